import type { BotInfo, GameInfo } from '../connection/protocol';
import { seatTokens } from '../connection/seat_tokens';
import { recall, remember } from '../ui/preferences';

/** The table at which the reader last played a game alone against bots. The next one is set up like it. */
export interface LastTable {
  /** By seat, the level of its bot; null where the reader sits. */
  seats: (string | null)[];
  /** The options that were not as usual. */
  options: Record<string, unknown>;
  public: boolean;
  fair: boolean;
  hints: boolean;
}

const place = (game: string): string => `table.${game}`;

export function rememberTable(game: string, table: LastTable): void {
  remember(place(game), JSON.stringify(table));
}

/** Whether the game was ever played on this browser. */
export function wasPlayed(game: string): boolean {
  return recall(place(game)) !== null || seatTokens.all().some(([, table]) => table.game === game);
}

/** Null if there was none, or if the server no longer offers such a table. */
export function recallTable(game: GameInfo, bots: readonly BotInfo[]): LastTable | null {
  const kept = read(place(game.key));
  if (!kept) return null;
  const { seats } = kept;
  const fits = seats.length >= game.fewest_seats && seats.length <= game.most_seats;
  const known = seats.every((level) => level === null || bots.some(({ name }) => name === level));
  if (!fits || !known || seats.filter((level) => level === null).length !== 1) return null;
  const still = game.options.filter(
    ({ key, default: usual }) => key in kept.options && alike(usual, kept.options[key]),
  );
  return { ...kept, options: Object.fromEntries(still.map(({ key }) => [key, kept.options[key]])) };
}

/** Whether an option could still have this value, as far as its form can show it; the server judges the rest. */
function alike(usual: unknown, value: unknown): boolean {
  if (usual === undefined || usual === null || value === null) return true;
  return typeof usual === typeof value && Array.isArray(usual) === Array.isArray(value);
}

function read(key: string): LastTable | null {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null');
    return isLastTable(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Anything may stand in a browser's storage. */
function isLastTable(kept: unknown): kept is LastTable {
  if (typeof kept !== 'object' || kept === null) return false;
  const { seats, options, ...rest } = kept as Partial<LastTable>;
  return (
    Array.isArray(seats) &&
    typeof options === 'object' &&
    options !== null &&
    [rest.public, rest.fair, rest.hints].every((wish) => typeof wish === 'boolean')
  );
}
