import type { GameEvent } from '../../lib/connection/protocol';
import type { LogHeading } from '../../lib/table/game_module';
import { asEvent } from './view_fields';
import type { YangtzeEvent } from './actions_and_events';

/**
 * The parts whose turn is over: the good that closes the gap was drawn, or nothing was bought. What happens next opens
 * another turn, even if it could happen in the middle of one, such as playing a liquidity card.
 */
const over = new WeakSet<LogHeading>();

/** A turn begins with whatever somebody does first in it: a card, a sale, a purchase, or passing. */
export function logHeading(event: GameEvent, before: LogHeading | null): LogHeading | null {
  const told = asEvent(event);
  const between = before === null || over.has(before);
  if ('seat' in told && (isOnTurnOnly(told) || (between && told.kind === 'card_played'))) {
    const goesOn = !between && 'seat' in before && before.seat === told.seat;
    const part = goesOn ? before : { seat: told.seat };
    if (told.kind === 'turn_passed') over.add(part);
    return goesOn ? null : part;
  }
  if (before && told.kind === 'good_drawn') over.add(before);
  // With two gaps, more is drawn: whoever plays a card now does so in the same turn.
  if (before && (told.kind === 'post_drawn' || told.kind === 'emperor_drawn')) over.delete(before);
  return null;
}

function isOnTurnOnly(told: YangtzeEvent): boolean {
  switch (told.kind) {
    case 'bought':
    case 'turn_passed':
      return true;
    case 'sold':
      return told.by === 'turn';
    case 'card_played':
      return told.card === 'buy_two' || told.card === 'free_good';
    default:
      return false;
  }
}

const DRAWN = new Set(['river_filled', 'good_dealt']);

/** The message for events of which the log folds many into one row. */
export function foldedAs({ kind }: GameEvent): string | null {
  if (kind === 'bid') return 'yz-bids';
  if (kind === 'no_effect') return 'yz-nothing';
  return DRAWN.has(kind) ? 'log-draws' : null;
}
