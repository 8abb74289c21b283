import { calm } from '../ui/motion';

/** How far what is told stays away from the edge. */
const MARGIN = 8;

/**
 * Scroll to what can be chosen: what a game marks with `data-asked`, or else everything lit, except choices that the
 * prompt bar offers as well, because that is always visible. If not everything fits, a part is enough. Marked elements
 * are shown whole, lit ones at least by half.
 */
export function scrollChoicesIntoView(room: Element): void {
  const marked = [...room.querySelectorAll<HTMLElement>('[data-asked]')];
  if (marked.length > 0) scrollTo(room, marked, 0);
  else scrollTo(room, lit(room), 0.5);
}

/** Scroll to things by their names, as far as they are out of sight. */
export function scrollThingsIntoView(room: Element, things: readonly string[]): void {
  const named = [...room.querySelectorAll<HTMLElement>('[data-thing]')].filter(
    (element) => things.includes(element.dataset['thing'] ?? '') && !element.closest('.pane.near'),
  );
  scrollTo(room, named, 0);
}

/** Scroll as little as it takes to see the elements; of each, this part may stay out of sight. */
function scrollTo(room: Element, elements: readonly HTMLElement[], spared: number): void {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [upper, lower] = free(room);
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
  // As little as it takes: what stands before it, such as one's own tokens above the hand, stays in sight.
  const spare = Math.min(MARGIN, (lower - upper - (bottom - top)) / 2);
  if (spare >= 0) window.scrollBy({ top: top < upper ? top - upper - spare : bottom - lower + spare, behavior });
  else if (hidden.length === boxes.length) window.scrollBy({ top: (first.top + first.bottom) / 2 - middle, behavior });
}

/** The lit things that scrolling can show: not those also in the prompt, nor those that a zoomed board may hide. */
function lit(room: Element): HTMLElement[] {
  const things = [...room.querySelectorAll<HTMLElement>('.choice.lit')];
  const atHand = new Set(things.filter((thing) => thing.closest('.prompt')).map(({ dataset }) => dataset['thing']));
  return things.filter((thing) => !atHand.has(thing.dataset['thing']) && !thing.closest('.pane.near'));
}

/** Scroll to what is being told: what a game marks with `data-told`. Its top is shown if it is not in sight as a whole. */
export function scrollToldIntoView(room: Element): void {
  const [told] = room.querySelectorAll<HTMLElement>('[data-told]');
  if (!told) return;
  const { top, bottom } = told.getBoundingClientRect();
  const [upper, lower] = free(room);
  if (top >= upper - 1 && bottom <= lower + 1) return;
  window.scrollBy({ top: top - upper - MARGIN, behavior: calm() ? 'auto' : 'smooth' });
}

/**
 * The free part of the screen: between a bar that a game keeps at the top (`data-bar`) and the prompt at the bottom,
 * where it stands as soon as the page is scrolled up to what is above it.
 */
function free(room: Element): [number, number] {
  const bar = room.querySelector<HTMLElement>('[data-bar]');
  const upper = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
  const prompt = room.querySelector<HTMLElement>('.prompt');
  const below = prompt && getComputedStyle(prompt).position === 'sticky';
  return [upper, window.innerHeight - (below ? prompt.offsetHeight : 0)];
}
