import { terms } from '../../src/games/yellow_yangtze/glossary';
import { COLOURS, END_REASONS, PAID_COLOURS, PHASES } from '../../src/games/yellow_yangtze/view_types';
import type { Action, GameEvent } from '../../src/lib/connection/protocol';
import { family } from '../game_sample';
import type { Sample } from '../game_sample';

const TILES = [0, 1, 2];
const LEADER = [true, false];
const SIDES = [0, 1, 2];

/** What a seat can do when an action is due: a few spaces stand for all. */
export const TURN: Action[] = [
  ...COLOURS.flatMap((colour) => ['c5', 'h8'].map((space) => ({ kind: 'position_leader', colour, space }))),
  ...COLOURS.map((colour) => ({ kind: 'withdraw_leader', colour })),
  ...COLOURS.flatMap((colour) => ['c5', 'h8'].map((space) => ({ kind: 'place_tile', colour, space }))),
  { kind: 'riot', space: 'g5' },
  { kind: 'riot', space: 'h3' },
  { kind: 'build_pagoda', colour: 'red', triangle: 'g5-h5-h6', from: null },
  { kind: 'build_pagoda', colour: 'green', triangle: 'i10-j10-j11', from: 'a1-a2-b2' },
  { kind: 'build_pagoda', colour: 'green', triangle: 'i10-j10-j11', from: 'm1-n1-n2' },
  ...COLOURS.map((colour) => ({ kind: 'replace', colour })),
  { kind: 'end_turn' },
];

/** What is decided besides, by what is being asked. */
export const ANSWERS: Readonly<Record<string, Action[]>> = {
  pay: [
    { kind: 'pay', tiles: 1 },
    { kind: 'pay', tiles: 2 },
  ],
  replace: [{ kind: 'replace', colour: 'red' }, { kind: 'enough' }],
  pagoda: [
    { kind: 'build_pagoda', colour: 'red', triangle: 'g5-h5-h6', from: null },
    { kind: 'build_pagoda', colour: 'red', triangle: 'h5-h6-i5', from: 'a1-a2-b2' },
    { kind: 'decline_pagoda' },
  ],
  market: [{ kind: 'take_market', colour: 'blue' }, { kind: 'decline_market' }],
  chain: [{ kind: 'place_tile', colour: 'blue', space: 'b4' }, { kind: 'stop_chain' }],
  attack: TILES.flatMap((tiles) => LEADER.map((leader) => ({ kind: 'commit', tiles, leader }))),
  support: [
    ...SIDES.flatMap((side) =>
      TILES.flatMap((tiles) => LEADER.map((leader) => ({ kind: 'support', side, tiles, leader }))),
    ).filter(({ tiles, leader }) => tiles > 0 || leader),
    { kind: 'stand_aside' },
  ],
  tie: SIDES.map((side) => ({ kind: 'choose_winner', side })),
  losses: [
    { kind: 'lose_tile', space: 'h5' },
    { kind: 'lose_tile', space: 'h6' },
  ],
};

const CHANCES: Action[] = [
  { kind: 'first_player', seat: 1 },
  ...COLOURS.map((colour) => ({ kind: 'draw_tile', colour })),
];

const each = (event: GameEvent): GameEvent[] => [0, 1].map((seat) => ({ ...event, seat }));
const coloured = (event: GameEvent): GameEvent[] => COLOURS.flatMap((colour) => each({ ...event, colour }));
const sides = [
  { spaces: ['h3', 'g2'], strength: 2, conflicting: [{ seat: 0, colour: 'red', space: 'g2' }] },
  { spaces: ['h5', 'i8'], strength: 4, conflicting: [{ seat: 1, colour: 'red', space: 'i8' }] },
];

export const EVENTS: GameEvent[] = [
  ...each({ kind: 'first_player' }),
  ...COLOURS.map((colour) => ({ kind: 'tile_drawn', seat: 0, purpose: 'refill', colour })),
  { kind: 'tile_drawn', seat: 1, purpose: 'deal' },
  ...COLOURS.map((colour) => ({ kind: 'market_drawn', colour })),
  ...coloured({ kind: 'leader_placed', space: 'g2' }),
  ...coloured({ kind: 'leader_moved', from: 'g2', space: 'i8' }),
  ...coloured({ kind: 'leader_withdrawn', space: 'g2' }),
  ...['riot', 'revolt', 'war'].flatMap((cause) => coloured({ kind: 'leader_returned', space: 'g2', cause })),
  ...coloured({ kind: 'tile_placed', space: 'h4' }),
  { kind: 'states_united', count: 2, space: 'h4' },
  { kind: 'states_united', count: 3, space: 'h4' },
  ...['tile', 'substitute', 'revolt', 'war', 'pagoda'].flatMap((cause) =>
    [1, 2].flatMap((count) => coloured({ kind: 'point', count, cause, space: 'h4' })),
  ),
  ...coloured({ kind: 'pagoda_possible', triangles: ['g5-h5-h6'] }),
  ...coloured({ kind: 'pagoda_possible', triangles: ['g5-h5-h6', 'h5-h6-i5'] }),
  ...coloured({ kind: 'pagoda_built', triangle: 'g5-h5-h6' }),
  ...coloured({ kind: 'pagoda_moved', from: 'a1-a2-b2', triangle: 'g5-h5-h6' }),
  ...COLOURS.map((colour) => ({ kind: 'pagoda_lost', colour, triangle: 'g5-h5-h6' })),
  ...each({ kind: 'pagoda_declined' }),
  ...coloured({ kind: 'market_taken' }),
  ...each({ kind: 'market_declined' }),
  ...each({ kind: 'chain_possible', space: 'b4' }),
  ...each({ kind: 'chain_ended' }),
  ...coloured({ kind: 'riot', space: 'h3' }),
  ...PAID_COLOURS.flatMap((colour) =>
    [1, 2].flatMap((tiles) => each({ kind: 'paid', colour, tiles, leader: tiles === 1 })),
  ),
  ...COLOURS.map((colour) => ({ kind: 'tile_replaced', seat: 0, colour })),
  { kind: 'tile_replaced', seat: 1 },
  { kind: 'revolt_began', attacker: 0, defender: 1, colour: 'red', space: 'h1', target: 'h3', attack: 1, defence: 2 },
  { kind: 'revolt_began', attacker: 1, defender: 2, colour: 'black', space: 'h1', target: 'h3', attack: 1, defence: 2 },
  ...TILES.flatMap((tiles) => LEADER.flatMap((leader) => each({ kind: 'committed', tiles, leader, strength: 3 }))),
  { kind: 'revolt_ended', winner: 0, loser: 1, colour: 'red', attack: 3, defence: 2, tie: false },
  { kind: 'revolt_ended', winner: 2, loser: 0, colour: 'red', attack: 3, defence: 3, tie: true },
  ...each({ kind: 'war_began', space: 'h4', strengths: [2, 4], fighters: [0, 1], sides }),
  ...ANSWERS['support']!.filter(({ kind }) => kind === 'support').flatMap((action) =>
    each({ ...action, kind: 'supported', strength: 5 }),
  ),
  ...each({ kind: 'stood_aside' }),
  ...each({ kind: 'war_tied', sides: [0, 1], strength: 4 }),
  ...SIDES.map((side) => ({ kind: 'war_won', side, strengths: [5, 7, 2], victors: [0, 1] })),
  { kind: 'tile_lost', space: 'h5', colour: 'red' },
  ...[1, 2].flatMap((count) => each({ kind: 'losses_due', count })),
  ...each({ kind: 'turn_ended' }),
  ...each({ kind: 'turn_began' }),
  { kind: 'bag_empty' },
  { kind: 'stalled', rounds: 5 },
  { kind: 'game_over', winners: [0], scores: [4, 3, 2], reason: 'bag_empty', hands: [], replaced: [], bag: {} },
  { kind: 'game_over', winners: [0, 2], scores: [4, 3, 4], reason: 'stall', hands: [], replaced: [], bag: {} },
];

const ASKED = PHASES.filter((phase) => !['first', 'drawing', 'ended'].includes(phase));

const yellowYangtze: Sample = {
  names: ['Ada', 'Bo', 'Cleo'],
  seatFields: ['seat', 'attacker', 'defender', 'winner', 'loser', 'winners', 'fighters', 'victors'],
  codes: {},
  actions: [
    ...TURN,
    ...Object.values(ANSWERS)
      .flat()
      .filter(({ kind }) => !TURN.some((action) => action.kind === kind)),
    ...CHANCES,
  ],
  events: EVENTS,
  reasons: [
    { kind: 'revolt', defender: 1, colour: 'red', change: 1 },
    { kind: 'commitment', defender: 1, colour: 'red', change: 1 },
    { kind: 'war', change: 1 },
    { kind: 'support', change: 1 },
    { kind: 'weakest', points: 4, change: 1 },
    { kind: 'ready', colour: 'yellow', left: 60, change: 1 },
    ...['income', 'rival_income', 'rival_leader', 'leader', 'safety'].flatMap((kind) =>
      COLOURS.map((colour) => ({ kind, seat: 1, colour, change: 1 })),
    ),
    ...COLOURS.flatMap((colour) => [1, 2].map((change) => ({ kind: 'points', colour, change }))),
  ],
  silent: ['turn_began', 'chain_possible'],
  families: [
    ...terms.flatMap((term) => [`term-${term}`, `term-${term}-help`]),
    ...family('reason', ...END_REASONS),
    ...family('yyz-ask', ...ASKED),
    ...family('yyz-next', 'hand', 'leader', 'kind', 'triangle', 'side', 'tiles', 'help'),
    ...family('yyz', 'war-strengths', 'revolt-strengths', 'settled', 'settled-attack', 'settled-defence'),
    ...family('yyz-outlook', 'war', 'revolt', 'states-united', 'pagoda-possible', 'chain-possible'),
    ...family('action', 'enough', 'decline_pagoda', 'decline_market', 'stop_chain'),
    ...['yyz-build-here', 'yyz-take-this'],
  ],
};

export default yellowYangtze;
