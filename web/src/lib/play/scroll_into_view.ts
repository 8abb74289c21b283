import { calm } from '../ui/motion';

/**
 * Scroll to what is asked about: what a game marks so (`data-asked`) or else all that is lit, save what can be chosen in
 * the bar of the prompt, which is always there. If not everything can be seen at once, something of it is enough. What is
 * marked shall be seen whole; of what is lit, half of each.
 */
export function scrollChoicesIntoView(room: Element): void {
  const marked = [...room.querySelectorAll<HTMLElement>('[data-asked]')];
  const boxes = (marked.length > 0 ? marked : lit(room)).map((thing) => thing.getBoundingClientRect());
  const [upper, lower] = free(room);
  const spared = marked.length > 0 ? 0 : 0.5;
  const hidden = boxes.filter(({ top, bottom }) => {
    const part = spared * (bottom - top);
    return top + part < upper - 1 || bottom - part > lower + 1;
  });
  const [first] = hidden;
  if (!first) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const behavior = calm() ? 'auto' : 'smooth';
  const middle = (upper + lower) / 2;
  if (bottom - top <= lower - upper) window.scrollBy({ top: (top + bottom) / 2 - middle, behavior });
  else if (hidden.length === boxes.length) window.scrollBy({ top: (first.top + first.bottom) / 2 - middle, behavior });
}

/** What is lit where scrolling can show it: not what stands in the prompt, too, nor what a board brought nearer may hide. */
function lit(room: Element): HTMLElement[] {
  const things = [...room.querySelectorAll<HTMLElement>('.choice.lit')];
  const atHand = new Set(things.filter((thing) => thing.closest('.prompt')).map(({ dataset }) => dataset['thing']));
  return things.filter((thing) => !atHand.has(thing.dataset['thing']) && !thing.closest('.pane.near'));
}

/** From where to where the screen is free: what a game keeps at its top is marked so, and the prompt is at the bottom. */
function free(room: Element): [number, number] {
  const bar = room.querySelector<HTMLElement>('[data-bar]');
  const upper = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
  return [upper, room.querySelector('.prompt')?.getBoundingClientRect().top ?? window.innerHeight];
}
