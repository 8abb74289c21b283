import { describe, expect, it } from 'vitest';
import { sceneCorner } from '../../../src/lib/table/scene_corner';

const FRAME = { left: 100, top: 50, width: 700, height: 600 };
const SIZE = { width: 300, height: 160 };
const hex = (left: number, top: number) => ({ left, top, width: 50, height: 50 });
const place = (...spared: ReturnType<typeof hex>[]): number[] => {
  const { left, top } = sceneCorner(FRAME, SIZE, spared);
  return [left, top];
};

describe('a drawing above the board', () => {
  it('stands in the corner that is farthest from what it is about', () => {
    expect(place(hex(600, 100))).toEqual([100, 490]);
    expect(place(hex(150, 500))).toEqual([500, 50]);
  });

  it('hides as little of it as can be, however near the rest of it is', () => {
    // Something lies in three corners; the fourth is close to one of them, but free.
    expect(place(hex(110, 60), hex(740, 60), hex(110, 590), hex(440, 560))).toEqual([500, 490]);
  });
});
