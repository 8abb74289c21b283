import type { Action } from '../../lib/connection/protocol';
import { asAction } from './view_fields';
import type { Card, Colour } from './view_types';

/** What is to be seen on a card: its kind, how often it acts, and whose dragon it is. */
export interface Pictured {
  sort: 'stone' | 'plank' | 'remove' | 'move' | 'jump' | 'dragon';
  times: number;
  colour: Colour | null;
}

export function pictured(card: Card): Pictured {
  const [sort, detail] = card.split('_') as [Pictured['sort'], string | undefined];
  if (sort === 'dragon') return { sort, times: 1, colour: detail as Colour };
  return { sort, times: detail === '2' ? 2 : 1, colour: null };
}

/** The term of the glossary that explains a card. */
export const cardTerm = (card: Card): `${Pictured['sort']}-card` => `${pictured(card).sort}-card`;

/** The cards that actions lay. */
export function cardsOf(actions: readonly Action[]): Card[] {
  return actions.map(asAction).flatMap((action) => (action.kind === 'lay_card' ? action.card : []));
}
