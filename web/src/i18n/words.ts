import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Lang } from '../lib/connection/protocol';

/** Whose way of writing lists and dates we follow. */
export const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', fr: 'fr-FR' };

export type Fields = Record<string, string | number>;

/** The sentences of one language, from Fluent files. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Lang,
    sources: readonly string[],
  ) {
    // Isolation marks are for mixing scripts of two directions, which we never do.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The message as a sentence. What its fields do not tell is "hidden": an observer is not shown everything. */
  say(id: string, fields: Fields = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) {
      console.error(`No message "${id}" in ${this.language}`);
      return id;
    }
    const told: Record<string, FluentVariable> = { ...fields };
    for (const name of variables(pattern)) told[name] ??= 'hidden';
    const problems: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, told, problems);
    for (const problem of problems) console.error(`Message "${id}" in ${this.language}: ${problem.message}`);
    return typeset(sentence, this.language);
  }

  /** Several names in one sentence: “Ada, Bo and Cleo”. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[this.language], { type: 'conjunction' }).format(items);
  }
}

/** French sets some signs apart, but no line may begin with them. */
export function typeset(text: string, language: Lang): string {
  if (language !== 'fr') return text;
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** The variables that a pattern, or any part of it, asks for. */
function* variables(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  const { type, name } = part as { type?: unknown; name?: unknown };
  if (type === 'var' && typeof name === 'string') yield name;
  for (const inner of Object.values(part)) yield* variables(inner);
}
