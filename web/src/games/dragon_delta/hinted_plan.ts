import { announcer } from '../../lib/ui/announcer.svelte';
import type { HintedPlan } from '../../lib/table/game_module';
import { cardsOf } from './cards';
import Drawing from './HintedPlan.svelte';
import { planOf } from './plan.svelte';
import { asView } from './view_fields';

/** Cards are planned as a whole and laid when all of them are chosen. */
export const hintedPlan: HintedPlan = {
  plans: ({ kind }) => kind === 'lay_card',
  Drawing,
  show: (actions, view, context) => planOf(context, asView(view))?.show(actions && cardsOf(actions)),
  adopt: (actions, view, context) => {
    planOf(context, asView(view))?.adopt(cardsOf(actions));
    announcer.tell(context.words.say('dd-adopted'));
  },
};
