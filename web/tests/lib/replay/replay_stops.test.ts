import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/lib/connection/protocol';
import { decisionFrames, stopAt, tellingFrames } from '../../../src/lib/replay/replay_stops';

const frames = [null, -1, -1, 0, -1, 1, 1, -1].map((by, ply): Frame => ({ ply, by, events: [], view: {} }));

describe('the steps of a replay', () => {
  it('are all that tell something, on request', () => {
    expect(tellingFrames(['', 'a', '', 'b', '', 'c', '', 'd'])).toEqual([0, 1, 3, 5, 7]);
  });

  it('are decisions with what chance did after them, by default', () => {
    expect(decisionFrames(frames, ['', 'a', 'b', 'c', 'd', 'e', '', 'f'])).toEqual([0, 2, 4, 5, 7]);
  });

  it('leave out decisions of which the reader learns nothing', () => {
    expect(decisionFrames(frames, ['', 'a', 'b', '', '', 'e', '', ''])).toEqual([0, 2, 5]);
  });

  it('are found again from any frame', () => {
    expect([0, 1, 2, 3, 9].map((frame) => stopAt([0, 2, 5], frame))).toEqual([0, 0, 1, 1, 2]);
  });
});
