import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import dragonDelta from '../../../src/games/dragon_delta';
import { language } from '../../../src/i18n/language.svelte';
import type { Frames, GameInfo } from '../../../src/lib/connection/protocol';
import ReplayScreen from '../../../src/lib/replay/ReplayScreen.svelte';
import { asView, delta } from '../../samples/dragon_delta';

const FRAMES = {
  game: 'dragon_delta',
  options: {},
  players: ['Ada', 'Bo', 'Cleo'].map((name) => ({ name })),
  frames: [
    { by: null, events: [], view: asView(delta()) },
    { by: -1, events: [{ kind: 'round_began', round: 1, holder: 1 }], view: asView(delta()) },
    { by: 0, events: [{ kind: 'seat_ready', seat: 0 }], view: asView(delta()) },
  ],
  outcome: null,
} as unknown as Frames;
const info = { key: 'dragon_delta', title: 'Dragon Delta', seat_fields: ['seat', 'holder'] } as unknown as GameInfo;

describe('the screen of a replay', () => {
  const source = { frames: vi.fn(), chances: vi.fn(() => Promise.resolve({ ply: 0, sides: [] })) };
  let shown: Record<string, unknown>;

  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
    await language.load();
    await language.loadGame('dragon_delta');
    const props = { frames: FRAMES, game: { module: dragonDelta, info }, seat: null, see: vi.fn(), at: 0, source };
    shown = mount(ReplayScreen, { target: document.body, props });
    flushSync();
  });

  afterEach(async () => {
    await unmount(shown);
    vi.unstubAllGlobals();
  });

  it('has the board, the log and the slider of the match', () => {
    expect(document.querySelector('.board')).not.toBeNull();
    expect([...document.querySelectorAll('aside ol button')].map(({ textContent }) => textContent)).toHaveLength(2);
    expect(document.querySelector('.told')?.textContent).toBe('The start of the match.');
  });

  it('goes where the log is clicked, without asking the server for the position', () => {
    document.querySelectorAll<HTMLElement>('aside ol button')[1]?.click();
    flushSync();
    expect(document.querySelector('[aria-current]')?.textContent).toBe(document.querySelector('.told')?.textContent);
    expect(source.frames).not.toHaveBeenCalled();
  });
});
