/** A rectangle of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const distance = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/** Where a drawing of some size stands in a frame: in the corner where it hides the fewest boxes, and is far from the nearest. */
export function sceneCorner(frame: Box, size: Pick<Box, 'width' | 'height'>, spared: readonly Box[]): Box {
  const [right, bottom] = [frame.left + frame.width - size.width, frame.top + frame.height - size.height];
  const corners = [frame.top, bottom].flatMap((top) => [frame.left, right].map((left) => ({ left, top, ...size })));
  const judged = corners.map((corner) => ({
    corner,
    hidden: spared.filter((box) => overlap(corner, box)).length,
    nearest: Math.min(...spared.map((box) => distance(corner, box))),
  }));
  return judged.toSorted((one, other) => one.hidden - other.hidden || other.nearest - one.nearest)[0]!.corner;
}
