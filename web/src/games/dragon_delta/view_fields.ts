/** Readers for the fields of Dragon Delta's views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import type { DragonDeltaAction, DragonDeltaEvent } from './actions_and_events';
import type { DragonDeltaView, Place, PlaceId, Player, Span, Support } from './view_types';

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

/** Whether a plank of that size fits the span of that index, as the view tells. */
export function fitsOn(view: DragonDeltaView, size: number, span: number): boolean {
  return view.fits[size]!.includes(view.board.spans[span]!.size);
}

/** How many spans take a plank of that size now; null where players judge that by eye. */
export function fitCount(view: DragonDeltaView, size: number): number | null {
  if (view.options.by_eye) return null;
  return view.openings.filter(({ span, missing }) => missing === 0 && fitsOn(view, size, span)).length;
}

/** Where a plank could lead from an island or village once there are stones, and its size; nothing by eye (DD-13). */
export function routesFrom(view: DragonDeltaView, support: Support): { span: number; to: Support; size: number }[] {
  if (view.options.by_eye) return [];
  return view.openings.flatMap(({ span }) => {
    const { from, to, size } = view.board.spans[span]!;
    if (from !== support && to !== support) return [];
    return [{ span, to: from === support ? to : from, size }];
  });
}

/** Whether a plank would be chosen that fits nowhere, as far as the page may tell. */
export function losesPlank(description: Action, shown: View): boolean {
  const action = asAction(description);
  return action.kind === 'choose_plank' && fitCount(asView(shown), action.size) === 0;
}

/**
 * How far a player has to go, as the messages take it. The plank that a pawn stands on does not count (DD-19): on one that rests on
 * the village, only a step is left.
 */
export function wayOf({ target, distance, place }: Player): { colour: string; distance: number; stage: string } {
  const stage = placeId(place) === target ? 'arrived' : distance === 0 ? 'step' : 'planks';
  return { colour: target, distance, stage };
}
