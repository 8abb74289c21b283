import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proposedTokens } from '../../../src/lib/connection/proposed_tokens';
import { seatTokens } from '../../../src/lib/connection/seat_tokens';
import {
  finishRenewals,
  hasUnfinishedRenewals,
  joinTable,
  renewTokens,
} from '../../../src/lib/connection/token_exchange';

interface Sent {
  path: string;
  body: Record<string, string>;
  bearer: string | null;
}

/** A server that takes every request, but whose first answers are lost. */
function serve(answer: object, lost = 0): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Record<string, string>;
    sent.push({ path: address.pathname, body, bearer: new Headers(init.headers).get('Authorization') });
    if (sent.length <= lost) return Promise.reject(new TypeError('lost'));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return sent;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('an invitation', () => {
  const joined = { table: { game: 'yin_yang' }, seat: 1 };

  it('is exchanged for a token that this browser has made', async () => {
    const sent = serve(joined);
    await joinTable('t1', 'invitation', 'Bo');
    expect(sent[0]).toMatchObject({ path: '/api/tables/t1/join', body: { invitation: 'invitation', name: 'Bo' } });
    expect(sent[0]?.body['token']).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(seatTokens.of('t1')?.held).toEqual([sent[0]?.body['token']]);
    expect(proposedTokens.has('invitation')).toBe(false);
  });

  it('is exchanged for the same token again if the answer was lost', async () => {
    const sent = serve(joined, 1);
    await expect(joinTable('t1', 'invitation', 'Bo')).rejects.toThrow();
    expect(seatTokens.of('t1')).toBeNull();
    await joinTable('t1', 'invitation', 'Bo');
    expect(sent[1]?.body['token']).toBe(sent[0]?.body['token']);
    expect(seatTokens.of('t1')?.held).toEqual([sent[0]?.body['token']]);
  });
});

describe('renewing', () => {
  it('replaces every token of this browser, and finishes later what was not answered', async () => {
    seatTokens.take('t1', 'yin_yang', 'one');
    seatTokens.take('t1', 'yin_yang', 'two');
    const sent = serve({ seat: 0 }, 1);
    await expect(renewTokens('t1')).rejects.toThrow();
    expect(seatTokens.of('t1')?.held).toEqual(['one', 'two']);
    expect(hasUnfinishedRenewals('t1')).toBe(true);
    await finishRenewals('t1');
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer one', 'Bearer one']);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(seatTokens.of('t1')?.held).toEqual([sent[0]?.body['token'], 'two']);
    expect(hasUnfinishedRenewals('t1')).toBe(false);
    await renewTokens('t1');
    expect(seatTokens.of('t1')?.held).not.toContain('two');
    expect(new Set(seatTokens.of('t1')?.held).size).toBe(2);
  });

  it('is not finished by itself in a rematch, to which the server refers', async () => {
    seatTokens.take('t1', 'yin_yang', 'one');
    const refusal = { reason: 'renew-rematch', fields: {}, sentence: { en: '', fr: '' } };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 400 })));
    await expect(renewTokens('t1')).rejects.toThrow();
    seatTokens.carryOver('t1', 't2');
    expect(hasUnfinishedRenewals('t2')).toBe(false);
  });
});
