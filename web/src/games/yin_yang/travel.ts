import type { TransitionConfig } from 'svelte/transition';
import type { Entry, GameEvent } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { duration } from '../../lib/ui/motion';
import { thing } from './click_paths';
import { backOf, seatField, textField } from './view_fields';
import type { Colour } from './view_types';

const eventsOf = (log: readonly Entry[]): readonly GameEvent[] => log.at(-1)?.events ?? [];

/** The other one of two seats that an event names; null if it names this seat nowhere. */
function otherSeat(event: GameEvent, seat: number, [one, two]: readonly [string, string]): number | null {
  const [first, second] = [seatField(event, one), seatField(event, two)];
  if (first === seat) return second;
  return second === seat ? first : null;
}

/** Where a token that a seat has just gained or lost came from or went to: another owner, or the bag. */
export function placeOfToken(log: readonly Entry[], seat: number, colour: Colour): Thing[] {
  for (const event of eventsOf(log)) {
    if (event.kind !== 'token_moved' || textField(event, 'colour') !== colour) continue;
    const owner = otherSeat(event, seat, ['giver', 'receiver']);
    if (owner !== null) return [thing.token(owner, colour)];
  }
  return [thing.bag(colour)];
}

/** The same for a card: another hand, or a deck it is drawn from and a discard pile it goes to; a card played goes nowhere else. */
export function placeOfCard(log: readonly Entry[], seat: number, colour: Colour, gained: boolean): Thing[] {
  for (const event of eventsOf(log).toReversed()) {
    const holder =
      event.kind === 'card_given'
        ? otherSeat(event, seat, ['giver', 'receiver'])
        : event.kind === 'hands_exchanged'
          ? otherSeat(event, seat, ['first', 'second'])
          : null;
    if (holder !== null) return [thing.seat(holder)];
    const card = seatField(event, 'seat') === seat ? textField(event, 'card') : null;
    if (!card || backOf(card) !== colour) continue;
    if (gained && event.kind === 'card_taken') return [thing.pile(colour), thing.pile('both')];
    if (!gained && event.kind === 'card_played') return [];
  }
  return gained ? [thing.deck(colour), thing.deck('both')] : [thing.pile(colour), thing.pile('both')];
}

/** How often a hand was exchanged for another: then all cards of both hands change places, also like ones. */
export function exchangesOf(log: readonly Entry[], seat: number): number {
  const names = (event: GameEvent): boolean => otherSeat(event, seat, ['first', 'second']) !== null;
  return log.reduce((sum, { events }) => {
    return sum + events.filter((event) => event.kind === 'hands_exchanged' && names(event)).length;
  }, 0);
}

/** The boards that show something earlier than a moment ago: nothing flies on them. */
const rewound = new WeakSet<Element>();

/** Note whether a board has just gone back in time. */
export function noteRewind(board: Element, back: boolean): void {
  if (back) rewound.add(board);
  else rewound.delete(board);
}

/** Where the card lay in the reader's hand that is being played, by board. */
const played = new WeakMap<Element, DOMRect>();

interface Journey {
  places: () => Thing[];
  /** Whether it gives up its room at once to what comes instead. */
  leaves?: boolean;
  /** Whether it is a card that is played: it is seen on its way to the middle, and not in the hand as well. */
  plays?: boolean;
}

/** Something comes from, or goes to, the first of these things that is on the table. */
export function travel(node: Element, { places, leaves = false, plays = false }: Journey): TransitionConfig {
  const board = node.closest('.board');
  if (board && plays) played.set(board, (node.querySelector('.card') ?? node).getBoundingClientRect());
  if (plays || (board && rewound.has(board))) return { duration: 0 };
  const place = places()
    .map((name) => board?.querySelector(`[data-thing="${name}"]`))
    .find((found) => found != null);
  return flight(node, place?.getBoundingClientRect(), leaves);
}

/** A card comes to the middle: from where it lay in the reader's hand, or else from whoever plays it. */
export function arrival(node: Element, journey: Journey): () => TransitionConfig {
  // By then the hand has given it away.
  return () => {
    const board = node.closest('.board');
    const lay = board && played.get(board);
    if (board) played.delete(board);
    return lay && !rewound.has(board) ? flight(node, lay, false) : travel(node, journey);
  };
}

function flight(node: Element, there: DOMRect | undefined, leaves: boolean): TransitionConfig {
  const here = node.getBoundingClientRect();
  const x = there ? there.x + there.width / 2 - here.x - here.width / 2 : 0;
  const y = there ? there.y + there.height / 2 - here.y - here.height / 2 : 0;
  const room = leaves ? `margin-inline-end: -${here.width}px;` : '';
  return {
    duration: duration(250),
    css: (_, left) => `translate: ${x * left}px ${y * left}px; opacity: ${1 - 0.6 * left}; z-index: 9; ${room}`,
  };
}
