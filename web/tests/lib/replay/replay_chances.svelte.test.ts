import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import { remember } from '../../../src/lib/ui/preferences';
import type { Chances } from '../../../src/lib/connection/protocol';
import { ReplayChances } from '../../../src/lib/replay/replay_chances.svelte';

beforeAll(async () => {
  await language.load();
  await language.loadGame('yin_yang');
});

describe('going through a match', () => {
  let stop: () => void;
  let chances: ReplayChances;
  let go: (ply: number) => void;
  const request = vi.fn<(seat: number | null, ply: number) => Promise<Chances>>();

  beforeEach(() => {
    vi.useFakeTimers();
    remember('chances', 'on');
    request
      .mockReset()
      .mockImplementation((_, ply) => Promise.resolve({ ply, sides: [{ seats: [0], chance: ply / 10 }] }));
    stop = $effect.root(() => {
      let place = $state.raw<{ seat: number | null; ply: number }>({ seat: null, ply: 0 });
      go = (ply) => {
        place = { seat: null, ply };
        flushSync();
      };
      chances = new ReplayChances(() => place, request);
    });
    flushSync();
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('asks where somebody stays, and only once', async () => {
    go(1);
    go(2);
    await vi.runAllTimersAsync();
    flushSync();
    expect(request.mock.calls).toEqual([[null, 2]]);
    expect(chances.sides).toEqual([{ seats: [0], chance: 0.2 }]);
    go(3);
    expect([chances.fresh, chances.sides?.[0]?.chance]).toEqual([false, 0.2]);
    await vi.runAllTimersAsync();
    go(2);
    expect(chances.fresh).toBe(true);
    await vi.runAllTimersAsync();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('asks for one position at a time, and next for the one that is shown by then', async () => {
    let answer: (said: Chances) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    go(1);
    await vi.runAllTimersAsync();
    for (const ply of [2, 3, 4, 5]) {
      go(ply);
      await vi.runAllTimersAsync();
    }
    expect(request.mock.calls).toEqual([[null, 1]]);
    answer({ ply: 1, sides: [{ seats: [0], chance: 0.1 }] });
    await vi.runAllTimersAsync();
    flushSync();
    await vi.runAllTimersAsync();
    expect(request.mock.calls).toEqual([
      [null, 1],
      [null, 5],
    ]);
  });

  it('asks for nothing where nobody wants to see it, and remembers that', async () => {
    chances.shown = false;
    go(4);
    await vi.runAllTimersAsync();
    expect(request).not.toHaveBeenCalled();
    expect(localStorage.getItem('sampan.chances')).toBe('off');
  });

  it('shows nothing where the server does not say', async () => {
    request.mockRejectedValue(new Error('no'));
    go(5);
    await vi.runAllTimersAsync();
    expect([chances.failed, chances.sides]).toEqual([true, null]);
  });
});
