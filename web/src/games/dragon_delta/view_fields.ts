/** Readers for the fields of Dragon Delta's views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import type { DragonDeltaAction, DragonDeltaEvent } from './actions_and_events';
import type { DragonDeltaView, Place, PlaceId, Span } from './view_types';

export function asView(view: View): DragonDeltaView {
  return view as unknown as DragonDeltaView;
}

export function asAction(action: Action): DragonDeltaAction {
  return action as unknown as DragonDeltaAction;
}

export function asEvent(event: GameEvent): DragonDeltaEvent {
  return event as unknown as DragonDeltaEvent;
}

/** A place as one word, from whatever names it. */
export function placeId(place: Place | Span): PlaceId {
  return 'village' in place ? place.village : `${place.from}-${place.to}`;
}
