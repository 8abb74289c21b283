/** Answers that come when the page that asked has been left: nobody waits for them, and nothing is looked up any more. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Advising } from '../../../src/lib/play/hint_request.svelte';
import { Chooser } from '../../../src/lib/table/action_chooser.svelte';
import { Choosing } from '../../../src/lib/play/action_flow.svelte';
import { Foresight } from '../../../src/lib/play/hover_preview.svelte';
import type { GameModule } from '../../../src/lib/table/game_module';
import type { Action, Decision } from '../../../src/lib/connection/protocol';
import type { Table } from '../../../src/lib/connection/live_table.svelte';

const ACTION: Action = { kind: 'go' };
const paths = (): string[][] => [['way']];
let answer: (said: null) => void;
const later = (): Promise<null> => new Promise((resolve) => (answer = resolve));
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  warned.mockClear();
});

afterEach(() => vi.useRealTimers());

/** A page that asks something, is left before the answer comes, and has another question by then. */
async function leave(page: (question: () => number) => () => unknown): Promise<void> {
  let question = $state(1);
  let ask: () => unknown = () => undefined;
  const stop = $effect.root(() => {
    const asked = $derived(question);
    ask = page(() => asked);
  });
  flushSync();
  const answered = ask();
  await vi.runAllTimersAsync();
  stop();
  question = 2;
  answer(null);
  await answered;
  expect(warned).not.toHaveBeenCalled();
}

it('a hint', () =>
  leave((question) => {
    const advising = new Advising(question, later);
    return () => advising.ask();
  }));

it('what would follow from something that is pointed at', () =>
  leave((question) => {
    const choosers = new Map([1, 2].map((each) => [each, new Chooser([ACTION], paths)]));
    const foresight = new Foresight(() => choosers.get(question()) ?? null, later);
    return () => foresight.look('way');
  }));

it.each([false, true])('an action, to be confirmed or not (%s)', (confirms) =>
  leave((question) => {
    const decision = (): Decision => ({ seat: 0, ply: question(), actions: [ACTION], blocked: [], undo: null });
    const table = {
      get decision() {
        return decision();
      },
      view: {},
      act: () => later().then(() => false),
      preview: later,
    } as unknown as Table;
    const module = { paths, confirms: () => confirms } as unknown as GameModule;
    const choosing = new Choosing(
      () => table,
      () => module,
      () => false,
    );
    return () => {
      expect(choosing.chooser).not.toBeNull();
      return choosing.propose(ACTION);
    };
  }),
);
