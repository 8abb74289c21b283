/** A rectangle of the table. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Point = readonly [number, number];

/** How far a line bows out to its side, as a part of its length: the least that leads around what is in the way. */
const BOWS = [0.12, 0.14, 0.16, 0.18, 0.2, 0.25, 0.3, 0.5, 0.75, 1, 1.3].flatMap((bow) => [bow, -bow]);
/** How far it stays away from what is in the way, in pixels. */
const AWAY = 5;

const middle = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Where a straight line from the middle of a box to a point leaves it, and a little further. */
function edge(box: Box, [x, y]: Point, gap: number): Point {
  const [cx, cy] = middle(box);
  const [dx, dy] = [x - cx, y - cy];
  const out = Math.min(
    (box.right - cx + gap) / Math.max(1e-6, Math.abs(dx)),
    (box.bottom - cy + gap) / Math.max(1e-6, Math.abs(dy)),
  );
  return [cx + dx * Math.min(1, out), cy + dy * Math.min(1, out)];
}

/** A bowed line: where it begins, what it bends towards, and where it ends. */
export type Curve = readonly [Point, Point, Point];

/** Lines to a box, bowed like this: to where the straight line meets it, or to one of its four edges. */
function curves(from: Box, to: Box, bow: number, gap: number): Curve[] {
  const [ax, ay] = middle(from);
  // Not quite at a corner of it.
  const within = (at: number, low: number, high: number): number =>
    Math.min(high - (high - low) / 6, Math.max(low + (high - low) / 6, at));
  const [x, y] = [within(ax, to.left, to.right), within(ay, to.top, to.bottom)];
  const ends: (Point | null)[] = [
    null,
    [x, to.bottom + gap],
    [x, to.top - gap],
    [to.right + gap, y],
    [to.left - gap, y],
  ];
  return ends.map((end): Curve => {
    const [bx, by] = end ?? middle(to);
    const bend: Point = [(ax + bx) / 2 + (by - ay) * bow, (ay + by) / 2 - (bx - ax) * bow];
    return [edge(from, bend, 0), bend, end ?? edge(to, bend, gap)];
  });
}

/** Points all along a curve. */
export function pointsOn([[ax, ay], [mx, my], [bx, by]]: Curve): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const [before, between, after] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [before * ax + between * mx + after * bx, before * ay + between * my + after * by];
  });
}

const inside = ([x, y]: Point, { left, right, top, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

/** What has to be seen beside a line: something round, and boxes. */
export interface InTheWay {
  round: Box | null;
  boxes: readonly Box[];
}

/** A line from one box to another that passes behind nothing, if there is a way around it. */
export function arrow(from: Box, to: Box, { round, boxes }: InTheWay, gap: number): Curve {
  const all = BOWS.flatMap((bow) => curves(from, to, bow, gap));
  const [cx, cy] = round ? middle(round) : [0, 0];
  const radius = round ? (round.right - round.left) / 2 + AWAY : 0;
  const hidden = (each: Curve): number =>
    pointsOn(each).filter(
      (point) =>
        (round && Math.hypot(point[0] - cx, point[1] - cy) < radius) ||
        [...boxes, to].some((box) => inside(point, box)),
    ).length;
  return (
    all.find((each) => hidden(each) === 0) ?? all.reduce((best, each) => (hidden(each) < hidden(best) ? each : best))
  );
}
