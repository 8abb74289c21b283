import { seatThing } from '../../lib/table/game_module';
import type { Thing } from '../../lib/table/game_module';
import type { Action, Entry, GameEvent, View } from '../../lib/connection/protocol';
import { COLOURS } from './view_types';
import { numberField, spacesOf, textField, asView } from './view_fields';
import type { SideInEvent } from './actions_and_events';
import type { Space, Triangle, YellowYangtzeView } from './view_types';

/** The five actions of a turn, in the order in which they are shown. */
export const TURN_ACTIONS = ['position_leader', 'place_tile', 'riot', 'build_pagoda', 'replace'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/** The names of the things on this table. */
export const thing = {
  space: (space: Space): Thing => `space:${space}`,
  triangle: (triangle: Triangle): Thing => `triangle:${triangle}`,
  /** The pagoda that stands on a triangle. */
  pagoda: (triangle: Triangle): Thing => `pagoda:${triangle}`,
  hand: (colour: string): Thing => `hand:${colour}`,
  /** One of the reader's own leaders, wherever it stands. */
  leader: (colour: string): Thing => `leader:${colour}`,
  market: (colour: string): Thing => `market:${colour}`,
  kind: (kind: string): Thing => `kind:${kind}`,
  side: (side: number): Thing => `side:${side}`,
  tiles: (count: number): Thing => `tiles:${count}`,
  /** Whether the leader at home lends a hand. */
  help: (leader: boolean): Thing => `help:${leader ? 'yes' : 'no'}`,
  seat: seatThing,
  /** An answer that names nothing on the table, such as declining. */
  answer: (kind: string): Thing => `answer:${kind}`,
  bag: 'bag',
  stock: 'market',
};

/** Whether a thing is a space of the board. */
export const isSpace = (name: Thing): boolean => name.startsWith('space:');

/** The things to click for an action. */
export function clickPaths(action: Action, shown: View): Thing[][] {
  const view = asView(shown);
  const colour = textField(action, 'colour') ?? '';
  const space = thing.space(textField(action, 'space') ?? '');
  const tiles = thing.tiles(numberField(action, 'tiles') ?? 0);
  const inTurn = (kind: TurnAction, ...path: Thing[]): Thing[][] => [path, [thing.kind(kind), ...path]];
  switch (action.kind) {
    case 'position_leader':
      return inTurn('position_leader', thing.leader(colour), space);
    case 'withdraw_leader':
      return inTurn('position_leader', thing.leader(colour), thing.answer('withdraw_leader'));
    case 'place_tile':
      return view.phase === 'chain'
        ? [[space], [thing.hand(colour), space]]
        : inTurn('place_tile', thing.hand(colour), space);
    case 'riot':
      return [[thing.kind('riot'), space]];
    case 'build_pagoda':
      return view.phase === 'pagoda' ? [site(action)] : [[thing.kind('build_pagoda'), ...site(action)]];
    case 'replace':
      return [view.phase === 'replace' ? [thing.hand(colour)] : [thing.kind('replace'), thing.hand(colour)]];
    case 'take_market':
      return [[thing.market(colour)]];
    case 'lose_tile':
      return [[space]];
    case 'choose_winner':
      return [[thing.side(numberField(action, 'side') ?? 0)]];
    case 'pay':
      return [[tiles]];
    case 'commit':
      return offersLeader(view) ? withLeader(tiles, lent(action), view) : [[tiles]];
    case 'support':
      // Without a soldier only the leader can lend support: nothing more is asked.
      return [
        [
          thing.side(numberField(action, 'side') ?? 0),
          tiles,
          ...(numberField(action, 'tiles') !== 0 && offersLeader(view) ? [lent(action)] : []),
        ],
      ];
    default:
      return [[thing.answer(action.kind)]];
  }
}

/** Where a pagoda is built, and which one is moved there if the supply has none. */
function site(action: Action): Thing[] {
  const from = textField(action, 'from');
  return [thing.triangle(textField(action, 'triangle') ?? ''), ...(from ? [thing.pagoda(from)] : [])];
}

const lent = (action: Action): Thing => thing.help(action['leader'] === true);

/** Governors and leader are chosen in either order; without a governor in the hand, only the leader is. */
function withLeader(tiles: Thing, help: Thing, { players, to_move }: YellowYangtzeView): Thing[][] {
  const hand = players.find(({ seat }) => seat === to_move)?.hand;
  if (hand && !hand.includes('black')) return [[help]];
  return [
    [tiles, help],
    [help, tiles],
  ];
}

/** Whether the player who decides in a conflict has a leader at home that may help; only then is that asked. */
export function offersLeader({ conflict, to_move }: ReturnType<typeof asView>): boolean {
  if (conflict?.kind === 'war') return conflict.free_leaders.includes(to_move);
  return [conflict?.attacker, conflict?.defender].some((rebel) => rebel?.seat === to_move && rebel.leader_free);
}

const SEATS = ['seat', 'attacker', 'defender', 'winner', 'loser'] as const;

/** The things that an event speaks of. */
export function pointsAt(event: GameEvent): Thing[] {
  const spaces = ['space', 'target', 'from'].flatMap((field) => pointed(textField(event, field)));
  const triangles = [textField(event, 'triangle') ?? [], list(event, 'triangles')]
    .flat()
    .flatMap((each) => pointed(each as Triangle));
  const seats = SEATS.flatMap((field) => numberField(event, field) ?? []).map(thing.seat);
  switch (event.kind) {
    case 'market_drawn':
    case 'market_taken':
    case 'market_declined':
      return [thing.stock, ...seats];
    case 'bag_empty':
      return [thing.bag];
    case 'war_began':
      return [...spaces, ...sides(event).flatMap((side) => side.spaces.map(thing.space))];
    case 'war_won':
      return [
        ...list(event, 'victors').map((seat) => thing.seat(seat as number)),
        thing.side(numberField(event, 'side') ?? 0),
      ];
    case 'game_over':
      return list(event, 'winners').map((seat) => thing.seat(seat as number));
    default:
      return [...spaces, ...triangles, ...(spaces.length + triangles.length === 0 ? seats : [])];
  }
}

/** A space, or the three of a triangle. */
const pointed = (place: Space | Triangle | null): Thing[] => (place ? spacesOf(place).map(thing.space) : []);
const list = (event: GameEvent, field: string): unknown[] =>
  Array.isArray(event[field]) ? (event[field] as unknown[]) : [];
const sides = (event: GameEvent): SideInEvent[] => list(event, 'sides') as SideInEvent[];

const DRAWS = new Set(['tile_drawn', 'market_drawn', 'turn_began', 'turn_ended']);

/**
 * What the last turn, or the one that has begun, has done so far; for a reader who plays, what all the others have done since
 * the reader's last turn. Draws mark nothing, nor do whole states that went to war.
 */
export function lastMove(log: readonly Entry[], reader: number | null = null): readonly Entry[] {
  const moves = ({ events }: Entry): boolean => events.some(({ kind }) => !DRAWS.has(kind));
  const end = log.findLastIndex((entry) => entry.by >= 0 && moves(entry));
  if (end < 0) return [];
  const began = log.slice(0, end + 1).findLastIndex(({ events }) => events.some(({ kind }) => kind === 'turn_began'));
  const mine = (kind: string, { events }: Entry): boolean =>
    reader !== null && events.some((event) => event.kind === kind && event['seat'] === reader);
  const own = log[began] && mine('turn_began', log[began]);
  const since = own ? -1 : log.findLastIndex((entry) => mine('turn_ended', entry));
  return log
    .slice((since < 0 ? began : Math.min(since, began)) + 1, end + 1)
    .filter(moves)
    .map((entry) => ({ ...entry, events: entry.events.filter(({ kind }) => kind !== 'war_began') }));
}

/** How many of each colour there are. */
export function tally(tiles: readonly string[]): { colour: (typeof COLOURS)[number]; count: number }[] {
  return COLOURS.map((colour) => ({ colour, count: tiles.filter((tile) => tile === colour).length })).filter(
    ({ count }) => count > 0,
  );
}
