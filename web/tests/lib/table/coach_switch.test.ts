import { beforeEach, expect, it } from 'vitest';
import { coachSwitch } from '../../../src/lib/table/coach_switch.svelte';

const at = (game: string, table: string): boolean => {
  coachSwitch.place = { game, table };
  return coachSwitch.on;
};

beforeEach(() => localStorage.clear());

it('is on at the table it was meant for, and off at the next', () => {
  coachSwitch.useAt('one', 'first');
  expect([at('one', 'first'), at('one', 'second'), at('two', 'first')]).toEqual([true, false, false]);
});

it('stays as somebody has switched it, game by game', () => {
  expect(at('three', 'table')).toBe(false);
  coachSwitch.on = true;
  expect([at('three', 'other'), at('four', 'other')]).toEqual([true, false]);
  coachSwitch.useAt('three', 'closing');
  expect(at('three', 'later')).toBe(true);
  coachSwitch.on = false;
  expect(at('three', 'later')).toBe(false);
  coachSwitch.useAt('three', 'closing');
  expect([at('three', 'closing'), at('three', 'later')]).toEqual([true, false]);
});

it('does not speak where it may not', () => {
  coachSwitch.place = null;
  coachSwitch.on = true;
  expect(coachSwitch.on).toBe(false);
});
