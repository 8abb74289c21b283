/** The coach asks before a choice that loses a lot, once, and says after the turn what was good. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionFlow } from '../../../src/lib/play/action_flow.svelte';
import { Coach } from '../../../src/lib/play/coach.svelte';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { Action, Decision, Judgement, Remark } from '../../../src/lib/connection/protocol';
import type { GameModule } from '../../../src/lib/table/game_module';

const BAD: Action = { kind: 'go', to: 'bad' };
const GOOD: Action = { kind: 'go', to: 'good' };
const OTHER: Action = { kind: 'go', to: 'other' };
const better = { action: GOOD, line: [], reasons: [{ kind: 'threat', player: 1 }] };
const doubt: Remark = { action: BAD, line: [], reasons: [], weight: 0.4, risk: { kind: 'loses' }, better };
/** What the coach says if it has compared all actions. */
const all = (...remarks: Remark[]): Judgement => ({ remarks, compared: [0, 1, 2] });
const praise: Remark = { ...better, weight: 0.3, risk: null, better: null };

/** A table whose coach answers when it is told to. */
class CoachedTable {
  ply = $state(1);
  asked = $state(true);
  done: Action[] = [];
  requests: (readonly Action[])[] = [];
  view = {};
  answer: (judgement: Judgement | null) => void = () => undefined;

  get decision(): Decision | null {
    return this.asked ? { seat: 0, ply: this.ply, actions: [BAD, GOOD, OTHER], blocked: [], undo: null } : null;
  }

  act(action: Action): Promise<boolean> {
    this.done.push(action);
    return Promise.resolve(true);
  }

  judgement(chosen: readonly Action[]): Promise<Judgement | null> {
    this.requests.push(chosen);
    return new Promise((resolve) => (this.answer = resolve));
  }
}

let stop: () => void = () => undefined;

function sit({ on = true, planned = false } = {}): { table: CoachedTable; flow: ActionFlow; coach: Coach } {
  const table = new CoachedTable();
  const module = { clickPaths: ({ to }: { to: string }) => [[to]], confirms: () => false } as unknown as GameModule;
  let flow: ActionFlow | null = null;
  let coach: Coach | null = null;
  stop = $effect.root(() => {
    coach = new Coach(
      () => table,
      () => on,
      () => planned,
      () => table.asked,
    );
    flow = new ActionFlow(
      () => table as unknown as LiveTable,
      () => module,
      () => false,
      coach,
    );
  });
  flushSync();
  return { table, flow: flow!, coach: coach! };
}

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('asks before a choice that loses a lot, and sends it only once when told to', async () => {
  const { table, flow } = sit();
  table.answer(all(doubt, praise));
  flow.pick('bad');
  await settle();
  expect(flow.doubted?.remark).toBe(doubt);
  expect([flow.busy, flow.begun, table.done]).toEqual([false, false, []]);
  flow.insist();
  flow.insist();
  await settle();
  expect(table.done).toEqual([BAD]);
  expect(flow.doubted).toBeNull();
});

it('lets the reader think again, and does not question the same choice twice', async () => {
  const { table, flow } = sit();
  table.answer(all(doubt));
  flow.pick('bad');
  await settle();
  flow.back();
  expect([flow.doubted, flow.chooser?.picked]).toEqual([null, []]);
  flow.pick('bad');
  await settle();
  expect(table.done).toEqual([BAD]);
});

it('takes another choice instead of an answer', async () => {
  const { table, flow } = sit();
  table.answer(all(doubt));
  flow.pick('bad');
  await settle();
  flow.choose(OTHER);
  await settle();
  expect([flow.doubted, table.done]).toEqual([null, [OTHER]]);
});

it('does not make a choice wait for long', async () => {
  const { table, flow } = sit();
  flow.pick('bad');
  await settle();
  expect([flow.busy, table.done]).toEqual([true, []]);
  flow.pick('other'); // meanwhile nothing else can be chosen
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.done).toEqual([BAD]);
});

it('asks for an action that was not compared once it is chosen, and only once', async () => {
  const { table, flow } = sit();
  table.answer({ remarks: [], compared: [1] });
  flow.pick('good');
  await settle();
  expect([table.requests, table.done]).toEqual([[[]], [GOOD]]); // it was compared, and nothing speaks against it
  flow.back();
  flow.pick('bad');
  await settle();
  expect([table.requests, flow.busy, table.done]).toEqual([[[], [BAD]], true, [GOOD]]);
  table.answer({ remarks: [doubt], compared: [] });
  await settle();
  expect([flow.doubted?.remark, table.done]).toEqual([doubt, [GOOD]]);
  flow.back();
  flow.pick('bad');
  await settle();
  expect([flow.doubted, table.requests, table.done]).toEqual([null, [[], [BAD]], [GOOD, BAD]]);
});

it('keeps what was said of one action while another is considered', async () => {
  const { table, flow, coach } = sit();
  table.answer({ remarks: [], compared: [] });
  for (const action of [BAD, OTHER]) {
    const said = coach.doubt([action]);
    await settle();
    table.answer({ remarks: action === BAD ? [doubt] : [], compared: [] });
    expect(await said).toEqual(action === BAD ? doubt : null);
  }
  flow.pick('bad');
  await settle();
  expect([flow.doubted, table.requests, table.done]).toEqual([null, [[], [BAD], [OTHER]], [BAD]]);
});

it('waits no longer for an action that was not compared', async () => {
  const { table, flow } = sit();
  flow.pick('bad');
  await vi.advanceTimersByTimeAsync(700);
  table.answer({ remarks: [], compared: [1] });
  await vi.advanceTimersByTimeAsync(299);
  expect([table.requests, table.done]).toEqual([[[], [BAD]], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.done).toEqual([BAD]);
  table.answer({ remarks: [doubt], compared: [] });
  await settle();
  expect([flow.doubted, table.done]).toEqual([null, [BAD]]);
});

it('does not ask for an action that was taken before it was said what was compared', async () => {
  const { table, flow } = sit();
  flow.pick('bad');
  await vi.advanceTimersByTimeAsync(1000);
  table.answer({ remarks: [], compared: [] });
  await settle();
  expect([table.requests, table.done]).toEqual([[[]], [BAD]]);
});

it('does not ask where the server does not say anything', async () => {
  const { table, flow } = sit();
  table.answer(null);
  flow.pick('bad');
  await settle();
  expect([table.requests, table.done]).toEqual([[[]], [BAD]]);
});

it('sends nothing if something else is asked by then', async () => {
  const { table, flow } = sit();
  flow.pick('bad');
  table.ply = 2;
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.done).toEqual([]);
});

it('judges a plan as a whole', async () => {
  const { table, flow } = sit({ planned: true });
  expect(table.requests).toEqual([]);
  void flow.play([BAD, OTHER]);
  table.answer({ remarks: [{ ...doubt, line: [OTHER] }], compared: [] });
  await settle();
  expect([table.requests, table.done]).toEqual([[[BAD, OTHER]], []]);
  expect(flow.doubted).not.toBeNull();
  flow.insist();
  await settle();
  expect(table.done).toEqual([BAD, OTHER]);
  expect(table.requests).toHaveLength(1);
});

it('says what was good once the turn is over, until the next choice', async () => {
  const { table, flow, coach } = sit();
  table.answer(all(doubt, praise));
  flow.pick('good');
  await settle();
  expect([table.done, coach.praise]).toEqual([[GOOD], null]); // it is still the same turn
  table.asked = false;
  flushSync();
  expect(coach.praise).toBe(praise);
  table.asked = true;
  table.ply = 5;
  flushSync();
  expect(coach.praise).toBe(praise);
  table.ply = 1; // it was taken back
  flushSync();
  expect(coach.praise).toBeNull();
});

it('asks nothing, and makes nothing wait, where it is switched off', () => {
  const { table, flow } = sit({ on: false });
  flow.pick('bad');
  expect([table.requests, table.done]).toEqual([[], [BAD]]);
});
