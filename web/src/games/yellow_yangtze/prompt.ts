import type { Fields } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { YellowYangtzeView } from './view_types';
import { asView } from './view_fields';

/** The sentence that asks for the next click, by the last thing clicked. */
export function prompt(shown: View, chooser: ActionChooser): { id: string; fields: Fields } {
  const view = asView(shown);
  const [kind, name = ''] = chooser.picked.at(-1)?.split(':') ?? [];
  if (kind === undefined) return asked(view);
  if (chooser.lit.size === 0) return { id: 'yyz-settled', fields: {} };
  const withdraws = chooser.lit.has('answer:withdraw_leader') ? 'yes' : 'no';
  return { id: `yyz-next-${kind}`, fields: { name, withdraws } };
}

function asked(view: YellowYangtzeView): { id: string; fields: Fields } {
  const war = view.conflict?.kind === 'war' ? view.conflict : null;
  const fields = {
    actions: view.actions_left,
    to_lose: war?.to_lose ?? 0,
    colour: view.paying?.colour ?? 'blue',
    put: view.replacing,
  };
  return { id: `yyz-ask-${view.phase}`, fields };
}
