import { recall, remember } from '../lib/ui/preferences';
import type { Lang, Sentences } from '../lib/connection/protocol';
import { typeset, Words } from './words';
import type { Fields } from './words';

export const LANGUAGES: readonly Lang[] = ['en', 'fr'];

type Texts = Record<string, () => Promise<string>>;
const COMMON: Texts = import.meta.glob<string>('../../../src/sampan/text/*.ftl', { query: '?raw', import: 'default' });
const OWN: Texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const GAMES: Texts = import.meta.glob<string>('../../../src/sampan/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const LESSONS: Texts = import.meta.glob<string>('../../../src/sampan/games/*/lessons/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const DRAWINGS: Texts = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

/** The texts whose path ends so. */
function texts(all: Texts, ending: string): Promise<string>[] {
  return Object.entries(all)
    .filter(([path]) => path.endsWith(`/${ending}`))
    .map(([, load]) => load());
}

/** The name under which the sentences of a game's lessons are loaded, apart from the game's own. */
export const lessonsOf = (game: string): string => `${game}/lessons`;

/** The page's sentences, with those of a game, or of its lessons, among them unless the name is empty. */
async function loadWords(language: Lang, game: string): Promise<Words> {
  const own = [...texts(COMMON, `${language}.ftl`), ...texts(OWN, `${language}.ftl`)];
  const ending = `${game}/text/${language}.ftl`;
  const games = game === '' ? [] : [GAMES, DRAWINGS, LESSONS].flatMap((all) => texts(all, ending));
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
  private readonly games = new Map<string, Promise<void>>();

  async load(): Promise<void> {
    await this.use(this.current);
  }

  async choose(language: Lang): Promise<void> {
    remember('language', language);
    await this.use(language);
  }

  /** Make a game's own sentences ready. */
  loadGame(game: string): Promise<void> {
    const asked = this.games.get(game) ?? this.fetchGame(game);
    this.games.set(game, asked);
    return asked;
  }

  say(id: string, fields?: Fields): string {
    return this.words['']?.say(id, fields) ?? '';
  }

  /** Several names in one sentence. */
  list(items: readonly string[]): string {
    return this.words['']?.list(items) ?? '';
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

  /** The reader's one of the server's sentences. */
  pick(sentences: Sentences): string {
    return typeset(sentences[this.current], this.current);
  }

  private async fetchGame(game: string): Promise<void> {
    const words = await loadWords(this.current, game);
    // If another language was chosen meanwhile, the game's sentences have come with it.
    if (words.language === this.current) this.words = { ...this.words, [game]: words };
  }

  private async use(language: Lang): Promise<void> {
    const speakers = ['', ...this.games.keys()];
    const words = await Promise.all(speakers.map((game) => loadWords(language, game)));
    // A game that was asked for meanwhile must not be left behind.
    if (speakers.length <= this.games.size) return this.use(language);
    this.words = Object.fromEntries(speakers.map((game, index) => [game, words[index]])) as Record<string, Words>;
    this.current = language;
    document.documentElement.lang = language;
    return undefined;
  }
}

export const language = new Language();

/** A sentence of the page in the reader's language. */
export function t(id: string, fields?: Fields): string {
  return language.say(id, fields);
}
