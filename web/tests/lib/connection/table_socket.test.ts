import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ChangeMessage,
  Chances,
  OtherConnection,
  QueueMessage,
  TableMessage,
} from '../../../src/lib/connection/protocol';
import { ConnectionLost, Refusal } from '../../../src/lib/connection/refusal';
import { TableSocket } from '../../../src/lib/connection/table_socket';
import type { Status } from '../../../src/lib/connection/table_socket';
import { FakeSocket, newest } from '../../fake_socket';

let statuses: Status[];
let tables: TableMessage[];
let changes: ChangeMessage[];
let estimates: Chances[];
let others: OtherConnection[][];
let refusals: string[];
let queued: QueueMessage[];
let live: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  tables = [];
  changes = [];
  estimates = [];
  others = [];
  refusals = [];
  queued = [];
  const handlers = {
    table: (message: TableMessage) => tables.push(message),
    change: (message: ChangeMessage) => changes.push(message),
    chances: (message: Chances) => estimates.push(message),
    connections: (told: OtherConnection[]) => others.push(told),
    refused: (refusal: Refusal) => refusals.push(refusal.reason),
    queue: (message: QueueMessage) => queued.push(message),
    status: (status: Status) => statuses.push(status),
  };
  const connect = (address: string): WebSocket => new FakeSocket(address) as unknown as WebSocket;
  live = new TableSocket('ws://test/live', () => ({ tokens: ['secret'], name: 'Ada' }), handlers, connect);
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

function arrive(seq = 5): void {
  newest().accept();
  newest().say({ type: 'table', seq });
}

describe('advice', () => {
  const advice = [{ action: { kind: 'pass' }, chance: 0.4, events: [] }];

  it('is asked for by seat and ply, and comes with the answer', async () => {
    arrive();
    const asked = live.request({ type: 'hint', seat: 2, ply: 9 });
    expect(newest().last).toEqual({ type: 'hint', seat: 2, ply: 9, ref: '1' });
    newest().say({ type: 'hint', ref: '1', advice });
    expect((await asked).advice).toEqual(advice);
  });

  it('may be refused', async () => {
    arrive();
    const asked = live.request({ type: 'hint', seat: 2, ply: 9 });
    newest().say({ type: 'refused', ref: '1', reason: 'no-hints', fields: {}, sentence: { en: 'No.', fr: 'Non.' } });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
  });

  it('of chances is passed on, and has no number', () => {
    arrive(5);
    newest().say({ type: 'chances', ply: 3, sides: [{ seats: [0], chance: 1 }] });
    expect(estimates).toMatchObject([{ ply: 3, sides: [{ seats: [0], chance: 1 }] }]);
    newest().say({ type: 'change', seq: 6 });
    expect(changes).toHaveLength(1);
  });

  it('may have to wait, and is still answered', async () => {
    arrive();
    const asked = live.request({ type: 'hint', seat: 2, ply: 9 });
    newest().say({ type: 'queue', ref: '1', ahead: 3 });
    newest().say({ type: 'queue', ref: '1', ahead: null });
    expect(queued.map(({ ahead }) => ahead)).toEqual([3, null]);
    newest().say({ type: 'hint', ref: '1', advice });
    expect((await asked).advice).toEqual(advice);
  });
});

describe('other connections that hold the seat', () => {
  it('are passed on', () => {
    arrive();
    newest().say({ type: 'connections', others: [{ seat: 0, since: 'noon' }] });
    newest().say({ type: 'connections', others: [] });
    expect(others).toEqual([[{ seat: 0, since: 'noon' }], []]);
  });

  it('are no other windows: a window says the same word whenever it connects', () => {
    arrive();
    const word = newest().sent[0]?.['window'];
    live.reopen();
    newest().accept();
    expect(newest().sent[0]).toMatchObject({ type: 'hello', window: word, since: 5 });
    expect(String(word).length).toBeGreaterThan(20);
  });
});

describe('a refusal that answers no request', () => {
  it('is passed on, as the reason for what follows', () => {
    arrive();
    newest().say({ type: 'refused', ref: null, reason: 'seat-freed', fields: {}, sentence: { en: 'x', fr: 'x' } });
    expect(refusals).toEqual(['seat-freed']);
  });
});

describe('coming', () => {
  it('speaks first, with its tokens and without a number', () => {
    newest().accept();
    const [hello] = newest().sent;
    expect(hello).toMatchObject({ type: 'hello', protocol: 3, tokens: ['secret'], name: 'Ada' });
    expect(hello).not.toHaveProperty('since');
    expect(statuses).toEqual(['connecting']);
  });

  it('is live once it has the table', () => {
    arrive();
    expect(tables).toHaveLength(1);
    expect(statuses.at(-1)).toBe('live');
  });

  it.each([
    [4401, 'ended'],
    [4403, 'forbidden'],
    [4404, 'unknown'],
    [4423, 'banned'],
    [4426, 'outdated'],
  ])('takes %i for an answer and does not come back', (code, status) => {
    newest().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe(status);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('following', () => {
  it('hands changes on in order and forgets repeated ones', () => {
    arrive();
    newest().say({ type: 'change', seq: 6 });
    newest().say({ type: 'change', seq: 6 });
    newest().say({ type: 'change', seq: 7 });
    expect(changes.map(({ seq }) => seq)).toEqual([6, 7]);
  });

  it('asks for the whole table when it missed a number', () => {
    arrive();
    newest().say({ type: 'change', seq: 8 });
    expect(changes).toHaveLength(0);
    expect(newest().last).toMatchObject({ type: 'hello', since: 5 });
    newest().say({ type: 'table', seq: 8 });
    newest().say({ type: 'change', seq: 9 });
    expect(changes.map(({ seq }) => seq)).toEqual([9]);
  });
});

describe('coming back', () => {
  it('resumes by itself from the last number', () => {
    arrive();
    newest().say({ type: 'change', seq: 6 });
    newest().drop();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    newest().accept();
    expect(newest().last).toMatchObject({ type: 'hello', since: 6 });
    newest().say({ type: 'current', seq: 6 });
    expect(statuses.at(-1)).toBe('live');
    expect(tables).toHaveLength(1);
  });

  it('waits longer and longer, and begins anew after it was live', () => {
    arrive();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const before = FakeSocket.all.length;
      const from = Date.now();
      newest().drop();
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(50);
      pauses.push(Date.now() - from);
    }
    expect(pauses[0]).toBeLessThan(400);
    expect(pauses[3]).toBeGreaterThan(1500);
    expect(pauses[6]).toBeGreaterThan(4500);
    expect(pauses[6]).toBeLessThan(6500);
    newest().accept();
    newest().say({ type: 'current', seq: 5 });
    const before = FakeSocket.all.length;
    newest().drop();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('takes its time after it asked for too much', () => {
    arrive();
    newest().drop(4429);
    vi.advanceTimersByTime(4900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('goes over to another server without an alarm when its own shuts down', () => {
    arrive();
    newest().drop(1012);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    newest().accept();
    newest().say({ type: 'current', seq: 5 });
    expect(statuses).toEqual(['connecting', 'live', 'live']);
  });

  it('says so when no other server answers', () => {
    arrive();
    newest().drop(1012);
    vi.advanceTimersByTime(400);
    newest().drop();
    expect(statuses).toEqual(['connecting', 'live', 'lost']);
  });

  it('hurries when told that the network is back, but only then', () => {
    arrive();
    live.hurry();
    expect(FakeSocket.all).toHaveLength(1);
    newest().drop();
    live.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('notices a connection that died without a word', () => {
    arrive();
    vi.advanceTimersByTime(20_000);
    expect(newest().last).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays while pings are answered', async () => {
    arrive();
    for (let beat = 0; beat < 3; beat += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      newest().say({ type: 'done', ref: newest().last?.['ref'], seq: 5 });
    }
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stays away once closed', () => {
    arrive();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('requests', () => {
  const undo = { type: 'undo', seat: 0 } as const;

  it('finds the answer to each request', async () => {
    arrive();
    const first = live.request(undo);
    const second = live.request({ type: 'preview', seat: 0, ply: 1, action: { kind: 'pass' } });
    const [one, other] = newest()
      .sent.slice(-2)
      .map(({ ref }) => ref);
    newest().say({ type: 'preview', ref: other, events: [{ kind: 'passed' }] });
    newest().say({ type: 'done', ref: one, seq: 5 });
    expect((await second).events).toEqual([{ kind: 'passed' }]);
    expect(await first).toEqual({ type: 'done', ref: one, seq: 5 });
  });

  it('gives a refusal with its sentences', async () => {
    arrive();
    const asked = live.request(undo);
    const sentence = { en: 'No.', fr: 'Non.' };
    newest().say({ type: 'refused', ref: newest().last?.['ref'], reason: 'late', fields: {}, sentence });
    const refusal = await asked.catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).sentence).toEqual(sentence);
  });

  it('says that the connection is lost, before and while waiting', async () => {
    await expect(live.request(undo)).rejects.toBeInstanceOf(ConnectionLost);
    arrive();
    const asked = live.request(undo);
    newest().drop();
    await expect(asked).rejects.toBeInstanceOf(ConnectionLost);
  });
});
