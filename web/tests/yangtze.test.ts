import { describe, expect, it } from 'vitest';
import { sources } from '../src/games/yangtze/reckoning';
import { lastMove, paths, pointsAt, thing } from '../src/games/yangtze/things';
import type { PostScore, Reckoning, YangtzeView } from '../src/games/yangtze/view';
import { whereabouts } from '../src/games/yangtze/whereabouts';
import { Chooser } from '../src/lib/chooser.svelte';
import type { Action, Entry, GameEvent } from '../src/lib/protocol';
import { DEEDS, EVENTS } from './samples/yangtze';

const deeds = DEEDS as unknown as Action[];

describe('clicking through the actions', () => {
  it('finds every action by its way', () => {
    for (const action of deeds) {
      for (const path of paths(action)) {
        const chooser = new Chooser(deeds, paths);
        const found = path.map((name) => chooser.pick(name));
        expect(found.at(-1), path.join()).toEqual(action);
        expect(found.slice(0, -1).every((early) => early === null), path.join()).toBe(true);
      }
    }
  });

  it('has a way to everything that people choose', () => {
    for (const action of deeds) expect(paths(action), JSON.stringify(action)).toHaveLength(1);
    expect(paths({ kind: 'bid_more', at_least: 17 })).toEqual([]);
  });

  it('knows a cargo in whatever order its goods were clicked', () => {
    expect(thing.cargo(['tea-rose', 'rice-rose'])).toBe(thing.cargo(['rice-rose', 'tea-rose']));
  });

  it('tells what a sale would be before it is chosen', () => {
    const chooser = new Chooser(deeds, paths);
    const cargo = thing.cargo(['silk-gold', 'silk-crimson']);
    expect(chooser.peek(cargo)).toMatchObject({ kind: 'sell', value: 16 });
    chooser.pick(thing.card('sell_any_time'));
    expect(chooser.peek(cargo)).toMatchObject({ kind: 'sell_any_time', value: 16 });
    expect(chooser.peek(thing.cargo(['silk-gold', 'rice-rose']))).toBeNull();
    expect(chooser.peek(thing.card('free_good'))).toBeNull();
  });
});

describe('what the log points at', () => {
  it('is something, for every event but the last', () => {
    for (const event of EVENTS as unknown as GameEvent[]) {
      const things = pointsAt(event);
      expect(things.length > 0 || event.kind === 'game_over', JSON.stringify(event)).toBe(true);
      expect(things.join(), JSON.stringify(event)).not.toMatch(/null|undefined|:$/);
    }
  });

  it('is no good that the reader may not know', () => {
    expect(pointsAt({ kind: 'discarded', seat: 1 })).toEqual(['seat:1']);
  });

  it('is the last deed with all that was drawn because of it', () => {
    const entry = (ply: number, by: number): Entry => ({ ply, by, events: [] });
    const log = [entry(0, -1), entry(1, 0), entry(2, 1), entry(3, -1), entry(4, -1)];
    expect(lastMove(log).map(({ ply }) => ply)).toEqual([2, 3, 4]);
    expect(lastMove(log.slice(0, 1))).toEqual([]);
  });
});

describe('where goods are', () => {
  const view = {
    you: 0,
    river: [{ place: 1, price: 10, good: 'rice-sky', affordable: true }, { place: 2, price: 10, good: null, affordable: null }],
    sold: ['tea-mint'],
    players: [
      { seat: 0, goods: ['silk-gold'], known: ['silk-gold'] },
      { seat: 1, goods: null, known: ['fish-grey'] },
    ],
  } as unknown as YangtzeView;

  it('is told for each that the reader can know of', () => {
    expect(Object.fromEntries(whereabouts(view))).toEqual({
      'rice-sky': { at: 'river', price: 10 },
      'tea-mint': { at: 'sold' },
      'silk-gold': { at: 'mine' },
      'fish-grey': { at: 'other', seat: 1 },
    });
  });
});

describe('the final reckoning', () => {
  const posts = (green: number, brown: number, wharf: number): PostScore => ({
    green_types: 0,
    brown_types: 0,
    green,
    brown,
    majorities: [{ type: 'wharf', posts: 1, lowest_dots: 1, rank: 1, value: wharf }],
    total: green + brown + wharf,
  });
  const reckoning = (seat: number, total: number, score: PostScore): Reckoning => ({
    seat,
    money: 20,
    sale: { value: 12, cargoes: [] },
    posts: score,
    liquidity: { cards: ['liquidity_10'], value: 30 },
    total,
  });
  const rows = sources([reckoning(0, 107, posts(15, 0, 30)), reckoning(1, 92, posts(0, 30, 0))]);

  it('goes source by source to the totals', () => {
    expect(rows.map(({ id }) => id)).toEqual([
      ...['money', 'goods', 'green', 'brown', 'wharf', 'warehouse', 'teahouse', 'workshop', 'liquidity'],
    ]);
    expect(rows.find(({ id }) => id === 'green')).toEqual({ id: 'green', amounts: [15, 0], soFar: [47, 32] });
    expect(rows.at(-1)?.soFar).toEqual([107, 92]);
  });
});
