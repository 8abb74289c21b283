import type { Action, Consequence, Decision, GameEvent, View } from '../connection/protocol';
import type { Refusal } from '../connection/refusal';

/** Whatever asks the reader for an action and knows what comes of it: a live table, or a lesson. */
export interface AskedTable {
  /** What the reader has to decide; null if nothing. */
  readonly decision: Decision | null;
  readonly view: View | null;
  /** Take an action; whether it was accepted. */
  act(action: Action): Promise<boolean>;
  /** The events an action would cause; null if nobody says. A quiet request keeps a refusal to itself. */
  preview(action: Action, quiet?: boolean): Promise<GameEvent[] | null>;
  /** What follows from all actions that the decision offers; null if nobody says. Lessons do not say it in advance. */
  consequences?(): Promise<Consequence[] | null>;
  /** Why an action is not legal now; null if it is, or nobody answers. */
  refusalOf(action: Action): Promise<Refusal | null>;
}
