/** Readers for the fields of Yin & Yang's views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import type { Colour } from './view_types';
import type { ShownView } from './view';

export function asView(view: View): ShownView {
  return view as unknown as ShownView;
}

/** The colour of a card's back: W1 is white, B1 black. */
export function backOf(card: string): Colour {
  return card.startsWith('W') ? 'white' : 'black';
}

export function textField(description: Action | GameEvent, field: string): string | null {
  const value = description[field];
  return typeof value === 'string' ? value : null;
}

export function seatField(description: Action | GameEvent, field: string): number | null {
  const value = description[field];
  return typeof value === 'number' ? value : null;
}
