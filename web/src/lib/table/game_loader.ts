import type { Component } from 'svelte';
import { language } from '../../i18n/language.svelte';
import { gameInfo } from '../connection/game_catalogue';
import type { GameInfo } from '../connection/protocol';
import type { GameModule } from './game_module';

/** The games that this page can draw: a folder is all it takes. */
const modules = import.meta.glob<GameModule>('../../games/*/index.ts', { import: 'default' });
const previews = import.meta.glob<Component<{ text: string }>>('../../games/*/BoardPreview.svelte', {
  import: 'default',
});
const boards = import.meta.glob<string>('../../../../src/sampan/games/*/boards/*', {
  query: '?raw',
  import: 'default',
});
const arts = import.meta.glob<Component>('../../games/*/GameArt.svelte', { import: 'default' });

/** A game that is ready to be drawn: its sentences are loaded as well. */
export interface LoadedGame {
  module: GameModule;
  info: GameInfo;
}

/** The server offers a game that this page has no folder for. */
export class UndrawableGame extends Error {
  constructor(
    readonly key: string,
    readonly title: string,
  ) {
    super(`This page cannot draw ${key}`);
  }
}

export function canDraw(key: string): boolean {
  return moduleOf(key) !== undefined;
}

export async function loadGame(key: string): Promise<LoadedGame> {
  const load = moduleOf(key);
  const info = await gameInfo(key);
  if (!load || !info) throw new UndrawableGame(key, info?.title ?? key);
  const [module] = await Promise.all([load(), language.loadGame(key)]);
  return { module, info };
}

/** The picture of a game for the lobby. */
export async function gameArt(key: string): Promise<Component | null> {
  return (await arts[`../../games/${key}/GameArt.svelte`]?.()) ?? null;
}

/** The drawing of a board from its text, where a game has one. */
export async function boardPreview(key: string): Promise<Component<{ text: string }> | null> {
  return (await previews[`../../games/${key}/BoardPreview.svelte`]?.()) ?? null;
}

/** The text of a board: a shipped board is named, any other is its own text. */
export async function boardText(key: string, board: string): Promise<string> {
  const path = Object.keys(boards).find((each) => each.includes(`/${key}/boards/${board}.`));
  return (await (path && boards[path]?.())) || board;
}

function moduleOf(key: string): (() => Promise<GameModule>) | undefined {
  return modules[`../../games/${key}/index.ts`];
}
