import type { Cast } from '../../i18n/sentences';
import type { Words } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { leaderName } from './board_descriptions';
import { HexMap } from './hex_map';
import { asView, spacesOf } from './view_fields';
import { COLOURS } from './view_types';
import type { Colour, Space, YellowYangtzeView } from './view_types';

/** The terms that are explained, in the order of the glossary. */
export const terms = [
  'leader',
  'tile',
  'state',
  'space',
  'pagoda',
  'market',
  'bag',
  'position_leader',
  'place_tile',
  'riot',
  'build_pagoda',
  'replace',
  'war',
  'revolt',
  'support',
  'player',
  'known',
  'side',
  'points',
  'weakest',
  'gold',
  'actions',
  'supply',
  'strength',
  'flag',
] as const;

/** The terms of things, by the first part of their names. */
const BY_THING: Readonly<Record<string, (typeof terms)[number]>> = {
  triangle: 'pagoda',
  pagoda: 'pagoda',
  hand: 'tile',
  leader: 'leader',
  market: 'market',
  side: 'side',
  seat: 'player',
  bag: 'bag',
};

interface Standing {
  seat: number;
  colour: Colour;
  space: Space;
}

/** The leader that stands on a space. */
function leaderOn({ players }: YellowYangtzeView, space: Space): Standing | null {
  for (const { seat, leaders } of players) {
    const colour = COLOURS.find((each) => leaders[each] === space);
    if (colour) return { seat, colour, space };
  }
  return null;
}

function onSpace({ tiles, pagodas, states }: YellowYangtzeView, space: Space): string {
  if (pagodas.some(({ triangle }) => spacesOf(triangle).includes(space))) return 'pagoda';
  const state = states.find(({ spaces }) => spaces.includes(space));
  if (!tiles[space]) return state ? 'leader' : 'space';
  return state ? 'state' : 'tile';
}

/** The term that a thing is an example of. */
export function termOf(thing: Thing, shown: View): string | null {
  const [what = '', name = ''] = thing.split(':');
  if (what === 'kind') return name;
  if (what === 'space') return onSpace(asView(shown), name);
  return BY_THING[what] ?? null;
}

/** What is said of the very thing: of a leader whose it is and how strong, of a capital what it is. */
export function termDetails(thing: Thing, shown: View, words: Words, cast: Cast): string {
  const [what = '', name = ''] = thing.split(':');
  const view = asView(shown);
  if (what === 'leader') {
    const space = view.players.find(({ seat }) => seat === view.you)?.leaders[name as Colour];
    return space && view.you !== null
      ? ofLeader({ seat: view.you, colour: name as Colour, space }, view, words, cast)
      : '';
  }
  if (what !== 'space') return '';
  const leader = leaderOn(view, name);
  if (leader) return ofLeader(leader, view, words, cast);
  if (view.tiles[name]) return '';
  const capital = Object.keys(view.board.capitals).includes(name) ? words.say('yyz-capital-help') : '';
  return [words.say('yyz-space-help', { space: name }), capital].filter(Boolean).join(' ');
}

function ofLeader(leader: Standing, view: YellowYangtzeView, words: Words, cast: Cast): string {
  const hexMap = new HexMap(view.board);
  const hex = hexMap.hex(leader.space);
  const beside = (hex ? hexMap.around(hex) : []).filter((each) => each && view.tiles[each.space] === 'black').length;
  const soldiers = view.states.find(({ spaces }) => spaces.includes(leader.space))?.soldiers ?? 0;
  return words.say('yyz-leader-help', { leader: leaderName(leader, { words, cast }), governors: beside, soldiers });
}
