import type { Fields } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { YellowYangtzeView } from './view_types';
import { commitmentIn, strengthsWith } from './commitment';
import { asView } from './view_fields';

/** The sentence that asks for the next click, by the last thing clicked. */
export function prompt(shown: View, chooser: ActionChooser): { id: string; fields: Fields } {
  const view = asView(shown);
  const [kind, name = ''] = chooser.picked.at(-1)?.split(':') ?? [];
  if (kind === undefined) return asked(view, chooser);
  if (chooser.lit.size === 0) return settled(view, chooser);
  const withdraws = chooser.lit.has('answer:withdraw_leader') ? 'yes' : 'no';
  return { id: `yyz-next-${kind}`, fields: { name, withdraws } };
}

/** Asks to confirm; in a revolt, with the strengths that follow: what answers the last question is then decided. */
function settled(
  { phase, conflict, to_move }: YellowYangtzeView,
  { picked }: ActionChooser,
): { id: string; fields: Fields } {
  if (conflict?.kind !== 'revolt') return { id: 'yyz-settled', fields: {} };
  const { attack, defence } = strengthsWith(conflict, to_move, commitmentIn(picked));
  const comes = attack === defence ? 'tie' : attack > defence ? 'attack' : 'defence';
  return { id: `yyz-settled-${phase}`, fields: { attack, defence, comes } };
}

function asked(view: YellowYangtzeView, chooser: ActionChooser): { id: string; fields: Fields } {
  const war = view.conflict?.kind === 'war' ? view.conflict : null;
  const fields = {
    actions: view.actions_left,
    to_lose: war?.to_lose ?? 0,
    colour: view.paying?.colour ?? 'blue',
    put: view.replacing,
    governors: [...chooser.lit].some((each) => each.startsWith('tiles:')) ? 'some' : 'none',
  };
  return { id: `yyz-ask-${view.phase}`, fields };
}
