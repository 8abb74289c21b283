/** Readers for the fields of Yangtze's views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import { LUXURY_WARES } from './view_types';
import type { Category, Colour, Good, Ware, YangtzeView } from './view_types';
import type { YangtzeAction, YangtzeEvent } from './actions_and_events';

export function asView(view: View): YangtzeView {
  return view as unknown as YangtzeView;
}

export function asAction(action: Action): YangtzeAction {
  return action as unknown as YangtzeAction;
}

export function asEvent(event: GameEvent): YangtzeEvent {
  return event as unknown as YangtzeEvent;
}

export function wareOf(good: Good): Ware {
  return good.split('-')[0] as Ware;
}

export function colourOf(good: Good): Colour {
  return good.split('-')[1] as Colour;
}

export function categoryOf(good: Good): Category {
  return (LUXURY_WARES as readonly string[]).includes(wareOf(good)) ? 'luxury' : 'basic';
}
