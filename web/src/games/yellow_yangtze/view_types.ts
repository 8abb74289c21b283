// Generated from sampan.games.yellow_yangtze.view_types by web/scripts/view_types.py: edit that module, not this file.

export const COLOURS = ['black', 'red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const PAID_COLOURS = ['blue', 'green'] as const;
export type PaidColour = (typeof PAID_COLOURS)[number];

export const PAID_FORS = ['riot', 'pagoda'] as const;
export type PaidFor = (typeof PAID_FORS)[number];

/** What tiles are drawn for. */
export const PURPOSES = ['deal', 'replace', 'refill'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const REFILLS = ['everyone', 'active'] as const;
export type Refill = (typeof REFILLS)[number];

export const LAST_TIES = ['shared', 'fewest_yellow'] as const;
export type LastTie = (typeof LAST_TIES)[number];

export const END_REASONS = ['bag_empty', 'stall'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const PHASES = [
  'first', // chance settles the first player
  'drawing', // chance draws a tile; `pending` says for whom and why
  'act', // `turn` takes an action or ends the turn
  'pay', // `turn` pays one or two tiles for the riot or pagoda; asked only while the leader is at home
  'replace', // `turn` has put tiles away and may put away more
  'pagoda', // `turn` may build a pagoda with the tile just placed
  'market', // `turn` may take a market tile
  'chain', // `turn` may place another farmer next to `placed`
  'attack', // the attacker commits to the revolt
  'defence', // the defender does
  'support', // `to_move` supports a side of the war, or nobody
  'tie', // `turn` chooses the winner among tied sides
  'losses', // `turn` chooses a red tile that the winner loses
  'ended', // the game is over; everything lies open
] as const;
export type Phase = (typeof PHASES)[number];

/** A space by row letter from the top and number from the left: "a1". */
export type Space = string;

/** Three mutually adjacent spaces in reading order, joined by hyphens: "g5-h5-h6". */
export type Triangle = string;

/** A number for each colour. */
export interface Counts {
  black: number;
  red: number;
  green: number;
  blue: number;
  yellow: number;
}

/** Where each leader of a seat stands; null: at home, beside the screen. */
export interface LeaderSpaces {
  black: Space | null;
  red: Space | null;
  green: Space | null;
  blue: Space | null;
  yellow: Space | null;
}

/**
 * The board as text, one string per row from the top (row "a").
 *
 * A sign stands in every second column; a blank is no space. Two signs are adjacent if they are two columns apart in
 * one row, or one column apart in neighbouring rows. "~" is river, a letter a capital (ordinary land once the game has
 * begun), "." other land. `capitals` gives their names by space; a letter without a known name is its own name.
 */
export interface BoardRows {
  rows: string[];
  capitals: Record<Space, string>;
}

/** A leader on the board. */
export interface Leader {
  seat: number;
  colour: Colour;
  space: Space;
}

/** A pagoda, or a triangle on which one could stand. */
export interface Pagoda {
  colour: Colour;
  triangle: Triangle;
}

/** A state: linked tiles and leaders with at least one leader. Until a war is won, as before the unifying tile. */
export interface StateGroup {
  spaces: Space[];
  leaders: Leader[];
  /** Its red tiles. */
  soldiers: number;
  pagodas: Counts;
}

/** A seat. `hand` and `replaced` are null in the views of others until the game is over. */
export interface Player {
  seat: number;
  hand_size: number;
  hand: Colour[] | null;
  /** What everybody knows the hand to hold at least. */
  known: Counts;
  /** Tiles put away face down so far. */
  replaced_size: number;
  replaced: Colour[] | null;
  /** The page shows those of others only with `open_points`, or when the game is over. */
  points: Counts;
  leaders: LeaderSpaces;
  /** What the pagodas would bring if the player's turn ended now. */
  income: Counts;
}

/** One side of a revolt. Until the seat has answered, `tiles` is 0 and `leader` false. */
export interface Rebel {
  seat: number;
  /** Where the leader stands. */
  space: Space;
  /** Black tiles next to it. */
  governors: number;
  answered: boolean;
  tiles: number;
  leader: boolean;
  /** Whether the black leader is at home and may add 1. */
  leader_free: boolean;
  strength: number;
}

/** A revolt; `colour` is that of the two leaders. */
export interface Revolt {
  kind: 'revolt';
  colour: Colour;
  attacker: Rebel;
  defender: Rebel;
}

/** A leader of a warring state; a conflicting one falls if its side loses. */
export interface WarLeader {
  seat: number;
  colour: Colour;
  space: Space;
  conflicting: boolean;
}

/** A warring state, as it was before the unifying tile. */
export interface Side {
  side: number;
  spaces: Space[];
  leaders: WarLeader[];
  /** Its red tiles before the war. */
  soldiers: number;
  /** Tiles and leaders committed to it so far. */
  support: number;
  /** Both together. */
  strength: number;
}

/** What a seat has committed; side null: it supports nobody. */
export interface Support {
  seat: number;
  side: number | null;
  tiles: number;
  leader: boolean;
}

/** A war. In phase "losses" the losers' conflicting leaders are gone; the rest is as before the war. */
export interface War {
  kind: 'war';
  /** Who placed the unifying tile; always whose turn it is. */
  unifier: number;
  /** The unifying tile. */
  space: Space;
  sides: Side[];
  /** In the order of asking. */
  answers: Support[];
  /** The seats still to be asked, in order. */
  to_ask: number[];
  /** The seats whose red leader is at home and may be committed. */
  free_leaders: number[];
  /** Phase "tie": the sides among which the unifier chooses. */
  tied: number[];
  /** Phase "losses": the winning side, ... */
  winner: number | null;
  /** ... how many red tiles it must still lose ... */
  to_lose: number;
  /** ... and which ones may be chosen. */
  losable: Space[];
}

/** What chance draws: for which seat (null: the market), how many tiles are still to come, and why. */
export interface Pending {
  seat: number | null;
  count: number;
  purpose: Purpose;
}

/** Which tiles are being paid, and for what. `for` cannot be written as the name of an attribute. */
export interface Paying {
  colour: PaidColour;
  for: PaidFor;
}

/** What a seat ends with; rank 1 has won, equal seats share a rank. */
export interface FinalStanding {
  seat: number;
  rank: number;
  /** As gained, yellow included. */
  points: Counts;
  /** For each yellow point, one after another, the colour that it went to. */
  gold: Colour[];
  /** After that; yellow is 0. */
  spread: Counts;
  /** The four colours, weakest first. */
  sorted: number[];
}

/** The reveal: the ranking, what each seat had put away face down, and what is left in the bag. */
export interface End {
  standings: FinalStanding[];
  replaced: Counts[];
  bag: Counts;
}

/** The options of the game. */
export interface YellowYangtzeOptions {
  board: string;
  short: boolean;
  refill: Refill;
  war_market: boolean;
  last_tie: LastTie;
  stall_rounds: number | null;
  open_points: boolean;
  first_player: number | null;
}

/** How the game ended; a score is the weakest colour. */
export interface YellowYangtzeOutcome {
  winners: number[];
  scores: number[];
  reason: EndReason;
}

/** What a seat, or a spectator, may see. */
export interface YellowYangtzeView {
  game: 'yellow_yangtze';
  seats: number;
  options: YellowYangtzeOptions;
  you: number | null;
  phase: Phase;
  to_move: number;
  /** Who began, and whose turn it is; null until that is settled. */
  first: number | null;
  turn: number | null;
  /** 0: the last one is being carried out, or the turn is ending. */
  actions_left: number;
  turns_ended: number;
  /** Turns ended in a row without a tile drawn. */
  idle_turns: number;
  board: BoardRows;
  tiles: Record<Space, Colour>;
  pagodas: Pagoda[];
  /** Pagodas beside the board. */
  supply: Counts;
  states: StateGroup[];
  market: Colour[];
  /** Tiles left to draw. */
  bag: number;
  /** Tiles that left the game openly. */
  discarded: Counts;
  /** Where a pagoda could be built now, whoever paid for it. */
  free_triangles: Pagoda[];
  /** Phase "drawing". */
  pending: Pending | null;
  /** Phase "pay". */
  paying: Paying | null;
  /** Phase "replace": tiles put away so far. */
  replacing: number;
  /** Phases "pagoda", "market" and "chain": the tile just placed. */
  placed: Space | null;
  conflict: Revolt | War | null;
  players: Player[];
  end: End | null;
  outcome: YellowYangtzeOutcome | null;
}
