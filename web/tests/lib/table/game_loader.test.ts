import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { GameInfo } from '../../../src/lib/connection/protocol';
import GameCard from '../../../src/lib/lobby/GameCard.svelte';
import { canDraw, loadGame, UndrawableGame } from '../../../src/lib/table/game_loader';
import ErrorMessage from '../../../src/lib/ui/ErrorMessage.svelte';

const info = (key: string, title: string): GameInfo =>
  ({
    key,
    title,
    blurb: { en: '', fr: '' },
    fewest_seats: 2,
    most_seats: 4,
    seat_fields: [],
    course: null,
    options: [],
  }) as GameInfo;
const GAMES = [info('yin_yang', 'Yin & Yang'), info('high_card', 'High Card')];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(GAMES))));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await language.choose('en');
});

it('loads a game that has a folder', async () => {
  expect(canDraw('yin_yang')).toBe(true);
  const { module, info: found } = await loadGame('yin_yang');
  expect([typeof module.prompt, found.title]).toEqual(['function', 'Yin & Yang']);
});

it.each([
  ['en', 'This page cannot draw High Card. You can play it in the terminal: sampan play high_card'],
  ['fr', 'Cette page ne sait pas dessiner High Card. On peut y jouer dans le terminal\u00a0: sampan play high_card'],
] as const)('says in %s that it cannot draw a game without a folder', async (spoken, sentence) => {
  await language.choose(spoken);
  expect(canDraw('high_card')).toBe(false);
  const problem: unknown = await loadGame('high_card').catch((failed: unknown) => failed);
  expect(problem).toBeInstanceOf(UndrawableGame);
  const shown = mount(ErrorMessage, { target: document.body, props: { problem } });
  expect(document.querySelector('[role=alert]')?.textContent).toBe(sentence);
  await unmount(shown);
});

it('offers no table of such a game in the lobby', async () => {
  await language.load();
  const shown = mount(GameCard, { target: document.body, props: { game: GAMES[1]!, bots: [] } });
  flushSync();
  expect([...document.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(['#/rules/high_card']);
  expect(document.querySelectorAll('button')).toHaveLength(0);
  expect(document.body.textContent).toContain('sampan play high_card');
  await unmount(shown);
});
