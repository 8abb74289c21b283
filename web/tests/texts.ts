/** The Fluent files as they stand, for tests of what they say. */
import { readFileSync } from 'node:fs';
import { Words } from '../src/i18n/words';
import type { Lang } from '../src/lib/protocol';

const COMMON = '../src/sampan/text';
const GAME = '../src/sampan/games/yin_yang/text';
const PAGE = 'src/i18n';
const DRAWING = 'src/games/yin_yang/text';

const read = (folder: string, language: Lang): string => readFileSync(`${folder}/${language}.ftl`, 'utf8');

/** The files that only the page reads. */
export const OWN = [PAGE, DRAWING];
export const FOLDERS = [COMMON, GAME, PAGE, DRAWING];
export const messages = (folder: string, language: Lang): string[] =>
  [...read(folder, language).matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id as string);
export const allWords = (language: Lang): Words => new Words(language, FOLDERS.map((folder) => read(folder, language)));
export const GAME_MESSAGES = messages(GAME, 'en');
