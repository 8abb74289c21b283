import { beforeEach, describe, expect, it } from 'vitest';
import { readable } from '../../src/lib/ui/markdown';
import type { CreatedTable, GameInfo } from '../../src/lib/connection/protocol';
import { parseRoute } from '../../src/lib/ui/router.svelte';
import { seatTokens } from '../../src/lib/connection/seat_tokens';
import { TableDraft } from '../../src/lib/lobby/table_draft.svelte';

describe('addresses', () => {
  it.each([
    ['', { page: 'lobby' }],
    ['#/', { page: 'lobby' }],
    ['#/new/yin_yang', { page: 'new', game: 'yin_yang' }],
    ['#/table/abc', { page: 'table', table: 'abc', token: null }],
    ['#/table/abc/seat/xyz', { page: 'table', table: 'abc', token: 'xyz' }],
    ['#/replay', { page: 'replay', table: null }],
    ['#/replay/abc', { page: 'replay', table: 'abc' }],
    ['#/rules/yin_yang', { page: 'rules', game: 'yin_yang' }],
    ['#/table/abc/elsewhere/xyz', { page: 'missing' }],
    ['#/nowhere', { page: 'missing' }],
    ['#/table/%E0%A4%A', { page: 'table', table: '%E0%A4%A', token: null }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route));
});

describe('seats kept in the browser', () => {
  const created = {
    table: { id: 't1', game: 'yin_yang' },
    tokens: [
      { seat: 0, token: 'mine', kind: 'here' },
      { seat: 1, token: 'yours', kind: 'link' },
    ],
  } as CreatedTable;

  beforeEach(() => localStorage.clear());

  it('holds its own and only hands the others on', () => {
    seatTokens.keepCreated(created);
    expect(seatTokens.of('t1')).toMatchObject({ held: ['mine'], invites: [{ seat: 1, token: 'yours' }] });
    expect(seatTokens.link('t1', 'yours')).toMatch(/#\/table\/t1\/seat\/yours$/);
  });

  it('takes a seat by link once', () => {
    seatTokens.take('t2', 'yin_yang', 'token');
    seatTokens.take('t2', 'yin_yang', 'token');
    expect(seatTokens.of('t2')?.held).toEqual(['token']);
  });

  it('follows to the rematch and forgets', () => {
    seatTokens.keepCreated(created);
    seatTokens.carryOver('t1', 't3');
    expect(seatTokens.of('t3')?.held).toEqual(['mine']);
    seatTokens.forget('t1');
    expect(seatTokens.all().map(([id]) => id)).toEqual(['t3']);
  });

  it('survives a storage that holds something else', () => {
    localStorage.setItem('sampan.tables', 'nonsense');
    expect(seatTokens.all()).toEqual([]);
  });
});

describe('a table being set up', () => {
  const words = { en: '', fr: '' };
  const game: GameInfo = {
    key: 'g',
    title: 'G',
    blurb: words,
    fewest_seats: 2,
    most_seats: 4,
    seat_fields: [],
    options: [
      { key: 'teams', kind: 'teams', default: null, label: words, help: words },
      { key: 'first', kind: 'seat', default: null, label: words, help: words },
      { key: 'limit', kind: 'number', default: 400, label: words, help: words },
    ],
  };
  const bots = [{ name: 'easy', description: words }];
  const draft = (): TableDraft => new TableDraft(game, bots, 'Me', (seat) => `Seat ${seat}`);

  it('allows hints to one person, and to several only if somebody says so', () => {
    const made = draft();
    expect(made.hints).toBe(true);
    Object.assign(made.seats[1]!, { kind: 'link' });
    expect(made.persons).toBe(2);
    expect(made.wish().hints).toBe(false);
    made.hints = true;
    expect(made.wish().hints).toBe(true);
    made.substitute.minutes = 10;
    expect(made.wish().substitute).toEqual({ bot: 'easy', minutes: 10 });
  });

  it('is ready to be played', () => {
    expect(draft().wish()).toEqual({
      game: 'g',
      options: { teams: null, first: null, limit: 400 },
      seats: [
        { kind: 'here', name: 'Me' },
        { kind: 'bot', name: 'Seat 2', bot: 'easy' },
        { kind: 'bot', name: 'Seat 3', bot: 'easy' },
      ],
      public: false,
      fair: true,
      hints: true,
      substitute: { bot: 'easy', minutes: null },
    });
  });

  it('is public where nobody sits at this screen, or nobody could hand out its links', () => {
    const made = draft();
    expect(made.elsewhere).toBe(false);
    Object.assign(made.seats[0]!, { kind: 'link' });
    expect(made.elsewhere).toBe(true);
    expect(made.wish().public).toBe(true);
    Object.assign(made.seats[0]!, { kind: 'here' });
    expect(made.wish().public).toBe(false);
  });

  it('keeps options that speak of seats in step with the seats', () => {
    const made = draft();
    made.add();
    made.options['first'] = 3;
    made.options['teams'] = [0, 1, 2, 3];
    made.remove(1);
    expect(made.options).toMatchObject({ first: null, teams: [0, 1, 2] });
    made.add();
    expect(made.options['teams']).toEqual([0, 1, 2, 1]);
  });

  it('gives no name twice', () => {
    const made = draft();
    made.remove(1);
    made.add();
    expect(new Set(made.names).size).toBe(3);
  });
});

describe('Markdown', () => {
  it('becomes text, headings and tables', () => {
    expect(readable('# A\n\n| b |\n|---|\n| c |')).toMatch(/<h1>A<\/h1>[\s\S]*<td>c<\/td>/);
  });

  it('can do no harm', () => {
    const html = readable(
      '<script>alert(1)</script><img src=x onerror=alert(1)><p style="color:red">x</p>\n\n[x](javascript:alert(1))',
    );
    expect(html).not.toMatch(/script|onerror|style/);
  });
});
