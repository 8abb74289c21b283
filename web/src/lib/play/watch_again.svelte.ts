import { api } from '../connection/http_api';
import type { LiveTable } from '../connection/live_table.svelte';
import type { Entry, Frames, GameEvent } from '../connection/protocol';
import { Refusal } from '../connection/refusal';
import { seatTokens } from '../connection/seat_tokens';
import type { Pacing } from '../table/game_module';
import { entriesOf, frameAt } from '../table/match_frames';
import { eventsOf, momentsBetween } from '../table/playback.svelte';
import type { Moment } from '../table/playback.svelte';

/** What has happened since the reader last acted is divided if it has more entries than this: they no longer play. */
const LONG = 60;

/** Shows what has happened at a table once more, from the point where the reader last acted or an earlier one. */
export class WatchAgain {
  /** What the moment shown tells that the one before did not; nothing after a jump or a step back. */
  news = $state.raw<readonly GameEvent[]>([]);
  private passed = $state(0);
  private frames = $state.raw<Frames | null>(null);
  private chapter = $state(0);
  private busy = $state(false);

  private readonly entries: Entry[] = $derived.by(() => (this.frames ? entriesOf(this.frames) : []));
  private readonly starts: readonly number[] = $derived.by(() => this.startsIn(this.entries));
  /** Every moment until the next chapter. */
  readonly moments: readonly Moment[] = $derived.by(() => {
    const { frames, entries } = this;
    if (!frames) return [];
    const from = this.starts[this.chapter] ?? 0;
    const to = this.starts[this.chapter + 1] ?? entries.length;
    const moments: Moment[] = [];
    for (let ply = from; ply < to; ply += 1) {
      moments.push(...momentsBetween(frameAt(frames, entries, ply), frameAt(frames, entries, ply + 1), this.pacing()));
    }
    return moments;
  });

  constructor(
    private readonly table: () => LiveTable,
    private readonly pacing: () => Pacing,
  ) {}

  get open(): boolean {
    return this.frames !== null;
  }

  /** How many of the moments have passed. */
  get at(): number {
    return this.passed;
  }

  set at(to: number) {
    this.news = to === this.passed + 1 ? this.between(this.moments[this.passed]?.log, this.moments[to]?.log) : [];
    this.passed = to;
  }

  get moment(): Moment | null {
    return this.open ? (this.moments[this.passed] ?? null) : null;
  }

  /** Whether there is anything to watch. */
  get possible(): boolean {
    return !this.busy && !this.open && this.startsIn(this.table().presentLog).length > 0;
  }

  get earlier(): boolean {
    return this.chapter > 0;
  }

  get later(): boolean {
    return this.chapter < this.starts.length - 1;
  }

  /** Fetch the match so far and show the last chapter. */
  async begin(): Promise<void> {
    const table = this.table();
    const seat = table.held.length === 1 ? table.seat : null;
    this.busy = true;
    try {
      this.frames = await api.replay(table.id, seat, seatTokens.of(table.id)?.held[0]);
      this.choose(this.starts.length - 1);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      table.refusal = problem;
    } finally {
      this.busy = false;
    }
  }

  choose(chapter: number): void {
    this.chapter = chapter;
    this.passed = 0;
    this.news = this.between(this.entries.slice(0, this.starts[chapter]), this.moment?.log);
  }

  step(by: 1 | -1): void {
    this.choose(this.chapter + by);
  }

  close(): void {
    this.frames = null;
  }

  private between(before: readonly Entry[] = [], after: readonly Entry[] = []): GameEvent[] {
    return eventsOf(after).slice(eventsOf(before).length);
  }

  private startsIn(log: readonly Entry[]): number[] {
    const starts = chapters(log, this.table().held, this.pacing());
    return this.table().over ? withWholeEnd(starts, log) : starts;
  }
}

/** Where the chapters begin that have something to show to those who hold these seats. */
export function chapters(log: readonly Entry[], held: readonly number[], pacing: Pacing): number[] {
  const starts = pacing.chapters?.(log) ?? (held.length > 0 ? ownTurns(log, held) : laps(log));
  return starts.filter((ply, index) => {
    const end = starts[index + 1] ?? log.length;
    return log.slice(ply, end).some(({ events }) => events.some((event) => pacing.beats(event) > 0));
  });
}

/** The chapters of a match that is over: the last one holds at least what everybody who still played did last. */
export function withWholeEnd(starts: readonly number[], log: readonly Entry[]): number[] {
  const actors = (entries: readonly Entry[]): Set<number> =>
    new Set(entries.flatMap(({ by }) => (by >= 0 ? [by] : [])));
  const playing = actors(log.slice(-LONG)).size;
  const last = starts.findLastIndex((ply) => actors(log.slice(ply)).size >= playing);
  return starts.slice(0, Math.max(last, 0) + 1);
}

/** Whenever the reader has acted; and what follows the last time, lap by lap if it is long. */
function ownTurns(log: readonly Entry[], held: readonly number[]): number[] {
  const acted = log.flatMap(({ by }, ply) => (held.includes(by) ? [ply + 1] : []));
  const own = acted.filter((ply) => !acted.includes(ply + 1));
  const last = own.at(-1) ?? 0;
  if (log.length - last <= LONG) return own;
  return [...own, ...laps(log.slice(last)).flatMap((ply) => (ply > 0 ? last + ply : []))];
}

/** For spectators: whenever whoever acted first acts again after others. */
function laps(log: readonly Entry[]): number[] {
  const actors = log.flatMap(({ by }, ply) => (by >= 0 ? [{ by, ply }] : []));
  const first = actors[0]?.by;
  return actors.flatMap(({ by, ply }, index) => (by === first && actors[index - 1]?.by !== first ? [ply] : []));
}
