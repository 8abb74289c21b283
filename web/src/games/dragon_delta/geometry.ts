/** Where things are drawn. All of it follows from the centres and radii that the view gives; no rule is in here. */

import type { BoardView } from './view_types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight piece of wood: its middle, its length, and how it is turned, in degrees between -90 and 90. */
export interface Piece extends Point {
  readonly length: number;
  readonly angle: number;
}

/** The piece between two centres that leaves a part free at either end. */
export function piece(from: Point, to: Point, freeFrom: number, freeTo: number): Piece {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  const middle = (freeFrom + (distance - freeTo)) / 2 / distance;
  const turned = (Math.atan2(dy, dx) * 180) / Math.PI;
  return {
    x: from.x + dx * middle,
    y: from.y + dy * middle,
    length: distance - freeFrom - freeTo,
    angle: turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned,
  };
}

/** A point on a piece: 0 is its one end, 1 the other. */
export function along({ x, y, length, angle }: Piece, part: number): Point {
  const turned = (angle * Math.PI) / 180;
  const away = (part - 0.5) * length;
  return { x: x + away * Math.cos(turned), y: y + away * Math.sin(turned) };
}

const PARTS = [0.5, 0.36, 0.64, 0.24, 0.76];

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Long pieces first: where pieces meet at a narrow angle, a short one lies above a long one, and is not covered by it. */
export const longestFirst = (one: Piece, other: Piece): number => other.length - one.length;

/** Half of how wide a piece is to a finger, and a little more: a sign so far away from it is not taken for its own. */
const REACH = 2.25;

/**
 * For each piece a point on it that stays clear of those of the others and of what stands there, near to its middle. It lies
 * on no shorter piece, nor on one that lies there already: these are above it, and a click there would mean them.
 */
export function signs(
  pieces: readonly Piece[],
  clear: number,
  standing: readonly Point[] = [],
  lying: readonly Piece[] = [],
): Point[] {
  const placed: Point[] = [];
  for (const each of pieces) {
    const above = [...pieces.filter((other) => other.length < each.length), ...lying];
    const ways = PARTS.map((part) => along(each, part));
    const own = ways.filter((way) => above.every((other) => distanceFrom(way, other) >= REACH));
    const free = own.find((way) => [...placed, ...standing].every((other) => apart(way, other) >= clear));
    placed.push(free ?? own[0] ?? ways[0]!);
  }
  return placed;
}

/** How far a point is from the middle line of a piece. */
function distanceFrom(point: Point, line: Piece): number {
  const turned = (line.angle * Math.PI) / 180;
  const [dx, dy] = [point.x - line.x, point.y - line.y];
  const on = dx * Math.cos(turned) + dy * Math.sin(turned);
  const end = Math.min(Math.abs(on), line.length / 2) * Math.sign(on);
  return Math.hypot(dx - end * Math.cos(turned), dy - end * Math.sin(turned));
}

/** Where the number of a plank stands: in its middle, or clear of the pawn that stands there and of other planks. */
export function plate(plank: Piece, taken: boolean, others: readonly Piece[] = []): Point {
  if (!taken) return along(plank, 0.5);
  // Below the pawn: it hides what is above its feet, about six units high.
  const down = Math.sign(plank.angle || 1);
  const below = along(plank, 0.5 + down * Math.min(0.4, 3.6 / plank.length));
  const up = Math.abs(plank.angle) < 40 ? 4.4 : 7.2;
  const clear = (at: Point): boolean => others.every((other) => distanceFrom(at, other) >= REACH);
  if (clear(below) || up > plank.length / 2 - 1.5) return below;
  const above = along(plank, 0.5 - (down * up) / plank.length);
  return clear(above) ? above : below;
}

/** Where a number may stand beside an island, the usual place first: below, above, at its sides, and between these. */
const SIDES = [90, -90, 0, 180, 45, 135, -45, -135];

/** For each island the middle of its number: clear of planks and of what stands there, or as clear as can be. */
export function numbers(
  islands: readonly Point[],
  reach: number,
  clear: number,
  planks: readonly Piece[],
  standing: readonly Point[],
): Point[] {
  return islands.map((island) => {
    const spots = SIDES.map((side) => {
      const turned = (side * Math.PI) / 180;
      const at = { x: island.x + reach * Math.cos(turned), y: island.y + reach * Math.sin(turned) };
      const free = [...planks.map((plank) => distanceFrom(at, plank)), ...standing.map((other) => apart(at, other))];
      return { at, free: Math.min(clear, ...free) };
    });
    return spots.reduce((best, spot) => (spot.free > best.free ? spot : best)).at;
  });
}

const SHORE_POINTS = 9;

/** The outline of an island about the origin, each a little different from the next and always the same. */
export function shore(number: number, radius: number): string {
  const points = Array.from({ length: SHORE_POINTS }, (_, index) => {
    const wobble = Math.sin(number * 12.9898 + index * 78.233) * 43758.5453;
    const reach = radius * (1.02 + 0.2 * (wobble - Math.floor(wobble)));
    const angle = (index * 2 * Math.PI) / SHORE_POINTS;
    return { x: reach * Math.cos(angle), y: reach * 0.94 * Math.sin(angle) };
  });
  return rounded(points);
}

/** A closed curve through points (Catmull-Rom, as Bézier pieces). */
function rounded(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const shown = (value: number): string => value.toFixed(2);
  const start = `M${shown(at(0).x)} ${shown(at(0).y)}`;
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const out = [point.x + (next.x - before.x) / 6, point.y + (next.y - before.y) / 6];
    const into = [next.x - (after.x - point.x) / 6, next.y - (after.y - point.y) / 6];
    return `C${[...out, ...into, next.x, next.y].map(shown).join(' ')}`;
  });
  return `${start}${curves.join('')}Z`;
}

/** The part of the plane that holds these circles, with some water around: left, top, width, height. */
export function frame(circles: readonly (Point & { r: number })[], margin: number): [number, number, number, number] {
  const left = Math.min(...circles.map(({ x, r }) => x - r)) - margin;
  const top = Math.min(...circles.map(({ y, r }) => y - r)) - margin;
  const right = Math.max(...circles.map(({ x, r }) => x + r)) + margin;
  const bottom = Math.max(...circles.map(({ y, r }) => y + r)) + margin;
  return [left, top, right - left, bottom - top];
}

/** Where the members of a group stand about a point: one in the middle, more in a ring. */
export function ring(count: number, index: number, radius: number): Point {
  if (count <= 1) return { x: 0, y: 0 };
  const angle = ((index + (count === 2 ? 0.5 : 0)) * 2 * Math.PI) / count - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which of the points an arrow key leads to: near, and more ahead than aside; -1 if there is none. */
export function ahead(key: string, from: Point, points: readonly Point[]): number {
  const arrow = ARROWS[key];
  let [best, least] = [-1, Infinity];
  if (!arrow) return best;
  points.forEach((point, index) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const forward = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (forward <= 0.01 || aside > forward * 2) return;
    const cost = forward + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** The part of the plane that a board takes: left, top, width and height. */
export function boardFrame(board: BoardView): [number, number, number, number] {
  return frame(
    [
      ...board.villages.map(({ x, y }) => ({ x, y, r: board.village_radius })),
      // Their numbers stand below them.
      ...board.islands.map(({ x, y }) => ({ x, y, r: board.island_radius * 2.2 })),
    ],
    1.4,
  );
}
