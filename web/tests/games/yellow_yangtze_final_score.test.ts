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

/** The cells of the winner's row as they are seen. */
const first = (): string[] =>
  [...document.querySelectorAll('tbody tr:first-child td')].map((cell) => {
    const seen = cell.cloneNode(true) as Element;
    seen.querySelectorAll('.unseen').forEach((each) => each.remove());
    return seen.textContent.replaceAll(/\s/g, '');
  });
const press = (name: string): void => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!.click();
  flushSync();
};
const wait = (pause: number): void => {
  vi.advanceTimersByTime(pause);
  flushSync();
};

it('shows the points before and after the yellow ones were given away, with the score', () => {
  expect(first()).toEqual(['4→5', '5', '6', '3→4', '2', '4']);
});

it('marks the colours that the score comes from, by the figures that it shows', () => {
  for (const row of document.querySelectorAll('tbody tr')) {
    const score = row.querySelector('.score')!.textContent;
    const cells = [...row.querySelectorAll('td:not(.score, .gold)')];
    const after = (cell: Element): string => /\d+\s*$/.exec(cell.textContent)![0].trim();
    for (const cell of cells) expect(cell.classList.contains('decisive')).toBe(after(cell) === score);
  }
  expect(document.querySelectorAll('.decisive')).toHaveLength(2);
});

it('shows how the score came about to those who ask', () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  press('How yellow points count');
  const first = (): string[] =>
    [...document.querySelectorAll('dialog tbody tr:first-child td')].map((cell) => cell.textContent);
  wait(10_000);
  expect(first()).toEqual(['5', '5', '6', '4', '0', '4 · 5 · 5 · 6']);
  press('Step by step');
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
