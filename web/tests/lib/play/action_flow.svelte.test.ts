/** An action is under way until the next question is there, or until it was refused. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Choosing } from '../../../src/lib/play/action_flow.svelte';
import type { GameModule } from '../../../src/lib/table/game_module';
import type { Action, Decision } from '../../../src/lib/connection/protocol';
import type { Table } from '../../../src/lib/connection/live_table.svelte';

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

function sit(): { table: SlowTable; choosing: Choosing } {
  const table = new SlowTable();
  const module = { paths: ({ to }: { to: string }) => [[to]], confirms: () => false } as unknown as GameModule;
  let choosing: Choosing | null = null;
  $effect.root(() => {
    choosing = new Choosing(
      () => table as unknown as Table,
      () => module,
      () => false,
    );
  });
  flushSync();
  return { table, choosing: choosing! };
}

it('a second click before the next question is none', async () => {
  const { table, choosing } = sit();
  choosing.pick('a');
  await Promise.resolve();
  expect(choosing.busy).toBe(true);
  choosing.pick('b');
  choosing.follow(ACTIONS[1]!);
  expect(table.done).toEqual([ACTIONS[0]]);
  expect(choosing.chooser?.picked).toEqual(['a']);
});

it('the next question can be answered at once, though the answer to the last one is still to come', async () => {
  const { table, choosing } = sit();
  choosing.pick('a');
  const first = table.answer;
  table.ply = 2;
  flushSync();
  expect(choosing.busy).toBe(false);
  choosing.pick('b');
  first(true);
  await Promise.resolve();
  expect(table.done).toEqual(ACTIONS);
  expect(choosing.busy).toBe(true);
  expect(choosing.chooser?.picked).toEqual(['b']);
});

it('after a refusal everything can be chosen again', async () => {
  const { table, choosing } = sit();
  choosing.pick('a');
  table.answer(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(choosing.busy).toBe(false);
  expect(choosing.chooser?.picked).toEqual([]);
});
