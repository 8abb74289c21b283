// Generated from sampan.games.yin_yang.view_types by web/scripts/view_types.py: edit that module, not this file.

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const PILES = ['white', 'black', 'both'] as const;
export type Pile = (typeof PILES)[number];

export const MODES = ['win', 'lose'] as const;
export type Mode = (typeof MODES)[number];

export const PHASES = ['first', 'drawing', 'token', 'draw', 'play', 'take', 'give', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export const AT_LIMITS = ['nearest', 'draw'] as const;
export type AtLimit = (typeof AT_LIMITS)[number];

export const REASONS = ['goal', 'survivor', 'all_out', 'limit'] as const;
export type Reason = (typeof REASONS)[number];

export const CARDS = [
  'W1',
  'W2',
  'W3',
  'W4',
  'W5',
  'W6',
  'W7',
  'W8',
  'W9',
  'W10',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'B9',
  'B10',
] as const;
export type Card = (typeof CARDS)[number];

/** What was chosen before the game. */
export interface YinYangOptions {
  mystery: boolean;
  teams: number[] | null;
  one_pile: boolean;
  no_token: boolean;
  blind_gift: boolean;
  tokens: number;
  turn_limit: number | null;
  at_limit: AtLimit;
  first_player: number | null;
}

/** The number of tokens of each colour to have, and whether that wins or loses. */
export interface Goal {
  number: number;
  mode: Mode;
}

/** So many white and so many black ones. */
export interface ColourCounts {
  white: number;
  black: number;
}

/** Cards that chance has still to turn up for a seat: white ones and black ones. */
export interface PendingDraw {
  drawer: number;
  cards: number[];
}

/** Somebody has to choose a card to give; or chance draws one of that colour (YN-7a). */
export interface PendingGift {
  giver: number;
  receiver: number;
  colour?: Colour;
}

/** One player. In mystery the totals of the others are null, and so is what would bring them to the goal. */
export interface YinYangPlayer {
  seat: number;
  team: number;
  out: boolean;
  tokens: ColourCounts | null;
  cards: ColourCounts | null;
  finished_by: Card[] | null;
  /** The observer's own. */
  hand?: Card[];
  /** Of others: the cards that the observer knows them to hold. */
  known?: Card[];
}

/** How the game ended. */
export interface YinYangOutcome {
  winners: number[];
  scores: number[];
  reason: Reason;
}

/** The whole view. */
export interface YinYangView {
  game: 'yin_yang';
  seats: number;
  options: YinYangOptions;
  you: number | null;
  phase: Phase;
  to_move: number;
  first: number | null;
  turn: number | null;
  turns_ended: number;
  goal: Goal;
  bag: ColourCounts | null;
  decks: Partial<Record<Pile, number>>;
  discards: Partial<Record<Pile, Card[]>>;
  in_play: Card | null;
  pending: PendingDraw | PendingGift | null;
  players: YinYangPlayer[];
  outcome: YinYangOutcome | null;
}
