import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { prompt } from './prompt';
import { hintedPlan } from './hinted_plan';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { asView } from './view_fields';

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
