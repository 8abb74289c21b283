import { describe, expect, it } from 'vitest';
import { bubblePlace } from '../../../src/lib/ui/bubble_place';
import type { Box } from '../../../src/lib/ui/bubble_place';

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 80 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('a bubble', () => {
  it('stands above what it is about, in the middle', () => {
    expect(bubblePlace(box(400, 300, 50, 50), SIZE, WINDOW, [])).toEqual({ left: 325, top: 212 });
  });

  it('stands below it where there is no room above', () => {
    expect(bubblePlace(box(400, 20, 50, 50), SIZE, WINDOW, [])).toEqual({ left: 325, top: 78 });
  });

  it('stands at a side of what is as high as the window', () => {
    expect(bubblePlace(box(400, 10, 100, 580), SIZE, WINDOW, [])).toEqual({ left: 508, top: 260 });
    expect(bubblePlace(box(700, 10, 290, 580), SIZE, WINDOW, [])).toEqual({ left: 492, top: 260 });
  });

  it('gives way to what can be chosen', () => {
    const above = box(330, 220, 60, 60);
    expect(bubblePlace(box(400, 300, 50, 50), SIZE, WINDOW, [above])).toEqual({ left: 400, top: 212 });
    expect(bubblePlace(box(400, 300, 50, 50), SIZE, WINDOW, [above, box(500, 220, 60, 60)]).top).toBe(358);
  });

  it('stands at the side of the panel that its thing belongs to, or above it', () => {
    const [button, column, row] = [box(850, 300, 60, 30), box(700, 100, 290, 400), box(0, 300, 1000, 290)];
    expect(bubblePlace(button, SIZE, WINDOW, [], column, true)).toEqual({ left: 492, top: 275 });
    expect(bubblePlace(button, SIZE, WINDOW, [box(600, 200, 50, 200)], column, true)).toEqual({ left: 780, top: 12 });
    expect(bubblePlace(button, SIZE, WINDOW, [], row)).toEqual({ left: 780, top: 212 });
  });

  it('never leaves the window', () => {
    expect(bubblePlace(box(0, 0, 1000, 600), SIZE, WINDOW, [])).toEqual({ left: 400, top: 8 });
    expect(bubblePlace(box(960, 300, 40, 40), SIZE, WINDOW, [])).toEqual({ left: 792, top: 212 });
  });
});
