/** What stands on the board, in words, for those who listen rather than look. */
import type { TableContext } from '../../lib/table/table_context';
import type { HexMap } from './hex_map';
import { spacesOf } from './view_fields';
import { COLOURS } from './view_types';
import type { Leader, Space, StateGroup, YellowYangtzeView } from './view_types';

type Speaker = Pick<TableContext, 'words' | 'cast'>;

/** A player as sentences speak of one: by name, or as the reader. */
export function nameOf(seat: number, { words, cast }: Speaker): string {
  return seat === cast.reader ? words.say('you') : (cast.names[seat] ?? '');
}

export function leaderName({ seat, colour }: Pick<Leader, 'seat' | 'colour'>, context: Speaker): string {
  const owner = seat === context.cast.reader ? 'you' : 'other';
  return context.words.say('yyz-leader', { colour, owner, name: context.cast.names[seat] ?? '' });
}

/** Says of a space what it is and what stands on it. */
export function describer(view: YellowYangtzeView, hexMap: HexMap, context: Speaker): (space: Space) => string {
  const { words } = context;
  const leaders = new Map(
    view.players.flatMap(({ seat, leaders: own }) => COLOURS.map((colour) => [own[colour], { seat, colour }] as const)),
  );
  const pagodas = new Map(
    view.pagodas.flatMap(({ colour, triangle }) => spacesOf(triangle).map((space) => [space, colour] as const)),
  );
  return (space) => {
    const hex = hexMap.hex(space);
    const [tile, leader, pagoda] = [view.tiles[space], leaders.get(space), pagodas.get(space)];
    const parts = [
      space,
      hex?.capital ? words.say('yyz-capital', { name: hex.capital }) : words.say(hex?.river ? 'yyz-river' : 'yyz-land'),
      tile && words.say('yyz-tile', { colour: tile }),
      leader && leaderName(leader, context),
      pagoda && words.say('yyz-under', { colour: pagoda }),
    ];
    return parts.filter(Boolean).join(', ');
  };
}

export function stateSentence({ spaces, leaders, soldiers }: StateGroup, context: Speaker): string {
  const names = leaders.map((leader) => leaderName(leader, context));
  return context.words.say('yyz-state', { leaders: context.words.list(names), soldiers, spaces: spaces.join(', ') });
}

const NUMERALS = ['I', 'II', 'III'];

/** The numeral by which a side of a war goes, on the map and beside it. */
export function numeralOf(side: number): string {
  return NUMERALS[side] ?? '';
}
