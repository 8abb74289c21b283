import { describe, expect, it } from 'vitest';
import { spares } from '../../src/games/yellow_yangtze/event_scenes';
import { freshEvents, gainsAmong } from '../../src/games/yellow_yangtze/point_gains';
import { viewsAfter } from '../../src/games/yellow_yangtze/staged_views';
import { asView } from '../../src/games/yellow_yangtze/view_fields';
import type { Revolt, War, YellowYangtzeView } from '../../src/games/yellow_yangtze/view_types';
import type { GameEvent, View } from '../../src/lib/connection/protocol';

const NONE = { black: 0, red: 0, green: 0, blue: 0, yellow: 0 };
const player = (seat: number, hand: string[] | null, red: string | null): object => ({
  seat,
  hand,
  hand_size: 6,
  known: NONE,
  replaced: hand && [],
  replaced_size: 0,
  income: NONE,
  points: NONE,
  leaders: { black: null, red, green: null, blue: null, yellow: null },
});
const BEFORE = {
  seats: 3,
  to_move: 0,
  conflict: null,
  tiles: { h6: 'black', i6: 'red', h10: 'red' },
  pagodas: [],
  supply: { ...NONE, black: 2, red: 2 },
  states: [],
  free_triangles: [],
  market: ['red', 'green'],
  bag: 50,
  discarded: NONE,
  phase: 'act',
  end: null,
  outcome: null,
  players: [player(0, ['red', 'red', 'black', 'black'], 'h7'), player(1, null, 'h9'), player(2, null, null)],
} as unknown as View;
const AFTER = { ...BEFORE, to_move: 1 };

const staged = (events: GameEvent[], after: View = AFTER): YellowYangtzeView[] =>
  viewsAfter(BEFORE, after, events).map(asView);
const war = (view: YellowYangtzeView | undefined): War => view?.conflict as War;
const revolt = (view: YellowYangtzeView | undefined): Revolt => view?.conflict as Revolt;

const WAR: GameEvent[] = [
  { kind: 'tile_placed', seat: 0, colour: 'black', space: 'h8' },
  {
    kind: 'war_began',
    seat: 0,
    space: 'h8',
    sides: [
      { spaces: ['h7', 'i6'], strength: 1, conflicting: [{ seat: 0, colour: 'red', space: 'h7' }] },
      { spaces: ['h9', 'h10'], strength: 1, conflicting: [{ seat: 1, colour: 'red', space: 'h9' }] },
    ],
  },
  // Not the order of the seats: only the events say who was asked when.
  { kind: 'supported', seat: 2, side: 1, tiles: 1, leader: true, strength: 3 },
  { kind: 'stood_aside', seat: 1 },
  { kind: 'supported', seat: 0, side: 0, tiles: 1, leader: false, strength: 2 },
  { kind: 'war_won', side: 1, strengths: [2, 3], victors: [1] },
  { kind: 'leader_returned', seat: 0, colour: 'red', space: 'h7', cause: 'war' },
  { kind: 'tile_lost', space: 'i6', colour: 'red' },
  { kind: 'point', seat: 1, colour: 'red', count: 1, cause: 'war', space: 'h9' },
];

describe('a war, stage by stage', () => {
  const views = staged(WAR);

  it('begins with the tile, then asks in the order in which all answered', () => {
    expect(views[0]).toMatchObject({ tiles: { h8: 'black' }, conflict: null });
    expect(views.slice(1, 5).map((view) => [view.to_move, war(view).to_ask])).toEqual([
      [2, [2, 1, 0]],
      [1, [1, 0]],
      [0, [0]],
      [-1, []],
    ]);
  });

  it('counts what was committed so far, and takes it from the hand', () => {
    const supports = views.slice(1, 5).map((view) => war(view).sides.map(({ support }) => support));
    expect(supports).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
      [1, 2],
    ]);
    expect(views.slice(3, 5).map(({ players }) => players[0]?.hand)).toEqual([
      ['red', 'red', 'black'],
      ['red', 'black'],
    ]);
    expect(views.slice(1, 4).map(({ players }) => players[2]?.hand_size)).toEqual([6, 5, 5]);
  });

  it('shows the winner before anything is lost, and each loss while it is still there', () => {
    expect(views.slice(4, 6).map((view) => war(view).winner)).toEqual([null, 1]);
    expect(views.slice(5, 8).map(({ players }) => players[0]?.leaders.red)).toEqual(['h7', 'h7', null]);
    expect(views[7]?.tiles['i6']).toBe('red');
    expect(views[8]).toBe(AFTER);
  });

  it('asks after the last answer whom the position asks', () => {
    const after = { ...AFTER, conflict: { kind: 'war', to_ask: [0] } };
    expect(war(staged(WAR.slice(0, 4), after)[2]).to_ask).toEqual([1, 0]);
    expect(staged(WAR.slice(0, 4), after)[3]).toBe(after);
  });
});

describe('a revolt, stage by stage', () => {
  const views = staged([
    { kind: 'leader_placed', seat: 0, colour: 'green', space: 'h5' },
    {
      kind: 'revolt_began',
      attacker: 0,
      defender: 1,
      colour: 'green',
      space: 'h5',
      target: 'h9',
      attack: 1,
      defence: 2,
    },
    { kind: 'committed', seat: 0, tiles: 1, leader: false, strength: 2 },
    { kind: 'committed', seat: 1, tiles: 0, leader: false, strength: 2 },
    { kind: 'revolt_ended', winner: 1, loser: 0, colour: 'green', attack: 2, defence: 2 },
    { kind: 'leader_returned', seat: 0, colour: 'green', space: 'h5', cause: 'revolt' },
    { kind: 'turn_ended', seat: 0 },
  ]);

  it('asks one after the other, and counts each answer when it is given', () => {
    expect(views.slice(1, 4).map(({ to_move }) => to_move)).toEqual([0, 1, -1]);
    expect(views.slice(1, 4).map((view) => revolt(view).attacker.strength)).toEqual([1, 2, 2]);
    expect(views.slice(1, 4).map((view) => revolt(view).defender.answered)).toEqual([false, false, true]);
  });

  it('leaves the loser on the board until it is sent home', () => {
    expect(views.slice(3, 6).map(({ players }) => players[0]?.leaders.green)).toEqual(['h5', 'h5', 'h5']);
    expect(views[6]).toBe(AFTER);
  });
});

describe('an ordinary turn, event by event', () => {
  const state = { spaces: ['h7', 'h8'] };
  const end = { standings: [] };
  const after = {
    ...AFTER,
    tiles: { h6: 'black', i6: 'red', h10: 'red', h8: 'black' },
    states: [state],
    phase: 'ended',
    bag: 46,
    end,
    outcome: { winners: [0] },
    players: [player(0, ['red'], 'h7'), player(1, ['blue'], 'h9'), player(2, [], null)],
  } as unknown as View;
  const EVENTS: GameEvent[] = [
    { kind: 'tile_placed', seat: 0, colour: 'black', space: 'h8' },
    { kind: 'point', seat: 0, colour: 'black', count: 1, cause: 'tile', space: 'h8' },
    { kind: 'pagoda_built', seat: 0, colour: 'black', triangle: 'g7-h7-h8' },
    { kind: 'market_taken', seat: 0, colour: 'green' },
    { kind: 'paid', seat: 0, colour: 'red', tiles: 1, leader: true },
    { kind: 'tile_replaced', seat: 0, colour: 'red' },
    { kind: 'turn_ended', seat: 0 },
    { kind: 'point', seat: 0, colour: 'black', count: 1, cause: 'pagoda', space: 'h7' },
    { kind: 'tile_drawn', seat: 0, purpose: 'refill', colour: 'black' },
    { kind: 'tile_drawn', seat: 1, purpose: 'refill' },
    { kind: 'market_drawn', colour: 'black' },
    { kind: 'pagoda_moved', seat: 0, colour: 'black', from: 'g7-h7-h8', triangle: 'a1-a2-b2' },
    { kind: 'bag_empty' },
    { kind: 'game_over', winners: [0] },
  ];
  const views = staged(EVENTS, after);
  const at = <T>(part: (view: YellowYangtzeView) => T): T[] => views.map(part);

  it('has in the hand, and in the market, what is there at each moment', () => {
    const own = at(({ players }) => players[0]?.hand?.join(' '));
    expect(own.slice(0, 2)).toEqual(['red red black', 'red red black']);
    expect(own.slice(3, 6)).toEqual(['black red red green', 'black red green', 'black green']);
    expect(own.slice(8, 13)).toEqual(Array.from({ length: 5 }, () => 'black black green'));
    expect(at(({ players }) => players[0]?.hand_size).slice(0, 13)).toEqual([5, 5, 5, 6, 5, 4, 4, 4, 5, 5, 5, 5, 5]);
    expect(at(({ players }) => players[1]?.hand_size).slice(8, 10)).toEqual([6, 7]);
    expect(at(({ players }) => players[0]?.known.green).slice(2, 6)).toEqual([0, 1, 1, 0]);
    expect(at(({ players }) => players[0]?.replaced).slice(4, 6)).toEqual([[], ['red']]);
    const market = at((view) => view.market.join(' '));
    expect([market[2], market[3], market[10]]).toEqual(['red green', 'red', 'black red']);
    expect(at(({ bag }) => bag).slice(7, 11)).toEqual([50, 49, 48, 47]);
  });

  it('counts points, pagodas and what is out of the game when they are told', () => {
    expect(at(({ players }) => players[0]?.points.black).slice(0, 8)).toEqual([0, 1, 1, 1, 1, 1, 1, 2]);
    expect(at(({ supply }) => supply.black).slice(1, 4)).toEqual([2, 1, 1]);
    expect(at(({ pagodas }) => pagodas.map(({ triangle }) => triangle).join()).slice(10, 12)).toEqual([
      'g7-h7-h8',
      'a1-a2-b2',
    ]);
    expect(at(({ discarded }) => discarded.red).slice(3, 5)).toEqual([0, 1]);
  });

  it('shows the states of the end once nothing more comes or goes on the board', () => {
    expect(at(({ states }) => states.length).slice(10, 13)).toEqual([0, 1, 1]);
    expect(staged(EVENTS.slice(0, 2), after).map(({ states }) => states.length)).toEqual([1, 1]);
  });

  it('lays nothing open before the game is over', () => {
    const over = at((view) => [view.phase, view.end, view.outcome, view.players[1]?.hand]);
    expect(over[12]).toEqual(['act', null, null, null]);
    expect(views[13]).toBe(after);
  });
});

describe('the turn, while others play', () => {
  const before = { ...BEFORE, turn: 1, to_move: 1, actions_left: 1 };
  const after = { ...BEFORE, turn: 0, to_move: 0, actions_left: 2 };
  const clock = (events: GameEvent[]): unknown[] =>
    viewsAfter(before, after, events)
      .map(asView)
      .map(({ turn, to_move, actions_left }) => [turn, to_move, actions_left]);

  it('is another’s until it begins', () => {
    const events = [
      { kind: 'tile_placed', seat: 1, colour: 'red', space: 'h8' },
      { kind: 'turn_ended', seat: 1 },
      { kind: 'tile_drawn', seat: 1, purpose: 'refill' },
      { kind: 'turn_began', seat: 2 },
      { kind: 'tile_placed', seat: 2, colour: 'red', space: 'h3' },
      { kind: 'turn_ended', seat: 2 },
      { kind: 'turn_began', seat: 0 },
    ];
    expect(clock(events)).toEqual([
      [1, 1, 1],
      [1, -1, 0],
      [1, -1, 0],
      [2, 2, 2],
      [2, 2, 2],
      [2, -1, 0],
      [0, 0, 2],
    ]);
  });

  it('is left as it is where none begins', () => {
    expect(clock([{ kind: 'tile_placed', seat: 1, colour: 'red', space: 'h8' }])).toEqual([[0, 0, 2]]);
  });
});

describe('points that are gained', () => {
  it('stand one above the other where two come from the same space', () => {
    const gain = { kind: 'point', colour: 'red', count: 1, cause: 'tile', space: 'h8' };
    const gains = gainsAmong([
      { ...gain, seat: 0 },
      { kind: 'turn_ended', seat: 0 },
      { ...gain, seat: 1 },
      { ...gain, seat: 1, space: 'h3' },
    ]);
    expect(gains.map(({ seat, space, above }) => [seat, space, above])).toEqual([
      [0, 'h8', 0],
      [1, 'h8', 1],
      [1, 'h3', 0],
    ]);
  });

  it('are told of what has just happened, but not after a jump over several decisions or back', () => {
    const point = (seat: number): GameEvent => ({ kind: 'point', seat });
    const log = [
      { ply: 0, by: 0, events: [{ kind: 'tile_placed' }, point(0)] },
      { ply: 1, by: -1, events: [{ kind: 'tile_drawn' }] },
      { ply: 2, by: 1, events: [{ kind: 'tile_placed' }, point(1)] },
    ];
    expect(freshEvents(log.slice(0, 2), 0)).toHaveLength(3);
    expect(freshEvents(log, 3)).toEqual(log[2]!.events);
    // A moment of the playback may end in the middle of a decision.
    expect(freshEvents(log, 4)).toEqual([point(1)]);
    expect(freshEvents(log, 0)).toEqual([]);
    expect(freshEvents(log.slice(0, 1), 5)).toEqual([]);
  });
});

describe('the drawing of a conflict', () => {
  const board = { rows: ['. . . .', ' . . . .', '. . . .'], capitals: {} };

  it('leaves in sight the rebels with what stands around them', () => {
    const conflict = { kind: 'revolt', attacker: { space: 'a1' }, defender: { space: 'c4' } };
    const view = { board, conflict } as unknown as View;
    const spared = spares({ kind: 'revolt_ended', winner: 0, loser: 1 }, view);
    expect(new Set(spared)).toEqual(
      new Set(['a1', 'a2', 'b1', 'c4', 'c3', 'b4', 'b3'].map((space) => `space:${space}`)),
    );
  });

  it('leaves the warring states in sight, and a pagoda its tiles', () => {
    const conflict = { kind: 'war', space: 'b1', sides: [{ spaces: ['a1'] }, { spaces: ['c1', 'c2'] }] };
    const view = { board, conflict } as unknown as View;
    expect(spares({ kind: 'war_won', side: 0, victors: [1] }, view)).toEqual(
      ['b1', 'a1', 'c1', 'c2'].map((space) => `space:${space}`),
    );
    expect(
      spares({ kind: 'pagoda_built', seat: 0, triangle: 'a1-a2-b1' }, { conflict: null } as unknown as View),
    ).toEqual(['a1', 'a2', 'b1'].map((space) => `space:${space}`));
  });
});
