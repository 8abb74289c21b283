import type { Entry } from '../connection/protocol';

/** Says when it becomes the reader's turn: not for each of several decisions in a row, only after somebody else has acted. */
export class TurnSignal {
  /** How long the log was when the reader was last asked; null before the first time. */
  private answered: number | null = null;

  /** Whether the reader is asked now, and was not before; several persons at one screen hear nothing. */
  sounds(asked: boolean, entries: readonly Entry[], reader: number | null): boolean {
    if (!asked || reader === null) return false;
    const since = this.answered === null ? null : entries.slice(this.answered);
    this.answered = entries.length;
    return since === null || since.some(({ by }) => by >= 0 && by !== reader);
  }
}
