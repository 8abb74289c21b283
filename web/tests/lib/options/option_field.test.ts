import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import OptionField from '../../../src/lib/options/OptionField.svelte';
import type { OptionForm } from '../../../src/lib/connection/protocol';
import { show } from '../../mounting';

const words = { en: 'Limit', fr: 'Limite' };
const form: OptionForm = {
  key: 'limit',
  kind: 'number',
  per_seat: 50,
  minimum: 1,
  maximum: 900,
  optional: true,
  label: words,
  help: words,
};
const set = vi.fn();
const field = (): HTMLInputElement | null => document.querySelector('input[type=number]');
const box = (): HTMLInputElement => document.querySelector('input[type=checkbox]')!;
const open = (value: unknown): void => show(OptionField, { game: 'g', form, value, names: ['A', 'B', 'C'], set });

describe('a number that depends on the seats', () => {
  beforeAll(() => language.load());

  it('shows what it will be, and is left to the server', () => {
    open(undefined);
    expect(field()?.value).toBe('150');
    expect(box().checked).toBe(true);
    box().click();
    flushSync();
    expect(set).toHaveBeenLastCalledWith(null);
  });

  it('can be chosen', () => {
    open(undefined);
    field()!.value = '70';
    field()!.dispatchEvent(new Event('input', { bubbles: true }));
    expect(set).toHaveBeenLastCalledWith(70);
  });

  it('shows the number that was chosen', () => {
    open(70);
    expect(field()?.value).toBe('70');
  });

  it('is at least the number of seats where each needs one', () => {
    show(OptionField, {
      game: 'g',
      form: { ...form, minimum: 2, one_per_seat: true },
      value: 5,
      names: ['A', 'B', 'C'],
      set,
    });
    expect(field()?.min).toBe('3');
  });

  it('comes back when it is wanted again', () => {
    open(null);
    expect(field()).toBeNull();
    box().click();
    expect(set).toHaveBeenLastCalledWith(undefined);
  });
});
