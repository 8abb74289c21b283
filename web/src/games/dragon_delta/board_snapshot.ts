import type { Entry, GameEvent } from '../../lib/connection/protocol';
import { asEvent, placeId } from './view_fields';
import type { DragonDeltaEvent } from './actions_and_events';
import type { DragonDeltaView, LaidPlank, PlaceId, Plank, Slot, Support } from './view_types';

/** What lies on the table at some moment: now, or while a round is watched again. */
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
}

/** One thing that happened in a round, and the table after it. */
export interface Moment {
  readonly event: GameEvent;
  readonly snapshot: Snapshot;
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
  const moved = change(snapshot, event, 1);
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
    case 'card_begun':
      return { ...moved, acting: event.seat };
    case 'round_ended':
      return { ...moved, position: 0, acting: null };
    case 'round_began':
      return { ...moved, holder: event.holder };
    default:
      return moved;
  }
}

/** What lay on the board and in stock before an event; cards are not turned back. */
export function before(snapshot: Snapshot, event: DragonDeltaEvent): Snapshot {
  return change(snapshot, event, -1);
}

/** Stones, planks and pawns as an event changes them, or as they were before it. */
function change(snapshot: Snapshot, event: DragonDeltaEvent, way: 1 | -1): Snapshot {
  const { stones, planks, places, stocks } = snapshot;
  switch (event.kind) {
    case 'stone_placed':
    case 'stone_removed':
      return (event.kind === 'stone_placed') === (way === 1)
        ? { ...snapshot, stones: [...stones, event.island] }
        : { ...snapshot, stones: stones.filter((island) => island !== event.island) };
    case 'plank_laid':
    case 'plank_removed':
      return (event.kind === 'plank_laid') === (way === 1)
        ? {
            ...snapshot,
            planks: [...planks, laid(event)],
            stocks: withAt(stocks, event.seat, (stock) => lose(stock, event)),
          }
        : {
            ...snapshot,
            planks: planks.filter((plank) => !there(plank, event)),
            stocks: withAt(stocks, event.seat, (stock) => gain(stock, event)),
          };
    case 'plank_lost':
      return { ...snapshot, stocks: withAt(stocks, event.seat, (stock) => (way === 1 ? lose : gain)(stock, event)) };
    case 'pawn_stepped':
    case 'pawn_jumped':
    case 'pawn_fell': {
      const place = way === 1 ? placeId(event) : event.start;
      return { ...snapshot, places: withAt(places, event.seat, () => place) };
    }
    default:
      return snapshot;
  }
}

/** The rounds whose cards have been carried out to the end: of each its number and its events, from the log. */
function played(log: readonly Entry[]): { round: number; from: number; to: number }[] {
  const events = log.flatMap((entry) => entry.events.map(asEvent));
  const rounds: { round: number; from: number; to: number }[] = [];
  let from = 0;
  events.forEach((event, index) => {
    // A game that ends in the middle of a round ends that round.
    const ends = event.kind === 'round_ended' || (event.kind === 'game_over' && from < index);
    if (!ends) return;
    rounds.push({ round: rounds.length + 1, from, to: index + 1 });
    from = index + 1;
  });
  return rounds;
}

export function roundsPlayed(log: readonly Entry[]): number[] {
  return played(log).map(({ round }) => round);
}

const SEEN = new Set<DragonDeltaEvent['kind']>([
  'cards_revealed',
  'card_cancelled',
  'stone_placed',
  'stone_removed',
  'plank_laid',
  'plank_removed',
  'plank_lost',
  'nothing_done',
  'pawn_stepped',
  'pawn_jumped',
  'pawn_fell',
]);
const FACE_DOWN: Slot = { card: 'hidden', struck: [] };

/** A round once more: the table at its beginning, and every moment of it. */
export function replayRound(
  view: DragonDeltaView,
  log: readonly Entry[],
  round: number,
): { start: Snapshot; moments: Moment[] } {
  const events = log.flatMap((entry) => entry.events.map(asEvent));
  const { from, to } = played(log)[round - 1] ?? { from: 0, to: 0 };
  const now = snapshotOf(view);
  const rewound = events.slice(from).reduceRight(before, now);
  const began = events.slice(from, to).find(({ kind }) => kind === 'round_began');
  // Who begins the first round may have been settled before anything happened.
  const begun: Snapshot = began ? after(rewound, began) : { ...rewound, holder: view.options.first_holder };
  const start: Snapshot = {
    ...begun,
    slots: now.slots.map((row) => row.map(() => FACE_DOWN)),
    position: 0,
    acting: null,
  };
  return { start, moments: told(start, events.slice(from, to)) };
}

/** What has happened since another view, moment by moment. */
export function momentsSince(old: DragonDeltaView, view: DragonDeltaView, fresh: readonly Entry[]): Moment[] {
  const then = snapshotOf(old);
  /** Cards that only one of the persons at this screen knows stay face down for the others. */
  const mine = view.you === old.you ? view.you : null;
  const known = (slot: Slot, seat: number, index: number): boolean =>
    index < old.position || (seat === mine && slot.card !== null);
  const slots = then.slots.map((row, seat) => row.map((slot, index) => (known(slot, seat, index) ? slot : FACE_DOWN)));
  return told(
    { ...then, slots },
    fresh.flatMap((entry) => entry.events.map(asEvent)),
  );
}

function told(start: Snapshot, events: readonly DragonDeltaEvent[]): Moment[] {
  const moments: Moment[] = [];
  let snapshot = start;
  for (const event of events) {
    snapshot = after(snapshot, event);
    if (SEEN.has(event.kind)) moments.push({ event: event as unknown as GameEvent, snapshot });
  }
  return moments;
}
