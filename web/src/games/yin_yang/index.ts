import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { GameModule, Thing } from '../../lib/table/game_module';
import type { View } from '../../lib/connection/protocol';
import type { TableContext } from '../../lib/table/table_context';
import type { Fields, Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { lastMove, onlyPass, clickPaths, pointsAt } from './click_paths';
import { textField, asView } from './view_fields';

/** What is to be clicked next, by the kinds of things that are lit. */
function asked(lit: ReadonlySet<Thing>): string {
  const kinds = new Set([...lit].map((thing) => thing.split(':')[0]));
  if (kinds.has('mix')) return 'mix';
  if (kinds.has('token')) return 'token';
  return kinds.has('seat') ? 'seat' : 'nothing';
}

function prompt(shown: View, chooser: ActionChooser, { cast }: TableContext): { id: string; fields: Fields } {
  const view = asView(shown);
  const [card, ...named] = chooser.picked;
  if (onlyPass(chooser)) return { id: 'yy-ask-pass', fields: {} };
  if (!card) {
    const receiver = view.pending && 'receiver' in view.pending ? (cast.names[view.pending.receiver] ?? '') : '';
    return { id: `yy-ask-${view.phase}`, fields: { receiver } };
  }
  const code = card.split(':')[1] ?? '';
  const step = named.length === 0 ? 'first' : 'next';
  return { id: 'yy-ask-target', fields: { card: code, step, asked: asked(chooser.lit) } };
}

const module: GameModule = {
  Board,
  Controls,
  codes: { cards: 'card', first_hand: 'card', second_hand: 'card' },
  clickPaths,
  pointsAt,
  lastMove,
  // A card that names nobody would otherwise be played by a single click.
  confirms: (action) => action.kind === 'play' && Object.keys(action).length === 2,
  heading: (action, words: Words) => {
    const card = textField(action, 'card');
    return action.kind === 'play' && card ? words.say(`card-${card}`) : words.say('yy-other-actions');
  },
  prompt,
};

export default module;
