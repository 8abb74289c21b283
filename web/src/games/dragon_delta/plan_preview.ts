import { pictured } from './cards';
import { fitsOn, placeId } from './view_fields';
import type { Card, DragonDeltaView, PlaceId, Support } from './view_types';

/** What somebody pencils on the board to try a plan out: only he sees it, and no rule binds it. */
export interface Sketch {
  readonly stones: readonly Support[];
  /** Indexes of spans. */
  readonly planks: readonly number[];
  /** Planks, by their places, and stones, by their islands, that are taken away. */
  readonly removals: readonly (PlaceId | Support)[];
}

/** Where a planned card could be carried out if nobody interferes, as far as the view and the sketch tell. */
export interface CardPreview {
  card: Card;
  /** How many stones the plan places before, and whether anything is pencilled that matters to this card. */
  stones: number;
  pencilled: boolean;
  /** Whether earlier cards of the plan, of which nothing is pencilled, may lay planks or move the pawn. */
  depends: boolean;
  islands: readonly Support[];
  /** Indexes of spans. */
  spans: readonly number[];
  places: readonly PlaceId[];
  /** What lies on the board and could be taken away. */
  removals: readonly (PlaceId | Support)[];
}

/** How many stones, planks and removals the cards of a plan speak of. */
export function counted(slots: readonly (Card | null)[], sort: 'stone' | 'plank' | 'remove'): number {
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
  const before: Sketch = {
    stones: sketch.stones.slice(0, counted(earlier, 'stone')),
    planks: sketch.planks.slice(0, counted(earlier, 'plank')),
    removals: sketch.removals.slice(0, counted(earlier, 'remove')),
  };
  const has = (...sorts: string[]): boolean => earlier.some((each) => each && sorts.includes(pictured(each).sort));
  const built = before.planks.length + before.removals.length > 0;
  const near = (place: PlaceId): PlaceId[] => neighbours(view, before, place);
  const once = near(placeId(me.place));
  const others = view.players.filter(({ seat }) => seat !== me.seat).map(({ place }) => placeId(place));
  const sizes = [...me.stock, ...view.planks.filter((plank) => before.removals.includes(placeId(plank)))];
  const places = {
    move: times === 1 ? once : [...new Set(once.flatMap(near))],
    jump: once.filter((id) => others.includes(id)),
  };
  return {
    card,
    stones: counted(earlier, 'stone'),
    pencilled: sort === 'plank' ? before.stones.length > 0 : built,
    depends: has('move', 'jump') || (has('plank', 'remove') && !built),
    islands: sort === 'stone' ? view.board.islands.map(({ id }) => id).filter((id) => !view.stones.includes(id)) : [],
    spans:
      sort === 'plank' && !view.options.by_eye
        ? within(
            view,
            sizes.map(({ size }) => size),
            before.stones,
          )
        : [],
    places: sort === 'move' || sort === 'jump' ? places[sort] : [],
    removals: sort === 'remove' ? [...view.planks.map(placeId), ...view.stones] : [],
  };
}

/** The places one step away: what the view tells of those that are there, and what pencilled planks touch. */
function neighbours(view: DragonDeltaView, { planks, removals }: Sketch, place: PlaceId): PlaceId[] {
  const drawn = planks.map((index) => view.board.spans[index]!);
  const villages: PlaceId[] = view.board.villages.map(({ colour }) => colour);
  const ends = new Map([...view.planks, ...drawn].map((plank) => [placeId(plank), [plank.from, plank.to]]));
  const rests = (plank: PlaceId, support: Support): boolean => ends.get(plank)?.includes(support) ?? false;
  const touch = (one: PlaceId, other: PlaceId): boolean =>
    rests(one, other) ||
    rests(other, one) ||
    (ends.get(one)?.some((end) => !villages.includes(end) && rests(other, end)) ?? false);
  const known = view.neighbours[place];
  const others = known ? drawn.map(placeId) : [...villages, ...ends.keys()];
  const found = new Set([...(known ?? []), ...others.filter((other) => touch(place, other))]);
  return [...found].filter((id) => id !== place && !removals.includes(id));
}

/** The spans that take a plank of one of these sizes once the pencilled stones are there. */
function within(view: DragonDeltaView, sizes: readonly number[], pencilled: readonly Support[]): number[] {
  return view.openings
    .filter(({ span, missing }) => {
      const { from, to } = view.board.spans[span]!;
      const drawn = [from, to].filter((end) => pencilled.includes(end)).length;
      return missing <= drawn && sizes.some((size) => fitsOn(view, size, span));
    })
    .map(({ span }) => span);
}
