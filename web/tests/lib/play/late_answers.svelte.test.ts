/** Answers that come when the page that asked has been left: nobody waits for them, and nothing is looked up any more. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HintRequest } from '../../../src/lib/play/hint_request.svelte';
import { ActionChooser } from '../../../src/lib/table/action_chooser.svelte';
import { ActionFlow } from '../../../src/lib/play/action_flow.svelte';
import { ActionPreviews } from '../../../src/lib/play/action_previews.svelte';
import { HoverPreview } from '../../../src/lib/play/hover_preview.svelte';
import type { GameModule } from '../../../src/lib/table/game_module';
import type { Action, Decision } from '../../../src/lib/connection/protocol';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';

const ACTION: Action = { kind: 'go' };
const clickPaths = (): string[][] => [['way']];
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
    const hintRequest = new HintRequest(question, later);
    return () => hintRequest.ask();
  }));

it('what would follow from something that is pointed at', () =>
  leave((question) => {
    const choosers = new Map([1, 2].map((each) => [each, new ActionChooser([ACTION], clickPaths)]));
    const chooser = (): ActionChooser | null => choosers.get(question()) ?? null;
    const previews = new ActionPreviews(() => ({ decision: null, preview: later }), chooser);
    const hoverPreview = new HoverPreview(chooser, previews);
    return () => hoverPreview.hover('way');
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
    } as unknown as LiveTable;
    const module = { clickPaths, confirms: () => confirms } as unknown as GameModule;
    const flow = new ActionFlow(
      () => table,
      () => module,
      () => false,
    );
    return () => {
      expect(flow.chooser).not.toBeNull();
      return flow.propose(ACTION);
    };
  }),
);
