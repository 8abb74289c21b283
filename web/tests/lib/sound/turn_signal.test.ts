import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/lib/connection/protocol';
import { TurnSignal } from '../../../src/lib/sound/turn_signal';

const log = (...by: number[]): Entry[] => by.map((seat, ply) => ({ ply, by: seat, events: [] }));

describe('the signal of a turn', () => {
  it('sounds when the reader is asked for the first time', () => {
    const signal = new TurnSignal();
    expect(signal.sounds(false, log(-1, 1), 0)).toBe(false);
    expect(signal.sounds(true, log(-1, 1), 0)).toBe(true);
  });

  it('sounds again after somebody else has acted, and only once', () => {
    const signal = new TurnSignal();
    signal.sounds(true, log(), 0);
    expect(signal.sounds(false, log(0, 1), 0)).toBe(false);
    expect(signal.sounds(true, log(0, 1), 0)).toBe(true);
    expect(signal.sounds(true, log(0, 1), 0)).toBe(false);
  });

  it('is silent between several decisions of one turn, and what chance draws for them', () => {
    const signal = new TurnSignal();
    signal.sounds(true, log(), 0);
    signal.sounds(false, log(0), 0);
    expect(signal.sounds(true, log(0, -1), 0)).toBe(false);
  });

  it('is silent where several persons share the screen, or nobody plays', () => {
    expect(new TurnSignal().sounds(true, log(1), null)).toBe(false);
  });

  it('bears a log that an undo has cut', () => {
    const signal = new TurnSignal();
    signal.sounds(true, log(0, 1, 0, 1), 0);
    expect(signal.sounds(true, log(0), 0)).toBe(false);
    expect(signal.sounds(true, log(0, 1), 0)).toBe(true);
  });
});
