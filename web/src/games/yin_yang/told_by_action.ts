import type { Action, GameEvent } from '../../lib/connection/protocol';
import { textField } from './view_fields';

/** How many tokens a card lets somebody gain, where its sentence says so. */
const GAINS: Readonly<Record<string, number>> = { W1: 1, B1: 1, W3: 1, B3: 1, W7: 2, B7: 2, W9: 2, B9: 2 };
const TOLD = new Set(['tokens_lost', 'token_moved', 'hands_exchanged', 'card_given']);

/** Whether the sentence of an action says this already; a bag that has too few tokens is news, and so are the numbers of W8. */
export function toldByAction(action: Action, event: GameEvent): boolean {
  const card = textField(action, 'card') ?? '';
  if (event.kind === 'tokens_gained') return Number(event['count'] ?? 1) === GAINS[card];
  return card !== 'W8' && TOLD.has(event.kind);
}
