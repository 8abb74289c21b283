import type { Side } from '../connection/protocol';

/** Chances as whole percents that add up to 100, or are all 0 when nobody has any. */
export function wholePercents(sides: readonly Side[]): number[] {
  const total = sides.reduce((sum, { chance }) => sum + chance, 0);
  if (total <= 0) return sides.map(() => 0);
  const exact = sides.map(({ chance }) => (100 * chance) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact.map((_, index) => index).toSorted((one, other) => rest(exact, other) - rest(exact, one));
  for (const index of byRest.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

const rest = (exact: readonly number[], index: number): number => (exact[index] ?? 0) % 1;
