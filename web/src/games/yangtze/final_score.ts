import { POST_TYPES } from './view_types';
import type { Reckoning } from './view_types';

/** One source of wealth, with what it brings to every player. */
export interface Source {
  id: string;
  amounts: number[];
  /** What everybody has by then. */
  soFar: number[];
}

/** The final reckoning, source by source, in the order in which it is read out. */
export function sources(reckonings: readonly Reckoning[]): Source[] {
  const rows: [string, (each: Reckoning) => number][] = [
    ['money', ({ money }) => money],
    ['goods', ({ sale }) => sale.value],
    ['green', ({ posts }) => posts.green],
    ['brown', ({ posts }) => posts.brown],
    ...POST_TYPES.map((type): [string, (each: Reckoning) => number] => [
      type,
      ({ posts }) => posts.majorities.find((majority) => majority.type === type)?.value ?? 0,
    ]),
    ['liquidity', ({ liquidity }) => liquidity.value],
  ];
  let soFar = reckonings.map(() => 0);
  return rows.map(([id, amount]) => {
    const amounts = reckonings.map(amount);
    soFar = soFar.map((sum, index) => sum + (amounts[index] ?? 0));
    return { id, amounts, soFar };
  });
}

/** The final scoring in little space, in the same order: what the kinds of wealth bring to everybody. */
export interface Category {
  id: 'money' | 'sets' | 'majorities' | 'liquidity' | 'goods';
  amounts: number[];
}

export function categories(reckonings: readonly Reckoning[]): Category[] {
  const rows: [Category['id'], (each: Reckoning) => number][] = [
    ['money', ({ money }) => money],
    ['goods', ({ sale }) => sale.value],
    ['sets', ({ posts }) => posts.green + posts.brown],
    ['majorities', ({ posts }) => posts.majorities.reduce((sum, { value }) => sum + value, 0)],
    ['liquidity', ({ liquidity }) => liquidity.value],
  ];
  return rows.map(([id, amount]) => ({ id, amounts: reckonings.map(amount) }));
}
