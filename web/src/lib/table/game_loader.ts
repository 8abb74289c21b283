import type { Component } from 'svelte';
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

export async function gameModule(key: string): Promise<GameModule> {
  const load = modules[`../../games/${key}/index.ts`];
  if (!load) throw new Error(`This page cannot draw ${key}`);
  return load();
}

/** The picture of a game for the lobby. */
export async function gameArt(key: string): Promise<Component | null> {
  return (await arts[`../../games/${key}/GameArt.svelte`]?.()) ?? null;
}

/** The drawing of a board from its text, where a game has one. */
export async function boardPreview(key: string): Promise<Component<{ text: string }> | null> {
  return (await previews[`../../games/${key}/BoardPreview.svelte`]?.()) ?? null;
}

/** The text of a board: of one that comes with the game by its name, or what was given. */
export async function boardText(key: string, board: string): Promise<string> {
  const path = Object.keys(boards).find((each) => each.includes(`/${key}/boards/${board}.`));
  return (await (path && boards[path]?.())) || board;
}
