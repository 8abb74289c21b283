/** What tests of words need to know of a game: everything that it can say, by example. A file in samples/ per game. */
import type { Action, Description, GameEvent } from '../src/lib/connection/protocol';

export interface Sample {
  names: readonly string[];
  seatFields: readonly string[];
  codes: Readonly<Record<string, string>>;
  /** One of every kind at least, with what is hidden from others left out where it can be; no two actions alike. */
  actions: readonly Action[];
  events: readonly GameEvent[];
  /** Why a hint may advise something: one of every kind at least. */
  reasons: readonly Description[];
  /** Events that another one tells of. */
  silent: readonly string[];
  /** The messages whose names are put together as they are needed. */
  families: readonly string[];
}

/** Messages of one beginning. */
export const family = (name: string, ...members: string[]): string[] => members.map((member) => `${name}-${member}`);
