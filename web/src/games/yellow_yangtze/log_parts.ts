import type { GameEvent } from '../../lib/connection/protocol';
import type { LogHeading } from '../../lib/table/game_module';

/** The game says when a turn begins. */
export function logHeading(event: GameEvent): LogHeading | null {
  const { seat } = event;
  return event.kind === 'turn_began' && typeof seat === 'number' ? { seat } : null;
}

const DRAWN = new Set(['tile_drawn', 'market_drawn']);

/** The message that counts events of which the log folds many into one row. */
export function foldedAs({ kind }: GameEvent): string | null {
  return DRAWN.has(kind) ? 'log-draws' : null;
}
