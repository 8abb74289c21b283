import { expect, it } from 'vitest';
import { outlookOf, outlookWords } from '../../src/games/yellow_yangtze/outlook';
import type { GameEvent } from '../../src/lib/connection/protocol';
import type { TableContext } from '../../src/lib/table/table_context';
import { allWords } from '../fluent_files';

const SEAT = 1;
const TILE = { kind: 'place_tile', colour: 'red', space: 'd4' };
const context = { words: allWords('en', 'yellow_yangtze'), cast: { names: ['Carp', 'Heron'], reader: 1 } };

const point = (seat: number, cause = 'tile'): GameEvent => ({ kind: 'point', seat, colour: 'red', count: 1, cause });
const WAR: GameEvent = {
  kind: 'war_began',
  sides: [
    { strength: 1, conflicting: [] },
    { strength: 3, conflicting: [] },
  ],
};
const told = (events: GameEvent[], action = TILE): string =>
  outlookWords(action, events, SEAT, context as unknown as TableContext);

it('tells apart what starts a conflict, what gains something and what is merely possible', () => {
  expect(outlookOf([WAR, point(SEAT)], SEAT)).toBe('conflict');
  expect(outlookOf([point(SEAT)], SEAT)).toBe('gain');
  expect(outlookOf([{ kind: 'states_united', count: 2, space: 'd4' }], SEAT)).toBe('gain');
  expect(outlookOf([{ kind: 'pagoda_possible', seat: SEAT }], SEAT)).toBe('gain');
  // Neither the points of another player nor those of pagodas at the end of the turn are for the tile.
  expect(outlookOf([point(0), point(SEAT, 'pagoda'), { kind: 'turn_ended', seat: SEAT }], SEAT)).toBe('plain');
});

it('says it in few words', () => {
  expect(told([WAR])).toBe('war 1–3');
  expect(told([point(SEAT)])).toBe('+1 red');
  expect(told([point(0)])).toBe('+1 red for Carp');
  expect(told([point(SEAT), { kind: 'pagoda_possible', seat: SEAT }])).toBe('+1 red, pagoda');
  expect(told([point(SEAT, 'pagoda'), { kind: 'turn_ended', seat: SEAT }])).toBe('no point');
  expect(told([], { kind: 'position_leader', colour: 'red', space: 'd4' })).toBe('');
});
