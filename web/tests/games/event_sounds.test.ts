import { describe, expect, it } from 'vitest';
import { sound as dragonDelta } from '../../src/games/dragon_delta/event_sounds';
import { sound as yangtze } from '../../src/games/yangtze/event_sounds';
import { sound as yellowYangtze } from '../../src/games/yellow_yangtze/event_sounds';
import { sound as yinYang } from '../../src/games/yin_yang/event_sounds';
import type { GameEvent } from '../../src/lib/connection/protocol';
import { SOUND_NAMES } from '../../src/lib/sound/sound_library';
import { gameFolder, GAMES, messages } from '../fluent_files';
import type { Sample } from '../game_sample';

const samples = import.meta.glob<Sample>('../samples/*.ts', { import: 'default', eager: true });
const eventsOf = (game: string): readonly GameEvent[] => samples[`../samples/${game}.ts`]!.events;
const SOUND_OF: Record<string, typeof yinYang> = {
  dragon_delta: dragonDelta,
  yangtze,
  yellow_yangtze: yellowYangtze,
  yin_yang: yinYang,
};
/** What no player should miss, and what it must sound like. */
const IMPORTANT: Record<string, Record<string, string>> = {
  dragon_delta: {
    cards_revealed: 'card',
    card_cancelled: 'dragon',
    stone_placed: 'stone',
    plank_laid: 'plank',
    pawn_stepped: 'step',
    pawn_jumped: 'step',
    pawn_fell: 'splash',
  },
  yangtze: { sold: 'coin', bought: 'coin', good_drawn: 'ripple', post_drawn: 'bell', emperor_drawn: 'gong' },
  yellow_yangtze: {
    tile_placed: 'tile',
    leader_placed: 'stone',
    pagoda_built: 'bell',
    riot: 'drum',
    revolt_began: 'drum',
    war_began: 'battle',
    war_won: 'gong',
  },
  yin_yang: { card_played: 'card', token_moved: 'stone', goal_changed: 'bell', eliminated: 'drum' },
};
/** Those of the match rather than of a game. */
const OF_THE_MATCH = ['your_turn', 'victory', 'defeat', 'match_end'];

it('is said by every game', () => {
  expect(Object.keys(SOUND_OF).toSorted()).toEqual(GAMES.toSorted());
});

describe.each(GAMES)('%s', (game) => {
  const sound = SOUND_OF[game]!;

  it.each(Object.entries(IMPORTANT[game]!))('lets %s be heard as %s', (kind, name) => {
    const events = eventsOf(game).filter((event) => event.kind === kind);
    expect(events).not.toEqual([]);
    for (const event of events) expect(sound(event)).toBe(name);
  });

  it('leaves the end to the outcome, and what it does not know unheard', () => {
    expect(sound({ kind: 'game_over' })).toBeNull();
    expect(sound({ kind: 'a_kind_of_tomorrow' })).toBeNull();
  });

  it('has events for all that it gives a sound', async () => {
    const source: string = ((await import(`../../src/games/${game}/event_sounds.ts?raw`)) as { default: string })
      .default;
    const kinds = [...source.matchAll(/^ {2}(\w+): '/gm)].map(([, kind]) => `event-${kind}`);
    expect(kinds).not.toEqual([]);
    const known = messages(gameFolder(game), 'en');
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  });
});

it('uses every sound', () => {
  const used = new Set<string | null>(GAMES.flatMap((game) => eventsOf(game).map((event) => SOUND_OF[game]!(event))));
  expect(SOUND_NAMES.filter((name) => !used.has(name))).toEqual(OF_THE_MATCH);
});

it('hears points only where a tile has not been heard', () => {
  const point = (cause: string): GameEvent => ({ kind: 'point', seat: 0, colour: 'red', count: 1, cause });
  expect(['tile', 'substitute', 'revolt', 'war', 'pagoda'].map((cause) => yellowYangtze(point(cause)))).toEqual([
    null,
    null,
    'coin',
    'coin',
    'coin',
  ]);
});

it('hears no token where the bag was empty', () => {
  expect(yinYang({ kind: 'tokens_gained', seat: 0, colour: 'white', count: 0 })).toBeNull();
  expect(yinYang({ kind: 'tokens_gained', seat: 0, colour: 'white', count: 1 })).toBe('stone');
});
