import { describe, expect, it } from 'vitest';
import { arrow, pointsOn } from '../../src/games/yin_yang/arrow_path';
import type { Box } from '../../src/games/yin_yang/arrow_path';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

// As they lie on a table of 1000 by 700: the goal in the middle, the card being played to the right of it.
const WHEEL = box(400, 250, 200, 200);
const CARD = box(640, 260, 100, 140);
const PLATES = [box(20, 20, 300, 160), box(350, 20, 300, 160), box(680, 20, 300, 160), box(20, 480, 280, 200)];

describe('an arrow', () => {
  it.each(PLATES)('goes around the goal and the others to a player at $left, $top', (plate) => {
    const boxes = PLATES.filter((each) => each !== plate);
    for (const [x, y] of pointsOn(arrow(CARD, plate, { round: WHEEL, boxes }, 6))) {
      expect(Math.hypot(x - 500, y - 350)).toBeGreaterThan(100);
      for (const { left, right, top, bottom } of PLATES)
        expect(x > left && x < right && y > top && y < bottom).toBe(false);
    }
  });

  it('begins and ends at the edges of what it joins', () => {
    const [[, from], , [, to]] = arrow(CARD, PLATES[2]!, { round: WHEEL, boxes: [] }, 6);
    expect(from).toBeCloseTo(260);
    expect(to).toBeCloseTo(186);
  });

  it('is hardly bowed where nothing is in the way', () => {
    const way = pointsOn(arrow(box(0, 0, 10, 10), box(200, 0, 10, 10), { round: null, boxes: [] }, 0));
    expect(Math.max(...way.map(([, y]) => Math.abs(y - 5)))).toBeLessThan(20);
  });
});
