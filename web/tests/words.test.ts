import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../src/i18n/language.svelte';
import { actionSentence, eventSentence } from '../src/i18n/sentences';
import type { Cast } from '../src/i18n/sentences';
import { CARDS, CODES, EVENTS, NAMES, OTHER_ACTIONS, PLAYS, SEAT_FIELDS } from './samples';
import { allWords, FOLDERS, GAME_MESSAGES, messages, OWN } from './texts';

/** Those from whom the samples hide what they hide. */
const readers = [0, null];
const cast = (reader: number | null): Cast => ({ names: NAMES, reader, seatFields: SEAT_FIELDS, codes: CODES });
/** Signs of a sentence that did not find its words. */
const BROKEN = /\{|\}|\$|undefined|null|NaN|\bnone\b|\bother\b|\bhidden\b/;

/** The messages whose names are put together as they are needed. */
const family = (name: string, ...members: string[]): string[] => members.map((member) => `${name}-${member}`);
const PHASES = ['token', 'draw', 'play', 'take', 'give'];
const FAMILIES = [
  ...family('kind', 'here', 'link', 'bot', 'here-help', 'link-help', 'bot-help'),
  ...family('theme', 'system', 'light', 'dark'),
  ...family('language', ...LANGUAGES),
  ...family('note', 'bot_failed', 'resigned', 'undone', 'undo_refused'),
  ...family('reason', 'goal', 'survivor', 'all_out', 'limit', 'resigned'),
  ...family('replay', 'first', 'back', 'play', 'stop', 'next', 'last'),
  ...['goal', 'threat', 'finishes'].flatMap((name) => family(`yy-${name}`, 'win', 'lose')),
  ...['ask', 'not-now', 'no-pass'].flatMap((name) => family(`yy-${name}`, ...PHASES)),
  'yy-no-pass-waiting',
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((problem) => {
    throw new Error(String(problem));
  });
});

afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)('in %s', (language) => {
  const words = allWords(language);

  it.each(readers)('tells every event to reader %s', (reader) => {
    for (const event of EVENTS) {
      const sentence = eventSentence(words, event, cast(reader));
      expect(sentence, JSON.stringify(event)).not.toMatch(BROKEN);
      if (event.kind !== 'deck_chosen') expect(sentence, JSON.stringify(event)).toMatch(/\S\.$/);
    }
  });

  it.each(readers)('names every action for reader %s', (reader) => {
    const sentences = [...PLAYS, ...OTHER_ACTIONS].map((action) => actionSentence(words, action, cast(reader)));
    for (const sentence of sentences) expect(sentence).not.toMatch(BROKEN);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('has a name and an effect for every card', () => {
    for (const card of CARDS) {
      expect(words.has(`card-${card}`), card).toBe(true);
      expect(words.has(`effect-${card}`), card).toBe(true);
    }
  });

  it('has every sentence that the page asks for', () => {
    for (const id of [...asked(), ...FAMILIES]) expect(words.has(id), id).toBe(true);
  });
});

it('has the same messages in both languages', () => {
  for (const folder of FOLDERS) expect(messages(folder, 'fr').toSorted()).toEqual(messages(folder, 'en').toSorted());
});

it('has a sample of every kind of action and event', () => {
  const kinds = new Set([
    ...EVENTS.map(({ kind }) => `event-${kind}`),
    ...[...PLAYS, ...OTHER_ACTIONS].map(({ kind }) => `action-${kind}`),
  ]);
  expect(GAME_MESSAGES.filter((id) => /^(event|action)-/.test(id) && !kinds.has(id))).toEqual([]);
});

it('has no sentence that nobody asks for', () => {
  const used = new Set([...asked(), ...FAMILIES, 'level-random', 'level-easy', 'yy-ask-target']);
  expect(OWN.flatMap((folder) => messages(folder, 'en')).filter((id) => !used.has(id))).toEqual([]);
});

it('keeps French signs with their words', () => {
  expect(allWords('fr').say('curtain-who')).toBe('Qui est devant l’écran\u00a0?');
});

it('says “hidden” for what is not told', () => {
  const hidden = { kind: 'card_drawn', seat: 1, colour: 'white' };
  expect(eventSentence(allWords('en'), hidden, cast(null))).toBe('Bo draws a white card.');
});

it('has no sentences in components', () => {
  const spoken = sources().flatMap(([path, source]) => {
    const markup = source.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
    const text = markup.replace(/\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '').replace(/<[^>]*>/g, '');
    return [...text.matchAll(/\p{L}{2,}(?= |$)/gu)].map(([word]) => `${path}: ${word}`);
  });
  expect(spoken.filter((found) => !found.endsWith(': Sampan'))).toEqual([]);
});

function sources(): [string, string][] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svelte'))
    .map((path) => [path, readFileSync(`src/${path}`, 'utf8')]);
}

/** The messages that are named in the code as they are. */
function asked(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path));
  const code = files.map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n');
  const plain = code.replace(/\$\{[^}]*\}/g, '');
  const called = [...plain.matchAll(/\b(?:t|say)\(([^;]*?)[,)]/g)].map(([, first]) => first ?? '');
  return new Set(called.flatMap((first) => [...first.matchAll(/(?<!=== )'([a-z][\w-]+)'/g)].map(([, id]) => id as string)));
}
