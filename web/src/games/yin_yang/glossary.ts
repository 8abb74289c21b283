import type { Words } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import { seatThing } from '../../lib/table/game_module';
import type { Thing } from '../../lib/table/game_module';
import { asView } from './view_fields';
import { CARDS } from './view_types';

/** The term that explains a card. */
export const cardTerm = (card: string): string => `card-${card}`;

/** The terms that are explained, in the order of the glossary. */
export const terms: readonly string[] = [
  'goal',
  'mode',
  'token',
  'distance',
  'threat',
  'bag',
  'deck',
  'discard',
  'card',
  'in_play',
  'player',
  'team',
  'out',
  'known',
  'turns',
  ...CARDS.map(cardTerm),
];

/** The terms of things, by the first part of their names. */
const BY_THING: Readonly<Record<string, string>> = {
  seat: 'player',
  token: 'token',
  deck: 'deck',
  pile: 'discard',
  bag: 'bag',
  goal: 'goal',
};

/** A player's explanation goes on with what is marked on the plate. */
export function termDetails(thing: Thing, shown: View, words: Words): string {
  const view = asView(shown);
  const player = thing.startsWith('seat:') ? view.players.find(({ seat }) => seatThing(seat) === thing) : undefined;
  const marks = [view.options.teams ? 'team' : '', player?.out ? 'out' : ''].filter(Boolean);
  return player ? marks.map((term) => words.say(`term-${term}-help`)).join(' ') : '';
}

/** The term that a thing is an example of. */
export function termOf(thing: Thing): string | null {
  const [what = '', name = ''] = thing.split(':');
  return what === 'hand' ? cardTerm(name) : (BY_THING[what] ?? null);
}
