/** One action and one event of every kind of Yin & Yang, with what is hidden from others left out where it can be. */
import { terms } from '../../src/games/yin_yang/glossary';
import { CARDS, COLOURS, MODES, PHASES, REASONS } from '../../src/games/yin_yang/view_types';
import type { Card } from '../../src/games/yin_yang/view_types';
import type { Action, GameEvent } from '../../src/lib/connection/protocol';
import { family } from '../game_sample';
import type { Sample } from '../game_sample';

export const SEAT_FIELDS = ['seat', 'player', 'giver', 'receiver', 'first', 'second', 'winners'];
export const CODES = { cards: 'card', first_hand: 'card', second_hand: 'card' };
export const NAMES = ['Ada', 'Bo', 'Cleo'];

const SEATS = [0, 1, 2];
const named: Partial<Record<Card, string>> = {
  W2: 'token',
  B2: 'token',
  W5: 'change',
  B5: 'change',
  B6: 'change',
  B4: 'pair',
  W6: 'mix',
  W10: 'nobody',
  B8: 'nobody',
  B10: 'nobody',
};

function ways(card: Card): Action[] {
  const play = (fields: object): Action => ({ kind: 'play', card, ...fields });
  const pairs = SEATS.flatMap((one) => SEATS.filter((other) => other !== one).map((other) => [one, other] as const));
  switch (named[card]) {
    case 'token':
      return SEATS.flatMap((player) => COLOURS.map((colour) => play({ player, colour })));
    case 'change':
      return pairs.map(([giver, receiver]) => play({ giver, receiver }));
    case 'pair':
      return pairs.filter(([first, second]) => first < second).map(([first, second]) => play({ first, second }));
    case 'mix':
      return SEATS.flatMap((player) => [0, 1, 2].map((whites) => play({ player, whites })));
    case 'nobody':
      return [play({})];
    default:
      return SEATS.map((player) => play({ player }));
  }
}

/** Every way to play every card, among three players. */
export const PLAYS: Action[] = [{ kind: 'pass' }, ...CARDS.flatMap(ways)];

/** Every way to play B6 as a blind gift, where chance draws a card of the named colour. */
export const GIFTS: Action[] = SEATS.flatMap((giver) =>
  SEATS.filter((receiver) => receiver !== giver).flatMap((receiver) =>
    COLOURS.map((colour) => ({ kind: 'play', card: 'B6', giver, receiver, colour })),
  ),
);

export const OTHER_ACTIONS: Action[] = [
  { kind: 'first_player', seat: 1 },
  { kind: 'turn_up', card: 'W1' },
  { kind: 'choose_token', colour: 'white' },
  { kind: 'draw', colour: 'black' },
  { kind: 'take', colour: 'white' },
  { kind: 'give', card: 'B3' },
];

export const EVENTS: GameEvent[] = [
  { kind: 'first_player', seat: 1 },
  { kind: 'token_chosen', seat: 0, colour: 'white' },
  { kind: 'token_chosen', seat: 1 },
  { kind: 'deck_chosen', seat: 1, colour: 'white' },
  { kind: 'card_drawn', seat: 0, colour: 'white', card: 'W1' },
  { kind: 'card_drawn', seat: 1, colour: 'black' },
  { kind: 'draw_skipped', seat: 2 },
  { kind: 'draw_lost', seat: 2, count: 1 },
  { kind: 'draw_lost', seat: 2, count: 2 },
  { kind: 'deck_rebuilt', pile: 'white' },
  { kind: 'deck_rebuilt', pile: 'both' },
  { kind: 'passed', seat: 1 },
  { kind: 'card_played', seat: 1, card: 'W5', giver: 0, receiver: 2 },
  { kind: 'tokens_gained', seat: 0, colour: 'white', count: 2 },
  { kind: 'tokens_gained', seat: 1, colour: 'black', count: 1 },
  { kind: 'tokens_gained', seat: 1, colour: 'black', count: 0 },
  { kind: 'tokens_lost', seat: 1, colour: 'black', count: 1 },
  { kind: 'tokens_lost', seat: 0, colour: 'white', count: 3 },
  { kind: 'token_moved', giver: 0, receiver: 1, colour: 'white' },
  { kind: 'card_taken', seat: 1, card: 'B9' },
  { kind: 'card_given', giver: 1, receiver: 2, colour: 'black' },
  { kind: 'card_given', giver: 0, receiver: 2, colour: 'black', card: 'B1' },
  { kind: 'hands_exchanged', first: 1, second: 2 },
  { kind: 'hands_exchanged', first: 0, second: 2, first_hand: ['W1', 'B1'], second_hand: [] },
  { kind: 'hand_discarded', seat: 2, cards: ['W1', 'W1', 'B10'] },
  { kind: 'missed', seat: 1 },
  { kind: 'goal_changed', number: 4, mode: 'lose' },
  { kind: 'goal_changed', number: 4, mode: 'win' },
  { kind: 'goal_not_reached' },
  { kind: 'eliminated', seat: 0 },
  { kind: 'game_over', winners: [0], reason: 'goal' },
  { kind: 'game_over', winners: [], reason: 'limit' },
  { kind: 'game_over', winners: [1], reason: 'limit' },
  { kind: 'game_over', winners: [0, 2], reason: 'all_out' },
];

const ASKED = PHASES.filter((phase) => !['first', 'drawing', 'ended'].includes(phase));

const yinYang: Sample = {
  names: NAMES,
  seatFields: SEAT_FIELDS,
  codes: CODES,
  actions: [...PLAYS, ...GIFTS, ...OTHER_ACTIONS],
  events: EVENTS,
  reasons: [
    { kind: 'out', player: 1, change: 1 },
    { kind: 'danger', player: 1, change: 1 },
    { kind: 'strike', player: 2, change: 1 },
    { kind: 'safe', tokens: 1, change: 1 },
    { kind: 'safe', tokens: 4, change: 2 },
    { kind: 'threat', player: 1, change: 1 },
    { kind: 'next', change: 1 },
    { kind: 'near', tokens: 1, change: 1 },
    { kind: 'near', tokens: 3, change: 1 },
    { kind: 'rival_far', player: 2, change: 2 },
    { kind: 'cards', change: 1 },
    { kind: 'cards', change: 3 },
  ],
  silent: ['deck_chosen'],
  families: [
    ...terms.flatMap((term) => [`term-${term}`, `term-${term}-help`]),
    ...['card', 'effect', 'code-card'].flatMap((name) => family(name, ...CARDS)),
    ...family('reason', ...REASONS),
    ...['goal', 'away', 'tab', 'threat', 'finishes', 'complete'].flatMap((name) => family(`yy-${name}`, ...MODES)),
    ...['ask', 'not-now', 'no-pass'].flatMap((name) => family(`yy-${name}`, ...ASKED)),
    ...family('yy-blocked', 'no-token-anywhere', 'no-colour-anywhere', 'nothing-discarded', 'no-card-anywhere'),
    'yy-no-pass-waiting',
    'yy-ask-target',
    'yy-ask-pass',
  ],
};

export default yinYang;
