import { terms } from '../../src/games/yangtze/glossary';
import {
  BASIC_COLOURS,
  BASIC_WARES,
  CARDS,
  CATEGORIES,
  COLOURS,
  EMPERORS,
  LUXURY_COLOURS,
  LUXURY_WARES,
  PHASES,
  POST_COLOURS,
  POST_TYPES,
  REASONS,
  WARES,
} from '../../src/games/yangtze/view_types';
import type { YangtzeAction, YangtzeEvent } from '../../src/games/yangtze/actions_and_events';
import type { Action, GameEvent } from '../../src/lib/connection/protocol';
import { family } from '../game_sample';
import type { Sample } from '../game_sample';

const cross = (wares: readonly string[], colours: readonly string[]): string[] =>
  wares.flatMap((ware) => colours.map((colour) => `${ware}-${colour}`));
export const GOODS = [...cross(LUXURY_WARES, LUXURY_COLOURS), ...cross(BASIC_WARES, BASIC_COLOURS)];
const POSTS = POST_TYPES.flatMap((type) => [1, 2, 3, 4, 5].map((dots) => `${type}-${dots}`));
const [SILK, ALSO_SILK] = ['silk-crimson', 'silk-gold'];
const RICE = 'rice-rose';

/** What a seat can do, each kind at least once. */
export const DEEDS: YangtzeAction[] = [
  { kind: 'sell', goods: [SILK], value: 7 },
  { kind: 'sell', goods: [SILK, ALSO_SILK], value: 16 },
  { kind: 'sell_any_time', goods: [SILK, ALSO_SILK], value: 16 },
  { kind: 'buy', place: 3, good: RICE, price: 9 },
  { kind: 'buy_free', place: 3, good: RICE },
  { kind: 'buy_two' },
  { kind: 'play_liquidity', card: 'liquidity_10' },
  { kind: 'pass' },
  { kind: 'bid', amount: 1 },
  { kind: 'bid', amount: 12 },
  { kind: 'carry_out' },
  { kind: 'decline' },
  { kind: 'pay_less' },
  { kind: 'buy_back', card: 'liquidity_20', price: 20 },
  { kind: 'exchange', given: SILK, place: 8, taken: RICE },
  ...EMPERORS.filter((emperor) => emperor !== 'copy').map((emperor): YangtzeAction => ({ kind: 'copy', emperor })),
];

/** What is asked elsewhere, or of chance. */
const OTHERS: YangtzeAction[] = [
  { kind: 'bid_more', at_least: 17 },
  { kind: 'discard', good: SILK },
  { kind: 'draw_good', good: 'jade-azure' },
  { kind: 'deal_good', good: 'tea-mint' },
  { kind: 'draw_post', post: 'wharf-2' },
  { kind: 'draw_emperor', emperor: 'copy' },
  { kind: 'first_player', seat: 1 },
];

export const EVENTS: YangtzeEvent[] = [
  { kind: 'river_filled', good: RICE, place: 8 },
  { kind: 'good_dealt', seat: 0, good: SILK },
  { kind: 'good_dealt', seat: 1 },
  { kind: 'first_player', seat: 1 },
  { kind: 'sold', seat: 0, goods: [SILK], value: 7, by: 'turn' },
  { kind: 'sold', seat: 1, goods: [SILK, ALSO_SILK], value: 16, by: 'sell_any_time' },
  { kind: 'sold', seat: 1, goods: [SILK, ALSO_SILK], value: 16, by: 'emperor' },
  { kind: 'card_played', seat: 1, card: 'buy_two' },
  { kind: 'card_played', seat: 0, card: 'sell_any_time' },
  { kind: 'money_gained', seat: 0, amount: 10, card: 'liquidity_10' },
  { kind: 'bought', seat: 0, good: RICE, place: 8, price: 4, free: false },
  { kind: 'bought', seat: 1, good: RICE, place: 8, price: 0, free: true },
  { kind: 'turn_passed', seat: 0, idle: true },
  { kind: 'turn_passed', seat: 1, idle: false },
  { kind: 'second_declined', seat: 1 },
  { kind: 'good_drawn', seat: 0, good: RICE, gap: 4 },
  { kind: 'post_drawn', seat: 1, post: 'wharf-2' },
  { kind: 'bid', seat: 0, amount: 12 },
  { kind: 'bid_more', seat: 1, at_least: 17 },
  { kind: 'bid_passed', seat: 0, forced: false },
  { kind: 'bid_passed', seat: 1, forced: true },
  { kind: 'post_won', seat: 0, post: 'teahouse-3', price: 12 },
  { kind: 'post_unwanted', post: 'workshop-5' },
  { kind: 'emperor_drawn', seat: 0, emperor: 'tax_goods', throne: 3 },
  { kind: 'copied', seat: 1, emperor: 'sell' },
  { kind: 'income', seat: 0, emperor: 'gain_wharf', posts: 1, amount: 2 },
  { kind: 'income', seat: 1, emperor: 'gain_teahouse', posts: 2, amount: 4 },
  { kind: 'tax_due', seat: 0, emperor: 'tax_money', basis: 43, tax: 4, money: 43 },
  { kind: 'tax_due', seat: 1, emperor: 'tax_goods', basis: 1, tax: 1, money: 43 },
  { kind: 'tax_due', seat: 1, emperor: 'tax_posts', basis: 3, tax: 3, money: 2 },
  { kind: 'tax_paid', seat: 0, amount: 4, tax: 4 },
  { kind: 'tax_paid', seat: 1, amount: 2, tax: 3 },
  { kind: 'discarded', seat: 0, good: SILK },
  { kind: 'discarded', seat: 1 },
  { kind: 'bought_back', seat: 0, card: 'liquidity_15', price: 15 },
  { kind: 'exchanged', seat: 1, given: SILK, taken: RICE, place: 5 },
  { kind: 'declined', seat: 0, emperor: 'exchange' },
  { kind: 'no_effect', seat: 1, emperor: 'tax_posts' },
  { kind: 'game_over', reason: 'emperors', goods: [[SILK], []], discarded: [[], []] },
  { kind: 'game_over', reason: 'all_passed', goods: [[SILK], [RICE]], discarded: [[], [ALSO_SILK]] },
  { kind: 'wealth', seat: 0, money: 30, goods: 12, posts: 45, liquidity: 90, total: 177 },
];

const yangtze: Sample = {
  names: ['Ada', 'Bo', 'Cleo'],
  seatFields: ['seat'],
  codes: { goods: 'good', given: 'good', taken: 'good' },
  actions: [...DEEDS, ...OTHERS] as unknown as Action[],
  events: EVENTS as unknown as GameEvent[],
  reasons: [
    { kind: 'majority', type: 'teahouse', rank: 1, change: 30 },
    { kind: 'majority', type: 'wharf', rank: 2, change: 15 },
    { kind: 'set', colour: 'green', types: 3, change: 15 },
    { kind: 'set', colour: 'brown', types: 2, change: 15 },
    { kind: 'rival_majority', seat: 1, type: 'workshop', change: 15 },
    { kind: 'rival_bid', seat: 1, type: 'workshop', change: 30 },
    { kind: 'unplayed', change: 10 },
    { kind: 'kept', change: 30 },
    { kind: 'purchases', change: 1 },
    { kind: 'sale', gone: 2, change: 12 },
    { kind: 'cargo', line: 'silk', size: 1, gone: 0, change: 7 },
    { kind: 'cargo', line: 'crimson', size: 3, gone: 2, change: 14 },
    { kind: 'cash', change: 16 },
  ],
  silent: [],
  families: [
    ...terms.flatMap((term) => [`term-${term}`, `term-${term}-help`]),
    ...family('good', ...GOODS),
    ...family('line', ...WARES, ...COLOURS),
    ...family('colour', ...POST_COLOURS),
    ...family('post', ...POSTS),
    ...['card', 'yz-effect', 'yz-when'].flatMap((name) => family(name, ...CARDS)),
    ...['emperor', 'order', 'yz-throne'].flatMap((name) => family(name, ...EMPERORS)),
    ...family('reason', ...REASONS),
    ...family('yz', ...CATEGORIES, 'known', 'uncertain', 'not-your-word', 'no-order', 'no-pass'),
    ...family('yz', 'bids', 'nothing'),
    ...family('yz-card', 'held', 'played'),
    ...family('yz-bidder', 'leads', 'passed', 'speaks', 'in'),
    ...family('yz-heading', 'sell', 'buy', 'card', 'bid', 'other'),
    ...family('yz-source', 'money', 'goods', ...POST_COLOURS, ...POST_TYPES, 'liquidity', 'total'),
    ...family('yz-category', 'money', 'sets', 'majorities', 'liquidity', 'goods'),
    ...family('yz-ask', ...PHASES.slice(PHASES.indexOf('trade'), PHASES.indexOf('ended'))),
    ...family('yz-ask', 'free', 'sell_any_time', 'buy_two', 'taken'),
  ],
};

export default yangtze;
