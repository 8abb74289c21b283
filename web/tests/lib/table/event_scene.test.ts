import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenes as dragonDelta } from '../../../src/games/dragon_delta/event_scenes';
import { scenes as yangtze } from '../../../src/games/yangtze/event_scenes';
import { scenes as yellowYangtze } from '../../../src/games/yellow_yangtze/event_scenes';
import { scenes as yinYang } from '../../../src/games/yin_yang/event_scenes';
import type { GameEvent, View } from '../../../src/lib/connection/protocol';
import EventScene from '../../../src/lib/table/EventScene.svelte';
import type { EventScenes, GameModule } from '../../../src/lib/table/game_module';
import { NORMAL_BEAT } from '../../../src/lib/table/playback_speed.svelte';
import type { TableContext } from '../../../src/lib/table/table_context';
import ContextHost from '../../ContextHost.svelte';
import { allWords, GAMES } from '../../fluent_files';
import type { Sample } from '../../game_sample';
import { show, text } from '../../mounting';

// jsdom has no media queries, which some parts ask about as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

interface Played {
  game: string;
  scenes: EventScenes;
  event: GameEvent;
  view?: View;
  /** What the drawing tells in figures and words. */
  told: string[];
}

const leader = { seat: 0, colour: 'red', space: 'a1' };
const delta = { players: [{ colour: 'white' }, { colour: 'black' }] };
const post = { post: 'wharf_2', type: 'wharf', colour: 'green', dots: 2 };
const KEY_EVENTS: Played[] = [
  {
    game: 'yellow_yangtze',
    scenes: yellowYangtze,
    event: {
      kind: 'war_began',
      sides: [5, 3].map((strength, seat) => ({ strength, spaces: [], conflicting: [{ ...leader, seat }] })),
    },
    told: ['5', '3'],
  },
  {
    game: 'yellow_yangtze',
    scenes: yellowYangtze,
    event: { kind: 'war_won', side: 1, strengths: [5, 7], victors: [1] },
    told: ['5', '7'],
  },
  {
    game: 'yellow_yangtze',
    scenes: yellowYangtze,
    event: { kind: 'revolt_began', attacker: 0, defender: 1, colour: 'green', attack: 2, defence: 1 },
    told: ['2', '1'],
  },
  {
    game: 'yellow_yangtze',
    scenes: yellowYangtze,
    event: { kind: 'revolt_ended', winner: 1, loser: 0, colour: 'green', attack: 2, defence: 4 },
    told: ['4', '2'],
  },
  {
    game: 'yellow_yangtze',
    scenes: yellowYangtze,
    event: { kind: 'pagoda_built', seat: 0, colour: 'blue', triangle: 'a1-a2-b2' },
    told: [],
  },
  {
    game: 'dragon_delta',
    scenes: dragonDelta,
    event: { kind: 'card_cancelled', seat: 0, card: 'stone_1', dragons: [1] },
    view: delta,
    told: [],
  },
  {
    game: 'dragon_delta',
    scenes: dragonDelta,
    event: { kind: 'pawn_fell', seat: 0, start: 'white-14', village: 'white', why: 'no_step' },
    view: delta,
    told: [],
  },
  {
    game: 'yangtze',
    scenes: yangtze,
    event: { kind: 'emperor_drawn', seat: 0, emperor: 'tax_money', throne: 7 },
    view: { players: [], auction: null },
    told: ['7', '10', '−1'],
  },
  {
    game: 'yangtze',
    scenes: yangtze,
    event: { kind: 'post_won', seat: 0, post: 'wharf_2', price: 14 },
    view: { players: [{ posts: [post] }], auction: null },
    told: ['14'],
  },
  { game: 'yin_yang', scenes: yinYang, event: { kind: 'eliminated', seat: 1 }, told: ['Bo is out.'] },
];

function play({ game, scenes, event, view = { you: 0 } }: Played, lasts: number): void {
  const context = {
    words: allWords('en', game),
    cast: { names: ['Ada', 'Bo'], reader: 0, seatFields: ['seat'] },
  } as unknown as TableContext;
  show(ContextHost, { context, part: EventScene, props: { scenes, event, view, lasts } });
}

const scene = (): Element | null => document.querySelector('[data-scene]');

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(KEY_EVENTS)('$event.kind of $game', (played) => {
  it('is drawn, with its figures', () => {
    expect(played.scenes.draws(played.event, 2)).toBe(true);
    play(played, 2000);
    pass(1000);
    expect(scene()?.getAttribute('data-scene')).toBe(played.event.kind);
    expect(scene()?.querySelectorAll('path').length).toBeGreaterThan(3);
    expect(text('[data-scene] text')).toEqual(played.told);
  });
});

const samples = import.meta.glob<Sample>('../../samples/*.ts', { import: 'default', eager: true });
const modules = import.meta.glob<GameModule>('../../../src/games/*/index.ts', { import: 'default', eager: true });
const DRAWN = GAMES.flatMap((game) => {
  const { scenes, pacing } = modules[`../../../src/games/${game}/index.ts`]!;
  const drawn = samples[`../../samples/${game}.ts`]!.events.filter((event) =>
    scenes!.draws(event, pacing.beats(event)),
  );
  const kinds = new Map(drawn.map((event) => [event.kind, event]));
  return [...kinds.values()].map((event) => ({ game, scenes: scenes!, pacing, event }));
});

describe('at normal speed', () => {
  it('every game has something to draw', () => {
    expect(new Set(DRAWN.map(({ game }) => game))).toEqual(new Set(GAMES));
    for (const { game, event } of KEY_EVENTS) {
      expect(DRAWN.map((each) => `${each.game} ${each.event.kind}`)).toContain(`${game} ${event.kind}`);
    }
  });

  it.each(DRAWN)('$event.kind of $game is drawn for one to two seconds', ({ game, scenes, pacing, event }) => {
    play({ game, scenes, event, told: [] }, pacing.beats(event) * NORMAL_BEAT);
    const lasts = Number.parseFloat(document.querySelector<HTMLElement>('.layer')!.style.getPropertyValue('--lasts'));
    expect(lasts).toBeGreaterThanOrEqual(1000);
    expect(lasts).toBeLessThanOrEqual(2000);
  });
});

describe('a scene', () => {
  const [war] = KEY_EVENTS;

  it('comes after a look at the board, and is gone before the next moment', () => {
    play(war!, 2000);
    expect(scene()).toBeNull();
    pass(300);
    expect(scene()).toBeNull();
    pass(300);
    expect(scene()).not.toBeNull();
    pass(1390);
    expect(scene()).not.toBeNull();
    pass(20);
    expect(scene()).toBeNull();
  });

  it('is not drawn where it could only flicker', () => {
    play(war!, 300);
    for (let time = 0; time < 400; time += 20) {
      expect(scene()).toBeNull();
      pass(20);
    }
  });

  it('is hidden from those who listen, who are told its sentence', () => {
    play(war!, 2000);
    pass(1000);
    expect(scene()?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('is there for no everyday event', () => {
    for (const scenes of [yellowYangtze, dragonDelta, yangtze, yinYang])
      expect(scenes.draws({ kind: 'turn_began' }, 2)).toBe(false);
  });
});
