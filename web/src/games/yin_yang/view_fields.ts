/** Readers for the fields of Yin & Yang's views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import type { Fields } from '../../i18n/words';
import type { Colour, YinYangOptions } from './view_types';
import type { ShownView } from './view';

export function asView(view: View): ShownView {
  return view as unknown as ShownView;
}

/** The colour of a card's back: W1 is white, B1 black. */
export function backOf(card: string): Colour {
  return card.startsWith('W') ? 'white' : 'black';
}

/** What the words for a card's effect depend on. */
export function effectFields({ one_pile, blind_gift }: YinYangOptions): Fields {
  return { one_pile: one_pile ? 'yes' : 'no', blind_gift: blind_gift ? 'yes' : 'no' };
}

export function textField(description: Action | GameEvent, field: string): string | null {
  const value = description[field];
  return typeof value === 'string' ? value : null;
}

export function seatField(description: Action | GameEvent, field: string): number | null {
  const value = description[field];
  return typeof value === 'number' ? value : null;
}
