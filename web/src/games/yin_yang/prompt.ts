import type { Fields } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { Thing } from '../../lib/table/game_module';
import type { TableContext } from '../../lib/table/table_context';
import { onlyPass } from './click_paths';
import { asView } from './view_fields';

/** What to click next, by the kinds of things that are lit. */
function asked(lit: ReadonlySet<Thing>): string {
  const kinds = new Set([...lit].map((thing) => thing.split(':')[0]));
  if (kinds.has('mix')) return 'mix';
  if (kinds.has('back')) return 'back';
  if (kinds.has('token')) return 'token';
  return kinds.has('seat') ? 'seat' : 'nothing';
}

/** The sentence that asks for the next click. */
export function prompt(shown: View, chooser: ActionChooser, { cast }: TableContext): { id: string; fields: Fields } {
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
