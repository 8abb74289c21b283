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
