import { recall, remember } from '../lib/preferences';
import type { Lang, Sentences } from '../lib/protocol';
import { Words } from './words';
import type { Fields } from './words';

export const LANGUAGES: readonly Lang[] = ['en', 'fr'];

type Texts = Record<string, () => Promise<string>>;
const COMMON: Texts = import.meta.glob<string>('../../../src/sampan/text/*.ftl', { query: '?raw', import: 'default' });
const OWN: Texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const GAMES: Texts = import.meta.glob<string>('../../../src/sampan/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const DRAWINGS: Texts = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

/** The texts whose path ends so. */
function texts(all: Texts, ending: string): Promise<string>[] {
  return Object.entries(all)
    .filter(([path]) => path.endsWith(`/${ending}`))
    .map(([, load]) => load());
}

async function loadWords(language: Lang, game: string | null): Promise<Words> {
  const own = [...texts(COMMON, `${language}.ftl`), ...texts(OWN, `${language}.ftl`)];
  const ending = `${game}/text/${language}.ftl`;
  const games = game === null ? [] : [...texts(GAMES, ending), ...texts(DRAWINGS, ending)];
  return new Words(language, await Promise.all([...own, ...games]));
}

function firstLanguage(): Lang {
  for (const tag of [recall('language'), ...navigator.languages]) {
    const wished = LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
    if (wished) return wished;
  }
  return 'en';
}

/** The language of the page, and its sentences, with those of every game that was asked for. */
class Language {
  current = $state<Lang>(firstLanguage());
  private words = $state.raw<Record<string, Words>>({});
  private readonly games = new Set<string>();

  async load(): Promise<void> {
    await this.use(this.current);
  }

  async choose(language: Lang): Promise<void> {
    remember('language', language);
    await this.use(language);
  }

  /** Make a game's own sentences ready. */
  async loadGame(game: string): Promise<void> {
    if (this.games.has(game)) return;
    const words = await loadWords(this.current, game);
    this.games.add(game);
    this.words = { ...this.words, [game]: words };
  }

  say(id: string, fields?: Fields): string {
    return this.words['']?.say(id, fields) ?? '';
  }

  /** What a bot's level is called; a new one goes by its own name. */
  level(bot: string): string {
    return this.words['']?.has(`level-${bot}`) ? this.say(`level-${bot}`) : bot;
  }

  /** The sentences with a game's own among them; `loadGame` must have come first. */
  of(game: string): Words {
    const words = this.words[game];
    if (!words) throw new Error(`The sentences of ${game} are not loaded`);
    return words;
  }

  pick(sentences: Sentences): string {
    return sentences[this.current];
  }

  private async use(language: Lang): Promise<void> {
    const games = [...this.games];
    const [base, ...rest] = await Promise.all([null, ...games].map((game) => loadWords(language, game)));
    const loaded = Object.fromEntries(games.map((game, index) => [game, rest[index]]));
    this.words = { '': base, ...loaded } as Record<string, Words>;
    this.current = language;
    document.documentElement.lang = language;
  }
}

export const language = new Language();

/** A sentence of the page in the reader's language. */
export function t(id: string, fields?: Fields): string {
  return language.say(id, fields);
}
