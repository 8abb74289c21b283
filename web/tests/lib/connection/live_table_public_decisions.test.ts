import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../../../src/lib/connection/protocol';
import { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import { FakeSocket, newest } from '../../fake_socket';

const asked = (seat: number): Decision => ({ seat, ply: 3, actions: [{ kind: 'go' }], blocked: [], undo: null });

/** Two persons at one screen, whose views differ only in what each of them hides. */
function told(seq: number, phase: string, decisions: Decision[]): object {
  return {
    type: seq === 1 ? 'table' : 'change',
    seq,
    table: { outcome: null, deciding: decisions.map(({ seat }) => seat), ready: [] },
    you: [0, 1],
    views: { '0': { phase, cards: 'of Ada' }, '1': { phase, cards: 'of Bo' } },
    ...(seq === 1 ? { log: { '0': [], '1': [] } } : { entries: { '0': [], '1': [] }, ply_before: 0 }),
    decisions,
    pending: {},
    undo: null,
    substitutes: [],
    chat: [],
    notes: [],
  };
}

describe('several persons at one screen', () => {
  let table: LiveTable;
  let leave: () => void;

  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
    table = new LiveTable(
      't',
      () => ['one', 'other'],
      () => null,
    );
    table.isPublicDecision = (view) => view['phase'] === 'open';
    leave = table.join();
    newest().accept();
    newest().say(told(1, 'secret', [asked(0)]));
    table.front = 0;
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it('have what is hidden before them, each in turn, while something secret is asked', () => {
    expect(table.openToAll).toBe(false);
    expect(table.view).toEqual({ phase: 'secret', cards: 'of Ada' });
  });

  it('decide in front of one another what is open, and see nothing hidden meanwhile', () => {
    newest().say(told(2, 'open', [asked(0)]));
    expect(table.curtain).toBe(false);
    expect(table.view).toEqual({ phase: 'open', cards: null });
    expect(table.decision?.seat).toBe(0);
    newest().say(told(3, 'open', [asked(1)]));
    expect(table.curtain).toBe(false);
    expect(table.decision?.seat).toBe(1);
    void table.act({ kind: 'go' });
    expect(newest().last).toMatchObject({ type: 'act', seat: 1, ply: 3 });
  });

  it('find the curtain drawn when secrets come again, whoever sat there last', () => {
    newest().say(told(2, 'open', [asked(0)]));
    newest().say(told(3, 'secret', [asked(0)]));
    expect(table.curtain).toBe(true);
    expect(table.decision).toBeNull();
  });
});
