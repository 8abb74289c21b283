import type { GameEvent } from '../../lib/connection/protocol';
import type { Pacing } from '../../lib/table/game_module';
import { viewsBetween } from './moves_shown';

// What a card does is shown to its player as well, before the others go on: such events last more than one beat.
const BEATS: Readonly<Record<string, number>> = {
  first_player: 1,
  token_chosen: 0.8,
  card_drawn: 0.6,
  draw_skipped: 0.6,
  draw_lost: 0.6,
  passed: 0.7,
  card_played: 1.8,
  tokens_gained: 1.1,
  tokens_lost: 1.1,
  token_moved: 1.1,
  card_taken: 1.1,
  card_given: 1.1,
  hands_exchanged: 1.6,
  hand_discarded: 1.1,
  missed: 1,
  goal_changed: 2,
  goal_not_reached: 0.8,
  eliminated: 2.2,
  game_over: 1.5,
};

/** What they speak of is shown while it is still there. */
const TAKING = new Set(['tokens_lost', 'hand_discarded', 'eliminated']);

const takesAway = ({ kind }: GameEvent): boolean => TAKING.has(kind);

export const pacing: Pacing = {
  beats: ({ kind }) => BEATS[kind] ?? 0,
  takesAway,
  viewsAfter: (before, after, events) => viewsBetween(before, after, events, takesAway),
};
