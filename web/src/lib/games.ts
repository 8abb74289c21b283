import type { Component } from 'svelte';
import type { GameModule } from './game_module';

/** The games that this page can draw: a folder is all it takes. */
const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });
const arts = import.meta.glob<Component>('../games/*/Art.svelte', { import: 'default' });

export async function gameModule(key: string): Promise<GameModule> {
  const load = modules[`../games/${key}/index.ts`];
  if (!load) throw new Error(`This page cannot draw ${key}`);
  return load();
}

/** The picture of a game for the lobby. */
export async function gameArt(key: string): Promise<Component | null> {
  return (await arts[`../games/${key}/Art.svelte`]?.()) ?? null;
}
