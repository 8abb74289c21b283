import { seatThing } from '../../lib/table/game_module';
import type { Thing } from '../../lib/table/game_module';
import type { Action, Entry, GameEvent } from '../../lib/connection/protocol';
import { asAction, asEvent, placeId } from './view_fields';
import type { Card, LaidPlank, PlaceId, Span, Support } from './view_types';

/** The names of the things on this table. */
export const thing = {
  card: (card: Card): Thing => `card:${card}`,
  island: (island: Support): Thing => `island:${island}`,
  /** A village, a plank on the board, or the span where one may lie. */
  place: (place: PlaceId): Thing => `place:${place}`,
  stock: (size: number): Thing => `stock:${size}`,
  slot: (slot: number): Thing => `slot:${slot}`,
  seat: seatThing,
};

/** Whether a thing is a part of the board. */
export const isOnBoard = (name: Thing): boolean => /^(island|place):/.test(name);

const at = (place: Parameters<typeof placeId>[0]): Thing => thing.place(placeId(place));
const between = (plank: LaidPlank | Span): Thing => at({ from: plank.from, to: plank.to, size: plank.size });

/** The thing to click for an action: there is always just one. */
export function clickPaths(description: Action): Thing[][] {
  const action = asAction(description);
  switch (action.kind) {
    case 'lay_card':
      return [[thing.card(action.card)]];
    case 'place_stone':
    case 'remove_stone':
      return [[thing.island(action.island)]];
    case 'choose_plank':
      return [[thing.stock(action.size)]];
    case 'lay_plank':
    case 'remove_plank':
      return [[between(action)]];
    case 'step':
    case 'jump':
      return [[at(action)]];
    default:
      return [[thing.seat(action.seat)]];
  }
}

/** The things that an event speaks of. */
export function pointsAt(description: GameEvent): Thing[] {
  const event = asEvent(description);
  switch (event.kind) {
    case 'round_began':
      return [thing.seat(event.holder)];
    case 'cards_revealed':
      return [thing.slot(event.position)];
    case 'stone_placed':
    case 'stone_removed':
      return [thing.island(event.island)];
    case 'plank_laid':
    case 'plank_removed':
      return [between(event)];
    case 'pawn_stepped':
    case 'pawn_jumped':
      return [thing.place(event.start), at(event)];
    case 'pawn_fell':
      return [thing.place(event.start), thing.place(event.village)];
    case 'round_ended':
      return [];
    case 'game_over':
      return event.winners.map(thing.seat);
    default:
      return [thing.seat(event.seat)];
  }
}

const MOVES = new Set([
  'stone_placed',
  'stone_removed',
  'plank_laid',
  'plank_removed',
  'plank_lost',
  'pawn_stepped',
  'pawn_jumped',
  'pawn_fell',
]);

/** The last thing that was done on the board. */
export function lastMove(log: readonly Entry[]): readonly Entry[] {
  const last = log.findLast(({ events }) => events.some(({ kind }) => MOVES.has(kind)));
  return last ? [{ ...last, events: last.events.filter(({ kind }) => MOVES.has(kind)) }] : [];
}
