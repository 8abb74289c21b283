import { beforeAll, expect, it } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import { changedOptions } from '../../../src/lib/options/changed_options';
import type { OptionForm } from '../../../src/lib/connection/protocol';

beforeAll(() => language.choose('en'));

const same = (words: string) => ({ en: words, fr: words });
const form = (kind: OptionForm['kind'], usual: unknown, more: Partial<OptionForm> = {}): OptionForm => ({
  key: 'x',
  kind,
  default: usual,
  label: same('X'),
  help: same(''),
  ...more,
});
const labels = { a: same('Alpha'), b: same('Beta') };

it.each([
  [form('flag', false), true, ['X: yes']],
  [form('flag', true), false, ['X: no']],
  [form('flag', true), true, []],
  [form('number', 400), 30, ['X: 30']],
  [form('number', 400, { optional: true }), null, ['X: no']],
  [form('numbers', [1, 2]), [1, 3], ['X: 1, 3']],
  [form('numbers', [1, 2]), [1, 2], []],
  [form('choice', 'a', { labels }), 'b', ['X: Beta']],
  [form('subset', [], { labels }), ['a', 'b'], ['X: Alpha and Beta']],
  [form('subset', ['a'], { labels }), [], ['X: no']],
  [form('seat', null), 1, ['X: Bo']],
  [form('seat', 0), null, ['X: Chance decides']],
  [form('teams', null), [0, 1], ['X']],
  [form('board', 'usual'), 'Q . . C', ['X']],
])('tells what is not as usual', (option, value, told) => {
  expect(changedOptions([option], { x: value }, ['Ada', 'Bo'])).toEqual(told);
});
