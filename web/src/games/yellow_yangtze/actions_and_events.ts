/**
 * What the engine tells the page: the view of a seat or spectator, the actions and the events.
 * Kept true by src/sampan/games/yellow_yangtze/{view,actions,rules,war,revolt}.py.
 */

export type Colour = 'black' | 'red' | 'green' | 'blue' | 'yellow';
export type Counts = Record<Colour, number>;
/** A space by row letter from the top and number from the left: "a1". */
export type Space = string;
/** Three mutually adjacent spaces in reading order, joined by hyphens: "g5-h5-h6". */
export type Triangle = string;

/**
 * The board as text, one string per row from the top (row "a"). A sign stands in every second column; a blank is no
 * space. Two signs are adjacent if two columns apart in one row, or one column apart in neighbouring rows.
 * "~" river, a letter a capital (ordinary land once the game has begun), "." other land.
 */
export interface BoardData {
  rows: string[];
  /** The capitals by space; a letter without a known name is its own name. */
  capitals: Record<Space, string>;
}

export interface Leader {
  seat: number;
  colour: Colour;
  space: Space;
}

export interface Pagoda {
  colour: Colour;
  triangle: Triangle;
}

/** A group of linked tiles and leaders with at least one leader. Until a war is won, as before the unifying tile. */
export interface State {
  spaces: Space[];
  leaders: Leader[];
  /** Its red tiles. */
  soldiers: number;
  /** The pagodas in it, per colour. */
  pagodas: Counts;
}

export interface Player {
  seat: number;
  hand_size: number;
  /** The tiles in the order of COLOURS; only one's own, and everybody's once the game is over. */
  hand: Colour[] | null;
  /** How many tiles were put away face down so far; which ones only its owner knows. */
  replaced_size: number;
  replaced: Colour[] | null;
  /** What everybody knows the hand to hold at least. */
  known: Counts;
  /** In every view; show the others' only if options.open_points or the game is over. */
  points: Counts;
  /** Where each leader stands; null: at home, beside the screen. */
  leaders: Record<Colour, Space | null>;
  /** What the pagodas would bring if the player's turn ended now. */
  income: Counts;
}

/** One side of a revolt. */
export interface Rebel {
  seat: number;
  /** Where the leader stands. */
  space: Space;
  /** Black tiles next to it. */
  governors: number;
  /** Whether the seat has decided; until then tiles is 0 and leader false. */
  answered: boolean;
  tiles: number;
  leader: boolean;
  /** Whether the black leader is at home and may add 1. */
  leader_free: boolean;
  strength: number;
}

export interface RevoltData {
  kind: 'revolt';
  /** The leaders' colour. */
  colour: Colour;
  attacker: Rebel;
  defender: Rebel;
}

/** A warring state, as it was before the unifying tile. */
export interface Side {
  side: number;
  spaces: Space[];
  leaders: (Leader & { conflicting: boolean })[];
  /** Its red tiles before the war. */
  soldiers: number;
  /** Tiles and leaders committed to it so far. */
  support: number;
  /** soldiers + support. */
  strength: number;
}

export interface WarData {
  kind: 'war';
  /** Who placed the unifying tile (always whose turn it is). */
  unifier: number;
  /** The unifying tile. */
  space: Space;
  /** Two or three. In phase "losses" the losers' conflicting leaders are gone; the rest is as before the war. */
  sides: Side[];
  /** One per seat that has answered, in the order of asking; side null: nobody supported. */
  answers: { seat: number; side: number | null; tiles: number; leader: boolean }[];
  /** The seats still to be asked, in order, the one being asked first. */
  to_ask: number[];
  /** The seats whose red leader is at home and may be committed. */
  free_leaders: number[];
  /** phase "tie": the sides among which the unifier chooses; otherwise empty. */
  tied: number[];
  /** phase "losses": the winning side, how many red tiles it must still lose, and which ones may be chosen. */
  winner: number | null;
  to_lose: number;
  losable: Space[];
}

/**
 * phase        who decides, and on what
 * first        chance settles the first player
 * drawing      chance draws a tile (pending: for whom and why)
 * act          `turn` takes an action or ends the turn; `actions_left` says how many are left
 * pay          `turn` pays for the riot or pagoda just done: one or two tiles (asked only while the leader is at home)
 * replace      `turn` has put tiles away and may put away more
 * pagoda       `turn` may build a pagoda with the tile just placed
 * market       `turn` may take a market tile
 * chain        `turn` may place a further farmer next to `chain`
 * attack       `conflict.attacker` commits to the revolt
 * defence      `conflict.defender` commits to the revolt
 * support      `to_move` supports a side of the war, or nobody
 * tie          `turn` chooses the winner among tied sides
 * losses       `turn` chooses a red tile that the winner loses
 * ended        the game is over; everything lies open
 */
export type Phase =
  | 'first'
  | 'drawing'
  | 'act'
  | 'pay'
  | 'replace'
  | 'pagoda'
  | 'market'
  | 'chain'
  | 'attack'
  | 'defence'
  | 'support'
  | 'tie'
  | 'losses'
  | 'ended';

export interface EndData {
  /** Per seat, in the order of the ranking: `rank` 1 is the winner's, equal ones share it. */
  standings: {
    seat: number;
    rank: number;
    /** As gained, yellow included. */
    points: Counts;
    /** For each yellow point, one after another, the colour it went to. */
    gold: Colour[];
    /** After the gold is spread; yellow is 0. */
    spread: Counts;
    /** The four colours sorted, weakest first: compared one after another. */
    sorted: number[];
  }[];
  /** What each seat had put away face down, and what is left in the bag. */
  replaced: Counts[];
  bag: Counts;
}

export interface YellowYangtzeView {
  options: {
    board: string;
    short: boolean;
    refill: 'everyone' | 'active';
    war_market: boolean;
    last_tie: 'shared' | 'fewest_yellow';
    stall_rounds: number | null;
    open_points: boolean;
    first_player: number | null;
  };
  seats: number;
  you: number | null;
  phase: Phase;
  to_move: number;
  /** Who began, and whose turn it is; null until that is settled. */
  first: number | null;
  turn: number | null;
  /** 2, 1 or 0 (the last one is being carried out, or the turn is ending). */
  actions_left: number;
  /** Turns ended since the start, and in a row without a tile drawn (see stall_rounds). */
  turns_ended: number;
  idle_turns: number;
  board: BoardData;
  tiles: Record<Space, Colour>;
  pagodas: Pagoda[];
  /** Pagodas beside the board. */
  supply: Counts;
  states: State[];
  /** In the order of COLOURS, at most six. */
  market: Colour[];
  /** Tiles left to draw. */
  bag: number;
  /** Tiles that left the game openly (placed ones that were removed, paid, committed). */
  discarded: Counts;
  /** Triangles on which a pagoda could be built now, whoever paid for it. */
  free_triangles: Pagoda[];
  /** phase "drawing": for which seat (null: the market), how many tiles are still to come, and why. */
  pending: { seat: number | null; count: number; purpose: 'deal' | 'replace' | 'refill' } | null;
  /** phase "pay": which tiles, and for what. */
  paying: { colour: 'blue' | 'green'; for: 'riot' | 'pagoda' } | null;
  /** phase "replace": tiles put away so far. */
  replacing: number;
  /** phases "pagoda", "market", "chain": the tile just placed; "chain": the next farmer must adjoin it. */
  placed: Space | null;
  conflict: RevoltData | WarData | null;
  players: Player[];
  /** The game is over: the reveal. */
  end: EndData | null;
  outcome: { winners: number[]; scores: number[]; reason: 'bag_empty' | 'stall' } | null;
}

/**
 * Actions, by phase.
 * act:      position_leader {colour, space}   place from home, or move, one's own leader
 *           withdraw_leader {colour}
 *           place_tile {colour, space}
 *           riot {space}                      remove the tile there; paid with blue tiles
 *           build_pagoda {colour, triangle, from}   paid with green tiles; from: null (supply) or the triangle of the
 *                                             pagoda to be moved
 *           replace {colour}                  put the first tile away
 *           end_turn {}
 * pay:      pay {tiles: 1 | 2}                1: the leader at home stands in for the other
 * replace:  replace {colour} | enough {}
 * pagoda:   build_pagoda {colour, triangle, from} | decline_pagoda {}
 * market:   take_market {colour} | decline_market {}
 * chain:    place_tile {colour: "blue", space} | stop_chain {}
 * attack, defence:  commit {tiles: 0..6, leader: boolean}
 * support:  support {side, tiles: 0..6, leader: boolean} | stand_aside {}
 * tie:      choose_winner {side}
 * losses:   lose_tile {space}
 * (chance:  first_player {seat}, draw_tile {colour})
 *
 * `blocked` (decision.blocked): in phase "act", for each of the five actions that is impossible now, one refusal whose
 * fields.kind is "position_leader", "place_tile", "riot", "build_pagoda" or "replace". In phase "chain" (no farmer in
 * hand), "support" and "attack"/"defence" (nothing to commit), one with kind "place_tile", "support" or "commit".
 */
export type ActionKind =
  | 'position_leader'
  | 'withdraw_leader'
  | 'place_tile'
  | 'riot'
  | 'build_pagoda'
  | 'replace'
  | 'end_turn'
  | 'pay'
  | 'enough'
  | 'decline_pagoda'
  | 'take_market'
  | 'decline_market'
  | 'stop_chain'
  | 'commit'
  | 'support'
  | 'stand_aside'
  | 'choose_winner'
  | 'lose_tile';

/**
 * Events; a preview gives the same ones, up to the first that shows something hidden.
 *
 * first_player {seat}
 * tile_drawn {seat, purpose, colour?}          colour only for the drawer
 * market_drawn {colour}
 * leader_placed {seat, colour, space}          from home
 * leader_moved {seat, colour, from, space}
 * leader_withdrawn {seat, colour, space}       by its owner's action
 * leader_returned {seat, colour, space, cause: "riot" | "revolt" | "war"}   sent home
 * tile_placed {seat, colour, space}
 * states_united {count, space}                 peacefully, by a tile or leader on that space
 * point {seat, colour, count, cause: "tile" | "substitute" | "revolt" | "war" | "pagoda", space}
 *      substitute: the black leader gains for the absent one; space: the tile, the leader or the pagoda's first tile
 * pagoda_possible {seat, colour, triangles: Triangle[]}   the tile just placed completes these
 * pagoda_built {seat, colour, triangle}        from the supply
 * pagoda_moved {seat, colour, from, triangle}
 * pagoda_lost {colour, triangle}               back to the supply, for a tile under it is gone
 * pagoda_declined {seat}
 * market_taken {seat, colour} · market_declined {seat}
 * chain_possible {seat, space} · chain_ended {seat}
 * riot {seat, space, colour}                   the tile is gone
 * paid {seat, colour, tiles, leader: boolean}  discarded for a riot (blue) or a pagoda (green)
 * tile_replaced {seat, colour?}                face down; colour only for its owner
 * revolt_began {attacker, defender, colour, space, target, attack, defence}
 *      space and target: where the two leaders stand; attack and defence: governors next to them
 * committed {seat, tiles, leader, strength}    to a revolt; strength: that side's total now
 * revolt_ended {winner, loser, colour, attack, defence}
 * war_began {seat, space, strengths: number[], fighters: number[], sides: SideInEvent[]}
 *      seat: the unifier; fighters: all seats with a conflicting leader
 * supported {seat, side, tiles, leader, strength} · stood_aside {seat}
 * war_tied {seat, sides: number[], strength}
 * war_won {side, strengths: number[], victors: number[]}   victors: owners of the winner's conflicting leaders
 * tile_lost {space, colour}                    removed by the war
 * losses_due {seat, count}                     the unifier must choose so many of the winner's red tiles
 * turn_ended {seat} · turn_began {seat}
 * bag_empty {}                                 a tile must be drawn and there is none
 * stalled {rounds}                             no tile was drawn for that many rounds
 * game_over {winners, scores, reason, hands: Colour[][], replaced: Counts[], bag: Counts}
 */
export interface SideInEvent {
  spaces: Space[];
  strength: number;
  /** The leaders that would fall if this side lost: the conflicting ones. */
  conflicting: Leader[];
}
