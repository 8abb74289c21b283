import type { Good, YangtzeView } from './view_types';

/** Where a good is, as far as the reader can know. */
export interface Whereabouts {
  at: 'mine' | 'river' | 'sold' | 'other' | 'unseen';
  price?: number;
  seat?: number;
}

/** Where every good is that the reader knows of; all the others were never seen. */
export function whereabouts({ you, river, players, sold }: YangtzeView): ReadonlyMap<Good, Whereabouts> {
  const found = new Map<Good, Whereabouts>();
  for (const { seat, goods, known } of players) {
    if (seat === you) for (const good of goods ?? []) found.set(good, { at: 'mine' });
    else for (const good of known) found.set(good, { at: 'other', seat });
  }
  for (const { good, price } of river) if (good !== null) found.set(good, { at: 'river', price });
  for (const good of sold) found.set(good, { at: 'sold' });
  return found;
}
