import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import dragonDelta from '../../../src/games/dragon_delta';
import { language } from '../../../src/i18n/language.svelte';
import type { Frames, GameInfo } from '../../../src/lib/connection/protocol';
import { sounds } from '../../../src/lib/sound/sound_player';
import ReplayScreen from '../../../src/lib/replay/ReplayScreen.svelte';
import { asView, delta } from '../../samples/dragon_delta';

// jsdom has no media queries, which some parts ask about as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined })));

const FRAMES = {
  game: 'dragon_delta',
  options: {},
  players: ['Ada', 'Bo', 'Cleo'].map((name) => ({ name })),
  frames: [
    { by: null, events: [], view: asView(delta()) },
    { by: -1, events: [{ kind: 'round_began', round: 1, holder: 1 }], view: asView(delta()) },
    { by: 0, events: [{ kind: 'seat_ready', seat: 0 }], view: asView(delta()) },
    {
      by: 0,
      events: [{ kind: 'pawn_fell', seat: 0, start: 'a', village: 'red', why: 'no_step' }],
      view: asView(delta()),
    },
  ],
  outcome: null,
} as unknown as Frames;
const info = { key: 'dragon_delta', title: 'Dragon Delta', seat_fields: ['seat', 'holder'] } as unknown as GameInfo;

describe('the screen of a replay', () => {
  const source = {
    frames: vi.fn(),
    chances: vi.fn((_: number | null, ply: number) => Promise.resolve({ ply, sides: [] })),
  };
  let shown: Record<string, unknown>;

  beforeEach(async () => {
    await language.load();
    await language.loadGame('dragon_delta');
    const props = { frames: FRAMES, game: { module: dragonDelta, info }, seat: null, see: vi.fn(), at: 0, source };
    shown = mount(ReplayScreen, { target: document.body, props });
    flushSync();
  });

  afterEach(async () => {
    await unmount(shown);
  });

  it('has the board, the log and the slider of the match', () => {
    expect(document.querySelector('.board')).not.toBeNull();
    expect([...document.querySelectorAll('aside ol button')].map(({ textContent }) => textContent)).toHaveLength(3);
    expect(document.querySelector('.told')?.textContent).toBe('The start of the match.');
  });

  it('goes where the log is clicked, without asking the server for the position', () => {
    document.querySelectorAll<HTMLElement>('aside ol button')[1]?.click();
    flushSync();
    expect(document.querySelector('[aria-current]')?.textContent).toBe(document.querySelector('.told')?.textContent);
    expect(source.frames).not.toHaveBeenCalled();
  });

  it('shows what was clicked, not what came of it until the next decision', async () => {
    await unmount(shown);
    const last = FRAMES.frames.at(-1)!;
    const round = [
      { kind: 'round_ended', round: 1 },
      { kind: 'round_began', round: 2, holder: 0 },
    ];
    const frames = {
      ...FRAMES,
      frames: [...FRAMES.frames.slice(0, -1), { ...last, events: [...last.events, ...round] }],
    };
    const props = { frames, game: { module: dragonDelta, info }, seat: null, see: vi.fn(), at: 0, source };
    shown = mount(ReplayScreen, { target: document.body, props });
    flushSync();
    const told = (row: number): string | null | undefined => {
      document.querySelectorAll<HTMLElement>('aside ol button')[row]?.click();
      flushSync();
      return document.querySelector('.told')?.textContent;
    };
    expect(told(2)).toMatch(/nowhere to go.*village\.$/);
    expect(told(3)).toMatch(/Round 2/);
  });

  const press = (key: string): number => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    flushSync();
    return Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value);
  };

  it('goes where the keys say that the page names', () => {
    expect(document.querySelector('.keys')?.textContent).toMatch(/Arrow keys.*Space.*Home.*End/);
    expect([press('ArrowRight'), press('ArrowRight')]).toEqual([1, 2]);
    expect([press('ArrowLeft'), press('Home'), press('End'), press('Home')]).toEqual([1, 0, 3, 0]);
    const plays = (): boolean => document.querySelector('[aria-label="Stop"]') !== null;
    expect(plays()).toBe(false);
    press(' ');
    expect(plays()).toBe(true);
    press(' ');
    expect(plays()).toBe(false);
  });

  it('leaves the keys to what has a use for them', () => {
    document.querySelector('select')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    flushSync();
    expect(document.querySelector<HTMLInputElement>('input[type=range]')?.value).toBe('0');
  });

  it('asks for the chances of a step only once it has been played', async () => {
    vi.useFakeTimers();
    const asked = async (time: number): Promise<unknown> => {
      await vi.advanceTimersByTimeAsync(time);
      flushSync();
      return source.chances.mock.lastCall?.at(1);
    };
    press('ArrowRight');
    press('ArrowRight');
    expect(await asked(500)).toBe(2);
    press('ArrowRight');
    expect(await asked(500)).toBe(2);
    await asked(3000);
    expect(await asked(500)).toBe(3);
    vi.useRealTimers();
  });

  it('is heard where it goes forward, and not where it goes back', () => {
    const play = vi.spyOn(sounds, 'playAll').mockReturnValue();
    const heard = (step: 'One forward' | 'One back'): unknown[] => {
      play.mockClear();
      document.querySelector<HTMLElement>(`[aria-label="${step}"]`)?.click();
      flushSync();
      return play.mock.calls.flatMap(([names]) => names);
    };
    const ahead = [heard('One forward'), heard('One forward'), heard('One forward')];
    expect(ahead.flat()).toEqual(['drum', 'splash']);
    expect(heard('One back')).toEqual([]);
    expect(heard('One forward')).toEqual(ahead.findLast((names) => names.length > 0) ?? []);
  });
});
