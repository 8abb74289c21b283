import { pictured } from './cards';
import { placeId } from './view';
import type { Card, DragonDeltaView, PlaceId, Support } from './view';

/** Where a planned card could be carried out if nobody interferes, as far as the view tells. */
export interface Rehearsed {
  card: Card;
  /** How many stones the plan has laid before. */
  stones: number;
  /** Whether an earlier card of the plan may lay planks or move the pawn: what a step leads to depends on it. */
  depends: boolean;
  islands: readonly Support[];
  /** Indexes of spans. */
  spans: readonly number[];
  places: readonly PlaceId[];
}

/** What the card in a slot of a plan could do; null for an empty slot. */
export function rehearsed(view: DragonDeltaView, slots: readonly (Card | null)[], slot: number): Rehearsed | null {
  const me = view.players.find(({ seat }) => seat === view.you);
  const card = slots[slot];
  if (!card || !me) return null;
  const earlier = slots.slice(0, slot).flatMap((each) => (each ? pictured(each) : []));
  const stones = earlier.reduce((sum, { sort, times }) => sum + (sort === 'stone' ? times : 0), 0);
  const { sort, times } = pictured(card);
  const bare = view.board.islands.map(({ id }) => id).filter((island) => !view.stones.includes(island));
  const sizes = me.stock.map(({ size }) => size);
  const near = (place: PlaceId): PlaceId[] => view.neighbours[place] ?? [];
  const once = near(placeId(me.place));
  return {
    card,
    stones,
    depends: earlier.some((each) => ['plank', 'remove', 'move', 'jump'].includes(each.sort)),
    islands: sort === 'stone' ? bare : [],
    spans:
      sort === 'plank' && !view.options.by_eye
        ? view.openings
            .filter(({ span, missing }) => missing <= stones && sizes.includes(view.board.spans[span]!.size))
            .map(({ span }) => span)
        : [],
    places: sort !== 'move' ? [] : times === 1 ? once : [...new Set(once.flatMap(near))],
  };
}
