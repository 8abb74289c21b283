import { api } from './http_api';
import type { BotInfo, GameInfo } from './protocol';

/** What the server offers; it is asked once, and again only after it did not answer. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask().catch((problem: unknown) => {
      answer = null;
      throw problem;
    });
    return answer;
  };
}

export const catalogue: { games(): Promise<GameInfo[]>; bots(): Promise<BotInfo[]> } = {
  games: once(api.games),
  bots: once(api.bots),
};

export async function gameInfo(key: string): Promise<GameInfo | null> {
  return (await catalogue.games()).find((game) => game.key === key) ?? null;
}
