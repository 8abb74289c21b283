import type { GameEvent } from '../../lib/connection/protocol';
import type { Pacing } from '../../lib/table/game_module';
import { viewsOverTime } from './views_over_time';

/** At the end it is told first that the game is over; then the wealth is counted source by source. */
export const END = { told: 1.5, counted: 6 } as const;

const BEATS: Readonly<Record<string, number>> = {
  first_player: 1,
  sold: 1.3,
  card_played: 0.8,
  bought: 1.1,
  turn_passed: 0.7,
  second_declined: 0.6,
  good_drawn: 1.2,
  post_drawn: 1.4,
  bid: 0.8,
  bid_passed: 0.5,
  post_won: 2,
  post_unwanted: 1,
  emperor_drawn: 2.8,
  copied: 1.2,
  income: 0.9,
  tax_due: 0.9,
  tax_paid: 0.7,
  discarded: 0.9,
  bought_back: 1,
  exchanged: 1.3,
  declined: 0.6,
  no_effect: 0.6,
  game_over: END.told + END.counted,
};

/** What they speak of is shown while it is still there. */
const TAKING = new Set(['bought', 'exchanged']);

/** So many bids in a row are followed one by one; a duel that goes on by small raises is shown faster. */
const FOLLOWED = 3;
const RAISE = 0.3;

function beats({ kind }: GameEvent, recent: readonly GameEvent[] = []): number {
  const duel =
    kind === 'bid' && recent.length >= FOLLOWED && recent.slice(-FOLLOWED).every((each) => each.kind === 'bid');
  return duel ? RAISE : (BEATS[kind] ?? 0);
}

const takesAway = ({ kind }: GameEvent): boolean => TAKING.has(kind);

export const pacing: Pacing = {
  beats,
  takesAway,
  viewsAfter: (before, after, events) => viewsOverTime(before, after, events, takesAway),
};
