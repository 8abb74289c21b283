import type { Entry, GameEvent, View } from '../../lib/connection/protocol';
import { asEvent, asView, placeId } from './view_fields';
import type { DragonDeltaEvent } from './actions_and_events';
import type { Card, Colour, DragonDeltaView, LaidPlank, Place, PlaceId, Plank, Slot, Support } from './view_types';

/** What lies on the table at some moment: now, or while something is played back. */
export interface Snapshot {
  readonly stones: readonly Support[];
  readonly planks: readonly LaidPlank[];
  /** Where the pawns are, the planks in stock and the five slots, by seat. */
  readonly places: readonly PlaceId[];
  readonly stocks: readonly (readonly Plank[])[];
  readonly slots: readonly (readonly Slot[])[];
  /** The slot that is being carried out, 1 to 5, and by whom. */
  readonly position: number;
  readonly acting: number | null;
  /** Who has the statue. */
  readonly holder: number | null;
  /** The round, and what is beside the board: stones, and planks that are out of the game. */
  readonly round: number;
  readonly reserve: number;
  readonly lost: readonly Plank[];
}

export function snapshotOf(view: DragonDeltaView): Snapshot {
  return {
    stones: view.stones,
    planks: view.planks,
    places: view.players.map(({ place }) => placeId(place)),
    stocks: view.players.map(({ stock }) => stock),
    slots: view.players.map(({ slots }) => (view.phase === 'lay' ? slots : slots.map(faceDown))),
    position: view.position,
    acting: view.pending?.seat ?? null,
    holder: view.holder,
    round: view.round,
    reserve: view.reserve,
    lost: view.lost,
  };
}

/** While cards are carried out all of them lie there: one that not everybody at this screen knows lies face down. */
const faceDown = (slot: Slot): Slot => (slot.card === null ? { ...slot, card: 'hidden' } : slot);
const same = (one: Plank, other: Plank): boolean => one.size === other.size && one.colour === other.colour;
const there = (one: LaidPlank, other: LaidPlank): boolean => one.from === other.from && one.to === other.to;
const laid = ({ from, to, size, colour }: LaidPlank): LaidPlank => ({ from, to, size, colour });
const bare = ({ size, colour }: Plank): Plank => ({ size, colour });

function withAt<T>(list: readonly T[], index: number, change: (old: T) => T): T[] {
  return list.map((item, each) => (each === index ? change(item) : item));
}

const gain = (stock: readonly Plank[], plank: Plank): Plank[] =>
  [...stock, bare(plank)].toSorted((a, b) => a.size - b.size);
const lose = (stock: readonly Plank[], plank: Plank): Plank[] => stock.filter((each) => !same(each, plank));

/** The table after an event: the event itself says all that changes. */
export function after(snapshot: Snapshot, event: DragonDeltaEvent): Snapshot {
  const moved = change(snapshot, event);
  switch (event.kind) {
    case 'cards_revealed': {
      const shown = event.cards.map((card) => ({ card, struck: [] as number[] }));
      const slots = moved.slots.map((row, seat) => withAt(row, event.position - 1, (slot) => shown[seat] ?? slot));
      return { ...moved, slots, position: event.position, acting: null };
    }
    case 'card_cancelled': {
      const strike = (slot: Slot): Slot => ({ ...slot, struck: event.dragons });
      return { ...moved, slots: withAt(moved.slots, event.seat, (row) => withAt(row, moved.position - 1, strike)) };
    }
    case 'dragon_missed': {
      const miss = (slot: Slot): Slot => ({ ...slot, missed: event.rival });
      return { ...moved, slots: withAt(moved.slots, event.seat, (row) => withAt(row, moved.position - 1, miss)) };
    }
    case 'card_begun':
      return { ...moved, acting: event.seat };
    case 'round_ended':
      return { ...moved, position: 0, acting: null };
    case 'round_began':
      return { ...moved, holder: event.holder, round: event.round };
    default:
      return moved;
  }
}

/** Stones, planks and pawns as an event changes them. */
function change(snapshot: Snapshot, event: DragonDeltaEvent): Snapshot {
  const { stones, planks, places, stocks, reserve } = snapshot;
  switch (event.kind) {
    case 'stone_placed':
      return { ...snapshot, stones: [...stones, event.island], reserve: reserve - 1 };
    case 'stone_removed':
      return { ...snapshot, stones: stones.filter((island) => island !== event.island), reserve: reserve + 1 };
    case 'plank_laid':
      return {
        ...snapshot,
        planks: [...planks, laid(event)],
        stocks: withAt(stocks, event.seat, (stock) => lose(stock, event)),
      };
    case 'plank_removed':
      return {
        ...snapshot,
        planks: planks.filter((plank) => !there(plank, event)),
        stocks: withAt(stocks, event.seat, (stock) => gain(stock, event)),
      };
    case 'plank_lost':
      return {
        ...snapshot,
        stocks: withAt(stocks, event.seat, (stock) => lose(stock, event)),
        lost: [...snapshot.lost, bare(event)],
      };
    case 'pawn_stepped':
    case 'pawn_jumped':
    case 'pawn_fell':
      return { ...snapshot, places: withAt(places, event.seat, () => placeId(event)) };
    default:
      return snapshot;
  }
}

type CardLaid = Extract<DragonDeltaEvent, { kind: 'card_laid' }>;
const FACE_DOWN: Slot = { card: 'hidden', struck: [] };

/** The views after each of the events that followed a view. Cards that not everybody who looks knows lie face down. */
export function viewsAfter(before: View, after_: View, events: readonly GameEvent[]): View[] {
  const [old, now] = [asView(before), asView(after_)];
  const mine = now.you === old.you ? old.you : null;
  const known = (slot: Slot, seat: number, index: number): boolean =>
    index < old.position || (seat === mine && slot.card !== null);
  const then = snapshotOf(old);
  const slots = then.slots.map((row, seat) => row.map((slot, index) => (known(slot, seat, index) ? slot : FACE_DOWN)));
  let snapshot: Snapshot = { ...then, slots };
  return events.map((description) => {
    const event = asEvent(description);
    snapshot = after(snapshot, event);
    // The last card of a row is laid by what is played back here: whoever laid it knows it.
    if (event.kind === 'card_laid' && event.seat === mine) snapshot = withOwnCard(snapshot, event);
    return viewOf(snapshot, old, now) as unknown as View;
  });
}

function withOwnCard(snapshot: Snapshot, { seat, card, slot }: CardLaid): Snapshot {
  if (!card || !slot) return snapshot;
  const open = (): Slot => ({ card, struck: [] });
  return { ...snapshot, slots: withAt(snapshot.slots, seat, (row) => withAt(row, slot - 1, open)) };
}

const lies = ({ slots }: Snapshot, seat: number, card: Card): boolean =>
  slots[seat]?.some((slot) => slot.card === card) ?? false;

/** A view in which the table lies as in the snapshot, while cards are carried out; the view after that knows new ways. */
function viewOf(snapshot: Snapshot, view: DragonDeltaView, later: DragonDeltaView): DragonDeltaView {
  const { stones, planks, position, holder, acting, round, reserve, lost } = snapshot;
  const card = acting === null ? null : snapshot.slots[acting]?.[position - 1]?.card;
  const distance = (seat: number): number | undefined =>
    [view, later]
      .flatMap(({ players }) => players[seat] ?? [])
      .find(({ place: then }) => placeId(then) === snapshot.places[seat])?.distance;
  const place = (id: PlaceId): Place => planks.find((plank) => placeId(plank) === id) ?? { village: id as Colour };
  return {
    ...view,
    phase: 'step',
    to_move: -1,
    stones: [...stones],
    planks: [...planks],
    position,
    holder,
    round,
    reserve,
    lost: [...lost],
    pending:
      acting === null || !card || card === 'hidden'
        ? null
        : { seat: acting, card, half: null, plank: null, start: null },
    players: view.players.map((player) => ({
      ...player,
      distance: distance(player.seat) ?? player.distance,
      ...(player.hand && { hand: player.hand.filter((each) => !lies(snapshot, player.seat, each)) }),
      place: place(snapshot.places[player.seat]!),
      stock: [...snapshot.stocks[player.seat]!],
      slots: [...snapshot.slots[player.seat]!],
    })),
  };
}

/** The plies at which the rounds begin to be carried out that have been carried out to the end. */
export function roundStarts(log: readonly Entry[]): number[] {
  const starts: number[] = [];
  let start: number | null = null;
  for (const { ply, events } of log) {
    for (const { kind } of events) {
      if (kind === 'cards_revealed') start ??= ply;
      // A game that ends in the middle of a round ends that round.
      if ((kind === 'round_ended' || kind === 'game_over') && start !== null) {
        starts.push(start);
        start = null;
      }
    }
  }
  return starts;
}
