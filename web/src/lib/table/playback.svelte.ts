import { untrack } from 'svelte';
import type { Entry, GameEvent, View } from '../connection/protocol';
import type { Pacing } from './game_module';
import { playbackSpeed } from './playback_speed.svelte';

/** A position and how it came about. */
export interface Frame {
  view: View;
  log: readonly Entry[];
}

/** One thing that happened, as it is shown: the board, the log and what is told all belong to the same point in time. */
export interface Moment extends Frame {
  /** Null where only the position after the last event is shown. */
  event: GameEvent | null;
  beats: number;
}

/** If more beats than this wait and other persons play on, all are shown faster; but none for fewer milliseconds than that. */
const BACKLOG = 32;
const SHORTEST = 150;
/** Then more moments than this are not shown one by one: the reader has been away, and can watch a part of them again. */
const MOST = 250;
/** A game that shows runs of events faster sees those of this many entries before what is new. */
const RECENT = 8;
/** The position after something was taken away stands for a moment before the next thing happens. */
const SETTLED = 0.6;

/** Shows what has happened one thing after the other, at the reader's speed, until the present is reached. */
export class Playback {
  /** Whether to keep up with others; bots wait for nobody, and nobody waits for bots. */
  keepsUp = false;
  /** The events that have just been told, with the moment shown or with the present. */
  news = $state.raw<readonly GameEvent[]>([]);
  private waiting = $state.raw<readonly Moment[]>([]);
  /** The log of the present, and how many of its events have been told. */
  private log: readonly Entry[] = [];
  private told = 0;
  /** How the game's events are shown, and what happened before that was known. */
  private pace: Pacing | null = null;
  private unpaced: Parameters<Playback['advance']>[] = [];

  private readonly current: Moment | null = $derived.by(() => this.waiting[0] ?? null);

  /** What is shown instead of the present. */
  get moment(): Moment | null {
    return this.current;
  }

  get event(): GameEvent | null {
    return this.moment?.event ?? null;
  }

  /** How long what is shown now stays, in milliseconds. */
  get stays(): number {
    const all = this.waiting.reduce((sum, { beats }) => sum + beats, 0);
    const hurry = this.keepsUp ? Math.min(1, BACKLOG / all) : 1;
    return Math.max(SHORTEST, (this.moment?.beats ?? 0) * playbackSpeed.beat * hurry);
  }

  /** Be in the present, of which nothing needs to be told. */
  reset(log: readonly Entry[]): void {
    this.log = log;
    this.told = eventsOf(log).length;
    this.waiting = [];
    this.unpaced = [];
    this.news = [];
  }

  /** How the game's events are shown. It may be loaded late: until then, all that happens is kept. */
  set pacing(pacing: Pacing) {
    this.pace = pacing;
    const kept = this.unpaced;
    this.unpaced = [];
    untrack(() => kept.forEach((change) => this.advance(...change)));
  }

  /** Let what happened be shown after what waits already; the seats in `own` have seen already what they did themselves. */
  advance(before: Frame, after: Frame, own: readonly number[] = []): void {
    if (!this.pace) return void this.unpaced.push([before, after, own]);
    const idle = this.waiting.length === 0;
    this.log = after.log;
    this.waiting = [...this.waiting, ...momentsBetween(before, after, this.pace, own)];
    const tooMany = this.keepsUp && this.waiting.length > MOST;
    const needless = playbackSpeed.instant || document.hidden || tooMany;
    if (needless || this.waiting.length === 0) this.skip();
    else if (idle) this.tell();
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
    this.tell();
  }

  /** Go to the present at once. */
  skip(): void {
    this.waiting = [];
    this.tell();
  }

  /** Go on by itself, as long as the calling component is there. */
  drive(): void {
    $effect(() => {
      if (!this.current) return undefined;
      if (playbackSpeed.instant) return void this.skip();
      // What comes meanwhile must not hold up what is shown.
      const timer = setTimeout(
        () => this.next(),
        untrack(() => this.stays),
      );
      return () => clearTimeout(timer);
    });
  }

  private tell(): void {
    const happened = eventsOf(this.moment?.log ?? this.log);
    if (happened.length > this.told) this.news = happened.slice(this.told);
    this.told = happened.length;
  }
}

/** The events that a moment is about. */
export function momentEvents({ event }: Moment): GameEvent[] {
  return event ? [event] : [];
}

export const eventsOf = (log: readonly Entry[]): GameEvent[] => log.flatMap(({ events }) => events);

/** What happened between two frames, moment by moment. */
export function momentsBetween(before: Frame, after: Frame, pacing: Pacing, own: readonly number[] = []): Moment[] {
  const fresh = after.log.slice(before.log.length);
  const events = eventsOf(fresh);
  const views = pacing.viewsAfter?.(before.view, after.view, events);
  // What is taken away is shown while it is still there; so is all that happened before, lest things come and go.
  const lastTaken = pacing.takesAway ? events.findLastIndex(pacing.takesAway) : -1;
  const moments: Moment[] = [];
  const recent = [...eventsOf(before.log.slice(-RECENT)), ...events];
  const earlier = recent.length - events.length;
  let index = 0;
  fresh.forEach((entry, at) => {
    entry.events.forEach((event, place) => {
      const beats = pacing.beats(event, recent.slice(0, earlier + index), before);
      // Players need not wait for what they have just chosen themselves, unless more comes of it.
      if (beats > (own.includes(entry.by) ? 1 : 0)) {
        const log = [...before.log, ...fresh.slice(0, at), { ...entry, events: entry.events.slice(0, place + 1) }];
        const view = views?.[index] ?? (index <= lastTaken ? before.view : after.view);
        moments.push({ event, view, log, beats });
      }
      index += 1;
    });
  });
  if (moments.at(-1)?.view === before.view && lastTaken >= 0) {
    moments.push({ event: null, view: after.view, log: after.log, beats: SETTLED });
  }
  return moments;
}
