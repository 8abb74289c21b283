import { beforeEach, describe, expect, it } from 'vitest';
import type { CreatedTable } from '../../../src/lib/connection/protocol';
import { seatTokens } from '../../../src/lib/connection/seat_tokens';

describe('seats kept in the browser', () => {
  const created = {
    table: { id: 't1', game: 'yin_yang' },
    tokens: [{ seat: 0, token: 'mine' }],
    invitations: [{ seat: 1, invitation: 'yours' }],
    host: 'host',
  } as CreatedTable;

  beforeEach(() => localStorage.clear());

  it('holds its own and only hands invitations on', () => {
    seatTokens.keepCreated(created);
    expect(seatTokens.of('t1')).toMatchObject({
      held: ['mine'],
      invitations: [{ seat: 1, invitation: 'yours' }],
      host: 'host',
    });
    expect(seatTokens.key('t1')).toBe('host');
    expect(seatTokens.link('t1', 'yours')).toMatch(/#\/table\/t1\/seat\/yours$/);
  });

  it('keeps the token of a seat once', () => {
    seatTokens.take('t2', 'yin_yang', 'token');
    seatTokens.take('t2', 'yin_yang', 'token');
    expect(seatTokens.of('t2')?.held).toEqual(['token']);
    expect(seatTokens.key('t2')).toBe('token');
  });

  it('follows to the rematch, which has no host, and forgets', () => {
    seatTokens.keepCreated(created);
    seatTokens.carryOver('t1', 't3');
    expect(seatTokens.of('t3')).toMatchObject({ held: ['mine'], invitations: [] });
    expect(seatTokens.of('t3')?.host).toBeUndefined();
    seatTokens.forget('t1');
    expect(seatTokens.all().map(([id]) => id)).toEqual(['t3']);
  });

  it('replaces a renewed token, and an invitation by the next one', () => {
    seatTokens.keepCreated(created);
    seatTokens.replace('t1', 'mine', 'renewed');
    seatTokens.invite('t1', 1, 'again');
    expect(seatTokens.of('t1')).toMatchObject({
      held: ['renewed'],
      invitations: [{ seat: 1, invitation: 'again' }],
    });
  });

  it('drops one token, and the table with the last one unless it was set up here', () => {
    seatTokens.keepCreated(created);
    seatTokens.drop('t1', 0);
    expect(seatTokens.of('t1')).toMatchObject({ held: [], host: 'host' });
    seatTokens.take('t2', 'yin_yang', 'one');
    seatTokens.take('t2', 'yin_yang', 'two');
    seatTokens.drop('t2', 0);
    expect(seatTokens.of('t2')?.held).toEqual(['two']);
    seatTokens.drop('t2', 0);
    expect(seatTokens.of('t2')).toBeNull();
  });

  it('reads what the version before has kept', () => {
    const old = { t1: { game: 'yin_yang', held: ['mine'], invites: [{ seat: 1, token: 'yours' }], at: 1 } };
    localStorage.setItem('sampan.tables', JSON.stringify(old));
    expect(seatTokens.of('t1')).toEqual({
      game: 'yin_yang',
      held: ['mine'],
      invitations: [{ seat: 1, invitation: 'yours' }],
      at: 1,
    });
  });

  it('survives a storage that holds something else', () => {
    localStorage.setItem('sampan.tables', 'nonsense');
    expect(seatTokens.all()).toEqual([]);
  });
});
