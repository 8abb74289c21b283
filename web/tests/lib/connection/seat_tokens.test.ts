import { beforeEach, describe, expect, it } from 'vitest';
import type { CreatedTable } from '../../../src/lib/connection/protocol';
import { seatTokens } from '../../../src/lib/connection/seat_tokens';

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
