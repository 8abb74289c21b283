import type { GameEvent } from '../../lib/connection/protocol';
import type { Playback } from '../../lib/table/table_context';
import type { Moment } from './board_snapshot';

/** More events than this are not shown one by one: the reader was away for long. */
const MOST = 30;
/** How long a moment stays, at most, and how long all that wait take together; in milliseconds. */
const STAYS = { reveal: 1000, other: 550 };
const ALL = 3000;
const SHORTEST = 250;

/** Shows recent events one after the other until the present is reached. */
export class EventPlayback implements Playback {
  private waiting = $state.raw<readonly Moment[]>([]);

  /** What is being shown; null for the present. */
  get moment(): Moment | null {
    return this.waiting[0] ?? null;
  }

  get event(): GameEvent | null {
    return this.moment?.event ?? null;
  }

  /** How long what is shown now stays. */
  get stays(): number {
    const own = this.moment?.event.kind === 'cards_revealed' ? STAYS.reveal : STAYS.other;
    return Math.max(SHORTEST, Math.min(own, ALL / this.waiting.length));
  }

  /** Let these be shown after what waits already. One that can be seen in the present by itself needs no showing. */
  add(moments: readonly Moment[], seenNow: boolean): void {
    const all = [...this.waiting, ...moments];
    if (all.length > MOST) this.skip();
    else if (all.length > 1 || !seenNow) this.waiting = all;
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  /** Go to the present at once. */
  skip(): void {
    this.waiting = [];
  }
}
