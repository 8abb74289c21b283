import { describe, expect, it } from 'vitest';
import { decidedBy, decidingThings } from '../../src/games/yangtze/match_end';
import { prompt } from '../../src/games/yangtze/prompt';
import { categories, sources } from '../../src/games/yangtze/final_score';
import { lastMove, clickPaths, pointsAt, thing } from '../../src/games/yangtze/click_paths';
import type { Auction, Instruction, PostScore, Reckoning, YangtzeView } from '../../src/games/yangtze/view_types';
import { whereabouts } from '../../src/games/yangtze/goods_whereabouts';
import { ActionChooser } from '../../src/lib/table/action_chooser.svelte';
import type { DisplayedMatch, TableContext } from '../../src/lib/table/table_context';
import type { Action, Entry, GameEvent, Lang, View } from '../../src/lib/connection/protocol';
import { DEEDS, EVENTS } from '../samples/yangtze';
import { allWords } from '../fluent_files';

const deeds = DEEDS as unknown as Action[];

describe('clicking through the actions', () => {
  it('finds every action by its way', () => {
    for (const action of deeds) {
      for (const path of clickPaths(action)) {
        const chooser = new ActionChooser(deeds, clickPaths);
        const found = path.map((name) => chooser.pick(name));
        expect(found.at(-1), path.join()).toEqual(action);
        expect(
          found.slice(0, -1).every((early) => early === null),
          path.join(),
        ).toBe(true);
      }
    }
  });

  it('has a way to everything that people choose', () => {
    for (const action of deeds) expect(clickPaths(action), JSON.stringify(action)).toHaveLength(1);
    expect(clickPaths({ kind: 'bid_more', at_least: 17 })).toEqual([]);
  });

  it('knows a cargo in whatever order its goods were clicked', () => {
    expect(thing.cargo(['tea-rose', 'rice-rose'])).toBe(thing.cargo(['rice-rose', 'tea-rose']));
  });

  it('tells what a sale would be before it is chosen', () => {
    const chooser = new ActionChooser(deeds, clickPaths);
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
    river: [
      { place: 1, price: 10, good: 'rice-sky', affordable: true },
      { place: 2, price: 10, good: null, affordable: null },
    ],
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
  const both = [reckoning(0, 107, posts(15, 0, 30)), reckoning(1, 92, posts(0, 30, 0))];
  const rows = sources(both);

  it('goes source by source to the totals', () => {
    expect(rows.map(({ id }) => id)).toEqual([
      ...['money', 'goods', 'green', 'brown', 'wharf', 'warehouse', 'teahouse', 'workshop', 'liquidity'],
    ]);
    expect(rows.find(({ id }) => id === 'green')).toEqual({ id: 'green', amounts: [15, 0], soFar: [47, 32] });
    expect(rows.at(-1)?.soFar).toEqual([107, 92]);
  });

  it('adds up sets and majorities where there is little room', () => {
    expect(categories(both)).toEqual([
      { id: 'money', amounts: [20, 20] },
      { id: 'goods', amounts: [12, 12] },
      { id: 'sets', amounts: [15, 30] },
      { id: 'majorities', amounts: [30, 0] },
      { id: 'liquidity', amounts: [30, 30] },
    ]);
  });

  it('tells where the winner was ahead, and behind, the largest differences first', () => {
    const told = (reader: number | null, language: Lang = 'en', scores = both, winners = [0]): string[] =>
      decidedBy({ reckoning: scores, outcome: { winners } }, [], {
        words: allWords(language, 'yangtze'),
        cast: { names: ['Ada', 'Carp', 'Willow'], reader, seatFields: [], codes: {} },
      } as unknown as DisplayedMatch);
    const second = 'You came second, 15 behind the winner.';
    expect(told(1)).toEqual(['Ada was ahead of you by 15: +30 from majorities and −15 from sets of posts.', second]);
    expect(told(0)).toEqual(['You were ahead of Carp by 15: +30 from majorities and −15 from sets of posts.']);
    expect(told(1, 'fr')).toEqual([
      'Ada finit devant vous, avec 15 de plus\u00a0: +30 en majorités et −15 en séries de comptoirs.',
      'Vous finissez deuxième, à 15 du vainqueur.',
    ]);
    expect(told(0, 'fr')).toEqual([
      'Vous finissez devant Carp, avec 15 de plus\u00a0: +30 en majorités et −15 en séries de comptoirs.',
    ]);
    // Of equal runners-up the reader is one.
    const equal = [...both, { ...both[1]!, seat: 2 }];
    expect(told(2, 'en', equal)).toEqual([
      'Ada was ahead of you by 15: +30 from majorities and −15 from sets of posts.',
      second,
    ]);
    expect(told(null, 'en', [both[0]!, { ...both[0]!, seat: 1 }], [0, 1])).toEqual([
      'Ada and Carp have equally much: 107.',
    ]);
  });

  it('points at the posts whose majorities decided', () => {
    const types = ['wharf', 'warehouse', 'teahouse', 'workshop'];
    const scored = (won: string): object => ({
      ...both[0]!.posts,
      majorities: types.map((type) => ({ type, value: type === won ? 30 : 0 })),
    });
    const reckoning = [
      { ...both[0]!, posts: scored('wharf'), total: 120 },
      { ...both[1]!, posts: { ...scored(''), green: both[0]!.posts.green, brown: both[0]!.posts.brown } },
    ];
    const posts = [
      { post: 'wharf-1', type: 'wharf' },
      { post: 'teahouse-2', type: 'teahouse' },
    ];
    const shown = { reckoning, outcome: { winners: [0] }, players: [{ seat: 0, posts, cards: [] }], you: 1 };
    expect(decidingThings(shown as unknown as View)).toEqual(['post:wharf-1']);
    expect(decidingThings({ ...shown, reckoning: null } as unknown as View)).toEqual([]);
  });

  it('points at the purse, or at the liquidity cards wherever they lie', () => {
    const shown = (more: Partial<Reckoning>, you: number): View =>
      ({
        reckoning: [{ ...both[1]!, seat: 0, total: 200, ...more }, both[1]!],
        ...{ outcome: { winners: [0] }, players: [{ seat: 0, posts: [], cards: ['buy_two', 'liquidity_10'] }], you },
      }) as unknown as View;
    expect(decidingThings(shown({ money: 90 }, 1))).toEqual(['purse:0']);
    const kept = { liquidity: { cards: [], value: 90 } };
    expect(decidingThings(shown(kept, 1))).toEqual(['card-of:0:liquidity_10']);
    expect(decidingThings(shown(kept, 0))).toEqual(['card:liquidity_10']);
  });

  it('decides nothing before it is made', () => {
    expect(decidedBy({ reckoning: null, outcome: null }, [], {} as DisplayedMatch)).toEqual([]);
  });
});

describe('what is asked', () => {
  const view = (part: Partial<YangtzeView>): View =>
    ({
      you: 0,
      players: [{ seat: 0, money: 23, goods_count: 5, posts: [] }],
      purchase: { buy_two: false },
      auction: null,
      instruction: null,
      ...part,
    }) as unknown as View;
  const ask = (part: Partial<YangtzeView>, actions: Action[] = [], language: Lang = 'en'): string => {
    const words = allWords(language, 'yangtze');
    const cast = { names: ['Ada', 'Carp'], reader: 0, seatFields: ['seat'], codes: {} };
    const { id, fields } = prompt(view(part), new ActionChooser(actions, clickPaths), {
      words,
      cast,
    } as unknown as TableContext);
    return words.say(id, fields);
  };
  const auction = (highest: number, gain: number): Auction =>
    ({
      post: { post: 'workshop-4' },
      highest,
      bidder: highest > 0 ? 1 : null,
      worth: [
        { seat: 1, gain: 30 },
        { seat: 0, gain },
      ],
    }) as unknown as Auction;
  const order = (emperor: string, tax: number | null = null): Instruction =>
    ({ emperor, tax }) as unknown as Instruction;

  it('tells the post, what it is worth to the reader, and the highest bid', () => {
    expect(ask({ phase: 'bid', auction: auction(2, 15) })).toBe(
      'Workshop 4 (+15 for you). Carp bids 2: more, or pass?',
    );
    expect(ask({ phase: 'bid', auction: auction(0, 0) })).toBe(
      'Workshop 4 (it would add nothing to your posts now): open the auction, or pass?',
    );
    expect(ask({ phase: 'bid', auction: auction(2, 15) }, [], 'fr')).toMatch(
      /^L’atelier 4 \(\+15 pour vous\)\. Carp mise 2/,
    );
  });

  it('tells the money that one has to buy, and for how many goods', () => {
    const sale = { kind: 'sell', goods: ['silk-gold'], value: 7 };
    expect(ask({ phase: 'trade' })).toBe('Your turn, and you have 23: choose a boat to buy, or buy nothing.');
    expect(ask({ phase: 'trade' }, [sale])).toMatch(/you have 23: sell cargoes if you like, then .*or buy nothing/);
    expect(ask({ phase: 'trade' }, [sale], 'fr')).toMatch(/vendez si vous voulez/);
    const two = { purchase: { buy_two: true } } as Partial<YangtzeView>;
    expect(ask({ phase: 'trade', ...two })).toMatch(/23 for two goods.*first boat/);
    expect(ask({ phase: 'second', ...two })).toMatch(/23 left for the second good/);
  });

  it('tells what the cards cost that can be bought back, and no others', () => {
    const cards = [
      { kind: 'buy_back', card: 'liquidity_15', price: 15 },
      { kind: 'play_liquidity', card: 'liquidity_20' },
    ];
    expect(ask({ phase: 'buy_back', instruction: order('buy_back') }, cards)).toContain(
      'one card (Liquidity 15 for 15), and you have 23',
    );
    expect(ask({ phase: 'buy_back', instruction: order('buy_back') }, cards.slice(1))).toContain(
      'but you have only 23',
    );
  });

  it('tells what the emperor orders', () => {
    expect(ask({ phase: 'carry_out', instruction: order('tax_goods') })).toBe(
      'Everybody pays 1 for each good, and you have 5 goods. Carry it out?',
    );
    const sale = { kind: 'sell_any_time', goods: ['silk-gold'], value: 7 };
    expect(ask({ phase: 'carry_out', instruction: order('gain_wharf') }, [sale])).toBe(
      'Everybody gains 2 for each wharf. Carry it out, or first sell a cargo with your card?',
    );
    expect(ask({ phase: 'pay', instruction: order('tax_money', 9) })).toContain('tax of 9 and have 23');
    expect(ask({ phase: 'discard', instruction: order('discard') })).toMatch(/^The emperor orders it/);
  });
});
