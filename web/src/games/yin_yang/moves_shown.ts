import type { Entry, GameEvent, View } from '../../lib/connection/protocol';
import { changesHand, handsAfter, plus } from './hands_shown';
import { asView, backOf, seatField, textField } from './view_fields';
import { COLOURS } from './view_types';
import type { Card, Colour, Pile } from './view_types';
import type { Player, ShownView } from './view';

/** A card that acts: who plays it, and whom it names. */
export interface Aim {
  card: Card;
  by: number;
  /** In the order in which the card names them: a giver comes before the receiver. */
  at: number[];
  /** Whether something goes from the first one named to the second one. */
  passes: boolean;
}

const TARGETS = ['player', 'giver', 'receiver', 'first', 'second'] as const;
/** What can only happen once a card has done everything. */
const AFTER_A_CARD = new Set(['deck_chosen', 'draw_skipped', 'passed', 'eliminated', 'game_over']);
const MOVERS = new Set(['token_chosen', 'deck_chosen', 'draw_skipped', 'card_played', 'passed']);

const eventsOf = (log: readonly Entry[]): GameEvent[] => log.flatMap(({ events }) => events);

/** The card that was played last. */
export function lastAim(log: readonly Entry[]): Aim | null {
  const event = eventsOf(log).findLast(({ kind }) => kind === 'card_played');
  const by = event ? seatField(event, 'seat') : null;
  if (!event || by === null) return null;
  return {
    card: textField(event, 'card') as Card,
    by,
    at: TARGETS.flatMap((field) => seatField(event, field) ?? []),
    passes: seatField(event, 'giver') !== null,
  };
}

/** Whose move the log tells of last. */
export function lastMover(log: readonly Entry[]): number | null {
  const event = eventsOf(log).findLast(({ kind }) => MOVERS.has(kind));
  return event ? seatField(event, 'seat') : null;
}

/** Tokens that an event moves: who loses or gains how many; null stands for the bag. */
function tokenChanges(event: GameEvent): { seat: number | null; gain: number }[] {
  const count = Number(event['count'] ?? 1);
  const [seat, giver, receiver] = ['seat', 'giver', 'receiver'].map((field) => seatField(event, field));
  switch (event.kind) {
    case 'token_chosen':
    case 'tokens_gained':
      return [
        { seat: seat ?? null, gain: count },
        { seat: null, gain: -count },
      ];
    case 'tokens_lost':
      return [
        { seat: seat ?? null, gain: -count },
        { seat: null, gain: count },
      ];
    case 'token_moved':
      return [
        { seat: giver ?? null, gain: -1 },
        { seat: receiver ?? null, gain: 1 },
      ];
    default:
      return [];
  }
}

/** A view with the tokens, the bag and the goal of another one; nobody's next card is told where they differ. */
function withTokens(base: ShownView, { players, bag, goal }: ShownView): ShownView {
  const turned = goal.number !== base.goal.number || goal.mode !== base.goal.mode;
  const mixed = base.players.map((player, index): Player => {
    const tokens = players[index]?.tokens ?? null;
    const same = !turned && COLOURS.every((colour) => tokens?.[colour] === player.tokens?.[colour]);
    return same ? player : { ...player, tokens, finished_by: null };
  });
  return { ...base, players: mixed, bag, goal };
}

/** A view in which a card is still being played, and lies on no pile yet. */
function whilePlayed(view: ShownView, { card }: Aim, old: boolean): ShownView {
  const pile: Pile = view.discards.both ? 'both' : backOf(card);
  const discards = view.discards[pile] ?? [];
  const lies = !old && discards.at(-1) === card;
  const piles = lies ? { ...view.discards, [pile]: discards.slice(0, -1) } : view.discards;
  return { ...view, in_play: card, discards: piles };
}

/** The decks before cards were drawn from them. */
function decksBefore(decks: ShownView['decks'], later: readonly GameEvent[]): ShownView['decks'] {
  const left = { ...decks };
  for (const event of later.filter(({ kind }) => kind === 'card_drawn')) {
    const pile = 'both' in left ? 'both' : (textField(event, 'colour') as Colour);
    left[pile] = (left[pile] ?? 0) + 1;
  }
  return left;
}

/** The views after each of some events: tokens, hands and the goal change one by one, and the card lies in the middle. */
export function viewsBetween(
  earlier: View,
  later: View,
  events: readonly GameEvent[],
  takesAway: (event: GameEvent) => boolean,
): View[] {
  const [before, after] = [asView(earlier), asView(later)];
  const lastTaken = events.findLastIndex(takesAway);
  let now = before;
  let aim = before.in_play ? ({ card: before.in_play, by: before.turn ?? -1, at: [], passes: false } as Aim) : null;
  /** Whether an event after this one changes what a seat holds; or this one does, and is shown as it was before. */
  const holdsOn = (seat: number, index: number): boolean =>
    events.some((event, at) => changesHand(event, seat) && (takesAway(event) ? at >= index : at > index));
  return events.map((event, index): View => {
    const colour = textField(event, 'colour') as Colour | null;
    for (const { seat, gain } of colour ? tokenChanges(event) : []) {
      const players = now.players.map((player) =>
        player.seat === seat ? { ...player, tokens: plus(player.tokens, colour!, gain) } : player,
      );
      now = seat === null ? { ...now, bag: plus(now.bag, colour!, gain) } : { ...now, players };
    }
    const held = now.players;
    now = { ...now, players: handsAfter(now.players, event) };
    if (event.kind === 'goal_changed') {
      now = { ...now, goal: { number: Number(event['number']), mode: event['mode'] as ShownView['goal']['mode'] } };
    }
    if (event.kind === 'card_played') aim = lastAim([{ ply: 0, by: 0, events: [event] }]);
    else if (AFTER_A_CARD.has(event.kind)) aim = null;
    const old = index <= lastTaken;
    const mixed = withTokens(old ? before : after, now);
    const hands = takesAway(event) ? held : now.players;
    const players = mixed.players.map((player, at): Player => {
      const { cards, hand, known } = (holdsOn(player.seat, index) ? hands : after.players)[at] ?? player;
      return { ...player, cards, ...(hand && { hand }), ...(known !== undefined && { known }) };
    });
    // The whole story belongs to the turn in which it began.
    const decks = old ? before.decks : decksBefore(after.decks, events.slice(index + 1));
    const shown = { ...mixed, players, in_play: null, decks, turns_ended: before.turns_ended };
    return (aim ? whilePlayed(shown, aim, old) : shown) as unknown as View;
  });
}
