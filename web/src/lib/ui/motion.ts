import type { AnimationConfig } from 'svelte/animate';

/** Whether the reader asked for less motion. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a movement takes: no time at all if the reader asked for less motion. */
export function duration(milliseconds: 150 | 200 | 250): number {
  return calm() ? 0 : milliseconds;
}

/** Lets a thing glide to its new place. It has its new size at once: to stretch it on the way would distort what it shows. */
export function glide(
  _node: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  options: { duration: number },
): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return { ...options, css: (_done, left) => `transform: translate(${x * left}px, ${y * left}px)` };
}
