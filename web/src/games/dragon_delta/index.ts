import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { GameModule } from '../../lib/table/game_module';
import type { View } from '../../lib/connection/protocol';
import type { TableContext } from '../../lib/table/table_context';
import type { Fields, Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { planOf } from './plan.svelte';
import { hintedPlan } from './hinted_plan';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { asView } from './view_fields';

function prompt(shown: View, _chooser: ActionChooser, context: TableContext): { id: string; fields: Fields } {
  const view = asView(shown);
  const { phase, pending, options } = view;
  return {
    id: `dd-ask-${phase}`,
    fields: {
      full: planOf(context, view)?.full ? 'yes' : 'no',
      half: pending?.half ?? 1,
      card: pending?.card ?? '',
      size: pending?.plank?.size ?? 0,
      colour: pending?.plank?.colour ?? '',
      by_eye: options.by_eye ? 'yes' : 'no',
    },
  };
}

const module: GameModule = {
  Board,
  Controls,
  codes: { cards: 'card', from: 'support', to: 'support' },
  clickPaths,
  pointsAt,
  lastMove,
  hintedPlan,
  // A card by itself is laid only from the list: five at once are confirmed beside the prompt.
  confirms: (action) => action.kind === 'lay_card',
  caution: ({ kind }, words) => (kind === 'lay_card' ? words.say('dd-lays-one') : ''),
  // Only the laying of cards is secret.
  isPublicDecision: (view) => !['first', 'lay'].includes(asView(view).phase),
  heading: (action, words: Words) => words.say(`dd-heading-${action.kind}`),
  prompt,
};

export default module;
