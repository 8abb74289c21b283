import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pacing } from '../../src/games/yangtze/event_pacing';
import FinalScore from '../../src/games/yangtze/FinalScore.svelte';
import type { Reckoning } from '../../src/games/yangtze/view_types';
import { NORMAL_BEAT } from '../../src/lib/table/playback_speed.svelte';
import type { TableContext } from '../../src/lib/table/table_context';
import ContextHost from '../ContextHost.svelte';
import { allWords } from '../fluent_files';

vi.hoisted(() => {
  const ignore = (): void => undefined;
  const media = { addEventListener: ignore, removeEventListener: ignore };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('width'), ...media }));
});

const reckoned = (seat: number, money: number): Reckoning =>
  ({
    ...{ seat, money, total: money, sale: { value: 0, cargoes: [] }, liquidity: { cards: [], value: 0 } },
    posts: { green: 0, brown: 0, majorities: [] },
  }) as unknown as Reckoning;

let shown: Record<string, unknown>;
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

function count(moment: object | null): void {
  const context = {
    ...{ words: allWords('en', 'yangtze'), cast: { names: ['Ada', 'Bo'], reader: null }, moment },
  } as unknown as TableContext;
  const host = ContextHost as unknown as Component<{ context: TableContext; part: unknown; props: object }>;
  const props = { reckoning: [reckoned(0, 20), reckoned(1, 10)], winners: [0] };
  shown = mount(host, { target: document.body, props: { context, part: FinalScore, props } });
  flushSync();
}

const counted = (): number => document.querySelectorAll('tbody tr:not(.waiting)').length;
const totals = (): number => document.querySelectorAll('tfoot tr:not(.waiting) td').length;

it('counts only after it was told that the game is over, and to the end before anything else is', async () => {
  const moment = {};
  const told = pacing.beats({ kind: 'game_over', reason: 'emperors' });
  count(moment);
  await vi.advanceTimersByTimeAsync(NORMAL_BEAT);
  flushSync();
  expect([counted(), totals()]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync((told / 2 - 1) * NORMAL_BEAT);
  flushSync();
  expect(counted()).toBeGreaterThan(0);
  expect(totals()).toBe(0);
  await vi.advanceTimersByTimeAsync((told / 2) * NORMAL_BEAT - 1);
  flushSync();
  expect(totals()).toBe(2);
});

it('counts afresh when the end is watched again', async () => {
  count({});
  await vi.advanceTimersByTimeAsync(60 * NORMAL_BEAT);
  flushSync();
  expect(totals()).toBe(2);
  await unmount(shown);
  count({});
  expect([counted(), totals()]).toEqual([0, 0]);
});

it('has counted everything once the match is over', () => {
  count(null);
  expect(totals()).toBe(2);
});
