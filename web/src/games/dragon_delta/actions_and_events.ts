export type Colour = 'white' | 'yellow' | 'red' | 'black' | 'blue' | 'green';
export type Size = 1 | 2 | 3 | 4 | 5 | 6;
export type Card =
  'stone_1' | 'stone_2' | 'plank_1' | 'plank_2' | 'remove' | 'move_1' | 'move_2' | 'jump' | `dragon_${Colour}`;

/** What planks rest on: a village by its colour, or an island by its number, "1" to "27" in reading order. */
export type Support = string;

export interface Plank {
  size: Size;
  colour: Colour;
}

/**
 * A plank that lies on the board, from one support to the other: a village always comes first, then the smaller number.
 * An action may be sent with `from` and `to` the other way round.
 */
export interface LaidPlank extends Plank {
  from: Support;
  to: Support;
}

/** Where a pawn stands or goes: in a village or on a plank. */
export type Place = { village: Colour } | LaidPlank;

/** A place as one word: the colour of a village, or the ends of a plank such as "white-14" or "3-14". */
export type PlaceId = string;

/** What may lie between two supports, laid or not, and the one size that fits. */
export interface Span {
  from: Support;
  to: Support;
  size: Size;
}

/** Never changes in a game. Coordinates are board units; y grows downward. */
export interface Delta {
  village_radius: number;
  island_radius: number;
  /** Clockwise as in the board file; all six, played or not. */
  villages: { colour: Colour; opposite: Colour; x: number; y: number }[];
  islands: { id: Support; x: number; y: number }[];
  spans: Span[];
  /** Pairs of spans, as indexes, that cannot both have a plank. */
  crossings: [number, number][];
  /** By size: the shortest distance that the plank takes, and the one it no longer takes. */
  plank_lengths: Record<string, [number, number]>;
}

export interface Slot {
  /** A card that the viewer may see, "hidden" for one laid face down, null for none. */
  card: Card | 'hidden' | null;
  /** The seats whose dragons struck out the revealed card; empty if it counts. */
  struck: number[];
}

export interface Player {
  seat: number;
  colour: Colour;
  /** The village to be reached; opposite to the own one, which has the player's colour. */
  target: Colour;
  place: Place;
  /** Planks in stock, by size: never two of one size, never more than two colours after taking one. */
  stock: Plank[];
  /** Fewest spans still to go if all were laid (what the round limit compares); 0 in the target village. */
  distance: number;
  /**
   * Whether all five cards are laid. Null for everybody else as long as the viewer is himself laying: people lay at the
   * same time and the order in which the engine asks is not shown. Always true while cards are being carried out.
   */
  ready: boolean | null;
  /** Always five. */
  slots: Slot[];
  /** The viewer's own cards that are not laid; only on the viewer's own entry. */
  hand?: Card[];
}

/**
 * - first: chance gives the statue to somebody
 * - lay: everybody lays five cards face down, all at the same time; `to_move` is -1
 * - stone: `to_move` puts a stone on an island (stone ×1, stone ×2)
 * - plank: chooses a plank of the stock (plank ×1, plank ×2)
 * - span: lays the chosen plank (`pending.plank`); only asked if it fits somewhere, otherwise it is lost
 * - remove: takes a plank into the stock or a stone back to the reserve
 * - step: the only step of move 1, or the first of move 2
 * - second_step: the second of move 2
 * - jump: chooses where to land
 * - ended
 */
export type Phase = 'first' | 'lay' | 'stone' | 'plank' | 'span' | 'remove' | 'step' | 'second_step' | 'jump' | 'ended';

/** The card that is being carried out by `to_move`; null in the phases first, lay and ended. */
export interface Pending {
  seat: number;
  card: Card;
  /** Which half of a ×2 card, or which step of a move 2; null for the other cards. */
  half: 1 | 2 | null;
  /** The plank chosen, while it has to be laid. */
  plank: Plank | null;
  /** Where a move 2 began, before its second step. */
  start: Place | null;
}

export interface DragonDeltaView {
  game: 'dragon_delta';
  seats: number;
  options: {
    /** A shipped board's name, or the text of a board file. */
    board: string;
    colours: Colour[] | null;
    first_holder: number | null;
    /** True: show no fitting spans before a plank is chosen (DD-13). */
    by_eye: boolean;
    round_limit: number | null;
  };
  you: number | null;
  phase: Phase;
  /** The seat to decide; -1 for chance, and while cards are laid; -2 when the game is over. */
  to_move: number;
  /** From 1. */
  round: number;
  /** The seat that has the statue and so acts first; null until it is settled. */
  holder: number | null;
  /** The seats in the order in which they act this round; empty until the holder is settled. */
  order: number[];
  /** The slot being carried out, 1 to 5; 0 while cards are laid. */
  position: number;
  pending: Pending | null;
  /** How many cards everybody lays, and how many of them may be dragons at most. */
  laying: { cards: number; dragons: number };
  board: Delta;
  /** Islands with a stone, in the order of their numbers. */
  stones: Support[];
  /** Stones that are left. */
  reserve: number;
  /** Planks on the board, in the order of their spans. */
  planks: LaidPlank[];
  /** Planks that are out of the game. */
  lost: Plank[];
  /**
   * For planning: the spans (indexes into `board.spans`) that could take a plank of their size, because they are empty,
   * nothing laid crosses them and neither end is full; `missing` says how many stones their ends still lack.
   */
  openings: { span: number; missing: 0 | 1 | 2 }[];
  /** For every village and every laid plank, the places one step away, occupied or not. */
  neighbours: Record<PlaceId, PlaceId[]>;
  players: Player[];
  outcome: { winners: number[]; scores: number[]; reason: 'village' | 'round_limit' } | null;
}

/** The fields that name a place in actions and events. */
export type PlaceFields = { village: Colour } | LaidPlank;

/**
 * What can be done. What might be expected but cannot be is in `decision.blocked`, each with the fields of its sentence:
 * - lay: `card` (already-laid, one-dragon)
 * - stone: `island` (island-taken)
 * - plank: `size` (not-in-stock)
 * - span: `from`, `to` (no-support, support-full, span-taken, planks-cross)
 * - remove: `from`, `to`, `size`, `colour` (plank-occupied, stock-size, stock-colours), `island` (stone-in-use)
 * - step, second_step, jump: `village` or `from`, `to`, `size`, `colour` (place-occupied, dead-end, way-back,
 *   nobody-to-jump, landing-occupied)
 */
export type DragonDeltaAction =
  | { kind: 'first_holder'; seat: number }
  | { kind: 'lay_card'; card: Card }
  | { kind: 'place_stone'; island: Support }
  | ({ kind: 'choose_plank' } & Plank)
  | ({ kind: 'lay_plank' } & LaidPlank)
  | ({ kind: 'remove_plank' } & LaidPlank)
  | { kind: 'remove_stone'; island: Support }
  | ({ kind: 'step' } & PlaceFields)
  | ({ kind: 'jump' } & PlaceFields);

export type DragonDeltaEvent =
  /** A round begins: who has the statue. */
  | { kind: 'round_began'; round: number; holder: number }
  /** One card face down; `card` and `slot` (1 to 5) are there only for who laid it. */
  | { kind: 'card_laid'; seat: number; card?: Card; slot?: number }
  /** A seat has laid all five. */
  | { kind: 'seat_ready'; seat: number }
  /** Everybody's card of that slot (1 to 5) is turned over, by seat. */
  | { kind: 'cards_revealed'; position: number; cards: Card[] }
  /** A revealed card is struck out by the dragons of these seats. */
  | { kind: 'card_cancelled'; seat: number; card: Card; dragons: number[] }
  /** It is this seat's turn to carry out its card; not told for cancelled cards and dragons. */
  | { kind: 'card_begun'; seat: number; card: Card }
  | { kind: 'stone_placed'; seat: number; island: Support }
  | ({ kind: 'plank_chosen'; seat: number } & Plank)
  | ({ kind: 'plank_laid'; seat: number } & LaidPlank)
  /** It fits nowhere and is out of the game. */
  | ({ kind: 'plank_lost'; seat: number } & Plank)
  /** Taken from the board into the seat's stock. */
  | ({ kind: 'plank_removed'; seat: number } & LaidPlank)
  | { kind: 'stone_removed'; seat: number; island: Support }
  /** A card, or the second half of one, that cannot be done: no stone, no plank in stock, nothing to remove. */
  | { kind: 'nothing_done'; seat: number; card: Card; half: 1 | 2 }
  /** One step, from `start` to the place that the other fields name. */
  | ({ kind: 'pawn_stepped'; seat: number; start: PlaceId } & PlaceFields)
  /** `over` is the seat whose pawn was jumped. */
  | ({ kind: 'pawn_jumped'; seat: number; start: PlaceId; over: number } & PlaceFields)
  /** No way to go: back to its own village. */
  | { kind: 'pawn_fell'; seat: number; start: PlaceId; village: Colour }
  /** Everybody takes his cards back. */
  | { kind: 'round_ended'; round: number }
  | { kind: 'game_over'; winners: number[]; reason: 'village' | 'round_limit' };
