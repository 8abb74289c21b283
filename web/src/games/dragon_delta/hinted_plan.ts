import { announcer } from '../../lib/ui/announcer.svelte';
import type { Planning } from '../../lib/table/game_module';
import { cardsOf } from './cards';
import HintedPlan from './HintedPlan.svelte';
import { planOf } from './plan.svelte';
import { dragonDelta } from './view';

/** Cards are planned as a whole, and laid when all of them are chosen. */
export const planning: Planning = {
  plans: ({ kind }) => kind === 'lay_card',
  Line: HintedPlan,
  show: (actions, view, scene) => planOf(scene, dragonDelta(view))?.show(actions && cardsOf(actions)),
  adopt: (actions, view, scene) => {
    planOf(scene, dragonDelta(view))?.adopt(cardsOf(actions));
    announcer.tell(scene.words.say('dd-adopted'));
  },
};
