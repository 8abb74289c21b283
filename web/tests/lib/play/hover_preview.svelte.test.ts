import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionChooser } from '../../../src/lib/table/action_chooser.svelte';
import { ActionPreviews } from '../../../src/lib/play/action_previews.svelte';
import { HoverPreview } from '../../../src/lib/play/hover_preview.svelte';
import type { Action, Decision, GameEvent } from '../../../src/lib/connection/protocol';

const ACTIONS: Action[] = ['a', 'b', 'c'].map((space) => ({ kind: 'place', space }));
const DECISION: Decision = { seat: 0, ply: 3, actions: ACTIONS, blocked: [], undo: null };
const chooser = (): ActionChooser => new ActionChooser(ACTIONS, ({ space }) => [['tile', `space:${String(space)}`]]);

describe('looking ahead', () => {
  let at: ActionChooser;
  let hoverPreview: HoverPreview;
  let stop: () => void;
  const preview = vi.fn<(action: Action, quiet?: boolean) => Promise<GameEvent[] | null>>();

  beforeEach(() => {
    vi.useFakeTimers();
    preview.mockReset().mockImplementation(({ space }) => Promise.resolve([{ kind: 'placed', space }]));
    at = chooser();
    stop = $effect.root(() => {
      const table = { decision: DECISION, preview };
      const previews = new ActionPreviews(
        () => table,
        () => at,
      );
      hoverPreview = new HoverPreview(() => at, previews);
    });
    flushSync();
    at.pick('tile');
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('asks for what is looked at, once somebody stays there', async () => {
    hoverPreview.hover('space:a');
    hoverPreview.hover('space:b');
    expect(hoverPreview.hovered).toMatchObject({ thing: 'space:b', events: null });
    await vi.runAllTimersAsync();
    expect(preview.mock.calls).toEqual([[ACTIONS[1], true]]);
    expect(hoverPreview.hovered?.events).toEqual([{ kind: 'placed', space: 'b' }]);
    hoverPreview.hover(null);
    expect(hoverPreview.hovered).toBeNull();
  });

  it('remembers what it was told', async () => {
    for (const thing of ['space:a', 'space:b', 'space:a', 'space:b']) {
      hoverPreview.hover(thing);
      await vi.runAllTimersAsync();
    }
    expect(preview).toHaveBeenCalledTimes(2);
  });

  it('asks for one thing at a time, and then for what is looked at by then', async () => {
    let answer: (events: GameEvent[]) => void = () => undefined;
    preview.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    hoverPreview.hover('space:a');
    await vi.runAllTimersAsync();
    hoverPreview.hover('space:b');
    hoverPreview.hover('space:c');
    await vi.runAllTimersAsync();
    expect(preview).toHaveBeenCalledTimes(1);
    answer([]);
    await vi.runAllTimersAsync();
    expect(preview.mock.calls.map(([action]) => action['space'])).toEqual(['a', 'c']);
  });

  it('never floods the server, however the pointer moves', async () => {
    for (let moment = 0; moment < 100; moment += 1) {
      hoverPreview.hover(`space:${'abc'[moment % 3]!}`);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(preview.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('foresees nothing where a click would settle nothing', async () => {
    hoverPreview.hover('tile');
    hoverPreview.hover('space:z');
    await vi.runAllTimersAsync();
    expect([hoverPreview.hovered, preview.mock.calls.length]).toEqual([null, 0]);
  });

  it('takes a refusal as not known', async () => {
    preview.mockResolvedValue(null);
    hoverPreview.hover('space:a');
    await vi.runAllTimersAsync();
    expect(hoverPreview.hovered?.events).toBeNull();
    expect(preview).toHaveBeenCalledTimes(1);
  });
});
