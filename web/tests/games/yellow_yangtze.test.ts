import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HexMap, HALF, SIZE } from '../../src/games/yellow_yangtze/hex_map';
import { conflictPreviewOf } from '../../src/games/yellow_yangtze/conflict_preview';
import { ghostOf } from '../../src/games/yellow_yangtze/piece_ghost';
import { lastMove, offersLeader, clickPaths, pointsAt } from '../../src/games/yellow_yangtze/click_paths';
import type { Revolt, War, YellowYangtzeView } from '../../src/games/yellow_yangtze/view_types';
import { ActionChooser } from '../../src/lib/table/action_chooser.svelte';
import type { Action, Entry, View } from '../../src/lib/connection/protocol';
import { Zoom } from '../../src/lib/table/zoom.svelte';
import { ANSWERS, EVENTS, TURN } from '../samples/yellow_yangtze';

const BOARDS = '../src/sampan/games/yellow_yangtze/boards';
const rowsOf = (name: string): string[] =>
  readFileSync(`${BOARDS}/${name}.txt`, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '' && !row.startsWith('#'));
const hexMap = new HexMap({ rows: rowsOf('two_rivers'), capitals: { h6: 'Han', f3: 'Qin' } });

describe('the hexMap of a board', () => {
  it('has every space where the text has a sign, by row and number', () => {
    expect(hexMap.hexes).toHaveLength(163);
    expect(hexMap.hexes.filter(({ river }) => river)).toHaveLength(38);
    expect(hexMap.hex('h6')).toMatchObject({ row: 7, capital: 'Han', river: false });
    expect(hexMap.hex('a11')).toBeUndefined();
    expect(hexMap.rows.map((row) => row.length)).toEqual([10, 11, 12, 13, 12, 13, 12, 13, 12, 13, 12, 11, 10, 9]);
  });

  it('wastes no room on a text that is indented as a whole', () => {
    const indented = new HexMap({ rows: rowsOf('two_rivers').map((row) => `      ${row}`), capitals: {} });
    expect([indented.width, indented.hex('d1')]).toEqual([hexMap.width, { ...hexMap.hex('d1') }]);
  });

  it('puts neighbours one hex apart, whichever way', () => {
    for (const hex of hexMap.hexes) {
      for (const neighbour of hexMap.around(hex)) {
        if (neighbour) expect(Math.hypot(neighbour.x - hex.x, neighbour.y - hex.y)).toBeCloseTo(2 * HALF);
      }
    }
    // Row d begins a column before row c.
    expect(hexMap.around(hexMap.hex('d2')!).map((hex) => hex?.space)).toEqual(['c2', 'd3', 'e2', 'e1', 'd1', 'c1']);
  });

  it('is walked with the arrow keys, and ends where the board ends', () => {
    expect(hexMap.go('d2', 'ArrowRight')).toBe('d3');
    expect(hexMap.go('d2', 'ArrowUp')).toBe('c2');
    expect(hexMap.go('d2', 'ArrowDown')).toBe('e1');
    expect(hexMap.go('d2', 'End')).toBe('d13');
    expect(hexMap.go('d13', 'Home')).toBe('d1');
    expect(hexMap.go('d1', 'ArrowLeft')).toBeNull();
    // At a corner the one way that is left.
    expect(hexMap.go('d13', 'ArrowUp')).toBe('c12');
    expect(hexMap.go('d1', 'Enter')).toBeNull();
  });

  it('reaches every space by arrow keys', () => {
    const reached = new Set(['a1']);
    for (const space of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = hexMap.go(space, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(163);
  });

  it('draws one loop around a state, and one in each hole', () => {
    const corners = (path: string): number => path.split(/[ML]/).filter(Boolean).length;
    const loops = (path: string): number => path.split('Z').filter(Boolean).length;
    expect(corners(hexMap.outline(['h6']))).toBe(6);
    expect(corners(hexMap.outline(['h6', 'h7']))).toBe(10);
    const ring = hexMap.around(hexMap.hex('h6')!).map((hex) => hex!.space);
    expect(loops(hexMap.outline(ring))).toBe(2);
    expect(corners(hexMap.outline(ring))).toBe(18 + 6);
    expect(loops(hexMap.outline(['h6', 'a1']))).toBe(2);
    expect(hexMap.outline([])).toBe('');
  });

  it('has the corner that three hexes share', () => {
    const [one, other] = [hexMap.hex('g5')!, hexMap.hex('h5')!];
    const { x, y } = hexMap.middle('g5-h5-h6');
    for (const hex of [one, other, hexMap.hex('h6')!]) expect(Math.hypot(hex.x - x, hex.y - y)).toBeCloseTo(SIZE);
  });

  it('plants a banner where it hides nothing, if there is such a place', () => {
    const top = hexMap.hex('h3')!;
    expect(hexMap.summit(['h3', 'h5'], new Set())).toEqual({ x: top.x, y: top.y - SIZE });
    const besides = hexMap.hex('h5')!;
    const right = hexMap.around(top)[0]!.space;
    expect(hexMap.summit(['h3', 'h5'], new Set([right]))).toEqual({ x: besides.x, y: besides.y - SIZE });
    expect(hexMap.summit([], new Set())).toEqual({ x: 0, y: -SIZE });
  });

  it.each(['two_rivers', 'headwaters'])('lets the water of %s run through every river hex', (name) => {
    const drawn = new HexMap({ rows: rowsOf(name), capitals: {} });
    const rivers = drawn.hexes.filter(({ river }) => river);
    expect(rivers.length).toBeGreaterThan(10);
    const currents = drawn.currents();
    expect(currents).not.toMatch(/NaN|undefined/);
    expect(currents.split('M').length - 1).toBeGreaterThanOrEqual(rivers.length);
  });
});

const view = (part: Partial<YellowYangtzeView>): View =>
  ({ to_move: 0, conflict: null, players: [], ...part }) as unknown as View;
const rebel = {
  seat: 0,
  space: 'h1',
  governors: 1,
  answered: false,
  tiles: 0,
  leader: false,
  leader_free: true,
  strength: 1,
};
const revolt = {
  kind: 'revolt',
  colour: 'red',
  attacker: rebel,
  defender: { ...rebel, seat: 1, leader_free: false },
} as Revolt;
const war = { kind: 'war', free_leaders: [0] } as unknown as War;
const shown: Record<string, View> = {
  ...Object.fromEntries(
    Object.keys(ANSWERS).map((phase) => [phase, view({ phase: phase as YellowYangtzeView['phase'] })]),
  ),
  attack: view({ phase: 'attack', conflict: revolt }),
  support: view({ phase: 'support', conflict: war }),
};

describe('the piece that is shown where it would stand', () => {
  it('is that of the action under the pointer', () => {
    expect(ghostOf({ kind: 'place_tile', colour: 'red', space: 'h8' }, [])).toEqual({
      kind: 'tile',
      colour: 'red',
      space: 'h8',
    });
    expect(ghostOf({ kind: 'riot', space: 'h8' }, ['hand:red', 'space:h7'])).toBeNull();
  });

  it('is what waits to be confirmed', () => {
    expect(ghostOf(null, ['kind:position_leader', 'leader:blue', 'space:c5'])).toEqual({
      kind: 'leader',
      colour: 'blue',
      space: 'c5',
    });
    for (const picked of [[], ['hand:red'], ['kind:riot', 'space:g5'], ['space:b4']]) {
      expect(ghostOf(null, picked)).toBeNull();
    }
  });
});

describe('clicking through the actions', () => {
  const findsAll = (actions: Action[], at: View): void => {
    for (const action of actions) {
      for (const path of clickPaths(action, at)) {
        const chooser = new ActionChooser(actions, (each) => clickPaths(each, at));
        const found = path.map((thing) => (chooser.takes(thing) ? chooser.pick(thing) : null));
        expect(found.at(-1), path.join()).toEqual(action);
        expect(
          found.slice(0, -1).every((early) => early === null),
          path.join(),
        ).toBe(true);
      }
    }
  };

  it('finds every action of a turn by each of its ways', () => findsAll(TURN, view({ phase: 'act' })));

  it.each(Object.keys(ANSWERS))('finds every answer of phase %s', (phase) => findsAll(ANSWERS[phase]!, shown[phase]!));

  it('lights up tiles, leaders and the five actions first, then the spaces', () => {
    const chooser = new ActionChooser(TURN, (action) => clickPaths(action, view({ phase: 'act' })));
    const kinds = [...new Set([...chooser.lit].map((thing) => thing.split(':')[0]))].toSorted();
    expect(kinds).toEqual(['answer', 'hand', 'kind', 'leader']);
    chooser.pick('hand:red');
    expect([...chooser.lit].toSorted()).toEqual(['space:c5', 'space:h8']);
    expect(chooser.peek('space:c5')).toEqual({ kind: 'place_tile', colour: 'red', space: 'c5' });
    expect(chooser.peek('hand:blue')).toBeNull();
    chooser.pick('kind:riot');
    expect([...chooser.lit].toSorted()).toEqual(['space:g5', 'space:h3']);
  });

  it('asks for the pagoda that is moved only if the supply has none', () => {
    const chooser = new ActionChooser(TURN, (action) => clickPaths(action, view({ phase: 'act' })));
    chooser.pick('kind:build_pagoda');
    expect(chooser.pick('triangle:g5-h5-h6')).toMatchObject({ from: null });
    chooser.clear();
    chooser.pick('kind:build_pagoda');
    expect(chooser.pick('triangle:i10-j10-j11')).toBeNull();
    expect(chooser.pick('pagoda:m1-n1-n2')).toMatchObject({ from: 'm1-n1-n2' });
  });

  it('asks for the leader only of who has it at home', () => {
    const at = (conflict: Revolt | War, to_move: number) => ({ conflict, to_move }) as YellowYangtzeView;
    expect([offersLeader(at(revolt, 0)), offersLeader(at(revolt, 1))]).toEqual([true, false]);
    expect([offersLeader(at(war, 0)), offersLeader(at(war, 2))]).toEqual([true, false]);
    const without = view({ phase: 'defence', to_move: 1, conflict: revolt });
    expect(clickPaths({ kind: 'commit', tiles: 2, leader: false }, without)).toEqual([['tiles:2']]);
  });

  it('asks for governors and leader in either order, and for the leader alone without a governor in the hand', () => {
    const players = (hand: string[]) => [{ seat: 0, hand }] as unknown as YellowYangtzeView['players'];
    const at = (hand: string[]) => ({ ...shown['attack'], to_move: 0, players: players(hand) }) as unknown as View;
    const chooser = (hand: string[]) => new ActionChooser(ANSWERS['attack']!, (action) => clickPaths(action, at(hand)));
    const both = chooser(['black', 'red']);
    expect([...both.lit].toSorted()).toEqual(['help:no', 'help:yes', 'tiles:0', 'tiles:1', 'tiles:2']);
    both.pick('help:yes');
    expect(both.pick('tiles:1')).toEqual({ kind: 'commit', tiles: 1, leader: true });
    const without = new ActionChooser(
      ANSWERS['attack']!.filter(({ tiles }) => tiles === 0),
      (action) => clickPaths(action, at(['red'])),
    );
    expect([...without.lit].toSorted()).toEqual(['help:no', 'help:yes']);
    expect(without.pick('help:yes')).toEqual({ kind: 'commit', tiles: 0, leader: true });
  });

  it('asks nothing more where the leader alone lends support', () => {
    const chooser = new ActionChooser(ANSWERS['support']!, (action) => clickPaths(action, shown['support']!));
    chooser.pick('side:1');
    expect(chooser.pick('tiles:0')).toEqual({ kind: 'support', side: 1, tiles: 0, leader: true });
    expect(chooser.pick('tiles:1')).toBeNull();
    expect([...chooser.lit].toSorted()).toEqual(['help:no', 'help:yes']);
  });
});

describe('what the log points at', () => {
  const NOWHERE = ['states_united', 'stalled'];

  it('is something, for every event', () => {
    for (const event of EVENTS) {
      const things = pointsAt(event);
      expect(things.length > 0 || NOWHERE.includes(event.kind), JSON.stringify(event)).toBe(true);
      expect(things.join(), JSON.stringify(event)).not.toMatch(/null|undefined|:$|:,/);
    }
  });

  it('is the three tiles of a triangle, and all of the states that go to war', () => {
    expect(pointsAt({ kind: 'pagoda_built', seat: 0, colour: 'red', triangle: 'g5-h5-h6' })).toEqual([
      'space:g5',
      'space:h5',
      'space:h6',
    ]);
    const began = EVENTS.find(({ kind }) => kind === 'war_began')!;
    const warring = (began['sides'] as { spaces: string[] }[]).flatMap(({ spaces }) => spaces);
    expect(warring.length).toBeGreaterThan(2);
    expect(pointsAt(began)).toEqual(['h4', ...warring].map((space) => `space:${space}`));
  });

  it('is all that the turn has done so far, without the draws', () => {
    const entry = (ply: number, by: number, ...kinds: string[]): Entry => ({
      ply,
      by,
      events: kinds.map((kind) => ({ kind })),
    });
    const log = [
      entry(0, 0, 'tile_placed'),
      entry(1, 0, 'tile_placed', 'turn_ended'),
      entry(2, -1, 'tile_drawn', 'turn_began'),
      entry(3, 1, 'leader_placed'),
      entry(4, 1, 'end_turn', 'turn_ended'),
      entry(5, -1, 'tile_drawn', 'turn_began'),
    ];
    expect(lastMove(log).map(({ ply }) => ply)).toEqual([3, 4]);
    expect(lastMove(log.slice(0, 3)).map(({ ply }) => ply)).toEqual([0, 1]);
    expect(lastMove([])).toEqual([]);
    // Whole states are marked only while the war is told.
    const war = lastMove([entry(0, 0, 'tile_placed', 'war_began', 'war_won')]);
    expect(war.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['tile_placed', 'war_won']);
  });

  it('shows a reader what all the others have done since their own turn', () => {
    const turn = (ply: number, by: number, ...events: [kind: string, seat: number][]): Entry => ({
      ...{ ply, by, events: events.map(([kind, seat]) => ({ kind, seat })) },
    });
    const log = [
      turn(0, 0, ['tile_placed', 0]),
      turn(1, 0, ['turn_ended', 0], ['turn_began', 1]),
      turn(2, 1, ['leader_placed', 1], ['revolt_began', 1]),
      turn(3, 0, ['committed', 0], ['revolt_ended', 1]),
      turn(4, 1, ['turn_ended', 1], ['turn_began', 2]),
      turn(5, 2, ['tile_placed', 2]),
      turn(6, 2, ['turn_ended', 2], ['turn_began', 0]),
      turn(7, 0, ['tile_placed', 0]),
    ];
    const shown = (count: number, reader?: number): number[] =>
      lastMove(log.slice(0, count), reader).map(({ ply }) => ply);
    expect(shown(7, 0)).toEqual([2, 3, 5]);
    expect(shown(7)).toEqual([5]);
    // What the reader does in their own turn stands for itself.
    expect(shown(8, 0)).toEqual([7]);
    expect(shown(8, 1)).toEqual([5, 7]);
  });

  it('knows a war or a revolt when it begins', () => {
    const began = EVENTS.find(({ kind }) => kind === 'war_began')!;
    expect(conflictPreviewOf(began)).toMatchObject({
      kind: 'war',
      sides: [{ strength: 2 }, { strength: 4, leaders: [{ seat: 1 }] }],
    });
    const rose = EVENTS.find(({ kind }) => kind === 'revolt_began')!;
    expect(conflictPreviewOf(rose)?.sides).toEqual([
      { strength: 1, leaders: [{ seat: 0, colour: 'red' }] },
      { strength: 2, leaders: [{ seat: 1, colour: 'red' }] },
    ]);
    expect(conflictPreviewOf({ kind: 'tile_placed' })).toBeNull();
  });
});

describe('coming nearer', () => {
  const zoom = (): Zoom => new Zoom(() => ({ width: 400, height: 200 }));

  it('keeps the point under the fingers where it is', () => {
    const near = zoom();
    near.zoom(2, { x: 100, y: 50 });
    expect([near.width, near.height, near.at]).toEqual([200, 100, { x: 50, y: 25 }]);
  });

  it('never shows what is beyond the edge, and comes no nearer than makes sense', () => {
    const near = zoom();
    near.zoom(2, { x: 0, y: 0 });
    near.move({ x: -50, y: 900 });
    expect(near.at).toEqual({ x: 0, y: 100 });
    near.zoom(100);
    expect([near.scale, near.closest]).toEqual([4, true]);
    near.all();
    expect([near.scale, near.at]).toEqual([1, { x: 0, y: 0 }]);
    near.zoom(0.5);
    expect(near.scale).toBe(1);
  });

  it('brings what is asked for into sight, and stays where it is if it is there', () => {
    const near = zoom();
    near.zoom(2, { x: 0, y: 0 });
    near.show({ x: 100, y: 50 });
    expect(near.at).toEqual({ x: 0, y: 0 });
    near.show({ x: 390, y: 190 });
    expect(near.at).toEqual({ x: 200, y: 100 });
  });
});
