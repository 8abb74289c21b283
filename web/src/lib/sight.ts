import { calm } from './motion';

/**
 * Scroll to what is asked about: what a game marks so (`data-asked`) or else all that is lit, save what stands in the bar
 * of the prompt, which is always there. If not everything can be seen at once, something of it is enough.
 */
export function bringIntoSight(room: Element): void {
  const marked = [...room.querySelectorAll('[data-asked]')];
  const things = marked.length > 0 ? marked : [...room.querySelectorAll('.choice.lit')].filter((thing) => !thing.closest('.prompt'));
  const hidden = things.filter((thing) => !inSight(thing));
  if (hidden.length === 0) return;
  const [upper, lower] = free(room);
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const behavior = calm() ? 'auto' : 'smooth';
  if (bottom - top <= lower - upper) window.scrollBy({ top: (top + bottom - upper - lower) / 2, behavior });
  else if (hidden.length === things.length) things[0]?.scrollIntoView({ block: 'center', behavior });
}

/** Whether nothing lies over its middle, such as a bar that stays while everything else moves past. */
function inSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (thing.contains(there) || there.contains(thing));
}

/** From where to where the screen is free: what a game keeps at its top is marked so, and the prompt is at the bottom. */
function free(room: Element): [number, number] {
  const bar = room.querySelector<HTMLElement>('[data-bar]');
  const upper = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
  return [upper, room.querySelector('.prompt')?.getBoundingClientRect().top ?? window.innerHeight];
}
