import type { GameEvent } from '../../lib/connection/protocol';
import type { Pacing } from '../../lib/table/game_module';
import type { DragonDeltaEvent } from './actions_and_events';
import { roundStarts, viewsAfter } from './board_snapshot';
import { asEvent } from './view_fields';

/** How many beats after another player's card the next one is turned over. */
export const TURN_GAP = 0.35;

const BEATS: Partial<Record<DragonDeltaEvent['kind'], number>> = {
  card_cancelled: 2.4,
  dragon_missed: 1.2,
  stone_placed: 0.9,
  stone_removed: 0.9,
  plank_laid: 0.9,
  plank_removed: 0.9,
  plank_lost: 1.2,
  nothing_done: 0.8,
  pawn_stepped: 0.9,
  pawn_jumped: 1,
  pawn_fell: 2.4,
  round_ended: 0.4,
};

/** All cards that are turned over want to be read, one after the other. */
function beats(description: GameEvent): number {
  const event = asEvent(description);
  return event.kind === 'cards_revealed' ? 1 + TURN_GAP * event.cards.length : (BEATS[event.kind] ?? 0);
}

export const pacing: Pacing = {
  beats,
  viewsAfter,
  chapters: roundStarts,
};
