import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chooser } from '../../../src/lib/table/action_chooser.svelte';
import { Foresight } from '../../../src/lib/play/hover_preview.svelte';
import type { Action, GameEvent } from '../../../src/lib/connection/protocol';

const ACTIONS: Action[] = ['a', 'b', 'c'].map((space) => ({ kind: 'place', space }));
const chooser = (): Chooser => new Chooser(ACTIONS, ({ space }) => [['tile', `space:${String(space)}`]]);

describe('looking ahead', () => {
  let at: Chooser;
  let foresight: Foresight;
  let stop: () => void;
  const preview = vi.fn<(action: Action) => Promise<GameEvent[] | null>>();

  beforeEach(() => {
    vi.useFakeTimers();
    preview.mockReset().mockImplementation(({ space }) => Promise.resolve([{ kind: 'placed', space }]));
    at = chooser();
    stop = $effect.root(() => {
      foresight = new Foresight(() => at, preview);
    });
    flushSync();
    at.pick('tile');
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('asks for what is looked at, once somebody stays there', async () => {
    foresight.look('space:a');
    foresight.look('space:b');
    expect(foresight.foreseen).toMatchObject({ thing: 'space:b', events: null });
    await vi.runAllTimersAsync();
    expect(preview.mock.calls).toEqual([[ACTIONS[1]]]);
    expect(foresight.foreseen?.events).toEqual([{ kind: 'placed', space: 'b' }]);
    foresight.look(null);
    expect(foresight.foreseen).toBeNull();
  });

  it('remembers what it was told', async () => {
    for (const thing of ['space:a', 'space:b', 'space:a', 'space:b']) {
      foresight.look(thing);
      await vi.runAllTimersAsync();
    }
    expect(preview).toHaveBeenCalledTimes(2);
  });

  it('asks for one thing at a time, and then for what is looked at by then', async () => {
    let answer: (events: GameEvent[]) => void = () => undefined;
    preview.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    foresight.look('space:a');
    await vi.runAllTimersAsync();
    foresight.look('space:b');
    foresight.look('space:c');
    await vi.runAllTimersAsync();
    expect(preview).toHaveBeenCalledTimes(1);
    answer([]);
    await vi.runAllTimersAsync();
    expect(preview.mock.calls.map(([action]) => action['space'])).toEqual(['a', 'c']);
  });

  it('never floods the server, however the pointer moves', async () => {
    for (let moment = 0; moment < 100; moment += 1) {
      foresight.look(`space:${'abc'[moment % 3]!}`);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(preview.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('foresees nothing where a click would settle nothing', async () => {
    foresight.look('tile');
    foresight.look('space:z');
    await vi.runAllTimersAsync();
    expect([foresight.foreseen, preview.mock.calls.length]).toEqual([null, 0]);
  });

  it('takes a refusal as not known', async () => {
    preview.mockResolvedValue(null);
    foresight.look('space:a');
    await vi.runAllTimersAsync();
    expect(foresight.foreseen?.events).toBeNull();
    expect(preview).toHaveBeenCalledTimes(1);
  });
});
