import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FinalScore from '../../src/games/yellow_yangtze/FinalScore.svelte';
import type { End } from '../../src/games/yellow_yangtze/view_types';
import type { TableContext } from '../../src/lib/table/table_context';
import ContextHost from '../ContextHost.svelte';
import { allWords } from '../fluent_files';

const counts = (black: number, red: number, green: number, blue: number, yellow: number) => ({
  black,
  red,
  green,
  blue,
  yellow,
});
const end = {
  standings: [
    {
      seat: 1,
      rank: 1,
      points: counts(4, 5, 6, 3, 2),
      gold: ['blue', 'black'],
      spread: counts(5, 5, 6, 4, 0),
      sorted: [4, 5, 5, 6],
    },
    { seat: 0, rank: 2, points: counts(1, 2, 2, 2, 0), gold: [], spread: counts(1, 2, 2, 2, 0), sorted: [1, 2, 2, 2] },
  ],
} as unknown as End;
const context = { words: allWords('en', 'yellow_yangtze'), cast: { names: ['Ada', 'Bo'] } } as unknown as TableContext;

let shown: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const host = ContextHost as unknown as Component<{
    context: TableContext;
    part: typeof FinalScore;
    props: { end: End };
  }>;
  shown = mount(host, { target: document.body, props: { context, part: FinalScore, props: { end } } });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const first = (): string[] => [...document.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.textContent);
const press = (name: string): void => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!.click();
  flushSync();
};
const wait = (pause: number): void => {
  vi.advanceTimersByTime(pause);
  flushSync();
};

it('shows the result first, and how it came about to those who ask', () => {
  wait(10_000);
  expect(first()).toEqual(['5', '5', '6', '4', '0', '4 · 5 · 5 · 6']);
  press('How it came about');
  expect(first()).toEqual(['4', '5', '6', '3', '2', '…']);
  wait(600);
  expect(first()).toEqual(['4', '5', '6', '4', '1', '…']);
  press('Next point');
  expect(first()).toEqual(['5', '5', '6', '4', '0', '4 · 5 · 5 · 6']);
  press('One point back');
  wait(10_000);
  expect(first()).toEqual(['4', '5', '6', '4', '1', '…']);
  press('Final result');
  expect(first()).toEqual(['5', '5', '6', '4', '0', '4 · 5 · 5 · 6']);
});
