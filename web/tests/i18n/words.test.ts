import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPEEDS } from '../../src/lib/table/playback_speed.svelte';
import { LANGUAGES } from '../../src/i18n/language.svelte';
import { actionSentence, eventSentence, reasonSentence } from '../../src/i18n/sentences';
import type { Cast } from '../../src/i18n/sentences';
import { SOUND_NAMES } from '../../src/lib/sound/sound_library';
import { family } from '../game_sample';
import type { Sample } from '../game_sample';
import { allWords, folders, gameFolder, GAMES, messages, pageFolders } from '../fluent_files';

const samples = import.meta.glob<Sample>('../samples/*.ts', { import: 'default', eager: true });
const sampleOf = (game: string): Sample => samples[`../samples/${game}.ts`] as Sample;

/** Those from whom the samples hide what they hide. */
const readers = [0, null];
const cast = ({ names, seatFields, codes }: Sample, reader: number | null): Cast => ({
  names,
  reader,
  seatFields,
  codes,
});
/** Signs of a sentence that did not find its words. */
const BROKEN = /\{|\}|\$|undefined|\bnull\b|NaN|\bnone\b|\bother\b|\bhidden\b/;

/** The page's messages whose names are put together as they are needed. */
const FAMILIES = [
  ...family('kind', 'here', 'link', 'bot', 'here-help', 'link-help', 'bot-help'),
  ...family('theme', 'system', 'light', 'dark'),
  ...family('language', ...LANGUAGES),
  ...family(
    'note',
    'bot_failed',
    'resigned',
    'undone',
    'undo_refused',
    'undo_withdrawn',
    'substituted',
    'substitute_refused',
    'handed_back',
    'closed',
    'invited',
    'joined',
    'left',
    'freed',
    'free_refused',
    'end_proposed',
    'end_refused',
    'end_withdrawn',
    'ended',
  ),
  ...family('replay', 'first', 'back', 'play', 'stop', 'next', 'last'),
  'log-draws',
  ...family('hint-share', 'exact', 'about', 'less', 'more'),
  ...family('speed', ...SPEEDS),
  ...family('reason', 'resigned', 'agreed'),
  ...family('sound', ...SOUND_NAMES),
];

/** The reasons of every game. */
const REASONS = [{ kind: 'wins' }, { kind: 'may_win', percent: 40 }];

/** A bot of another name goes by that name. */
const LEVELS = family('level', 'random', 'easy', 'medium', 'hard', 'expert');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((problem) => {
    throw new Error(String(problem));
  });
});

afterEach(() => vi.restoreAllMocks());

it('has a sample of every game', () => {
  expect(Object.keys(samples).toSorted()).toEqual(GAMES.map((game) => `../samples/${game}.ts`).toSorted());
});

describe.each(GAMES)('%s', (game) => {
  const sample = sampleOf(game);

  describe.each(LANGUAGES)('in %s', (language) => {
    const words = allWords(language, game);

    it.each(readers)('tells every event to reader %s', (reader) => {
      for (const event of sample.events) {
        const sentence = eventSentence(words, event, cast(sample, reader));
        expect(sentence, JSON.stringify(event)).not.toMatch(BROKEN);
        if (!sample.silent.includes(event.kind)) expect(sentence, JSON.stringify(event)).toMatch(/\S\.$/);
      }
    });

    it('says every reason of a hint', () => {
      for (const reason of [...REASONS, ...sample.reasons]) {
        const sentence = reasonSentence(words, reason, cast(sample, 0));
        expect(sentence, JSON.stringify(reason)).toMatch(/^\p{Lu}.*\S\.$/u);
        expect(sentence, JSON.stringify(reason)).not.toMatch(BROKEN);
      }
    });

    it.each(readers)('names every action for reader %s', (reader) => {
      const sentences = sample.actions.map((action) => actionSentence(words, action, cast(sample, reader)));
      for (const sentence of sentences) expect(sentence).not.toMatch(BROKEN);
      expect(new Set(sentences).size).toBe(sentences.length);
    });

    it('has every sentence that the page asks for', () => {
      for (const id of [...asked(game), ...FAMILIES, ...sample.families]) expect(words.has(id), id).toBe(true);
    });
  });

  it('has the same messages in both languages', () => {
    for (const folder of folders(game))
      expect(messages(folder, 'fr').toSorted()).toEqual(messages(folder, 'en').toSorted());
  });

  it('has a sample of every kind of action, event and reason', () => {
    const kinds = new Set([
      ...sample.reasons.map(({ kind }) => `why-${kind}`),
      ...sample.events.map(({ kind }) => `event-${kind}`),
      ...sample.actions.map(({ kind }) => `action-${kind}`),
    ]);
    expect(messages(gameFolder(game), 'en').filter((id) => /^(event|action|why)-/.test(id) && !kinds.has(id))).toEqual(
      [],
    );
  });

  it('has no sentence that nobody asks for', () => {
    const used = new Set([...asked(game), ...FAMILIES, ...LEVELS, ...sample.families]);
    expect(
      pageFolders(game)
        .flatMap((folder) => messages(folder, 'en'))
        .filter((id) => !used.has(id)),
    ).toEqual([]);
  });
});

it('keeps French signs with their words', () => {
  expect(allWords('fr', 'yin_yang').say('curtain-who')).toBe('Qui est devant l’écran\u00a0?');
});

it('says “hidden” for what is not told', () => {
  const hidden = { kind: 'card_drawn', seat: 1, colour: 'white' };
  expect(eventSentence(allWords('en', 'yin_yang'), hidden, cast(sampleOf('yin_yang'), null))).toBe(
    'Bo draws a white card.',
  );
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

/** The messages that are named as they are in the code of the page and of a game's drawing. */
function asked(game: string): Set<string> {
  const others = GAMES.filter((other) => other !== game).map((other) => `games/${other}/`);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .filter((path) => !others.some((folder) => path.startsWith(folder)));
  const code = files.map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n');
  const plain = code.replace(/\$\{[^}]*\}/g, '');
  const called = [...plain.matchAll(/\b(?:t|say)\(([^;]*?)[,)]/g)].map(([, first]) => first ?? '');
  return new Set(
    called.flatMap((first) => [...first.matchAll(/(?<!=== )'([a-z][\w-]+)'/g)].map(([, id]) => id as string)),
  );
}
