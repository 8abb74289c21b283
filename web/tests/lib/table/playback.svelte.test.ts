import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, GameEvent, View } from '../../../src/lib/connection/protocol';
import type { Pacing } from '../../../src/lib/table/game_module';
import { momentsBetween, Playback } from '../../../src/lib/table/playback.svelte';
import type { Frame } from '../../../src/lib/table/playback.svelte';
import { playbackSpeed } from '../../../src/lib/table/playback_speed.svelte';

const BEATS: Record<string, number> = { placed: 1, war: 2, lost: 0.5, drawn: 0 };
const pacing: Pacing = { beats: ({ kind }) => BEATS[kind] ?? 0, takesAway: ({ kind }) => kind === 'lost' };
const view = (number: number): View => ({ number });
const entry = (ply: number, by: number, ...kinds: string[]): Entry => ({
  ply,
  by,
  events: kinds.map((kind): GameEvent => ({ kind })),
});
const frame = (number: number, ...log: Entry[]): Frame => ({ view: view(number), log });
const kindsOf = (events: readonly GameEvent[]): string[] => events.map(({ kind }) => kind);

beforeEach(() => void (playbackSpeed.value = 'normal'));

describe('what happened between two frames', () => {
  const first = entry(0, 0, 'placed');

  it('is one moment for each event that takes time, each with the log up to it', () => {
    const after = frame(2, first, entry(1, 1, 'placed', 'drawn', 'war'), entry(2, -1, 'drawn'));
    const moments = momentsBetween(frame(1, first), after, pacing);
    expect(moments.map(({ event }) => event?.kind)).toEqual(['placed', 'war']);
    expect(moments.map(({ log }) => log.flatMap(({ events }) => kindsOf(events)))).toEqual([
      ['placed', 'placed'],
      ['placed', 'placed', 'drawn', 'war'],
    ]);
    expect(moments.every((moment) => moment.view === after.view)).toBe(true);
  });

  it('shows what is taken away while it is still there, and then without it', () => {
    const [before, after] = [frame(1, first), frame(2, first, entry(1, 1, 'war', 'lost', 'drawn'))];
    const moments = momentsBetween(before, after, pacing);
    expect(moments.map(({ event }) => event?.kind)).toEqual(['war', 'lost', undefined]);
    expect(moments.map((moment) => moment.view)).toEqual([before.view, before.view, after.view]);
  });

  it('leaves out what the reader has just done, but not what comes of it', () => {
    const after = frame(2, entry(0, 1, 'placed', 'war'), entry(1, -1, 'placed'));
    expect(momentsBetween(frame(1), after, pacing, [1]).map(({ event }) => event?.kind)).toEqual(['war', 'placed']);
  });

  it('takes the views that the game can tell', () => {
    const told: Pacing = { ...pacing, viewsAfter: (_, __, events) => events.map((_event, index) => view(10 + index)) };
    const moments = momentsBetween(frame(1), frame(2, entry(0, 1, 'drawn', 'placed', 'lost')), told);
    expect(moments.map((moment) => moment.view['number'])).toEqual([11, 12]);
  });
});

describe('playback', () => {
  let playback: Playback;
  const start = frame(1);
  const later = frame(2, entry(0, 1, 'placed', 'drawn'), entry(1, 2, 'placed', 'drawn'));

  beforeEach(() => {
    playback = new Playback();
    playback.pacing = pacing;
    playback.reset(start.log);
  });

  it('tells each event once, at the moment that shows it', () => {
    playback.advance(start, later);
    expect(kindsOf(playback.news)).toEqual(['placed']);
    playback.next();
    expect(kindsOf(playback.news)).toEqual(['drawn', 'placed']);
    playback.next();
    expect(playback.moment).toBeNull();
    expect(kindsOf(playback.news)).toEqual(['drawn']);
  });

  it('goes on with what comes meanwhile', () => {
    playback.advance(start, later);
    const end = frame(3, ...later.log, entry(2, 0, 'war'));
    playback.advance(later, end);
    playback.next();
    playback.next();
    expect(playback.event?.kind).toBe('war');
    expect(kindsOf(playback.news)).toEqual(['drawn', 'war']);
    playback.next();
    expect(playback.moment).toBeNull();
  });

  it('skips to the present, and tells all that was left', () => {
    playback.advance(start, later);
    playback.skip();
    expect(playback.moment).toBeNull();
    expect(kindsOf(playback.news)).toEqual(['drawn', 'placed', 'drawn']);
  });

  it('shows nothing one by one at instant speed, and still tells it', () => {
    playbackSpeed.value = 'instant';
    playback.advance(start, later);
    expect(playback.moment).toBeNull();
    expect(kindsOf(playback.news)).toEqual(['placed', 'drawn', 'placed', 'drawn']);
  });

  it('is slower or faster as the reader likes, and hurries when much waits and others play on', () => {
    playback.advance(start, later);
    const normal = playback.stays;
    playbackSpeed.value = 'slow';
    expect(playback.stays).toBe(2 * normal);
    playbackSpeed.value = 'fast';
    expect(playback.stays).toBeLessThan(normal);
    playbackSpeed.value = 'normal';
    for (let more = 0; more < 50; more += 1) playback.advance(later, frame(3, ...later.log, entry(2, 0, 'placed')));
    expect(playback.stays).toBe(normal);
    playback.keepsUp = true;
    expect(playback.stays).toBeLessThan(normal);
    expect(playback.stays).toBeGreaterThanOrEqual(150);
  });

  it('goes to the present if far too much waits, unless only bots play', () => {
    const many = Array.from({ length: 300 }, (_, ply) => entry(ply, 1, 'placed'));
    playback.advance(start, frame(2, ...many));
    expect(playback.moment).not.toBeNull();
    playback.keepsUp = true;
    playback.advance(frame(2, ...many), frame(3, ...many, entry(300, 0, 'placed')));
    expect(playback.moment).toBeNull();
  });

  it('waits until it is known how the events are shown', () => {
    const fresh = new Playback();
    fresh.reset(start.log);
    fresh.advance(start, later);
    expect(fresh.moment).toBeNull();
    fresh.pacing = pacing;
    expect(fresh.event?.kind).toBe('placed');
    expect(kindsOf(fresh.news)).toEqual(['placed']);
  });

  it('is forgotten when something was taken back', () => {
    playback.advance(start, later);
    playback.reset(start.log);
    expect(playback.moment).toBeNull();
    expect(playback.news).toEqual([]);
  });

  describe('by itself', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('goes on until the present', () => {
      const stop = $effect.root(() => playback.drive());
      flushSync(() => playback.advance(start, later));
      const seen = [playback.moment];
      for (let steps = 0; steps < 2; steps += 1) {
        vi.advanceTimersByTime(playback.stays);
        flushSync();
        seen.push(playback.moment);
      }
      expect(new Set(seen).size).toBe(3);
      expect(seen.at(-1)).toBeNull();
      stop();
    });

    it('is not held up by what comes meanwhile', () => {
      const stop = $effect.root(() => playback.drive());
      flushSync(() => playback.advance(start, later));
      const { moment } = playback;
      for (let more = 0; more < 10; more += 1) {
        vi.advanceTimersByTime(playback.stays / 4);
        flushSync(() => playback.advance(later, frame(3, ...later.log, entry(2, 0, 'placed'))));
      }
      expect(playback.moment).not.toBe(moment);
      stop();
    });
  });
});

describe('the speed', () => {
  it('is remembered by the browser', () => {
    playbackSpeed.value = 'fast';
    expect(localStorage.getItem('sampan.speed')).toBe('fast');
  });
});
