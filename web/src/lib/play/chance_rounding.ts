/** How finely a chance may be shown. */
export interface RoundedChance {
  percent: number;
  /**
   * What is said of the figure: nothing; that it is rounded; or that the chance is less, or more, than that, since a flat
   * 0 % or 100 % would be more than anybody knows.
   */
  said: 'exact' | 'about' | 'less' | 'more';
}

/** Whatever the error of one search: the next one, a move later, judges the same position differently by as much. */
const FINEST = 5;

/** A chance in percent, no finer than its standard error allows. */
export function roundedChance(chance: number, error: number): RoundedChance {
  const doubt = 200 * error;
  const step = doubt < 7.5 ? FINEST : 2 * FINEST;
  const percent = step * Math.round((100 * chance) / step);
  if (percent === 0) return { percent: step, said: 'less' };
  if (percent === 100 && chance < 1) return { percent: 100 - step, said: 'more' };
  return { percent, said: chance < 1 ? 'about' : 'exact' };
}
