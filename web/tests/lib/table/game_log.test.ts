import type { Component } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import GameLog from '../../../src/lib/table/GameLog.svelte';
import type { Entry } from '../../../src/lib/connection/protocol';
import type { TableContext } from '../../../src/lib/table/table_context';
import { CODES, NAMES, SEAT_FIELDS } from '../../samples/yin_yang';
import ContextHost from '../../ContextHost.svelte';
import { allWords } from '../../fluent_files';
import { show, text } from '../../mounting';

const CONTEXT = {
  words: allWords('en', 'yin_yang'),
  cast: { names: NAMES, reader: 0, seatFields: SEAT_FIELDS, codes: CODES },
} as unknown as TableContext;

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
  const props = { entries: [entry(0, 0), entry(1, 1), entry(2, 0)], notes, pointsAt: () => [], point: vi.fn() };
  show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: GameLog, props });
  expect(text('li')).toEqual([
    'You play nothing.',
    'A bot plays for Bo.',
    'Bo plays nothing.',
    'Bo plays again.',
    'You play nothing.',
  ]);
});
