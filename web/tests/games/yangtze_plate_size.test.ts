import { expect, it } from 'vitest';
import { PlateSize } from '../../src/games/yangtze/plate_size';

/** A column in which plates of size 1 are this high, in a window of 100. */
function column(high: () => number): HTMLElement {
  const element = document.createElement('div');
  const size = (): number => Number(element.style.getPropertyValue('--plate-size'));
  Object.defineProperty(element, 'clientHeight', { get: () => 100 });
  Object.defineProperty(element, 'scrollHeight', { get: () => high() * size() });
  return element;
}

it('grows as far as there is room, and then never again until the window does', () => {
  let high = 80;
  const plates = new PlateSize();
  const element = column(() => high);
  const size = (): string => element.style.getPropertyValue('--plate-size');
  plates.fit(element, true);
  expect(size()).toBe('1.2');
  high = 130;
  plates.fit(element, true);
  expect(size()).toBe('0.7');
  high = 80;
  plates.fit(element, true);
  expect(size()).toBe('0.7');
  plates.refit(element, true);
  expect(size()).toBe('1.2');
});

it('is the usual one where the page scrolls', () => {
  const element = column(() => 1000);
  new PlateSize().fit(element, false);
  expect(element.style.getPropertyValue('--plate-size')).toBe('1');
});
