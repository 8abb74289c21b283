import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { SeatSummary, Summary } from '../../../src/lib/connection/protocol';
import { seatTokens } from '../../../src/lib/connection/seat_tokens';
import type { TableData } from '../../../src/lib/connection/table_data';
import FreeSeats from '../../../src/lib/play/FreeSeats.svelte';
import FreeVotes from '../../../src/lib/play/FreeVotes.svelte';
import OtherConnections from '../../../src/lib/play/OtherConnections.svelte';
import { button, show, text } from '../../mounting';

beforeAll(() => language.load());
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const seat = (name: string, parts: Partial<SeatSummary> = {}): SeatSummary => ({
  name,
  kind: 'link',
  bot: null,
  taken: true,
  present: true,
  away: null,
  substituted: false,
  resigned: false,
  needs_vote: false,
  ...parts,
});
const data = (seats: SeatSummary[], summary: Partial<Summary> = {}, parts: Partial<TableData> = {}): TableData =>
  ({
    summary: {
      id: 't1',
      seats,
      hosted: true,
      started: false,
      outcome: null,
      rematch: null,
      substitute: { bot: 'easy' },
      ...summary,
    },
    you: [0],
    freeVotes: [],
    ...parts,
  }) as unknown as TableData;
const free = { taken: false, present: false };

describe('a free seat', () => {
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]'))));

  it('is looked after by the host, who has its link', () => {
    const created = {
      table: { id: 't1', game: 'g' },
      tokens: [],
      invitations: [{ seat: 1, invitation: 'inv' }],
      host: 'h',
    };
    seatTokens.keepCreated(created as unknown as Parameters<typeof seatTokens.keepCreated>[0]);
    show(FreeSeats, { data: data([seat('Ada'), seat('Bo', free)]) });
    expect(document.querySelector('input')?.value).toMatch(/seat\/inv$/);
    expect(text('button')).toEqual(['Copy', 'Withdraw it and make a new one', 'Let a bot play']);
  });

  it('is not the business of other players, as long as there is a host', () => {
    seatTokens.take('t1', 'g', 'token');
    show(FreeSeats, { data: data([seat('Ada'), seat('Bo', free)]) });
    expect(text('button')).toEqual([]);
  });

  it('is everybody’s business in a rematch', () => {
    seatTokens.take('t1', 'g', 'token');
    show(FreeSeats, { data: data([seat('Ada'), seat('Bo', free)], { hosted: false }) });
    expect(text('button')).toEqual(['Make a link', 'Let a bot play']);
  });

  it('can be offered to somebody else while a match runs, and a bot plays there anyway', () => {
    seatTokens.take('t1', 'g', 'token');
    show(FreeSeats, { data: data([seat('Ada'), seat('Bo', { ...free, substituted: true })], { started: true }) });
    expect(text('button')).toEqual(['Make a link']);
  });

  it('is offered to nobody where the others must agree first', () => {
    seatTokens.take('t1', 'g', 'token');
    const left = seat('Bo', { ...free, substituted: true, needs_vote: true });
    show(FreeSeats, { data: data([seat('Ada'), left, seat('Cleo')], { started: true }) });
    expect(text('section')).toEqual([]);
  });

  it('is not the business of spectators', () => {
    show(FreeSeats, { data: data([seat('Ada'), seat('Bo', free)], { hosted: false }, { you: [] }) });
    expect(text('button')).toEqual([]);
  });
});

describe('freeing a seat', () => {
  const request = vi.fn();
  const table = { over: false, request } as unknown as LiveTable;
  const away = { present: false, substituted: true };

  beforeEach(() => request.mockReset());

  it('can be proposed before the start', () => {
    HTMLDialogElement.prototype.showModal = vi.fn(); // which jsdom does not have
    show(FreeVotes, { table, data: data([seat('Ada'), seat('Bo'), seat('Cleo', free)]) });
    button('Free Bo’s seat').click();
    flushSync();
    button('Yes, free it').click();
    expect(request).toHaveBeenCalledWith({ type: 'free', seat: 0, other: 1, agree: true });
  });

  it('can be proposed later only for somebody who is away, if two others play', () => {
    const started = { started: true };
    show(FreeVotes, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')], started) });
    expect(text('button')).toEqual(['Free Bo’s seat']);
  });

  it.each([
    ['nobody is away', [seat('Ada'), seat('Bo'), seat('Cleo')]],
    ['one opponent alone is left', [seat('Ada'), seat('Bo', away)]],
  ])('is not proposed if %s', (_, seats) => {
    show(FreeVotes, { table, data: data(seats, { started: true }) });
    expect(text('button')).toEqual([]);
  });

  describe('that was left while the match runs', () => {
    const left = seat('Bo', { ...free, substituted: true, needs_vote: true });

    it('can be proposed to be filled', () => {
      HTMLDialogElement.prototype.showModal = vi.fn(); // which jsdom does not have
      show(FreeVotes, { table, data: data([seat('Ada'), left, seat('Cleo')], { started: true }) });
      expect(text('p')).toEqual([
        'Bo has left, and a bot plays on. If all of you agree, somebody else may take the seat.',
      ]);
      button('Fill Bo’s seat').click();
      flushSync();
      button('Yes, propose it').click();
      expect(request).toHaveBeenCalledWith({ type: 'free', seat: 0, other: 1, agree: true });
    });

    it('is voted about in the same way', () => {
      const freeVotes = [{ seat: 1, consents: [2], missing: [0] }];
      show(FreeVotes, { table, data: data([seat('Ada'), left, seat('Cleo')], { started: true }, { freeVotes }) });
      expect(text('p')).toEqual(['Cleo proposes that somebody else may take Bo’s seat. Still to answer: Ada.']);
      expect(text('button')).toEqual(['Refuse', 'Agree']);
    });

    it('is not voted about once all have agreed', () => {
      const agreed = seat('Bo', { ...free, substituted: true });
      show(FreeVotes, { table, data: data([seat('Ada'), agreed, seat('Cleo')], { started: true }) });
      expect(text('button')).toEqual([]);
    });
  });

  it('is voted about', () => {
    const freeVotes = [{ seat: 1, consents: [2], missing: [0] }];
    show(FreeVotes, {
      table,
      data: data([seat('Ada'), seat('Bo', away), seat('Cleo')], { started: true }, { freeVotes }),
    });
    expect(text('p')).toEqual([
      'Cleo proposes to free Bo’s seat, so that somebody else may take it. Still to answer: Ada.',
    ]);
    button('Agree').click();
    expect(request).toHaveBeenCalledWith({ type: 'free', seat: 0, other: 1, agree: true });
  });
});

describe('a second connection', () => {
  it('is shown to the player, who can end it', () => {
    const signOutElsewhere = vi.fn(() => Promise.resolve(true));
    const others = [{ seat: 0, since: '2026-11-16T12:00:00Z' }];
    const table = { others, past: [], signOutElsewhere } as unknown as LiveTable;
    show(OtherConnections, { table, data: data([seat('Ada'), seat('Bo')]) });
    expect(text('strong')[0]).toMatch(/^Another window or device has also held your seat since \d/);
    button('End the other one').click();
    expect(signOutElsewhere).toHaveBeenCalled();
  });

  it('is ended at the rematch, if there is one, because the same key opens a seat there', () => {
    const others = [{ seat: 0, since: '2026-11-16T12:00:00Z' }];
    seatTokens.take('t1', 'g', 'token');
    show(OtherConnections, {
      table: { id: 't1', others, past: [] } as unknown as LiveTable,
      data: data([seat('Ada'), seat('Bo')], { rematch: 't2' }),
    });
    button('To the next match').click();
    expect(location.hash).toBe('#/table/t2');
    expect(seatTokens.of('t2')?.held).toEqual(['token']);
  });

  it('is told of when it is gone, until the player dismisses it', () => {
    const [signOutElsewhere, dismissPast] = [vi.fn(() => Promise.resolve(true)), vi.fn()];
    const past = [
      { seat: 0, since: '2026-11-16T12:00:00Z' },
      { seat: 0, since: '2026-11-16T13:00:00Z' },
    ];
    const table = { others: [], past, signOutElsewhere, dismissPast } as unknown as LiveTable;
    show(OtherConnections, { table, data: data([seat('Ada'), seat('Bo')]) });
    expect(text('strong')).toHaveLength(1);
    expect(text('strong')[0]).toMatch(/^Another window or device also held your seat at \d/);
    expect(text('button')).toEqual(['Sign out everywhere else', 'That was me']);
    button('That was me').click();
    expect(dismissPast).toHaveBeenCalled();
    button('Sign out everywhere else').click();
    expect(signOutElsewhere).toHaveBeenCalled();
  });

  it('is not mentioned if there is none', () => {
    show(OtherConnections, { table: { others: [], past: [] } as unknown as LiveTable, data: data([seat('Ada')]) });
    expect(text('section')).toEqual([]);
  });
});
