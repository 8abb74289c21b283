import type { Fields } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { TableContext } from '../../lib/table/table_context';
import { planOf } from './plan.svelte';
import { asView } from './view_fields';

/** The sentence that asks for the next click, or for the cards to be laid. */
export function prompt(shown: View, _chooser: ActionChooser, context: TableContext): { id: string; fields: Fields } {
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
