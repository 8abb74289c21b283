import { describe, expect, it } from 'vitest';
import { decreeOf } from '../../src/games/yangtze/decree';
import { pacing } from '../../src/games/yangtze/event_pacing';
import type { YangtzeEvent } from '../../src/games/yangtze/actions_and_events';
import { asView } from '../../src/games/yangtze/view_fields';
import type { YangtzeView } from '../../src/games/yangtze/view_types';
import type { Entry, GameEvent, View } from '../../src/lib/connection/protocol';

const sampled = (money: number[], goods: (string | null)[], more: object = {}): View =>
  ({
    players: money.map((each, seat) => ({ seat, money: each, posts: [] })),
    river: goods.map((good, index) => ({ place: index + 1, good })),
    options: { optional_emperors: ['sell'] },
    instruction: null,
    auction: null,
    turn: null,
    ...more,
  }) as unknown as View;
const asTold = (events: YangtzeEvent[]): GameEvent[] => events as unknown as GameEvent[];
const logOf = (events: YangtzeEvent[]): Entry[] => [{ ply: 0, by: -1, events: asTold(events) }];

const DRAWN: YangtzeEvent = { kind: 'emperor_drawn', seat: 1, emperor: 'gain_wharf', throne: 1 };
const INCOME: YangtzeEvent = { kind: 'income', seat: 1, emperor: 'gain_wharf', posts: 2, amount: 4 };
const NOTHING: YangtzeEvent = { kind: 'no_effect', seat: 2, emperor: 'gain_wharf' };

describe('what is shown while a purchase is told', () => {
  const events = asTold([
    { kind: 'bought', seat: 1, good: 'tea-mint', place: 3, price: 9, free: false },
    DRAWN,
    INCOME,
    { kind: 'good_drawn', seat: 1, good: 'jade-azure', gap: 3 },
  ]);
  const before = sampled([30, 30, 30], ['rice-rose', 'salt-grey', 'tea-mint']);
  const after = sampled([30, 25, 30], ['jade-azure', 'rice-rose', 'salt-grey']);
  const views = (pacing.viewsAfter?.(before, after, events) ?? []).map(asView);
  const boats = views.map(({ river }) => river.map(({ good }) => good));

  it('is the money of that moment', () => {
    expect(views.map(({ players }) => players[1]?.money)).toEqual([21, 21, 25, 25]);
    expect(boats[0]).toEqual(['rice-rose', 'salt-grey', 'tea-mint']);
    expect(views[3]).toBe(after);
  });

  it('is the gap until the boats drift', () => {
    expect(boats[1]).toEqual(['rice-rose', 'salt-grey', null]);
    expect(boats[2]).toEqual(boats[1]);
    expect(boats[3]).toEqual(['jade-azure', 'rice-rose', 'salt-grey']);
  });

  it('is the position after it where the events do not lead from one river to the other', () => {
    const other = sampled([30, 25, 30], ['silk-gold', 'rice-rose', 'salt-grey']);
    expect(pacing.viewsAfter?.(before, other, events).at(1)).toMatchObject({ river: other['river'] });
  });
});

describe('what everybody holds', () => {
  const holder = (seat: number, goods: string[], cards: string[], played: string[]): object => ({
    ...{ seat, money: 30, posts: [], goods, goods_count: goods.length, known: goods, cards, played },
  });
  const lines = (value: number): object => ({ you: 0, lines: [{ value }], best_sale: { value } });
  const before = sampled([], [], {
    players: [holder(0, ['tea-mint', 'rice-rose'], ['sell_any_time'], []), holder(1, ['salt-grey'], ['money'], [])],
    ...{ turn: 0, reckoning: null, outcome: null, ...lines(9) },
  });
  const after = sampled([], [], {
    players: [holder(0, ['rice-rose'], [], ['sell_any_time']), holder(1, ['salt-grey'], [], ['money'])],
    ...{ turn: 1, reckoning: [], outcome: { winners: [1] }, ...lines(4) },
  });
  const events = [
    { kind: 'bid_passed', seat: 1, forced: false },
    { kind: 'card_played', seat: 0, card: 'sell_any_time' },
    { kind: 'sold', seat: 0, goods: ['tea-mint'], value: 5, by: 'sell_any_time' },
    { kind: 'card_played', seat: 1, card: 'money' },
  ] as unknown as YangtzeEvent[];
  const views = (pacing.viewsAfter?.(before, after, asTold(events)) ?? []).map(asView);

  it('are the goods and cards of that moment', () => {
    expect(views.map(({ players }) => players[0]?.goods_count)).toEqual([2, 2, 1, 1]);
    expect(views.map(({ best_sale }) => best_sale?.value)).toEqual([9, 9, 4, 4]);
    expect(views.map(({ players }) => players[0]?.cards.length)).toEqual([1, 0, 0, 0]);
    expect(views.map(({ players }) => players[1]?.played.length)).toEqual([0, 0, 0, 1]);
  });

  it('stays hidden until the match is over, and the turn is not yet the next one', () => {
    const over = { kind: 'game_over', reason: 'all_passed', goods: [], discarded: [] } as unknown as YangtzeEvent;
    const ended = (pacing.viewsAfter?.(before, after, asTold([events[0]!, over])) ?? []).map(asView);
    expect(ended.map(({ reckoning }) => reckoning !== null)).toEqual([false, true]);
    expect(ended.map(({ players }) => players[0]?.goods_count)).toEqual([2, 1]);
    expect(views.map(({ turn }) => turn)).toEqual([0, 0, 0, 0]);
  });
});

describe('the auction that is shown', () => {
  const post = (name: string): object => ({ post: name, type: 'wharf', colour: 'green', dots: 1 });
  const auction = (name: string, highest: number, bidder: number | null, passed: number[]): object => ({
    ...{ post: post(name), highest, bidder, passed, in: [0, 1, 2].filter((seat) => !passed.includes(seat)), worth: [] },
  });
  const events = asTold([
    { kind: 'bid_passed', seat: 0, forced: false },
    { kind: 'post_won', seat: 1, post: 'wharf-1', price: 9 },
    { kind: 'emperor_drawn', seat: 1, emperor: 'gain_wharf', throne: 1 },
    { kind: 'post_drawn', seat: 1, post: 'wharf-2' },
    { kind: 'bid', seat: 1, amount: 4 },
  ]);
  const before = sampled([30, 30, 30], [], { auction: auction('wharf-1', 9, 1, [2]), thrones: [null] });
  const after = sampled([30, 21, 30], [], {
    ...{ auction: auction('wharf-2', 4, 1, []), thrones: ['gain_wharf'], emperors_left: 11 },
  });
  const views = (pacing.viewsAfter?.(before, after, events) ?? []).map(asView);

  it('is the one that is told of, until it is told who gets the post', () => {
    expect(views.map((view) => view.auction?.post.post ?? null)).toEqual([
      ...['wharf-1', 'wharf-1', null, 'wharf-2', 'wharf-2'],
    ]);
    expect(views.map((view) => view.auction?.highest ?? null)).toEqual([9, 9, null, 0, 4]);
    expect(views[0]?.auction?.passed).toEqual([2, 0]);
    expect(views[4]).toBe(after);
  });

  it('comes with the thrones of that moment', () => {
    expect(views.map(({ thrones }) => thrones[0])).toEqual([null, null, ...Array(3).fill('gain_wharf')]);
    expect(views.map(({ emperors_left }) => emperors_left)).toEqual([12, 12, 11, 11, 11]);
  });
});

describe('what an auction and the bag hold until it is told', () => {
  const post = { post: 'wharf-1', type: 'wharf', colour: 'green', dots: 1 };
  const drawn: YangtzeEvent[] = [
    { kind: 'bid_passed', seat: 0, forced: false },
    { kind: 'post_won', seat: 1, post: 'wharf-1', price: 9 },
    DRAWN,
    { kind: 'good_drawn', seat: 1, good: 'jade-azure', gap: 3 },
  ];
  const seated = (posts: object[], total: number, bag: object): View =>
    sampled([30, 30], [], {
      ...{ thrones: [], unwanted: [], emperors_left: 0, auction: null, bag },
      players: [
        { seat: 0, money: 30, posts: [], post_score: { total: 0 } },
        { seat: 1, money: 30, posts, post_score: { total } },
      ],
    });
  const before = seated([], 0, { tokens: 9, goods: 3, posts: [], emperors: ['gain_wharf'] });
  const after = seated([post], 30, { tokens: 7, goods: 2, posts: [], emperors: [] });
  const views = (pacing.viewsAfter?.(before, after, asTold(drawn)) ?? []).map(asView);

  it('is the post of nobody before the hammer falls', () => {
    expect(views.map(({ players }) => players[1]?.posts.length)).toEqual([0, 1, 1, 1]);
    expect(views.map(({ players }) => players[1]?.post_score.total)).toEqual([0, 30, 30, 30]);
  });

  it('is in the bag until it is drawn', () => {
    expect(views.map(({ bag }) => bag.emperors.length)).toEqual([1, 1, 0, 0]);
    expect(views.map(({ bag }) => bag.goods)).toEqual([3, 3, 3, 2]);
  });
});

describe('an emperor’s order on its way', () => {
  const over = sampled([30, 30, 30], []) as unknown as YangtzeView;
  const at = (...events: YangtzeEvent[]): ReturnType<typeof decreeOf> =>
    decreeOf(over, logOf(events), { event: asTold(events).at(-1) ?? null, beats: 1 });

  it('is on the throne first', () => {
    expect(at(DRAWN)).toMatchObject({ emperor: 'gain_wharf', seat: null, copied: false, optional: false });
  });

  it('goes round from whoever drew it, although the position knows nothing of it any more', () => {
    expect(at(DRAWN, INCOME)).toMatchObject({
      seat: 1,
      steps: [
        { seat: 1, state: 'now', money: 4 },
        { seat: 2, state: 'next', money: null },
        { seat: 0, state: 'next', money: null },
      ],
    });
    expect(at(DRAWN, INCOME, NOTHING)?.steps.map(({ state }) => state)).toEqual(['done', 'now', 'next']);
  });

  it('is gone when something else is told', () => {
    expect(at(DRAWN, INCOME, { kind: 'good_drawn', seat: 1, good: 'jade-azure', gap: 3 })).toBeNull();
  });

  it('stays with whoever has exchanged a good until the position has settled', () => {
    const exchanged = { kind: 'exchanged', seat: 1, given: 'tea-mint', taken: 'jade-azure', place: 3 } as const;
    const instruction = { emperor: 'exchange', copied: false, drawn: 'exchange', seat: 2, then: [0], optional: true };
    const settling = { ...over, instruction } as unknown as YangtzeView;
    const order = decreeOf(settling, logOf([DRAWN, exchanged]), { event: null, beats: 1 });
    expect(order?.steps.map(({ state }) => state)).toEqual(['now', 'next', 'next']);
  });

  it('waits for whoever has to decide', () => {
    const instruction = { emperor: 'sell', copied: true, drawn: 'copy', seat: 2, then: [0], optional: true, tax: null };
    const asked = { ...over, instruction } as unknown as YangtzeView;
    expect(decreeOf(asked, logOf([{ ...DRAWN, emperor: 'copy' }]), null)).toMatchObject({
      emperor: 'sell',
      copied: true,
      optional: true,
      seat: 2,
    });
  });
});
