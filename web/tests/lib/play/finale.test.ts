import { createRawSnippet, flushSync } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import Finale from '../../../src/lib/play/Finale.svelte';
import { playbackSpeed } from '../../../src/lib/table/playback_speed.svelte';
import { show, text } from '../../mounting';

beforeEach(async () => {
  await language.load();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const close = vi.fn();

/** The end of a match before a reader who wants less motion, or not. */
function end(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-motion') }));
  const results = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, told: `${3 - seat} points`, winner: seat === 0 }));
  show(Finale as unknown as Component<Record<string, unknown>>, {
    picture: createRawSnippet(() => ({ render: () => '<svg></svg>' })),
    verdict: 'Ada has won!',
    reason: 'It is over.',
    decided: ['By a point.'],
    results,
    close,
  });
}

const waiting = (): string[] => text('.waiting');
const pass = (): void => {
  vi.advanceTimersByTime(650);
  flushSync();
};

it('tells the results from the last to the first, then who has won and why', () => {
  end(false);
  expect(waiting()).toEqual(['Ada has won!', 'Ada 3 points', 'Bo 2 points', 'By a point.']);
  pass();
  expect(waiting()).toEqual(['Ada has won!', 'Ada 3 points', 'By a point.']);
  pass();
  expect(waiting()).toEqual(['Ada has won!', 'By a point.']);
  expect(text('.winner')).toEqual([]);
  pass();
  expect(waiting()).toEqual([]);
  expect(text('.winner')).toEqual(['Ada 3 points']);
});

it('tells everything at once where less motion is wanted', () => {
  end(true);
  expect(waiting()).toEqual([]);
  expect(text('.winner')).toEqual(['Ada 3 points']);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells everything at once at instant speed', () => {
  playbackSpeed.value = 'instant';
  end(false);
  playbackSpeed.value = 'normal';
  expect(waiting()).toEqual([]);
});

it('is put away by a click', () => {
  end(true);
  document.querySelector<HTMLElement>('.finale')?.click();
  expect(close).toHaveBeenCalledOnce();
});
