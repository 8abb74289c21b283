import type { Card, Emperor, PostType } from './view_types';

/** What is drawn on emperors and cards: marks on a field of 80 by 40, each at a place of its own. */
export type Mark = 'coin' | 'boat' | 'card' | 'right' | 'swap' | 'cross' | 'throne' | 'clock';

export type Drawn =
  | { mark: Mark; x: number; y: number; size: number }
  | { number: string; x: number; y: number }
  | { building: PostType; x: number; y: number };

const at = (mark: Mark, x: number, y = 20, size = 1): Drawn => ({ mark, x, y, size });
const number = (text: string, x: number, y = 20): Drawn => ({ number: text, x, y });
const building = (type: PostType, x: number, y = 20): Drawn => ({ building: type, x, y });

/** One coin less for each of these. */
const tax = (...of: Drawn[]): Drawn[] => [...of, number('−1', 51), at('coin', 70, 20, 0.85)];
const gain = (type: PostType): Drawn[] => [building(type, 20), number('+2', 49), at('coin', 70, 20, 0.85)];

export const EMPEROR_PICTURES: Readonly<Record<Emperor, readonly Drawn[]>> = {
  gain_wharf: gain('wharf'),
  gain_warehouse: gain('warehouse'),
  gain_teahouse: gain('teahouse'),
  gain_workshop: gain('workshop'),
  tax_money: tax(number('10', 8), at('coin', 26, 20, 0.85)),
  tax_goods: tax(at('boat', 22)),
  tax_posts: tax(building('warehouse', 20)),
  discard: [at('boat', 40), at('cross', 40, 20, 1.4)],
  sell: [at('boat', 18), at('right', 44), at('coin', 67)],
  buy_back: [at('coin', 14), at('right', 39), at('card', 65)],
  exchange: [at('boat', 17), at('swap', 40), at('boat', 63)],
  copy: [at('throne', 17), at('right', 40), at('throne', 63)],
};

const cash = (amount: number): Drawn[] => [number(`+${amount}`, 26), at('coin', 58)];

export const CARD_PICTURES: Readonly<Record<Card, readonly Drawn[]>> = {
  buy_two: [at('boat', 22), at('boat', 58)],
  sell_any_time: [at('clock', 13, 20, 0.9), at('boat', 41, 20, 0.85), at('coin', 68)],
  free_good: [at('boat', 20), number('0', 48), at('coin', 66)],
  liquidity_10: cash(10),
  liquidity_15: cash(15),
  liquidity_20: cash(20),
};
