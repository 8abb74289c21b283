// Generated from sampan.games.yangtze.view_types by web/scripts/view_types.py: edit that module, not this file.

export const CATEGORIES = ['luxury', 'basic'] as const;
export type Category = (typeof CATEGORIES)[number];

export const LUXURY_WARES = ['silk', 'jade', 'porcelain', 'lacquer', 'pearls'] as const;
export type LuxuryWare = (typeof LUXURY_WARES)[number];

export const LUXURY_COLOURS = ['crimson', 'azure', 'gold', 'emerald', 'violet'] as const;
export type LuxuryColour = (typeof LUXURY_COLOURS)[number];

export const BASIC_WARES = ['rice', 'tea', 'salt', 'cotton', 'bamboo', 'fish'] as const;
export type BasicWare = (typeof BASIC_WARES)[number];

export const BASIC_COLOURS = ['rose', 'sky', 'sand', 'mint', 'lilac', 'grey'] as const;
export type BasicColour = (typeof BASIC_COLOURS)[number];

export const WARES = [
  'silk',
  'jade',
  'porcelain',
  'lacquer',
  'pearls',
  'rice',
  'tea',
  'salt',
  'cotton',
  'bamboo',
  'fish',
] as const;
export type Ware = (typeof WARES)[number];

export const COLOURS = [
  'crimson',
  'azure',
  'gold',
  'emerald',
  'violet',
  'rose',
  'sky',
  'sand',
  'mint',
  'lilac',
  'grey',
] as const;
export type Colour = (typeof COLOURS)[number];

/** What the goods of a line or cargo have in common. */
export const SHARED_TRAITS = ['ware', 'colour'] as const;
export type SharedTrait = (typeof SHARED_TRAITS)[number];

export const POST_TYPES = ['wharf', 'warehouse', 'teahouse', 'workshop'] as const;
export type PostType = (typeof POST_TYPES)[number];

export const POST_COLOURS = ['green', 'brown'] as const;
export type PostColour = (typeof POST_COLOURS)[number];

/** The ranks that take a prize. */
export type Prize = 1 | 2;

export const EMPERORS = [
  'gain_wharf', // 2 for each own post of the type
  'gain_warehouse',
  'gain_teahouse',
  'gain_workshop',
  'tax_money', // 1 for every full 10 money
  'tax_goods', // 1 for each good
  'tax_posts', // 1 for each post
  'discard', // one good, unseen
  'sell', // one cargo
  'buy_back', // a played liquidity card
  'exchange', // a good for one on the river
  'copy', // any other emperor on a throne
] as const;
export type Emperor = (typeof EMPERORS)[number];

export const OTHER_CARDS = ['buy_two', 'sell_any_time', 'free_good'] as const;
export type OtherCard = (typeof OTHER_CARDS)[number];

export const LIQUIDITY_CARDS = ['liquidity_10', 'liquidity_15', 'liquidity_20'] as const;
export type LiquidityCard = (typeof LIQUIDITY_CARDS)[number];

export const CARDS = ['buy_two', 'sell_any_time', 'free_good', 'liquidity_10', 'liquidity_15', 'liquidity_20'] as const;
export type Card = (typeof CARDS)[number];

export const REASONS = ['emperors', 'all_passed'] as const;
export type Reason = (typeof REASONS)[number];

export const PHASES = [
  'river', // chance fills the river
  'deal', // chance deals the starting goods
  'first', // chance chooses the first player
  'draw', // chance draws tokens until a good closes the gap
  'trade', // a turn before its first purchase
  'second', // “buy two” was played and one good bought
  'bid', // the speaker of an auction bids or passes
  'bid_more', // the speaker has announced a higher bid; people name their bid and never see this
  'sell', // from here on, an emperor's instruction
  'buy_back',
  'exchange',
  'discard',
  'copy',
  'carry_out', // an optional income or tax, or just before the goods tax with “sell any time” in hand
  'pay', // a tax that cannot be paid yet
  'ended',
] as const;
export type Phase = (typeof PHASES)[number];

/** "<ware>-<colour>", such as "silk-crimson": every good exists once. */
export type Good = string;

/** "<type>-<dots>", such as "wharf-2": every post exists once. */
export type PostName = string;

/** What was chosen before the game. */
export interface YangtzeOptions {
  first_player: number | null;
  prices: number[];
  basic_values: number[];
  luxury_values: number[];
  post_dots: number[];
  minimum_bid: number;
  discard_starting: boolean;
  optional_emperors: Emperor[];
}

/** A place of the river. */
export interface Place {
  place: number;
  price: number;
  /** Null: a gap. */
  good: Good | null;
  /** Whether the viewer has the money; null for spectators and gaps. */
  affordable: boolean | null;
}

/** A trading post. */
export interface Post {
  post: PostName;
  type: PostType;
  colour: PostColour;
  dots: number;
}

/** How a player stands among the owners of one type of post. */
export interface Majority {
  type: PostType;
  posts: number;
  lowest_dots: number | null;
  /** Null: no prize. */
  rank: Prize | null;
  value: number;
}

/** What a player's posts would count if the game ended now: sets of types, and majorities. */
export interface PostScore {
  green_types: number;
  brown_types: number;
  green: number;
  brown: number;
  /** One per type, in the order of PostType. */
  majorities: Majority[];
  total: number;
}

/** A cargo that could be sold. */
export interface Cargo {
  goods: Good[];
  /** A single tile counts as its ware. */
  shares: SharedTrait;
  line: Ware | Colour;
  value: number;
}

/** The best sale of a set of goods. */
export interface Sale {
  value: number;
  cargoes: Cargo[];
}

/** A row (ware) or column (colour) of the viewer's grid. */
export interface Line {
  category: Category;
  shares: SharedTrait;
  line: Ware | Colour;
  /** The viewer's goods in it. */
  goods: Good[];
  /** What they would bring as one cargo now. */
  value: number;
  /** The same with one more tile; null if the line is complete. */
  value_with_one_more: number | null;
}

/** What a player owns, as far as the viewer may know. */
export interface Player {
  seat: number;
  money: number;
  /** Not played yet. */
  cards: Card[];
  played: Card[];
  posts: Post[];
  post_score: PostScore;
  goods_count: number;
  /** The viewer's own; everybody's when the game is over. */
  goods: Good[] | null;
  /** Seen to arrive, and certainly still there. */
  known: Good[];
  /** Seen to arrive, but perhaps discarded unseen. */
  uncertain: Good[];
  /** Starting goods that were never shown: still there, or discarded unseen if that is allowed. */
  never_shown: number;
  /** Goods discarded unseen. */
  discards: number;
  /** Which: the viewer's own; everybody's when the game is over. */
  discarded: Good[] | null;
}

/** What the bag holds; before the first turn its posts and emperors are listed although they have not joined it. */
export interface Bag {
  tokens: number;
  goods: number;
  posts: Post[];
  emperors: Emperor[];
}

/** The turn so far. */
export interface Purchase {
  bought: number;
  /** How many goods may still be bought. */
  may_buy: number;
  /** Whether the card was played this turn. */
  buy_two: boolean;
  free_good: boolean;
  /** Whether a cargo was sold this turn. */
  sold: boolean;
  /** Places. */
  gaps: number[];
}

/** What winning the auction would bring a seat. */
export interface Worth {
  seat: number;
  now: PostScore;
  with_it: PostScore;
  gain: number;
}

/** An auction under way. Every whole amount from `minimum` to `maximum` may be bid; if `maximum` is lower, none. */
export interface Auction {
  post: Post;
  /** 0 while nobody has bid. */
  highest: number;
  bidder: number | null;
  /** Seats. */
  in: number[];
  passed: number[];
  speaker: number;
  minimum: number;
  maximum: number;
  /** One per seat. */
  worth: Worth[];
}

/** An emperor's instruction, which one seat after another carries out. */
export interface Instruction {
  /** Whose instruction it is: if copied, the emperor that was chosen. */
  emperor: Emperor;
  copied: boolean;
  drawn: Emperor;
  seat: number;
  /** The seats that follow. */
  then: number[];
  optional: boolean;
  /** A tax that cannot be paid yet. */
  tax: number | null;
}

/** Turns in a row without sale or purchase, and how many of them end the game. */
export interface Idle {
  turns: number;
  limit: number;
}

/** The unplayed liquidity cards at the end, and what they count. */
export interface Liquidity {
  cards: LiquidityCard[];
  value: number;
}

/** A player's wealth at the end, source by source. */
export interface Reckoning {
  seat: number;
  money: number;
  sale: Sale;
  posts: PostScore;
  liquidity: Liquidity;
  total: number;
}

/** How the game ended. */
export interface YangtzeOutcome {
  winners: number[];
  scores: number[];
  reason: Reason;
}

/** The whole view of a seat or of a spectator. */
export interface YangtzeView {
  game: 'yangtze';
  seats: number;
  options: YangtzeOptions;
  you: number | null;
  phase: Phase;
  to_move: number;
  /** Null until the first player is chosen. */
  first: number | null;
  turn: number | null;
  /** All eight, from the source to Shanghai. */
  river: Place[];
  players: Player[];
  /** All 22: luxury wares and colours, basic wares and colours; null for spectators. */
  lines: Line[] | null;
  /** Of the viewer's goods; null for spectators. */
  best_sale: Sale | null;
  /** The dots on green posts; posts with other dots are brown. */
  green_dots: number[];
  /** All twelve. */
  thrones: (Emperor | null)[];
  emperors_left: number;
  bag: Bag;
  /** Goods that the viewer has never seen; at the end, those left in the bag. */
  unseen: Good[];
  sold: Good[];
  /** Posts that left the game without a bid. */
  unwanted: Post[];
  purchase: Purchase;
  auction: Auction | null;
  instruction: Instruction | null;
  idle: Idle;
  /** One per seat, when the game is over. */
  reckoning: Reckoning[] | null;
  outcome: YangtzeOutcome | null;
}
