import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { SeatSummary, Summary } from '../../../src/lib/connection/protocol';
import SeatList from '../../../src/lib/table/SeatList.svelte';
import { waitingSentence } from '../../../src/lib/play/waiting_sentence';
import { show } from '../../mounting';

const NAMES = ['Ada', 'Bo', 'Cleo'];
const seats = NAMES.map((name): SeatSummary => ({
  name,
  kind: 'here',
  bot: null,
  taken: true,
  present: true,
  away: null,
  substituted: false,
  resigned: false,
  needs_vote: false,
}));
const summary = (deciding: number[], ready: number[]): Summary =>
  ({ id: 't', game: 'g', seats, deciding, ready, outcome: null, started: true }) as unknown as Summary;

beforeAll(() => language.load());

describe('who waits for whom', () => {
  const lines = (): string[] =>
    [...document.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

  it('stands in a sentence', () => {
    expect(waitingSentence(summary([0, 1], [2]), null)).toBe('Waiting for Ada and Bo …');
    expect(waitingSentence(summary([0], [1, 2]), 1)).toBe('You are ready. Waiting for Ada …');
    expect(waitingSentence(summary([1], []), 0)).toBe('Bo is deciding …');
  });

  it('says how many the server serves first', () => {
    const waiting = (ahead: number | null): string => waitingSentence(summary([1], []), 0, ahead);
    expect(waiting(null)).toBe('Bo is deciding …');
    expect(waiting(0)).toBe('Bo is deciding … The server is busy: you are next.');
    expect(waiting(1)).toBe('Bo is deciding … The server is busy: 1 ahead of you.');
    expect(waiting(3)).toBe('Bo is deciding … The server is busy: 3 ahead of you.');
  });

  it('stands beside the names where several decide', () => {
    show(SeatList, { seats, deciding: [0, 2], ready: [1] });
    expect(lines()).toEqual(['Ada here … deciding', 'Bo here ✓ ready', 'Cleo here … deciding']);
  });

  it('needs no mark where one after another decides', () => {
    show(SeatList, { seats, deciding: [0] });
    expect(lines()).toEqual(['Ada here', 'Bo here', 'Cleo here']);
  });

  it('waits for nobody at a closed table', () => {
    const closed = { ...summary([], []), closed: true };
    expect(waitingSentence(closed, 0)).toMatch(/has closed this table/);
  });
});
