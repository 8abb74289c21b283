import { flushSync } from 'svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import yinYang from '../../../src/games/yin_yang';
import GameLog from '../../../src/lib/table/GameLog.svelte';
import type { Entry } from '../../../src/lib/connection/protocol';
import type { TableContext } from '../../../src/lib/table/table_context';
import { CODES, NAMES, SEAT_FIELDS } from '../../samples/yin_yang';
import ContextHost from '../../ContextHost.svelte';
import { allWords } from '../../fluent_files';
import { show, text } from '../../mounting';

// There is no layout here, so nothing changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const CONTEXT = {
  words: allWords('en', 'yin_yang'),
  cast: { names: NAMES, reader: 0, seatFields: SEAT_FIELDS, codes: CODES },
} as unknown as TableContext;

const MODULE = { pointsAt: () => [], pacing: { beats: () => 1 } };

beforeAll(async () => {
  await language.load();
  await language.loadGame('yin_yang');
});

it('says in the log when a bot took over, and not only at its end', () => {
  const entry = (ply: number, seat: number): Entry => ({ ply, by: seat, events: [{ kind: 'passed', seat }] });
  const notes = [
    { ply: 1, sentence: 'A bot plays for Bo.' },
    { ply: 2, sentence: 'Bo plays again.' },
  ];
  const props = { entries: [entry(0, 0), entry(1, 1), entry(2, 0)], notes, module: MODULE, point: vi.fn() };
  show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: GameLog, props });
  expect(text('li')).toEqual([
    'You play nothing.',
    'A bot plays for Bo.',
    'Bo plays nothing.',
    'Bo plays again.',
    'You play nothing.',
  ]);
});

const showLog = (entries: Entry[], module: object): void => {
  const props = { entries, module, point: vi.fn() };
  show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: GameLog, props });
};
const turn = (ply: number, seat: number, ...kinds: string[]): Entry => ({
  ply,
  by: seat,
  events: kinds.map((kind) => ({ kind, seat, colour: 'white' })),
});

it('is divided by turns, each under the name of the player', () => {
  showLog([turn(0, 0, 'deck_chosen', 'passed'), turn(1, 1, 'deck_chosen', 'passed')], yinYang);
  expect(text('h3')).toEqual(['Your turn', 'Bo']);
});

it('folds the draws of the first hands in Yin & Yang', () => {
  const drawn = (ply: number, seat: number): Entry => turn(ply, seat, 'card_drawn', 'card_drawn');
  showLog([drawn(0, 0), drawn(1, 1), turn(2, 0, 'deck_chosen', 'card_drawn', 'passed')], yinYang);
  expect(text('li button')[0]).toBe('4 cards drawn by you and Bo');
});

it('folds draws; a click unfolds those that were clicked, and another one folds them again', () => {
  const module = { ...MODULE, foldedAs: ({ kind }: { kind: string }) => (kind === 'draw_lost' ? 'log-draws' : null) };
  showLog([turn(0, 0, 'draw_lost', 'draw_lost', 'draw_lost', 'passed', 'draw_lost', 'draw_lost')], module);
  const rows = ['3 cards drawn by you', 'You play nothing.', '2 cards drawn by you'];
  expect(text('li')).toEqual(rows);
  const last = [...document.querySelectorAll<HTMLButtonElement>('li button')].at(-1);
  last?.click();
  flushSync();
  expect(text('li').slice(0, 3)).toEqual(rows);
  expect(text('li')).toHaveLength(5);
  expect(last?.getAttribute('aria-expanded')).toBe('true');
  last?.click();
  flushSync();
  expect(text('li')).toEqual(rows);
});

it('points at the board only if the pointer itself has moved, and nothing is being shown', () => {
  const point = vi.fn();
  const module = { ...MODULE, pointsAt: () => ['seat:0'] };
  const log = (context: TableContext): void => {
    const props = { entries: [turn(0, 0, 'passed')], module, point };
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context, part: GameLog, props });
  };
  const move = (movementX: number): void => {
    const moved = new MouseEvent('mousemove', { bubbles: true });
    Object.defineProperties(moved, { movementX: { value: movementX }, movementY: { value: 0 } });
    [...document.querySelectorAll('li button')].at(-1)?.dispatchEvent(moved);
  };
  log(CONTEXT);
  move(0);
  expect(point).not.toHaveBeenCalled();
  move(3);
  expect(point).toHaveBeenCalledWith(['seat:0']);
  point.mockClear();
  log({ ...CONTEXT, moment: { event: null } } as unknown as TableContext);
  move(3);
  expect(point).not.toHaveBeenCalled();
});

it('lets important events stand out', () => {
  const module = { ...MODULE, pacing: { beats: ({ kind }: { kind: string }) => (kind === 'passed' ? 2 : 1) } };
  showLog([turn(0, 0, 'draw_lost', 'passed')], module);
  expect(text('.important')).toEqual(['You play nothing.']);
});

it('marks the last row that has happened in a replay, also where the last step had nothing to say', () => {
  const silent: Entry = { ply: 1, by: -1, events: [] };
  const entries = [turn(0, 0, 'passed'), silent, turn(2, 1, 'passed')];
  const props = { entries, module: MODULE, point: vi.fn(), now: 2 };
  show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: GameLog, props });
  expect(text('[aria-current]')).toEqual(['You play nothing.']);
});
