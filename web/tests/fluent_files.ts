/** The Fluent files as they stand, for tests of what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { Words } from '../src/i18n/words';
import type { Lang } from '../src/lib/connection/protocol';

const COMMON = '../src/sampan/text';
const PAGE = 'src/i18n';

const read = (folder: string, language: Lang): string => readFileSync(`${folder}/${language}.ftl`, 'utf8');

/** The games that the page can draw. */
export const GAMES = readdirSync('src/games');
/** A game's own sentences, and those that its drawing adds. */
export const gameFolder = (game: string): string => `../src/sampan/games/${game}/text`;
const drawing = (game: string): string => `src/games/${game}/text`;

/** The files that only the page reads. */
export const pageFolders = (game: string): string[] => [PAGE, drawing(game)];
export const folders = (game: string): string[] => [COMMON, PAGE, gameFolder(game), drawing(game)];
export const messages = (folder: string, language: Lang): string[] =>
  [...read(folder, language).matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id as string);
export const allWords = (language: Lang, game: string): Words =>
  new Words(
    language,
    folders(game).map((folder) => read(folder, language)),
  );
