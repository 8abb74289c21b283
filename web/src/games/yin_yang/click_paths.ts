import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import { seatThing } from '../../lib/table/game_module';
import type { Thing } from '../../lib/table/game_module';
import type { Action, Entry, GameEvent } from '../../lib/connection/protocol';
import { backOf, seatField, textField } from './view_fields';
import type { Colour, Pile } from './view_types';

/** The names of the things on this table. */
export const thing = {
  hand: (card: string): Thing => `hand:${card}`,
  seat: seatThing,
  token: (seat: number, colour: string): Thing => `token:${seat}:${colour}`,
  deck: (pile: Pile): Thing => `deck:${pile}`,
  pile: (pile: Pile): Thing => `pile:${pile}`,
  bag: (colour: string): Thing => `bag:${colour}`,
  mix: (whites: number): Thing => `mix:${whites}`,
  back: (colour: string): Thing => `back:${colour}`,
  pass: 'pass',
  goal: 'goal',
};

/** Whether nothing can be played: no card fits. */
export const onlyPass = ({ lit }: ActionChooser): boolean => lit.size === 1 && lit.has(thing.pass);

/** The token in the picture of a card: a click on such a token also names its owner. */
const PICTURED: Readonly<Record<string, Colour>> = {
  W3: 'black',
  W5: 'white',
  W9: 'black',
  B3: 'white',
  B5: 'black',
  B9: 'white',
};

/** The things to click for an action. */
export function clickPaths(action: Action): Thing[][] {
  const card = textField(action, 'card') ?? '';
  const colour = textField(action, 'colour') as Colour;
  switch (action.kind) {
    case 'pass':
      return [[thing.pass]];
    case 'choose_token':
      return [[thing.bag(colour)]];
    case 'draw':
      return [[thing.deck(colour)]];
    case 'take':
      return [[thing.pile(colour)]];
    case 'play':
      return targets(action).map((target) => [thing.hand(card), ...target]);
    default:
      return [[thing.hand(card)]];
  }
}

/** What is clicked after the card itself. */
function targets(action: Action): Thing[][] {
  const [player, giver, receiver, first, second, whites] = SEAT_OR_NUMBER.map((field) => seatField(action, field));
  const colour = textField(action, 'colour');
  const pictured = PICTURED[textField(action, 'card') ?? ''];
  const losers = (seat: number): Thing[] =>
    pictured ? [thing.token(seat, pictured), thing.seat(seat)] : [thing.seat(seat)];
  if (player != null && colour) return [[thing.token(player, colour)]];
  if (player != null && whites != null) return [[thing.seat(player), thing.mix(whites)]];
  if (player != null) return losers(player).map((loser) => [loser]);
  if (giver != null && receiver != null) {
    const back = colour ? [thing.back(colour)] : [];
    return losers(giver).map((loser) => [loser, thing.seat(receiver), ...back]);
  }
  if (first != null && second != null) {
    return [
      [thing.seat(first), thing.seat(second)],
      [thing.seat(second), thing.seat(first)],
    ];
  }
  return [[]];
}

const SEAT_OR_NUMBER = ['player', 'giver', 'receiver', 'first', 'second', 'whites'] as const;

/** The things that an event speaks of. */
export function pointsAt(event: GameEvent): Thing[] {
  const colour = textField(event, 'colour');
  const card = textField(event, 'card');
  const pile = textField(event, 'pile') as Pile | null;
  const people = ['seat', 'giver', 'receiver', 'first', 'second', 'player'].flatMap(
    (field) => seatField(event, field) ?? [],
  );
  switch (event.kind) {
    case 'goal_changed':
    case 'goal_not_reached':
      return [thing.goal];
    case 'deck_rebuilt':
      return pile ? [thing.deck(pile), thing.pile(pile)] : [];
    case 'token_chosen':
    case 'tokens_gained':
    case 'tokens_lost':
      return colour ? [...people.map((seat) => thing.token(seat, colour)), thing.bag(colour)] : people.map(thing.seat);
    case 'token_moved':
      return people.map((seat) => thing.token(seat, colour ?? ''));
    case 'card_drawn':
      return [...people.map(thing.seat), thing.deck(colour as Colour), thing.deck('both')];
    case 'card_taken':
      return [...people.map(thing.seat), ...(card ? [thing.pile(backOf(card)), thing.pile('both')] : [])];
    case 'game_over':
      return ((event['winners'] as number[] | undefined) ?? []).map(thing.seat);
    default:
      return people.map(thing.seat);
  }
}

const MOVES = new Set(['card_played', 'passed', 'token_chosen']);

/** The last card played, or what was done instead, with all that came of it until the next turn's draw. */
export function lastMove(log: readonly Entry[]): readonly Entry[] {
  const start = log.findLastIndex(({ events }) => events.some(({ kind }) => MOVES.has(kind)));
  if (start < 0) return [];
  const after = log.slice(start + 1);
  const end = after.findIndex(({ events }) => events.some(({ kind }) => kind === 'deck_chosen'));
  return [...log.slice(start, start + 1), ...(end < 0 ? after : after.slice(0, end))];
}
