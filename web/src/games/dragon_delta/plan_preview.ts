import { pictured } from './cards';
import { placeId } from './view_fields';
import type { Card, DragonDeltaView, PlaceId, Support } from './view_types';

/** What somebody pencils on the board to try a plan out: only he sees it, and no rule binds it. */
export interface Sketch {
  readonly stones: readonly Support[];
  /** Indexes of spans. */
  readonly planks: readonly number[];
}

/** Where a planned card could be carried out if nobody interferes, as far as the view and the sketch tell. */
export interface CardPreview {
  card: Card;
  /** How many stones the plan places before, and whether any of them is pencilled. */
  stones: number;
  pencilled: boolean;
  /** Whether an earlier card of the plan may lay planks or move the pawn: what a step leads to depends on it. */
  depends: boolean;
  islands: readonly Support[];
  /** Indexes of spans. */
  spans: readonly number[];
  places: readonly PlaceId[];
}

/** How many stones and planks the cards of a plan speak of. */
export function counted(slots: readonly (Card | null)[], sort: 'stone' | 'plank'): number {
  const cards = slots.flatMap((card) => (card ? pictured(card) : []));
  return cards.reduce((sum, card) => sum + (card.sort === sort ? card.times : 0), 0);
}

/** What the card in a slot of a plan could do; null for an empty slot. */
export function previewCard(
  view: DragonDeltaView,
  slots: readonly (Card | null)[],
  slot: number,
  sketch: Sketch,
): CardPreview | null {
  const me = view.players.find(({ seat }) => seat === view.you);
  const card = slots[slot];
  if (!card || !me) return null;
  const earlier = slots.slice(0, slot);
  const { sort, times } = pictured(card);
  const stones = counted(earlier, 'stone');
  const pencilled = sketch.stones.slice(0, stones);
  const near = (place: PlaceId): PlaceId[] => view.neighbours[place] ?? [];
  const once = near(placeId(me.place));
  return {
    card,
    stones,
    pencilled: pencilled.length > 0,
    depends: earlier.some((each) => each && ['plank', 'remove', 'move', 'jump'].includes(pictured(each).sort)),
    islands: sort === 'stone' ? view.board.islands.map(({ id }) => id).filter((id) => !view.stones.includes(id)) : [],
    spans:
      sort === 'plank' && !view.options.by_eye
        ? within(
            view,
            me.stock.map(({ size }) => size),
            pencilled,
          )
        : [],
    places: sort !== 'move' ? [] : times === 1 ? once : [...new Set(once.flatMap(near))],
  };
}

/** The spans that take a plank of one of these sizes once the pencilled stones are there. */
function within(view: DragonDeltaView, sizes: readonly number[], pencilled: readonly Support[]): number[] {
  return view.openings
    .filter(({ span, missing }) => {
      const { from, to, size } = view.board.spans[span]!;
      const drawn = [from, to].filter((end) => pencilled.includes(end)).length;
      return missing <= drawn && sizes.includes(size);
    })
    .map(({ span }) => span);
}
