/** A small delta, one action and one event of every kind, and a view of it. */
import { terms } from '../../src/games/dragon_delta/glossary';
import type { Action, Entry, GameEvent, View } from '../../src/lib/connection/protocol';
import { family } from '../game_sample';
import type { Sample } from '../game_sample';
import { ACTION_CARDS, COLOURS, DRAGON_CARDS, END_REASONS, PHASES } from '../../src/games/dragon_delta/view_types';
import type {
  Card,
  Colour,
  DragonDeltaView,
  FaceDown,
  Plank,
  Slot,
  Span,
} from '../../src/games/dragon_delta/view_types';

/** What a player holds. */
export const CARDS: Card[] = [...ACTION_CARDS, 'dragon_black', 'dragon_red'];

const SPANS: Span[] = [
  { from: 'white', to: '1', size: 2 },
  { from: 'white', to: '2', size: 1 },
  { from: '1', to: '2', size: 1 },
  { from: '2', to: '3', size: 3 },
];
const NOTHING: Slot = { card: null, struck: [] };

export function slots(...cards: (Card | FaceDown)[]): Slot[] {
  return Array.from({ length: 5 }, (_, index) => (cards[index] ? { card: cards[index], struck: [] } : NOTHING));
}

export function stock(colour: Colour, ...sizes: Plank['size'][]): Plank[] {
  return sizes.map((size) => ({ size, colour }));
}

/** White and black; a stone on island 1, a white plank 2 on it, on which white stands. */
export function delta(changes: Partial<DragonDeltaView> = {}): DragonDeltaView {
  return {
    game: 'dragon_delta',
    seats: 2,
    options: { board: 'delta', colours: null, first_holder: null, fit: 'exact', by_eye: false, round_limit: 60 },
    you: 0,
    phase: 'lay',
    to_move: -1,
    round: 2,
    holder: 1,
    order: [1, 0],
    position: 0,
    pending: null,
    laying: { cards: 5, dragons: 1 },
    board: {
      village_radius: 5.5,
      island_radius: 2.1,
      villages: COLOURS.map((colour, index) => ({
        colour,
        opposite: COLOURS[(index + 3) % 6]!,
        x: 50 + 46 * Math.cos((index * Math.PI) / 3),
        y: 50 + 46 * Math.sin((index * Math.PI) / 3),
      })),
      islands: [
        { id: '1', x: 80, y: 60 },
        { id: '2', x: 84, y: 44 },
        { id: '3', x: 70, y: 40 },
      ],
      spans: SPANS,
      crossings: [],
      plank_lengths: {
        '1': [9.5, 12.5],
        '2': [12.5, 15.5],
        '3': [15.5, 18.5],
        '4': [18.5, 21.5],
        '5': [21.5, 24.5],
        '6': [24.5, 27.5],
      },
    },
    stones: ['1'],
    reserve: 2,
    planks: [{ ...SPANS[0]!, colour: 'white' }],
    lost: [],
    openings: [
      { span: 1, missing: 1 },
      { span: 2, missing: 1 },
      { span: 3, missing: 2 },
    ],
    fits: { '1': [1], '2': [2], '3': [3], '4': [4], '5': [5], '6': [6] },
    neighbours: { white: ['white-1'], yellow: [], red: [], black: [], blue: [], green: [], 'white-1': ['white'] },
    players: [
      {
        seat: 0,
        colour: 'white',
        target: 'black',
        place: { ...SPANS[0]!, colour: 'white' },
        stock: stock('white', 1, 3, 4, 5, 6),
        distance: 3,
        ready: false,
        slots: slots(),
        hand: CARDS,
      },
      {
        seat: 1,
        colour: 'black',
        target: 'white',
        place: { village: 'black' },
        stock: stock('black', 1, 3, 4, 5, 6),
        distance: 4,
        ready: null,
        slots: slots(),
      },
    ],
    outcome: null,
    ...changes,
  };
}

export const asView = (view: DragonDeltaView): View => view as unknown as View;

const FIRST = { from: 'white', to: '1', size: 2, colour: 'white' };

export const ACTIONS: Action[] = [
  { kind: 'lay_card', card: 'stone_1' },
  { kind: 'place_stone', island: '2' },
  { kind: 'choose_plank', size: 1, colour: 'white' },
  { kind: 'lay_plank', from: '1', to: '2', size: 1, colour: 'white' },
  { kind: 'remove_plank', ...FIRST },
  { kind: 'remove_stone', island: '3' },
  { kind: 'step', ...FIRST },
  { kind: 'step', village: 'white' },
  { kind: 'jump', village: 'black' },
];

/** Two rounds: in the first white builds and steps, in the second a card is struck out and a pawn falls. */
export const EVENTS: GameEvent[] = [
  { kind: 'round_began', round: 1, holder: 0 },
  { kind: 'card_laid', seat: 0, card: 'stone_1', slot: 1 },
  { kind: 'card_laid', seat: 1 },
  { kind: 'seat_ready', seat: 1 },
  { kind: 'cards_revealed', position: 1, cards: ['stone_1', 'plank_1'], first: 0 },
  { kind: 'card_begun', seat: 0, card: 'stone_1' },
  { kind: 'stone_placed', seat: 0, island: '1' },
  { kind: 'nothing_done', seat: 1, card: 'plank_1', half: 1 },
  { kind: 'cards_revealed', position: 2, cards: ['plank_1', 'stone_1'], first: 0 },
  { kind: 'plank_chosen', seat: 0, size: 2, colour: 'white' },
  { kind: 'plank_laid', seat: 0, ...FIRST },
  { kind: 'stone_placed', seat: 1, island: '3' },
  { kind: 'plank_chosen', seat: 1, size: 6, colour: 'black' },
  { kind: 'plank_lost', seat: 1, size: 6, colour: 'black' },
  { kind: 'pawn_stepped', seat: 0, start: 'white', ...FIRST },
  { kind: 'round_ended', round: 1 },
  { kind: 'round_began', round: 2, holder: 1 },
  { kind: 'cards_revealed', position: 1, cards: ['dragon_black', 'remove'], first: 1 },
  { kind: 'card_cancelled', seat: 1, card: 'remove', dragons: [0] },
  { kind: 'dragon_missed', seat: 0, card: 'dragon_black', rival: 1 },
  { kind: 'stone_removed', seat: 1, island: '3' },
  { kind: 'pawn_jumped', seat: 0, start: 'white-1', over: 1, village: 'black' },
  { kind: 'pawn_fell', seat: 0, start: 'black', village: 'white', why: 'no_step' },
  { kind: 'plank_removed', seat: 1, ...FIRST },
  { kind: 'game_over', winners: [0], reason: 'village' },
];

export const LOG: Entry[] = EVENTS.map((event, ply) => ({ ply, by: 0, events: [event] }));

const KINDS = ['lay_card', 'place_stone', 'choose_plank', 'lay_plank', 'remove_plank', 'remove_stone', 'step', 'jump'];

const sample: Sample = {
  names: ['Ada', 'Bo'],
  seatFields: ['seat', 'holder', 'dragons', 'rival', 'over', 'winners'],
  codes: { cards: 'card', from: 'support', to: 'support' },
  actions: [{ kind: 'first_holder', seat: 1 }, ...ACTIONS],
  events: EVENTS,
  reasons: [
    { kind: 'arrival', change: 1 },
    { kind: 'dragon', seat: 1, change: 1 },
    { kind: 'route', village: 'black', change: 1 },
    { kind: 'route', village: 'black', change: 4, left: 3 },
    { kind: 'rival_route', seat: 1, change: 1 },
    { kind: 'rival_route', seat: 1, change: 3 },
  ],
  silent: ['card_laid', 'card_begun', 'plank_chosen', 'round_ended'],
  families: [
    'dd-log-laid',
    ...terms.flatMap((term) => [`term-${term}`, `term-${term}-help`]),
    ...family('card', ...ACTION_CARDS, ...DRAGON_CARDS),
    ...family('effect', ...ACTION_CARDS, ...DRAGON_CARDS),
    ...family('village', ...COLOURS),
    ...family('dd-ask', ...PHASES),
    ...family('dd-heading', ...KINDS),
    ...family('dd-state', 'ready', 'laying', 'acting'),
    ...family('dd-plan', 'full', 'dragons'),
    ...family('dd', 'help', 'not-now', 'laid-already', 'round', 'round-limited'),
    ...family('reason', ...END_REASONS),
  ],
};

export default sample;
