import { calm } from '../ui/motion';

/**
 * Scroll to what can be chosen: what a game marks with `data-asked`, or else everything lit, except choices that the
 * prompt bar offers as well, because that is always visible. If not everything fits, a part is enough. Marked elements
 * are shown whole, lit ones at least by half.
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

/** The lit things that scrolling can show: not those also in the prompt, nor those that a zoomed board may hide. */
function lit(room: Element): HTMLElement[] {
  const things = [...room.querySelectorAll<HTMLElement>('.choice.lit')];
  const atHand = new Set(things.filter((thing) => thing.closest('.prompt')).map(({ dataset }) => dataset['thing']));
  return things.filter((thing) => !atHand.has(thing.dataset['thing']) && !thing.closest('.pane.near'));
}

/** The free part of the screen: between a bar that a game keeps at the top (`data-bar`) and the prompt at the bottom. */
function free(room: Element): [number, number] {
  const bar = room.querySelector<HTMLElement>('[data-bar]');
  const upper = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
  return [upper, room.querySelector('.prompt')?.getBoundingClientRect().top ?? window.innerHeight];
}
