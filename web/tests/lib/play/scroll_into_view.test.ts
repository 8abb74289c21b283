import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollChoicesIntoView, scrollToldIntoView } from '../../../src/lib/play/scroll_into_view';

/** A screen 800 pixels high; the prompt at its bottom is 100 high, and leaves what is above this free. */
const PROMPT = 700;
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => vi.unstubAllGlobals());

/** A part of a page. */
type Part = [html: string, top: number, bottom: number];

/** How far a page of these parts is scrolled. */
function scrolls(...parts: Part[]): number | null {
  return scrolledBy(scrollChoicesIntoView, parts);
}

function scrolledBy(scroll: (room: Element) => void, parts: Part[]): number | null {
  const room = document.createElement('div');
  room.innerHTML = `${parts.map(([html]) => html).join('')}<div class="prompt" style="position: sticky"><b class="choice lit" data-thing="also"></b></div>`;
  parts.forEach(([, top, bottom], index) => {
    const part = room.children[index]!;
    for (const each of [part, ...part.querySelectorAll('*')]) {
      each.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    }
  });
  Object.defineProperty(room.querySelector('.prompt'), 'offsetHeight', { value: 800 - PROMPT });
  scrolled.mockClear();
  scroll(room);
  const [how] = scrolled.mock.lastCall ?? [];
  return how ? (how as { top: number }).top : null;
}
const lit = (thing: string): string => `<i class="choice lit" data-thing="${thing}"></i>`;

it('leaves alone what can be seen', () => {
  expect(scrolls([lit('a'), 10, 60], [lit('b'), 600, 690])).toBeNull();
});

it('scrolls as little as it takes to see all of it, where it fits', () => {
  expect(scrolls([lit('a'), -200, -100], [lit('b'), 100, 200])).toBe(-208);
  expect(scrolls([lit('a'), 100, 200], [lit('b'), 690, 760])).toBe(768 - PROMPT);
  // Where it fits exactly there is no margin.
  expect(scrolls([lit('a'), 100, 200], [lit('b'), 700, 800])).toBe(800 - PROMPT);
});

it('shows something at least, and does not move for more', () => {
  expect(scrolls([lit('a'), -900, -800], [lit('b'), 800, 900])).toBe(-850 - PROMPT / 2);
  expect(scrolls([lit('a'), 100, 200], [lit('b'), 1200, 1300])).toBeNull();
});

it('goes to what is asked about rather than to what else is possible', () => {
  expect(scrolls(['<i data-asked></i>', 100, 300], [lit('a'), 1500, 1600])).toBeNull();
  expect(scrolls(['<i data-asked></i>', -300, -100], [lit('a'), 100, 200])).toBe(-308);
});

it('shows what is asked about as a whole, of other things half', () => {
  expect(scrolls(['<i data-asked></i>', 500, 600], ['<i data-asked></i>', 610, 710])).toBe(718 - PROMPT);
  expect(scrolls([lit('a'), 500, 600], [lit('b'), 610, 710])).toBeNull();
});

it('does not look for what stands at the prompt, or on a board brought nearer', () => {
  expect(scrolls([lit('also'), 1500, 1600])).toBeNull();
  expect(scrolls([`<div class="pane near">${lit('a')}</div>`, 1500, 1600])).toBeNull();
});

it('brings the top of what is told into sight, unless all of it is', () => {
  const told = (top: number, bottom: number): number | null =>
    scrolledBy(scrollToldIntoView, [['<i data-told></i>', top, bottom]]);
  expect(told(100, 300)).toBeNull();
  expect(told(650, 900)).toBe(642);
  expect(told(-100, 150)).toBe(-108);
  expect(scrolledBy(scrollToldIntoView, [[lit('a'), 900, 1000]])).toBeNull();
});
