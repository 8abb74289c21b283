import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import ChanceBar from '../../../src/lib/table/ChanceBar.svelte';
import { wholePercents } from '../../../src/lib/table/whole_percents';
import { NAMES } from '../../samples/yin_yang';
import { show, text } from '../../mounting';

beforeAll(async () => {
  await language.load();
  await language.loadGame('yin_yang');
});

describe('percents', () => {
  const sides = (...chances: number[]): { seats: number[]; chance: number }[] =>
    chances.map((chance, seat) => ({ seats: [seat], chance }));

  it.each([
    [
      [0.335, 0.335, 0.33],
      [34, 33, 33],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0.6194, 0.3806],
      [62, 38],
    ],
    [
      [1, 0],
      [100, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0.004, 0.996],
      [0, 100],
    ],
  ])('%j', (chances, expected) => expect(wholePercents(sides(...chances))).toEqual(expected));
});

describe('the bar of chances', () => {
  it('says in words and shows by patterns who is likely to win', () => {
    const sides = [
      { seats: [0, 2], chance: 0.7 },
      { seats: [1], chance: 0.3 },
    ];
    show(ChanceBar, { sides, names: NAMES });
    expect(text('li')).toEqual(['Ada and Cleo 70%', 'Bo 30%']);
    const parts = [...document.querySelectorAll('.bar > rect')];
    expect(parts.map((part) => [part.getAttribute('x'), part.getAttribute('width')])).toEqual([
      ['0%', '70%'],
      ['70%', '30%'],
    ]);
    const fills = parts.map((part) => part.getAttribute('fill'));
    expect(new Set(fills).size).toBe(2);
    for (const fill of fills) expect(document.querySelector(fill!.slice(4, -1))?.tagName).toBe('pattern');
    expect(document.querySelector('svg.bar')?.getAttribute('aria-hidden')).toBe('true');
  });
});
