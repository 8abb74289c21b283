/** An action is under way until the next question is there, or until it was refused. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { ActionFlow } from '../../../src/lib/play/action_flow.svelte';
import type { GameModule } from '../../../src/lib/table/game_module';
import type { Action, Decision } from '../../../src/lib/connection/protocol';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';

const ACTIONS: Action[] = [
  { kind: 'go', to: 'a' },
  { kind: 'go', to: 'b' },
];

/** A table whose answers come when they are given. */
class SlowTable {
  ply = $state(1);
  done: Action[] = [];
  view = {};
  answer: (done: boolean) => void = () => undefined;

  get decision(): Decision {
    return { seat: 0, ply: this.ply, actions: ACTIONS, blocked: [], undo: null };
  }

  act(action: Action): Promise<boolean> {
    this.done.push(action);
    return new Promise((resolve) => (this.answer = resolve));
  }
}

function sit(): { table: SlowTable; flow: ActionFlow } {
  const table = new SlowTable();
  const module = { clickPaths: ({ to }: { to: string }) => [[to]], confirms: () => false } as unknown as GameModule;
  let flow: ActionFlow | null = null;
  $effect.root(() => {
    flow = new ActionFlow(
      () => table as unknown as LiveTable,
      () => module,
      () => false,
    );
  });
  flushSync();
  return { table, flow: flow! };
}

it('a second click before the next question is none', async () => {
  const { table, flow } = sit();
  flow.pick('a');
  await Promise.resolve();
  expect(flow.busy).toBe(true);
  flow.pick('b');
  flow.choose(ACTIONS[1]!);
  expect(table.done).toEqual([ACTIONS[0]]);
  expect(flow.chooser?.picked).toEqual(['a']);
});

it('the next question can be answered at once, though the answer to the last one is still to come', async () => {
  const { table, flow } = sit();
  flow.pick('a');
  const first = table.answer;
  table.ply = 2;
  flushSync();
  expect(flow.busy).toBe(false);
  flow.pick('b');
  first(true);
  await Promise.resolve();
  expect(table.done).toEqual(ACTIONS);
  expect(flow.busy).toBe(true);
  expect(flow.chooser?.picked).toEqual(['b']);
});

it('after a refusal everything can be chosen again', async () => {
  const { table, flow } = sit();
  flow.pick('a');
  table.answer(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(flow.busy).toBe(false);
  expect(flow.chooser?.picked).toEqual([]);
});

/** Cards that ask first, boats that do not, and one card after which a boat can be chosen at once. */
function market(): { done: Action[]; flow: ActionFlow } {
  const actions: Action[] = [
    { kind: 'card', name: 'two' },
    { kind: 'card', name: 'cash' },
    { kind: 'boat', name: 'silk' },
  ];
  const done: Action[] = [];
  const table = {
    view: {},
    decision: { seat: 0, ply: 1, actions, blocked: [], undo: null },
    preview: () => Promise.resolve([]),
    act: (action: Action) => Promise.resolve(done.push(action) > 0),
  };
  const module = {
    clickPaths: ({ name }: Action) => [[String(name)]],
    confirms: ({ kind }: Action) => kind === 'card',
    follows: (first: Action, action: Action) => first['name'] === 'two' && action.kind === 'boat',
  } as unknown as GameModule;
  let flow: ActionFlow | null = null;
  $effect.root(() => {
    flow = new ActionFlow(
      () => table as unknown as LiveTable,
      () => module,
      () => false,
    );
  });
  flushSync();
  return { done, flow: flow! };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('asks before it does something else than what waits to be confirmed', async () => {
  const { done, flow } = market();
  flow.pick('cash');
  await settled();
  expect(flow.proposed?.action['name']).toBe('cash');
  expect(flow.chooser?.lit.has('silk')).toBe(false);
  flow.pick('silk');
  await settled();
  expect(done).toEqual([]);
  expect(flow.proposed?.action['name']).toBe('silk');
  flow.confirm();
  await settled();
  expect(done.map(({ name }) => name)).toEqual(['silk']);
});

it('does at once what a button is labelled with, whatever waits to be confirmed', async () => {
  const { done, flow } = market();
  flow.pick('cash');
  await settled();
  flow.pick('silk', true);
  await settled();
  expect(done.map(({ name }) => name)).toEqual(['silk']);
});

it('takes the action that waits to be confirmed before the one that follows it', async () => {
  const { done, flow } = market();
  flow.pick('two');
  await settled();
  expect(flow.proposed?.action['name']).toBe('two');
  expect([...flow.chooser!.lit]).toEqual(['silk']);
  flow.pick('silk');
  await settled();
  expect(done.map(({ name }) => name)).toEqual(['two', 'silk']);
});
