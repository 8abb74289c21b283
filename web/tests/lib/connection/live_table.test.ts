import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { Decision, SeatSummary, Summary } from '../../../src/lib/connection/protocol';
import { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import TableToolbar from '../../../src/lib/play/TableToolbar.svelte';
import { FakeSocket, newest } from '../../fake_socket';
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
const asked = (seat: number, ply: number): Decision => ({
  seat,
  ply,
  actions: [{ kind: 'lay', card: `card-${seat}` }],
  blocked: [],
  undo: null,
});

/** The table as a screen with the seats 0 and 1 sees it. */
function told(seq: number, decisions: Decision[], pending: Record<string, number>): object {
  const deciding = [...decisions.map(({ seat }) => seat), 2];
  const ready = [0, 1].filter((seat) => !deciding.includes(seat));
  const views = { '0': { round: 1, hand: 'card-0' }, '1': { round: 1, hand: 'card-1' } };
  return {
    type: seq === 1 ? 'table' : 'change',
    seq,
    table: summary(deciding, ready),
    you: [0, 1],
    views,
    ...(seq === 1 ? { log: { '0': [], '1': [] } } : { entries: { '0': [], '1': [] }, ply_before: 0 }),
    decisions,
    pending,
    undo: null,
    substitutes: [],
    chat: [],
    notes: [],
  };
}

beforeAll(() => language.load());

describe('two at one screen who decide at the same time', () => {
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
    leave = table.join();
    newest().accept();
    newest().say(told(1, [asked(0, 7), asked(1, 7)], {}));
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it('begins behind the curtain, where nobody sees a hand', () => {
    expect(table.curtain).toBe(true);
    expect(table.decision).toBeNull();
    expect(table.view).toEqual({ round: 1, hand: null });
  });

  it('remembers what was said until something happens, and not over a lost connection', () => {
    const line = { seat: 1, name: 'Bo', text: 'hello', at: '' };
    const happened = [{ ply: 0, by: 0, events: [] }];
    newest().say({ ...told(2, [asked(0, 7)], {}), chat: [line] });
    newest().say(told(3, [asked(0, 7)], {}));
    expect(table.said).toEqual(line);
    newest().say({ ...told(4, [asked(0, 7)], {}), entries: { '0': happened, '1': happened } });
    expect(table.said).toBeNull();
    newest().say({ ...told(5, [asked(0, 7)], {}), chat: [line] });
    newest().say({ ...told(1, [asked(0, 7)], {}), seq: 9 });
    expect(table.said).toBeNull();
  });

  it('asks whoever is in front of the screen, until that one is ready', () => {
    table.front = 0;
    expect(table.decision?.seat).toBe(0);
    newest().say(told(2, [asked(0, 8), asked(1, 7)], { '0': 1 }));
    expect(table.curtain).toBe(false);
    expect(table.decision?.ply).toBe(8);
    expect(table.pending).toBe(1);
    newest().say(told(3, [asked(1, 7)], { '0': 2 }));
    expect(table.curtain).toBe(true);
    expect(table.view).toEqual({ round: 1, hand: null });
    table.front = 1;
    expect(table.decision?.ply).toBe(7);
    expect(table.pending).toBe(0);
  });

  it('answers what it was asked, whatever others do meanwhile', () => {
    table.front = 1;
    newest().say(told(2, [asked(0, 8), asked(1, 7)], { '0': 1 }));
    void table.act({ kind: 'lay', card: 'card-1' });
    expect(newest().last).toMatchObject({ type: 'act', seat: 1, ply: 7 });
  });

  it('lets who is ready come back and think again', () => {
    newest().say(told(2, [asked(1, 7)], { '0': 2 }));
    table.front = 0;
    expect(table.decision).toBeNull();
    show(TableToolbar, { table, data: table.data! });
    const undo = document.querySelector<HTMLButtonElement>('button');
    expect(undo?.textContent.trim()).toBe('Take back');
    expect(undo?.disabled).toBe(false);
    undo?.click();
    expect(newest().last).toMatchObject({ type: 'undo', seat: 0 });
    newest().say(told(3, [asked(0, 8), asked(1, 7)], { '0': 1 }));
    expect(table.decision?.seat).toBe(0);
  });

  it('lets a pending choice be taken back even while somebody asks to take something else back', () => {
    newest().say({ ...told(2, [asked(1, 7)], { '0': 2 }), undo: { seat: 2, consents: [], missing: [0, 1] } });
    table.front = 0;
    show(TableToolbar, { table, data: table.data! });
    expect(document.querySelector<HTMLButtonElement>('button')?.disabled).toBe(false);
  });

  it('has nothing to take back before anything was done', () => {
    table.front = 0;
    show(TableToolbar, { table, data: table.data! });
    expect(document.querySelector<HTMLButtonElement>('button')?.disabled).toBe(true);
  });
});

describe('a busy server', () => {
  const told = {
    type: 'table',
    seq: 1,
    table: { outcome: null },
    you: [0],
    views: { '0': {} },
    log: { '0': [] },
    decisions: [{ seat: 0, ply: 0, actions: [], blocked: [], undo: null }],
    pending: {},
    undo: null,
    substitutes: [],
    chat: [],
    notes: [],
  };
  let table: LiveTable;
  let leave: () => void;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    Object.assign(FakeSocket, { OPEN: 1 });
    table = new LiveTable(
      't',
      () => ['secret'],
      () => null,
    );
    leave = table.join();
    newest().accept();
    newest().say(told);
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it('says how many are ahead of a bot, until the bot thinks or the connection is lost', () => {
    expect(table.botAhead).toBeNull();
    newest().say({ type: 'queue', ref: null, ahead: 3 });
    expect([table.botAhead, table.hintAhead]).toEqual([3, null]);
    newest().say({ type: 'queue', ref: null, ahead: null });
    expect(table.botAhead).toBeNull();
    newest().say({ type: 'queue', ref: null, ahead: 2 });
    newest().say({ ...told, seq: 2 });
    expect(table.botAhead).toBeNull();
    newest().say({ type: 'queue', ref: null, ahead: 1 });
    newest().drop();
    expect(table.botAhead).toBeNull();
  });

  it('says how many are ahead of a hint, until it is answered', async () => {
    const asked = table.hint();
    newest().say({ type: 'queue', ref: '1', ahead: 4 });
    expect([table.botAhead, table.hintAhead]).toEqual([null, 4]);
    newest().say({ type: 'hint', ref: '1', advice: [] });
    await asked;
    expect(table.hintAhead).toBeNull();
  });
});

it('tells chances to nobody who holds a seat', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  Object.assign(FakeSocket, { OPEN: 1 });
  for (const you of [[], [0]]) {
    const table = new LiveTable(
      't',
      () => [],
      () => null,
    );
    const leave = table.join();
    newest().accept();
    const told = { table: { outcome: null }, you, views: { spectator: {}, '0': {} }, log: { spectator: [], '0': [] } };
    newest().say({
      type: 'table',
      seq: 1,
      ...told,
      decisions: [],
      sealed: {},
      undo: null,
      substitutes: [],
      chat: [],
      notes: [],
    });
    newest().say({ type: 'chances', ply: 0, sides: [{ seats: [0], chance: 1 }] });
    expect(table.chances === null).toBe(you.length > 0);
    leave();
  }
  vi.unstubAllGlobals();
});

describe('other connections that hold the seat', () => {
  const look = { seat: 0, since: '2026-11-16T12:00:00Z' };
  const join = (): LiveTable => {
    const table = new LiveTable(
      't',
      () => ['one'],
      () => null,
    );
    leave = table.join();
    newest().accept();
    return table;
  };
  let leave: () => void;

  beforeEach(() => {
    sessionStorage.clear();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it('are remembered when they are gone, until the player dismisses them', () => {
    const table = join();
    newest().say({ type: 'connections', others: [look] });
    expect([table.others, table.past]).toEqual([[look], []]);
    newest().say({ type: 'connections', others: [] });
    expect([table.others, table.past]).toEqual([[], [look]]);
    table.dismissPast();
    expect(table.past).toEqual([]);
    leave();
    expect(join().past).toEqual([]);
  });

  it('are remembered by the page that is loaded next, which may hear that they are still there', () => {
    join();
    newest().say({ type: 'connections', others: [look] });
    leave();
    const table = join();
    expect(table.past).toEqual([look]);
    newest().say({ type: 'connections', others: [look] });
    expect([table.others, table.past]).toEqual([[look], []]);
  });
});
