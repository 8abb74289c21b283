/** What events do to the pieces: the board, hands, market, bag and points, as far as events tell. */
import type { GameEvent } from '../../lib/connection/protocol';
import { numberField, textField } from './view_fields';
import { COLOURS } from './view_types';
import type { Colour, Counts, LeaderSpaces, Player, Space, YellowYangtzeView } from './view_types';

/** The table after an event. */
export function tableAfter(view: YellowYangtzeView, event: GameEvent): YellowYangtzeView {
  const seat = numberField(event, 'seat') ?? -1;
  const colour = textField(event, 'colour') as Colour | null;
  const space = textField(event, 'space') ?? '';
  const triangle = textField(event, 'triangle') ?? '';
  const tiles = numberField(event, 'tiles') ?? 0;
  const { players, pagodas, market, bag } = view;
  switch (event.kind) {
    case 'tile_drawn':
      return { ...view, bag: bag - 1, players: drawn(players, seat, colour) };
    case 'market_drawn':
      return { ...view, bag: bag - 1, market: withTile(market, colour) };
    case 'market_taken':
      return { ...view, market: withoutTiles(market, colour, 1), players: taken(players, seat, colour!) };
    case 'tile_replaced':
      return { ...view, players: putAway(players, seat, colour) };
    case 'tile_placed':
      return { ...view, tiles: { ...view.tiles, [space]: colour! }, players: left(players, seat, colour!, 1) };
    case 'leader_placed':
    case 'leader_moved':
      return { ...view, players: withLeader(players, seat, colour!, space) };
    case 'leader_withdrawn':
    case 'leader_returned':
      return { ...view, players: withLeader(players, seat, colour!, null) };
    case 'tile_lost':
    case 'riot':
      return { ...view, tiles: without(view.tiles, space), discarded: plus(view.discarded, colour!, 1) };
    case 'pagoda_built':
      return {
        ...view,
        pagodas: [...pagodas, { colour: colour!, triangle }],
        supply: plus(view.supply, colour!, -1),
      };
    case 'pagoda_moved':
      return {
        ...view,
        pagodas: pagodas.map((each) => (each.triangle === event['from'] ? { ...each, triangle } : each)),
      };
    case 'pagoda_lost':
      return {
        ...view,
        pagodas: pagodas.filter((each) => each.triangle !== triangle),
        supply: plus(view.supply, colour!, 1),
      };
    case 'point':
      return { ...view, players: withPoints(players, seat, colour!, numberField(event, 'count') ?? 0) };
    case 'paid':
      return discarded(view, seat, colour!, tiles);
    case 'committed':
      return discarded(view, seat, 'black', tiles);
    case 'supported':
      return discarded(view, seat, 'red', tiles);
    default:
      return view;
  }
}

/** Where the pieces of a view lie, and what follows from the board. */
export function piecesOf(view: YellowYangtzeView): Partial<YellowYangtzeView> {
  const { tiles, pagodas, supply, states, free_triangles, market, bag, players } = view;
  return { tiles, pagodas, supply, states, free_triangles, market, bag, discarded: view.discarded, players };
}

const plus = (counts: Counts, colour: Colour, change: number): Counts => ({
  ...counts,
  [colour]: Math.max(0, counts[colour] + change),
});

const without = (tiles: Record<Space, Colour>, space: Space): Record<Space, Colour> =>
  Object.fromEntries(Object.entries(tiles).filter(([place]) => place !== space));

const withTile = (tiles: readonly Colour[], colour: Colour | null): Colour[] =>
  [...tiles, ...(colour ? [colour] : [])].toSorted((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));

function withoutTiles(tiles: readonly Colour[], colour: Colour | null, count: number): Colour[] {
  let rest = count;
  return tiles.filter((tile) => tile !== colour || rest-- <= 0);
}

function withPlayer(players: readonly Player[], seat: number, change: (player: Player) => Partial<Player>): Player[] {
  return players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));
}

function withLeader(players: readonly Player[], seat: number, colour: Colour, space: Space | null): Player[] {
  const move = ({ leaders }: Player): { leaders: LeaderSpaces } => ({ leaders: { ...leaders, [colour]: space } });
  return withPlayer(players, seat, move);
}

const withPoints = (players: readonly Player[], seat: number, colour: Colour, count: number): Player[] =>
  withPlayer(players, seat, ({ points }) => ({ points: plus(points, colour, count) }));

/** A tile that comes into a hand; only its owner knows which. */
const drawn = (players: readonly Player[], seat: number, colour: Colour | null): Player[] =>
  withPlayer(players, seat, ({ hand, hand_size }) => ({
    hand_size: hand_size + 1,
    hand: hand && withTile(hand, colour),
  }));

const taken = (players: readonly Player[], seat: number, colour: Colour): Player[] =>
  withPlayer(drawn(players, seat, colour), seat, ({ known }) => ({ known: plus(known, colour, 1) }));

/** Tiles that leave a hand openly; those of others are only counted. */
const left = (players: readonly Player[], seat: number, colour: Colour, count: number): Player[] =>
  withPlayer(players, seat, ({ hand, hand_size, known }) => ({
    hand_size: hand_size - count,
    hand: hand && withoutTiles(hand, colour, count),
    known: plus(known, colour, -count),
  }));

/** A tile that leaves a hand face down: it may have been any of those that were known. */
const putAway = (players: readonly Player[], seat: number, colour: Colour | null): Player[] =>
  withPlayer(players, seat, ({ hand, hand_size, known, replaced, replaced_size }) => ({
    hand_size: hand_size - 1,
    hand: hand && withoutTiles(hand, colour, 1),
    known: COLOURS.reduce((counts, each) => plus(counts, each, -1), known),
    replaced_size: replaced_size + 1,
    replaced: replaced && withTile(replaced, colour),
  }));

const discarded = (view: YellowYangtzeView, seat: number, colour: Colour, count: number): YellowYangtzeView => ({
  ...view,
  players: left(view.players, seat, colour, count),
  discarded: plus(view.discarded, colour, count),
});
