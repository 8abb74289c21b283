/** Finds the passages of a guide that have all the words of a search. */
import type { Guide } from './guide';

export interface FoundPassage {
  anchor: string;
  title: string;
  /** Some words around the first match; the match itself stands between two others. */
  before: string;
  match: string;
  after: string;
}

const AROUND = 50;

/** Letters without accents and capitals; as many as before, so that places in the text stay what they are. */
export function plainLetters(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace('’', "'")
      .toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** The passages that have every word of the search, or the beginning of one; those with a word in their title first. */
export function searchGuide(guide: Guide, search: string): FoundPassage[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const passages = guide.sections.flatMap(({ anchor, title, parts, text }) => {
    const rules = parts.flatMap((part) => (part.kind === 'rules' ? part.rules : []));
    return rules.length === 0
      ? [{ anchor, title, text }]
      : rules.map((rule) => ({ anchor: rule.number, title: rule.number, text: rule.text }));
  });
  const found = passages.flatMap((passage) => {
    const text = plainLetters(passage.text);
    const title = plainLetters(passage.title);
    if (!words.every((word) => begins(text, word) >= 0 || begins(title, word) >= 0)) return [];
    const titled = words.some((word) => begins(title, word) >= 0);
    return [{ titled, found: excerpt(passage, text, words) }];
  });
  return found.toSorted((one, other) => Number(other.titled) - Number(one.titled)).map((each) => each.found);
}

/** Where a word of the text begins like this one; -1 if none does. */
function begins(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  }
  return -1;
}

function excerpt(
  { anchor, title, text }: { anchor: string; title: string; text: string },
  plain: string,
  words: readonly string[],
): FoundPassage {
  const [at, length] = words
    .map((word) => [begins(plain, word), word.length] as const)
    .filter(([place]) => place >= 0)
    .toSorted(([one], [other]) => one - other)[0] ?? [0, 0];
  const from = at <= AROUND ? 0 : text.lastIndexOf(' ', at - AROUND / 2) + 1;
  const end = Math.min(text.length, at + length + AROUND);
  const to = end === text.length ? end : Math.max(at + length, text.lastIndexOf(' ', end));
  return {
    anchor,
    title,
    before: `${from > 0 ? '… ' : ''}${text.slice(from, at)}`,
    match: text.slice(at, at + length),
    after: `${text.slice(at + length, to)}${to < text.length ? ' …' : ''}`,
  };
}
