/**
 * What the page is told of Yangtze: the view of a seat or a spectator, the actions and the events.
 * The rules fill it (view.py, actions.py, rules.py); nothing here may be worked out again in the page.
 *
 * Numbers that people read start at 1: places 1 (source, dearest) to 8 (Shanghai, cheapest), thrones 1 to 12.
 * Seats start at 0.
 */
import type {
  BASIC_COLOURS,
  BASIC_WARES,
  CARDS,
  EMPERORS,
  LUXURY_COLOURS,
  LUXURY_WARES,
  POST_TYPES,
} from './view_fields';

export type Category = 'luxury' | 'basic';
export type Ware = (typeof LUXURY_WARES)[number] | (typeof BASIC_WARES)[number];
export type Colour = (typeof LUXURY_COLOURS)[number] | (typeof BASIC_COLOURS)[number];
/** "<ware>-<colour>", for example "silk-crimson": every good there is once. */
export type Good = string;

export type PostType = (typeof POST_TYPES)[number];
/** "<type>-<dots>", for example "wharf-2": every post there is once. Its colour follows from `view.green_dots`. */
export type PostName = string;
export interface Post {
  post: PostName;
  type: PostType;
  colour: 'green' | 'brown';
  dots: number;
}

export type Emperor = (typeof EMPERORS)[number];

export type Card = (typeof CARDS)[number];

export interface Place {
  place: number;
  price: number;
  /** Null: a gap, until a good is drawn. */
  good: Good | null;
  /** Whether the viewer's money is enough; null for spectators and for gaps. Whether it may be bought NOW is in the
   *  decision's actions (`buy`, `buy_free`). */
  affordable: boolean | null;
}

/** A cargo sold or that could be sold: what its tiles share, and what it is worth. */
export interface Cargo {
  goods: Good[];
  /** What they share; a single tile counts as its ware. */
  shares: 'ware' | 'colour';
  /** The ware or colour shared. */
  line: Ware | Colour;
  value: number;
}

/** A row (ware) or column (colour) of the viewer's grid. */
export interface Line {
  category: Category;
  shares: 'ware' | 'colour';
  line: Ware | Colour;
  /** The viewer's goods in it; may be empty. */
  goods: Good[];
  /** What all of them would bring as one cargo now (0 if there is none). */
  value: number;
  /** The same with one more tile of this line; null if no tile of the line is missing. */
  value_with_one_more: number | null;
}

/** What posts count at the end (sets and majorities), if it ended now. */
export interface PostScore {
  green_types: number;
  brown_types: number;
  green: number;
  brown: number;
  /** One entry per type, in the order of POST_TYPES. `rank` 1 or 2 takes the prize; null: no prize. */
  majorities: { type: PostType; posts: number; lowest_dots: number | null; rank: 1 | 2 | null; value: number }[];
  total: number;
}

export interface Player {
  seat: number;
  money: number;
  /** Cards not played yet, and played ones (a liquidity card can come back). */
  cards: Card[];
  played: Card[];
  posts: Post[];
  /** What these posts would count if the game ended now. */
  post_score: PostScore;
  /** How many goods lie behind the screen. */
  goods_count: number;
  /** Which: the viewer's own; everybody's when the game is over; else null. */
  goods: Good[] | null;
  /** Bought or taken in exchange openly and still there for certain: everybody can know it. */
  known: Good[];
  /** Bought openly, but perhaps the good that was discarded unseen. */
  uncertain: Good[];
  /** Starting goods that were never shown: still there, or discarded unseen. */
  never_shown: number;
  /** How many goods were discarded unseen. */
  discards: number;
  /** Which: the viewer's own; everybody's when the game is over; else null. */
  discarded: Good[] | null;
}

export interface Auction {
  post: Post;
  /** 0 and null while nobody has bid. */
  highest: number;
  bidder: number | null;
  /** Still in, in seat order; passed; and whose word it is. */
  in: number[];
  passed: number[];
  speaker: number;
  /** The least and the most that the speaker may bid: every whole amount between is legal as
   *  {kind: 'bid', amount}, although `decision.actions` lists only the smallest 16 and `bid_more` steps (which the page
   *  need not offer). `maximum` below `minimum`: no bid is possible. */
  minimum: number;
  maximum: number;
  /** Per seat: what its posts count now, and what they would count with this one. */
  worth: { seat: number; now: PostScore; with_it: PostScore; gain: number }[];
}

/** An emperor's instruction under way: one seat after another carries it out. */
export interface Instruction {
  /** Whose instruction it is; if copied, the emperor that was chosen, and `copied` is true. */
  emperor: Emperor;
  copied: boolean;
  /** The emperor that was drawn ('copy' if copied). */
  drawn: Emperor;
  /** Who carries it out now, and who still will afterwards. */
  seat: number;
  then: number[];
  optional: boolean;
  /** A tax that has fallen due and cannot be paid yet (phase 'pay'), else null. */
  tax: number | null;
}

export interface Reckoning {
  seat: number;
  money: number;
  /** The best sale of all goods. */
  sale: { value: number; cargoes: Cargo[] };
  posts: PostScore;
  liquidity: { cards: Card[]; value: number };
  total: number;
}

export type Phase =
  | 'river' // chance fills the river
  | 'deal' // chance deals the starting goods
  | 'first' // chance settles the first player
  | 'draw' // chance draws tokens until a good fills the gap
  | 'trade' // a turn before its first purchase: sell, buy, buy_free, buy_two, play_liquidity, pass
  | 'second' // buy two was played and one good bought: buy, buy_free, play_liquidity, sell_any_time, pass
  | 'bid' // the auction's speaker: bid, bid_more, pass, play_liquidity, sell_any_time
  | 'bid_more' // the speaker has said "more than …": bid or bid_more only (people never see it: they bid outright)
  | 'sell' // emperor: sell, decline; play_liquidity, sell_any_time
  | 'buy_back' // emperor: buy_back, decline; play_liquidity, sell_any_time
  | 'exchange' // emperor: exchange, decline; play_liquidity, sell_any_time
  | 'discard' // emperor: discard (decline if optional); play_liquidity, sell_any_time
  | 'copy' // emperor: copy (decline if optional); play_liquidity, sell_any_time
  | 'carry_out' // before the goods tax with sell any time in hand, or an optional gain or tax: carry_out, decline if optional
  | 'pay' // a tax that cannot be paid: play_liquidity, sell_any_time; pay_less without liquidity cards
  | 'ended';

export interface YangtzeView {
  game: 'yangtze';
  seats: number;
  options: {
    first_player: number | null;
    basic_values: number[];
    luxury_values: number[];
    post_dots: number[];
    minimum_bid: number;
    optional_emperors: Emperor[];
  };
  you: number | null;
  phase: Phase;
  to_move: number;
  /** Null until it is settled. */
  first: number | null;
  turn: number | null;
  /** Always eight, from the source to Shanghai. */
  river: Place[];
  players: Player[];
  /** The viewer's grid, all 22 lines: luxury wares, luxury colours, basic wares, basic colours. Null for spectators. */
  lines: Line[] | null;
  /** The best that the viewer's goods would bring now, sold all at once. Null for spectators. */
  best_sale: { value: number; cargoes: Cargo[] } | null;
  /** The dots that are on green posts; the others are brown. */
  green_dots: number[];
  /** Twelve, in order; null: empty. */
  thrones: (Emperor | null)[];
  emperors_left: number;
  /** What the bag holds: how many tokens, how many of them goods, and exactly which posts and emperors.
   *  Before the first turn posts and emperors have not joined it yet, but are listed all the same. */
  bag: { tokens: number; goods: number; posts: Post[]; emperors: Emperor[] };
  /** Goods that the viewer has never seen: in the bag, behind other screens, or discarded by others. At the end: what is
   *  left in the bag. */
  unseen: Good[];
  /** Sold goods; they have left the game. */
  sold: Good[];
  /** Posts that nobody wanted. */
  unwanted: Post[];
  /** The turn so far: goods bought, gaps to fill (places), whether buy two or the free good was played, whether
   *  something was sold, and how many goods may still be bought. */
  purchase: {
    bought: number;
    may_buy: number;
    buy_two: boolean;
    free_good: boolean;
    sold: boolean;
    gaps: number[];
  };
  auction: Auction | null;
  instruction: Instruction | null;
  /** Turns in a row without sale or purchase, and how many of them end the game. */
  idle: { turns: number; limit: number };
  /** Per seat, when the game is over. */
  reckoning: Reckoning[] | null;
  outcome: { winners: number[]; scores: number[]; reason: 'emperors' | 'all_passed' } | null;
}

/**
 * Actions. What one may leave out when sending: `value`, `good` (of buy), `price`, `taken`; if given, it must fit.
 * `goods` may be in any order.
 */
export type YangtzeAction =
  | { kind: 'draw_good' | 'deal_good'; good: Good } // chance
  | { kind: 'draw_post'; post: PostName } // chance
  | { kind: 'draw_emperor'; emperor: Emperor } // chance
  | { kind: 'first_player'; seat: number } // chance
  | { kind: 'sell' | 'sell_any_time'; goods: Good[]; value: number }
  | { kind: 'buy'; place: number; good: Good; price: number }
  | { kind: 'buy_free'; place: number; good: Good } // plays the card free_good with this purchase
  | { kind: 'buy_two' } // plays the card
  | { kind: 'play_liquidity'; card: Card }
  | { kind: 'pass' } // ends the turn ('trade'), declines the second good ('second'), leaves the auction ('bid')
  | { kind: 'bid'; amount: number } // any amount from auction.minimum to auction.maximum
  | { kind: 'bid_more'; at_least: number } // for bots: a step towards a larger bid
  | { kind: 'carry_out' }
  | { kind: 'decline' }
  | { kind: 'pay_less' } // pays the tax as far as the money goes
  | { kind: 'buy_back'; card: Card; price: number }
  | { kind: 'exchange'; given: Good; place: number; taken: Good }
  | { kind: 'discard'; good: Good }
  | { kind: 'copy'; emperor: Emperor };

/**
 * `blocked` of a decision (each {reason, fields, sentence}); `fields.card`, `fields.place` or `fields.what` say what is greyed:
 * - fields.card: an unplayed card that cannot be played now. Reasons: 'card-only-on-turn' (buy two or free good outside a turn),
 *   'card-after-purchase' (buy two after the first purchase), 'card-sales-open' (sell any time while one may sell anyway),
 *   'card-no-goods' (sell any time without goods),
 *   'card-speaking' (any card after "more than …").
 * - fields.place (with goods, price, money): a good one cannot pay: 'too-dear'.
 * - fields.what 'sell': 'sales-closed' (after the first purchase), 'no-goods'.
 * - fields.what 'bid': 'bid-too-high' (with minimum, money): one cannot outbid.
 * - fields.what 'buy_back' (with card, price, money): a played liquidity card one cannot pay: 'too-dear-card'.
 * - fields.what 'decline': 'compulsory' (an instruction one must carry out), 'pay_less': 'liquidity-first'.
 */

/** Events; those with (owner) show `good` only to that seat. */
export type YangtzeEvent =
  | { kind: 'river_filled'; good: Good; place: number }
  | { kind: 'good_dealt'; seat: number; good?: Good } // (owner)
  | { kind: 'first_player'; seat: number }
  | { kind: 'sold'; seat: number; goods: Good[]; value: number; by: 'turn' | 'sell_any_time' | 'emperor' }
  | { kind: 'card_played'; seat: number; card: Card } // before what it does: sold, bought, or more money
  | { kind: 'money_gained'; seat: number; amount: number; card: Card } // a liquidity card
  | { kind: 'bought'; seat: number; good: Good; place: number; price: number; free: boolean }
  | { kind: 'turn_passed'; seat: number; idle: boolean } // ends the turn without (further) purchase
  | { kind: 'second_declined'; seat: number }
  | { kind: 'good_drawn'; seat: number; good: Good; gap: number } // enters at place 1; places before the gap move down by one
  | { kind: 'post_drawn'; seat: number; post: PostName }
  | { kind: 'bid'; seat: number; amount: number }
  | { kind: 'bid_more'; seat: number; at_least: number }
  | { kind: 'bid_passed'; seat: number; forced: boolean } // forced: had no other answer and was not asked
  | { kind: 'post_won'; seat: number; post: PostName; price: number }
  | { kind: 'post_unwanted'; post: PostName }
  | { kind: 'emperor_drawn'; seat: number; emperor: Emperor; throne: number }
  | { kind: 'copied'; seat: number; emperor: Emperor }
  | { kind: 'income'; seat: number; emperor: Emperor; posts: number; amount: number }
  | { kind: 'tax_due'; seat: number; emperor: Emperor; basis: number; tax: number; money: number } // basis: money, goods or posts counted
  | { kind: 'tax_paid'; seat: number; amount: number; tax: number } // amount below tax: all that there was
  | { kind: 'discarded'; seat: number; good?: Good } // (owner)
  | { kind: 'bought_back'; seat: number; card: Card; price: number }
  | { kind: 'exchanged'; seat: number; given: Good; taken: Good; place: number }
  | { kind: 'declined'; seat: number; emperor: Emperor }
  | { kind: 'no_effect'; seat: number; emperor: Emperor } // no post, no good, no other emperor, no tax …
  | { kind: 'game_over'; reason: 'emperors' | 'all_passed'; goods: Good[][]; discarded: Good[][] } // per seat
  | { kind: 'wealth'; seat: number; money: number; goods: number; posts: number; liquidity: number; total: number }; // one per seat, after game_over
