import type { GameEvent } from '../../lib/connection/protocol';
import type { LogHeading } from '../../lib/table/game_module';

/** The log goes by rounds. */
export function logHeading(event: GameEvent): LogHeading | null {
  const { round } = event;
  return event.kind === 'round_began' && typeof round === 'number' ? { round } : null;
}

/** The message that stands for events of which the log folds many into one row: all that is laid before a round. */
export function foldedAs({ kind }: GameEvent): string | null {
  return kind === 'card_laid' || kind === 'seat_ready' ? 'dd-log-laid' : null;
}
