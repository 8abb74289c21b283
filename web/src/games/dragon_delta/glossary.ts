import type { View } from '../../lib/connection/protocol';
import type { Words } from '../../i18n/words';
import type { Thing } from '../../lib/table/game_module';
import { cardTerm } from './cards';
import { asView, placeId, routesFrom } from './view_fields';
import type { Card, DragonDeltaView } from './view_types';

/** The terms that are explained, in the order of the glossary. */
export const terms = [
  'stone',
  'plank',
  'pawn',
  'village',
  'island',
  'stock',
  'round',
  'plan',
  'slot',
  'card',
  'stone-card',
  'plank-card',
  'remove-card',
  'move-card',
  'jump-card',
  'dragon-card',
  'struck',
  'missed',
  'player',
  'statue',
  'distance',
  'reserve',
  'lost',
] as const;

/** The terms of things, by the first part of their names. */
const BY_THING: Readonly<Record<string, (typeof terms)[number]>> = {
  island: 'island',
  stock: 'stock',
  slot: 'slot',
  seat: 'player',
};

/** The sizes of the planks that lead away from an island, and whereto: as much as everybody can measure. */
export function termDetails(thing: Thing, shown: View, words: Words): string {
  const view = asView(shown);
  const [what, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const routes = what === 'island' || what === 'place' ? routesFrom(view, name) : [];
  if (routes.length === 0) return '';
  const told = routes.map(
    ({ to, size }) => `${view.board.islands.some(({ id }) => id === to) ? to : words.say(`village-${to}`)} (${size})`,
  );
  return words.say('dd-routes', { routes: words.list(told) });
}

/** A pawn on a plank is what people see there; a village is more than those in it. */
function onPlace(name: string, { board, players }: DragonDeltaView): string {
  if (board.villages.some(({ colour }) => colour === name)) return 'village';
  return players.some(({ place }) => placeId(place) === name) ? 'pawn' : 'plank';
}

/** The term that a thing is an example of. */
export function termOf(thing: Thing, shown: View): string | null {
  const view = asView(shown);
  const at = thing.indexOf(':');
  const [what, name] = [thing.slice(0, at), thing.slice(at + 1)];
  if (what === 'card') return cardTerm(name as Card);
  if (what === 'place') return onPlace(name, view);
  if (what === 'island' && view.stones.includes(name)) return 'stone';
  return BY_THING[what] ?? null;
}
