/** Whether the reader asked for less motion. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a movement takes: no time at all if the reader asked for less motion. */
export function duration(milliseconds: 150 | 200 | 250): number {
  return calm() ? 0 : milliseconds;
}
