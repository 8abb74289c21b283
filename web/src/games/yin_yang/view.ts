export type Colour = 'white' | 'black';
export type Pile = Colour | 'both';
export type Pair = Record<Colour, number>;

export interface Player {
  seat: number;
  team: number;
  out: boolean;
  /** Null where only the player himself may count them. */
  tokens: Pair | null;
  cards: Pair | null;
  /** The cards that would bring this player to the goal, whoever may hold them. */
  finished_by: string[] | null;
  hand?: string[];
  known?: string[] | null;
}

/** What view.py shows; while a screen changes hands, what only one person may see is null or missing. */
export interface YinYangView {
  options: { teams: number[] | null; turn_limit: number | null; mystery: boolean };
  you: number | null;
  phase: 'first' | 'drawing' | 'token' | 'draw' | 'play' | 'take' | 'give' | 'ended';
  to_move: number;
  turns_ended: number;
  goal: { number: number; mode: 'win' | 'lose' };
  bag: Pair | null;
  decks: Partial<Record<Pile, number>>;
  discards: Partial<Record<Pile, string[]>>;
  in_play: string | null;
  pending: { giver: number; receiver: number } | { drawer: number; cards: number[] } | null;
  players: Player[];
}
