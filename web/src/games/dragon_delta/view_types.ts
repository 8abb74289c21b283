// Generated from sampan.games.dragon_delta.view_types by web/scripts/view_types.py: edit that module, not this file.

export const COLOURS = ['white', 'yellow', 'red', 'black', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export type Size = 1 | 2 | 3 | 4 | 5 | 6;

export const ACTION_CARDS = ['stone_1', 'stone_2', 'plank_1', 'plank_2', 'remove', 'move_1', 'move_2', 'jump'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const DRAGON_CARDS = [
  'dragon_white',
  'dragon_yellow',
  'dragon_red',
  'dragon_black',
  'dragon_blue',
  'dragon_green',
] as const;
export type DragonCard = (typeof DRAGON_CARDS)[number];

export const CARDS = [
  'stone_1',
  'stone_2',
  'plank_1',
  'plank_2',
  'remove',
  'move_1',
  'move_2',
  'jump',
  'dragon_white',
  'dragon_yellow',
  'dragon_red',
  'dragon_black',
  'dragon_blue',
  'dragon_green',
] as const;
export type Card = (typeof CARDS)[number];

export type FaceDown = 'hidden';

export type Half = 1 | 2;

/** Whether a plank fits only spans of its own size, or smaller ones too (DD-12a). */
export const FITS = ['exact', 'loose'] as const;
export type Fit = (typeof FITS)[number];

export const END_REASONS = ['village', 'round_limit'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const PHASES = [
  'first', // chance gives the statue to somebody
  'lay', // everybody lays five cards face down, all at the same time
  'stone', // the seat to move puts a stone on an island
  'plank', // chooses a plank of its stock
  'span', // lays the chosen plank; asked only if it fits somewhere, otherwise it is lost
  'remove', // takes a plank into its stock or a stone back to the reserve
  'step', // takes the only step of a move 1, or the first of a move 2
  'second_step', // takes the second step of a move 2
  'jump', // chooses where to land
  'ended',
] as const;
export type Phase = (typeof PHASES)[number];

/** What planks rest on: a village by its colour, or an island by its number, "1" to "27" in reading order. */
export type Support = string;

/** A place as one word: the colour of a village, or the ends of a plank such as "white-14" or "3-14". */
export type PlaceId = string;

/** A plank, wherever it is. */
export interface Plank {
  size: Size;
  colour: Colour;
}

/** The ends of a span or plank: a village always comes first, then the smaller number. */
export interface Ends {
  from: string;
  to: string;
}

/** Two supports that a plank can connect, and the size of the gap: that of the plank that just spans it. */
export interface Span {
  from: string;
  to: string;
  size: Size;
}

/** A plank that lies on the board. */
export interface LaidPlank {
  from: string;
  to: string;
  size: Size;
  colour: Colour;
}

/** A village as the place of a pawn. */
export interface VillagePlace {
  village: Colour;
}

/** Where a pawn stands. */
export type Place = VillagePlace | LaidPlank;

/** A village on the board. */
export interface Village {
  colour: Colour;
  opposite: Colour;
  x: number;
  y: number;
}

/** An island on the board. */
export interface Island {
  id: Support;
  x: number;
  y: number;
}

/** The board, which never changes during a game. Coordinates are board units; y grows downward. */
export interface BoardView {
  village_radius: number;
  island_radius: number;
  /** Clockwise as in the board file; all six, played or not. */
  villages: Village[];
  islands: Island[];
  spans: Span[];
  /** Pairs of spans, as indexes, that cannot both have a plank. */
  crossings: number[][];
  /** By size: the shortest distance it spans, and the first one too long. */
  plank_lengths: Record<string, number[]>;
}

/** One of the five cards that a player lays. */
export interface Slot {
  /** Null: no card. */
  card: Card | FaceDown | null;
  /** The seats whose dragons cancelled the revealed card; empty if it counts. */
  struck: number[];
  /** Of a revealed dragon that meets only a dragon, which none can cancel: whose that is. */
  missed?: number;
}

/** What lies in front of a player. */
export interface Player {
  seat: number;
  /** Also that of the player's own village. */
  colour: Colour;
  /** The village to reach, opposite the player's own. */
  target: Colour;
  place: Place;
  /** By size: never two of one size, never more than two colours after taking one. */
  stock: Plank[];
  /** Fewest spans to the target, laid or not (DD-19); 0 in the target village. */
  distance: number;
  /**
   * Whether all five cards are laid. Null for everybody else while the viewer is laying: players lay at the same time,
   * and the order in which the engine asks is not shown.
   */
  ready: boolean | null;
  /** Always five. */
  slots: Slot[];
  /** The viewer's own cards that are not laid; only on the viewer's own entry. */
  hand?: Card[];
}

/** The card that the seat to move is carrying out. */
export interface Pending {
  seat: number;
  card: Card;
  /** Which half of a ×2 card, or which step of a move 2; null for other cards. */
  half: Half | null;
  /** The chosen plank, until it is laid. */
  plank: Plank | null;
  /** Where a move 2 began, before its second step. */
  start: Place | null;
}

/** How many cards everybody lays, and how many of them may be dragons. */
export interface Laying {
  cards: number;
  dragons: number;
}

/** A span that is empty, is not crossed by a plank and has no full end, so it could take a plank that fits. */
export interface Opening {
  /** Index into the spans of the board. */
  span: number;
  /** How many stones its ends still lack. */
  missing: 0 | 1 | 2;
}

/** The options of the game. */
export interface Options {
  /** The name of a shipped board, or the text of a board file. */
  board: string;
  colours: Colour[] | null;
  first_holder: number | null;
  fit: Fit;
  /** Show no fitting spans before a plank is chosen (DD-13). */
  by_eye: boolean;
  round_limit: number | null;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: EndReason;
}

/** What a seat or a spectator may see of a game (DD-20). */
export interface DragonDeltaView {
  game: 'dragon_delta';
  seats: number;
  options: Options;
  you: number | null;
  phase: Phase;
  /** The seat to decide; -1 for chance and while cards are laid; -2 when the game is over. */
  to_move: number;
  /** From 1. */
  round: number;
  /** The seat that has the statue and acts first; null until it is settled. */
  holder: number | null;
  /** The seats in the order in which they act this round; empty until the holder is settled. */
  order: number[];
  /** The slot being carried out, 1 to 5; 0 while cards are laid. */
  position: number;
  /** Null in the phases first, lay and ended. */
  pending: Pending | null;
  laying: Laying;
  board: BoardView;
  /** Islands with a stone, in the order of their numbers. */
  stones: Support[];
  /** Stones that are left. */
  reserve: number;
  /** On the board, in the order of their spans. */
  planks: LaidPlank[];
  /** Out of the game. */
  lost: Plank[];
  openings: Opening[];
  /** By the size of a plank: the sizes of the spans that it fits (DD-12a). */
  fits: Record<string, Size[]>;
  /** Per village and laid plank: the places one step away, occupied or not. */
  neighbours: Record<PlaceId, PlaceId[]>;
  players: Player[];
  outcome: Result | null;
}
