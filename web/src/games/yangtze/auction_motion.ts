import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import type { TransitionConfig } from 'svelte/transition';
import { calm } from '../../lib/ui/motion';

const FLIGHT = 750;

/** A post comes out of the bag onto the block, and flies from there to whoever gets it. */
export const [sendPost, receivePost] = crossfade({
  duration: () => (calm() ? 0 : FLIGHT),
  easing: cubicInOut,
  fallback: () => ({
    duration: calm() ? 0 : 350,
    easing: cubicOut,
    css: (shown, gone) => `opacity: ${shown}; transform: translateX(${-4 * gone}rem) scale(${0.4 + 0.6 * shown})`,
  }),
});

/** A bid comes from the seat of whoever makes it; from a seat out of sight it only grows. */
export function fromSeat(node: Element, { seat }: { seat: number | null }): TransitionConfig {
  if (calm()) return { duration: 0 };
  const place = node.getBoundingClientRect();
  const plate = document.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();
  const near = plate && plate.bottom > 0 && plate.top < innerHeight;
  const across = near ? plate.left + plate.width / 2 - place.left - place.width / 2 : 0;
  const down = near ? plate.top + 30 - place.top : 0;
  return {
    duration: near ? 550 : 250,
    easing: cubicOut,
    css: (shown, gone) =>
      `transform: translate(${across * gone}px, ${down * gone}px) scale(${0.7 + 0.3 * shown}); opacity: ${0.3 + 0.7 * shown}`,
  };
}
