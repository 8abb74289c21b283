import type { GameEvent } from '../../lib/connection/protocol';
import type { LogHeading } from '../../lib/table/game_module';
import { seatField, textField } from './view_fields';

/** What happens in a turn after its card is played: whoever draws then does so by the card. */
interface Effect {
  card: string | null;
  /** How many cards are still to be drawn by it. */
  owed: number;
}

/** The effect of the turn under each heading; headings are made anew whenever the log is read from its beginning. */
const effects = new WeakMap<LogHeading, Effect>();

/**
 * A turn begins with its player's draw. A draw by a card looks the same and may be anybody's, so what a card lets draw
 * is counted. Nothing before the first turn is anybody's turn: cards are dealt, and first tokens taken.
 */
export function logHeading(event: GameEvent, before: LogHeading | null): LogHeading | null {
  const effect = before ? effects.get(before) : undefined;
  const caused = event.kind === 'card_drawn' && (effect ? effect.owed > 0 : true);
  if (effect) follow(event, effect);
  const seat = seatField(event, 'seat');
  if (seat === null || caused || !OF_A_TURN.has(event.kind)) return null;
  if (before && 'seat' in before && before.seat === seat) return null;
  const heading = { seat };
  effects.set(heading, { card: null, owed: 0 });
  if (event.kind === 'card_played') follow(event, effects.get(heading)!);
  return heading;
}

/** What only the player whose turn it is does; a draw is so unless a card caused it. */
const OF_A_TURN = new Set(['deck_chosen', 'draw_skipped', 'card_drawn', 'card_played', 'passed']);

function follow(event: GameEvent, effect: Effect): void {
  const count = Number(event['count'] ?? 1);
  switch (event.kind) {
    case 'card_played':
      effect.card = textField(event, 'card');
      effect.owed = effect.card === 'W6' ? 2 : 0;
      break;
    case 'tokens_lost':
      // These two let their owner draw a card for each token lost.
      if (effect.card === 'W2' || effect.card === 'W8') effect.owed += count;
      break;
    case 'card_drawn':
      effect.owed = Math.max(0, effect.owed - 1);
      break;
    case 'draw_lost':
      effect.owed = Math.max(0, effect.owed - count);
      break;
    case 'eliminated':
      // Whoever is out gives tokens back too, but draws nothing for them.
      effect.card = null;
      effect.owed = 0;
      break;
  }
}

/** The message that counts events of which the log folds many into one row, as when the first hands are dealt. */
export function foldedAs({ kind }: GameEvent): string | null {
  return kind === 'card_drawn' ? 'log-draws' : null;
}
