/** How a turn is shown event by event, and a conflict stage by stage, where only the position after it is known. */
import type { GameEvent, View } from '../../lib/connection/protocol';
import type { SideInEvent } from './actions_and_events';
import { piecesOf, tableAfter } from './table_changes';
import { asView, numberField, textField } from './view_fields';
import type { Colour, Rebel, Revolt, Side, War, YellowYangtzeView } from './view_types';

/** What they speak of is shown while it is still there. */
const TAKING = new Set([
  'leader_withdrawn',
  'leader_returned',
  'pagoda_lost',
  'riot',
  'tile_lost',
  'revolt_ended',
  'war_won',
]);
/** Events of a story that is not over with them; after the last of these, a conflict is as it is in the end. */
const STAGES = new Set([...TAKING, 'war_began', 'revolt_began', 'committed', 'supported', 'stood_aside', 'war_tied']);
/** What is linked with what changes with these. */
const ON_BOARD = new Set([
  'tile_placed',
  'tile_lost',
  'riot',
  'leader_placed',
  'leader_moved',
  'leader_withdrawn',
  'leader_returned',
  'pagoda_built',
  'pagoda_moved',
  'pagoda_lost',
]);
/** Everything is laid open with it. */
const ENDS = new Set(['game_over']);
/** A conflict is over when anything of these follows it. */
const PEACE = new Set(['tile_placed', 'leader_placed', 'leader_moved', 'leader_withdrawn', 'riot', 'turn_ended']);

const BEGINNINGS = new Set(['war_began', 'revolt_began']);
const ANSWERS = new Set(['committed', 'supported', 'stood_aside']);

export const takesAway = ({ kind }: GameEvent): boolean => TAKING.has(kind);

/** The actions of a turn that has just begun. */
const ACTIONS = 2;

/** The view to show with each of the events that led from one view to another. */
export function viewsAfter(before: View, after: View, events: readonly GameEvent[]): View[] {
  return timed(asView(before), staged(asView(before), asView(after), events), events) as unknown as View[];
}

/** The views of a story in which a turn begins: until it does, nobody is told that it is theirs already. */
function timed(
  before: YellowYangtzeView,
  views: readonly YellowYangtzeView[],
  events: readonly GameEvent[],
): YellowYangtzeView[] {
  const last = events.findLastIndex(({ kind }) => kind === 'turn_began');
  let { turn, to_move, actions_left } = before;
  return views.map((view, index) => {
    const { kind, seat } = events[index]!;
    if (index >= last) return view;
    if (kind === 'turn_ended') [to_move, actions_left] = [-1, 0];
    if (kind === 'turn_began') [turn, to_move, actions_left] = [Number(seat), Number(seat), ACTIONS];
    // Those who are asked in a conflict are known from its own events.
    return { ...view, turn, actions_left, ...(view.conflict ? {} : { to_move }) };
  });
}

/** The table as the events change it one by one, and what follows from that as soon as a view tells. */
function staged(
  before: YellowYangtzeView,
  after: YellowYangtzeView,
  events: readonly GameEvent[],
): YellowYangtzeView[] {
  const [lastStage, lastOnBoard, end] = [STAGES, ON_BOARD, ENDS].map((kinds) =>
    events.findLastIndex(({ kind }) => kinds.has(kind)),
  ) as [number, number, number];
  let now = before;
  return events.map((event, index) => {
    // Who has won is seen before anything is lost.
    const shown = event.kind === 'war_won' ? won(now, event) : now;
    now = tableAfter(conflictAfter(shown, event, stillAsked(events.slice(index + 1), after)), event);
    if (index === events.length - 1 && !takesAway(event)) return after;
    const [then, done] = takesAway(event) ? [shown, index - 1] : [now, index];
    const inPeace = done < lastStage ? then : { ...after, ...piecesOf(then) };
    const settled = done < lastOnBoard ? inPeace : withBoardOf(after, inPeace);
    return index < end ? { ...settled, phase: before.phase, end: null, outcome: null } : settled;
  });
}

/** A view with what follows from the board of another one. */
function withBoardOf({ states, free_triangles, players }: YellowYangtzeView, view: YellowYangtzeView) {
  const paid = view.players.map((player, index) => ({ ...player, income: players[index]?.income ?? player.income }));
  return { ...view, states, free_triangles, players: paid };
}

/** Who has yet to answer in a conflict, in order: those who then did, and those whom the last view still asks. */
function stillAsked(rest: readonly GameEvent[], after: YellowYangtzeView): number[] {
  const next = rest.findIndex(({ kind }) => BEGINNINGS.has(kind));
  const answers = (next < 0 ? rest : rest.slice(0, next)).filter(({ kind }) => ANSWERS.has(kind));
  const told = answers.map((event) => numberField(event, 'seat') ?? -1);
  if (next >= 0 || !after.conflict) return told;
  return [...told, ...(after.conflict.kind === 'war' ? after.conflict.to_ask : [after.to_move])];
}

const won = (view: YellowYangtzeView, event: GameEvent): YellowYangtzeView =>
  withWar({ ...view, to_move: -1 }, (war) => ({ ...war, to_ask: [], tied: [], winner: numberField(event, 'side') }));

/** The conflict as an event changes it, as far as the event tells. */
function conflictAfter(view: YellowYangtzeView, event: GameEvent, asked: number[]): YellowYangtzeView {
  const to_move = asked[0] ?? -1;
  const seat = numberField(event, 'seat') ?? -1;
  switch (event.kind) {
    case 'revolt_began':
      return { ...view, to_move, conflict: revoltOf(event) };
    case 'committed':
      return { ...committed(view, event, seat), to_move };
    case 'war_began':
      return { ...view, to_move, conflict: warOf(event, asked) };
    case 'supported':
    case 'stood_aside':
      return { ...supported(view, event, seat, asked), to_move };
    default:
      return PEACE.has(event.kind) && view.conflict ? { ...view, conflict: null } : view;
  }
}

function withWar(view: YellowYangtzeView, change: (war: War) => War): YellowYangtzeView {
  return view.conflict?.kind === 'war' ? { ...view, conflict: change(view.conflict) } : view;
}

function supported(view: YellowYangtzeView, event: GameEvent, seat: number, to_ask: number[]): YellowYangtzeView {
  const [side, tiles, leader] = [
    numberField(event, 'side'),
    numberField(event, 'tiles') ?? 0,
    event['leader'] === true,
  ];
  const strengthen = (each: Side): Side => {
    const strength = numberField(event, 'strength') ?? each.strength;
    return each.side === side ? { ...each, support: strength - each.soldiers, strength } : each;
  };
  return withWar(view, (war) => ({
    ...war,
    sides: war.sides.map(strengthen),
    answers: [...war.answers, { seat, side, tiles, leader }],
    to_ask,
  }));
}

function committed(view: YellowYangtzeView, event: GameEvent, seat: number): YellowYangtzeView {
  const { conflict } = view;
  if (conflict?.kind !== 'revolt') return view;
  const [tiles, leader] = [numberField(event, 'tiles') ?? 0, event['leader'] === true];
  const answer = (rebel: Rebel): Rebel =>
    rebel.seat === seat
      ? { ...rebel, answered: true, tiles, leader, strength: numberField(event, 'strength') ?? rebel.strength }
      : rebel;
  const told = { ...conflict, attacker: answer(conflict.attacker), defender: answer(conflict.defender) };
  return { ...view, conflict: told };
}

function revoltOf(event: GameEvent): Revolt {
  const rebel = (role: string, place: string, strength: string): Rebel => ({
    seat: numberField(event, role) ?? 0,
    space: textField(event, place) ?? '',
    governors: numberField(event, strength) ?? 0,
    answered: false,
    tiles: 0,
    leader: false,
    leader_free: false,
    strength: numberField(event, strength) ?? 0,
  });
  return {
    kind: 'revolt',
    colour: (textField(event, 'colour') ?? 'black') as Colour,
    attacker: rebel('attacker', 'space', 'attack'),
    defender: rebel('defender', 'target', 'defence'),
  };
}

function warOf(event: GameEvent, to_ask: number[]): War {
  return {
    kind: 'war',
    unifier: numberField(event, 'seat') ?? 0,
    space: textField(event, 'space') ?? '',
    sides: ((event['sides'] as SideInEvent[] | undefined) ?? []).map(({ spaces, strength, conflicting }, side) => ({
      side,
      spaces,
      leaders: conflicting.map((leader) => ({ ...leader, conflicting: true })),
      soldiers: strength,
      support: 0,
      strength,
    })),
    answers: [],
    to_ask,
    free_leaders: [],
    tied: [],
    winner: null,
    to_lose: 0,
    losable: [],
  };
}
