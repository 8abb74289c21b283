/** A rectangle of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a bubble stays away from what it is about, and from the edges of the window. */
const GAP = 8;

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Where a bubble of some size stands: beside what it is about rather than over it, and where it hides as little as it can of what
 * should be seen meanwhile. Above is the usual place, then below, and then the sides; never outside the window. If it is part
 * of a panel that must stay in sight as a whole, the bubble stands beside that, preferably at a side if it should go `sideways`.
 */
export function bubblePlace(
  about: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  spared: readonly Box[],
  panel?: Box,
  sideways = false,
): Pick<Box, 'left' | 'top'> {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const whole = panel ?? about;
  const columns = [about.left + about.width / 2 - width / 2, about.left + about.width - width, about.left];
  const middle = about.top + about.height / 2 - height / 2;
  const rows = [whole.top - height - GAP, whole.top + whole.height + GAP].flatMap((top) =>
    columns.map((left) => ({ left, top })),
  );
  const sides = [whole.left + whole.width + GAP, whole.left - width - GAP].flatMap((left) =>
    [middle, about.top, about.top + about.height - height].map((top) => ({ left, top })),
  );
  const places = (sideways ? [...sides, ...rows] : [...rows, ...sides]).map(({ left, top }) => ({
    left: within(left, window.width - width),
    top: within(top, window.height - height),
  }));
  const judged = places.map((place, index) => {
    const box = { ...place, width, height };
    return {
      place,
      index,
      over: Number(covers(box, whole)),
      hidden: spared.filter((each) => covers(box, each)).length,
    };
  });
  const [best] = judged.toSorted(
    (one, other) => one.over - other.over || one.hidden - other.hidden || one.index - other.index,
  );
  return best!.place;
}
