import type { Component } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import TableToolbar from '../../../src/lib/play/TableToolbar.svelte';
import { show } from '../../mounting';

beforeAll(() => language.load());

const takeBack = (chosen: boolean): unknown[] => {
  const table = {
    seat: 0,
    over: false,
    closed: false,
    resigned: false,
    pending: 0,
    log: [{ ply: 0, by: 0, events: [] }],
    stepBack: () => chosen,
    request: vi.fn(),
  };
  const data = { undo: null, endVote: null, summary: { started: true, game: 'g' } };
  show(TableToolbar as unknown as Component<Record<string, unknown>>, { table, data });
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Take back')?.click();
  return table.request.mock.calls;
};

it('takes the last action back', () => {
  expect(takeBack(false)).toEqual([[{ type: 'undo', seat: 0 }]]);
});

it('gives up what is chosen and not yet done first', () => {
  expect(takeBack(true)).toEqual([]);
});
