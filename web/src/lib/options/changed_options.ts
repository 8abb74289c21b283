import { language, t } from '../../i18n/language.svelte';
import type { OptionForm } from '../connection/protocol';

export function isUsual(form: OptionForm, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(form.default);
}

/** The options that are not as usual, each in a few words. */
export function changedOptions(
  forms: readonly OptionForm[],
  options: Record<string, unknown>,
  names: readonly string[],
): string[] {
  return forms
    .filter((form) => !isUsual(form, options[form.key]))
    .map((form) => {
      const label = language.pick(form.label);
      const value = inWords(form, options[form.key], names);
      return value === null ? label : t('label-of', { label, of: value });
    });
}

/** Null where a few words would not do. */
function inWords(form: OptionForm, value: unknown, names: readonly string[]): string | null {
  const read = (word: string): string => {
    const label = form.labels?.[word];
    return label ? language.pick(label) : word;
  };
  switch (form.kind) {
    case 'flag':
      return t(value === true ? 'option-yes' : 'option-no');
    case 'number':
      return value === null ? t('option-no') : String(value);
    case 'numbers':
      return Array.isArray(value) ? value.join(', ') : null;
    case 'choice':
      return read(String(value));
    case 'subset':
      return Array.isArray(value) && value.length > 0 ? language.list((value as string[]).map(read)) : t('option-no');
    case 'seat':
      return typeof value === 'number' ? (names[value] ?? null) : t('by-chance');
    default:
      return null;
  }
}
