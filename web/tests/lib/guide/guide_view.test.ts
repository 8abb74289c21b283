/** A guide on the page: contents, search by keys, figures step by step, and links that stay beside a table. */
import { flushSync, tick } from 'svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import { readGuide } from '../../../src/lib/guide/guide';
import GuideView from '../../../src/lib/guide/GuideView.svelte';
import type { LoadedGuide } from '../../../src/lib/guide/load_guide';
import { button, show, text } from '../../mounting';

vi.hoisted(() => {
  const ignore = (): void => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }));
  // The test's document lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      disconnect = ignore;
    },
  );
});

const MARKDOWN = `# Ferry

## Crossing {#crossing}

Pay. (FE-1)

![Before.](figure:ferry/1)
![After.](figure:ferry/2)

### The toll {#toll}

A coin.
`;
const LOADED: LoadedGuide = {
  key: 'ferry',
  guide: readGuide(
    MARKDOWN,
    '# By number\n\n## Boats {#boats}\n\n- **FE-1** It takes four.\n',
    (to) => `#/rules/ferry/${to}`,
  ),
  figures: { game: 'ferry', questions: {}, figures: {} },
  game: null,
};

beforeAll(async () => {
  await language.load();
  await language.choose('en');
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  location.hash = '';
});

const input = (): HTMLInputElement => document.querySelector('input[type=search]')!;

function search(words: string): void {
  input().value = words;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

const press = (element: Element, key: string): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

it('lists its contents, with the rules by number at the end', () => {
  show(GuideView, { loaded: LOADED, passage: null });
  expect(text('nav a')).toEqual(['Crossing', 'The toll', 'By number', 'Boats']);
  expect(text('h1, h2, h3')).toEqual(['Ferry', 'Crossing', 'The toll', 'By number', 'Boats']);
});

it('goes to the passage of its address, and the focus with it', async () => {
  show(GuideView, { loaded: LOADED, passage: 'FE-1' });
  await tick();
  await tick();
  expect(document.activeElement?.getAttribute('data-passage')).toBe('FE-1');
  expect(text('.rules .cited a')).toEqual(['Crossing']);
});

it('is searched with the keyboard alone', async () => {
  show(GuideView, { loaded: LOADED, passage: null });
  expect(text('[role=status]')).toEqual(['']);
  search('c');
  expect(text('[role=status]')).toEqual(['2 passages']);
  expect(text('nav a')).toEqual([]);
  press(input(), 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Crossing');
  press(document.activeElement!, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('The toll');
  press(document.activeElement!, 'ArrowUp');
  press(document.activeElement!, 'ArrowUp');
  expect(document.activeElement).toBe(input());
  press(input(), 'Enter');
  expect(location.hash).toBe('#/rules/ferry/crossing');
  press(input(), 'Escape');
  expect(input().value).toBe('');
  expect(text('nav a')).toHaveLength(4);
  search('nowhere');
  expect(text('[role=status]')).toEqual(['Nothing found']);
  await tick();
});

it('shows a figure one drawing after the other', () => {
  show(GuideView, { loaded: LOADED, passage: null });
  expect(text('figcaption')).toEqual(['Before.']);
  expect(button('Back').disabled).toBe(true);
  button('Next').click();
  flushSync();
  expect(text('figcaption')).toEqual(['After.']);
  expect(text('.steps .soft')).toEqual(['2 of 2']);
  expect(button('Next').disabled).toBe(true);
});

it('stays beside its table when a link is followed', () => {
  const follow = vi.fn();
  show(GuideView, { loaded: LOADED, passage: null, beside: true, follow });
  document.querySelector<HTMLAnchorElement>('a.rule-number')!.click();
  expect(follow).toHaveBeenCalledWith('FE-1');
  expect(location.hash).toBe('');
  expect(text('h3, h4')).toEqual(['Crossing', 'The toll', 'By number', 'Boats']);
});
