import type { Action, GameEvent, View } from '../../lib/connection/protocol';

export type Colour = 'white' | 'black';
export const COLOURS: readonly Colour[] = ['white', 'black'];
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

export function yinYang(view: View): YinYangView {
  return view as unknown as YinYangView;
}

/** The colour of a card's back: W1 is white, B1 black. */
export function backOf(card: string): Colour {
  return card.startsWith('W') ? 'white' : 'black';
}

export function textField(description: Action | GameEvent, field: string): string | null {
  const value = description[field];
  return typeof value === 'string' ? value : null;
}

export function seatField(description: Action | GameEvent, field: string): number | null {
  const value = description[field];
  return typeof value === 'number' ? value : null;
}
