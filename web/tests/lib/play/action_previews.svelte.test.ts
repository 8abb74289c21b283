import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { Action, Decision, GameEvent } from '../../../src/lib/connection/protocol';
import { ActionFlow } from '../../../src/lib/play/action_flow.svelte';
import { HoverPreview } from '../../../src/lib/play/hover_preview.svelte';
import type { GameModule } from '../../../src/lib/table/game_module';

const ACTION: Action = { kind: 'place', space: 'a' };
const EVENTS: GameEvent[] = [{ kind: 'placed' }, { kind: 'war_began' }, { kind: 'war_won' }];

class FakeTable {
  ply = $state(1);
  view = {};
  preview = vi.fn<(action: Action, quiet?: boolean) => Promise<GameEvent[] | null>>();
  act = vi.fn(() => Promise.resolve(true));

  /** Every message brings new objects, even where nothing has changed. */
  get decision(): Decision {
    return { seat: 0, ply: this.ply, actions: [{ ...ACTION }], blocked: [], undo: null };
  }
}

describe('previews of actions', () => {
  let table: FakeTable;
  let flow: ActionFlow;
  let hover: HoverPreview;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    table = new FakeTable();
    table.preview.mockResolvedValue(EVENTS);
    const module = { clickPaths: () => [['tile', 'space:a']], confirms: () => false } as unknown as GameModule;
    stop = $effect.root(() => {
      flow = new ActionFlow(
        () => table as unknown as LiveTable,
        () => module,
        () => false,
      );
      hover = new HoverPreview(() => flow.chooser, flow.previews);
    });
    flushSync();
    flow.pick('tile');
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  async function hoverAndClick(): Promise<void> {
    hover.hover('space:a');
    await vi.runAllTimersAsync();
    flow.pick('space:a');
    await vi.runAllTimersAsync();
  }

  it('are not fetched again when the action is clicked and confirmed', async () => {
    await hoverAndClick();
    expect(flow.proposed).toEqual({ action: ACTION, events: EVENTS });
    flow.confirm();
    await vi.runAllTimersAsync();
    expect(table.act).toHaveBeenCalledTimes(1);
    expect(table.preview).toHaveBeenCalledTimes(1);
  });

  it('are shared by a click that comes before the answer', async () => {
    let answer: (events: GameEvent[]) => void = () => undefined;
    table.preview.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await hoverAndClick();
    expect(flow.proposed).toBeNull();
    answer(EVENTS);
    await vi.runAllTimersAsync();
    expect(flow.proposed?.events).toEqual(EVENTS);
    expect(table.preview).toHaveBeenCalledTimes(1);
  });

  it('are asked for aloud by a click if the server did not say before', async () => {
    table.preview.mockResolvedValue(null);
    await hoverAndClick();
    expect(table.preview.mock.calls.map(([, quiet]) => quiet)).toEqual([true, false]);
  });

  it('are forgotten when the decision changes', async () => {
    hover.hover('space:a');
    await vi.runAllTimersAsync();
    table.ply = 2;
    flushSync();
    flow.pick('tile');
    hover.hover('space:a');
    expect(hover.hovered?.events).toBeNull();
    await vi.runAllTimersAsync();
    expect(table.preview).toHaveBeenCalledTimes(2);
  });
});
