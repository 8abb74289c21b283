import { expect, it } from 'vitest';
import { roundedChance } from '../../../src/lib/play/chance_rounding';

it('shows a chance no finer than it is known', () => {
  expect(roundedChance(0.4731, 0.004)).toEqual({ percent: 45, said: 'about' });
  expect(roundedChance(0.4731, 0.02)).toEqual({ percent: 45, said: 'about' });
  expect(roundedChance(0.4731, 0.2)).toEqual({ percent: 50, said: 'about' });
  expect(roundedChance(1, 0)).toEqual({ percent: 100, said: 'exact' });
  expect(roundedChance(0.0001, 0)).toEqual({ percent: 5, said: 'less' });
  expect(roundedChance(0.9999, 0)).toEqual({ percent: 95, said: 'more' });
  expect(roundedChance(0.01, 0.03)).toEqual({ percent: 5, said: 'less' });
});
