import { flushSync } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import { api } from '../../../src/lib/connection/http_api';
import { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { Entry, Frames, GameEvent } from '../../../src/lib/connection/protocol';
import PlayScreen from '../../../src/lib/play/PlayScreen.svelte';
import { sounds } from '../../../src/lib/sound/sound_player';
import type { LoadedGame } from '../../../src/lib/table/game_loader';
import type { GameModule } from '../../../src/lib/table/game_module';
import { playbackSpeed } from '../../../src/lib/table/playback_speed.svelte';
import { announcer } from '../../../src/lib/ui/announcer.svelte';
import { FakeSocket, newest } from '../../fake_socket';
import { button, show } from '../../mounting';

vi.hoisted(() => {
  const ignore = (): void => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: ignore, removeEventListener: ignore }));
});

const Nothing = (() => undefined) as unknown as Component<{ view: object }>;
/** A game in which everything lasts one beat, and whatever is told is a card. */
const module = {
  Board: Nothing,
  Controls: Nothing,
  codes: {},
  terms: [],
  clickPaths: () => [],
  pointsAt: () => [],
  sound: ({ kind }: GameEvent) => (kind === 'card_drawn' ? 'card' : kind === 'missed' ? 'drum' : 'gong'),
  lastMove: () => [],
  pacing: { beats: () => 1 },
  heading: () => '',
  prompt: () => ({ id: 'prompt', fields: {} }),
} as unknown as GameModule;
const game = { module, info: { key: 'yin_yang', title: 'Yin & Yang', seat_fields: ['seat'] } } as unknown as LoadedGame;

const entry = (ply: number, by: number, event: GameEvent): Entry => ({ ply, by, events: [event] });
const LOG = [
  entry(0, 0, { kind: 'passed', seat: 0 }),
  entry(1, 1, { kind: 'card_drawn', seat: 1, pile: 'white', colour: 'white' }),
  entry(2, 1, { kind: 'missed', seat: 1, card: 'W1', missing: 'tokens' }),
];
const FRAMES = {
  players: [{ name: 'Ada' }, { name: 'Bo' }],
  frames: [{ by: null, events: [], view: {} }, ...LOG.map(({ by, events }) => ({ by, events, view: {} }))],
} as unknown as Frames;
const seats = ['Ada', 'Bo'].map((name, seat) => ({
  name,
  kind: seat === 0 ? 'here' : 'bot',
  present: true,
  taken: true,
}));
const summary = {
  ...{ id: 't', game: 'yin_yang', seats, deciding: [0], ready: [], outcome: null, started: true },
  ...{ closed: false, hints: false, substitute: { bot: null }, rematch: null },
};
const decisions = [{ seat: 0, ply: 3, actions: [{ kind: 'pass' }], blocked: [], undo: null }];
const rest = {
  pending: {},
  undo: null,
  substitutes: [],
  free_votes: [],
  end_vote: null,
  vote_seconds: 60,
  chat: [],
  notes: [],
};

let table: LiveTable;
let leave: () => void;

beforeEach(async () => {
  await language.load();
  await language.loadGame('yin_yang');
  Element.prototype.scrollIntoView ??= () => undefined;
  // The test's document lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  vi.spyOn(api, 'replay').mockResolvedValue(FRAMES);
  playbackSpeed.value = 'instant';
  table = new LiveTable(
    't',
    () => ['one'],
    () => null,
  );
  leave = table.join();
  newest().accept();
  newest().say({
    type: 'table',
    seq: 1,
    table: summary,
    you: [0],
    views: { '0': {} },
    log: { '0': LOG.slice(0, 1) },
    decisions: [],
    ...rest,
  });
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lets what is watched again be heard and told where it goes forward, and repeats nothing afterwards', async () => {
  const play = vi.spyOn(sounds, 'playAll').mockReturnValue();
  const tell = vi.spyOn(announcer, 'tell').mockReturnValue();
  const noticed = (): unknown[] => {
    flushSync();
    const all = [...play.mock.calls.flatMap(([names]) => names), ...tell.mock.calls.flat()];
    play.mockClear();
    tell.mockClear();
    return all;
  };
  const slide = (to: 'One forward' | 'One back'): unknown[] => {
    document.querySelector<HTMLElement>(`[aria-label="${to}"]`)?.click();
    return noticed();
  };
  show(PlayScreen, {
    get data() {
      return table.data!;
    },
    table,
    view: {},
    game,
  });
  newest().say({ type: 'change', seq: 2, you: [0], entries: { '0': LOG.slice(1) }, ply_before: 1, decisions });
  expect(noticed()).toEqual(expect.arrayContaining(['card', 'drum']));

  button('Watch again').click();
  await vi.waitFor(() => expect(document.querySelector('.watch')).not.toBeNull());
  expect(noticed()).toEqual(['card', 'Bo draws a white card.']);
  const drum = ['drum', 'Bo does not have what was named: nothing happens.'];
  expect(slide('One forward')).toEqual(drum);
  expect(slide('One back')).toEqual([]);
  expect(slide('One forward')).toEqual(drum);
  button('Back to now').click();
  expect(noticed()).toEqual([]);
});
