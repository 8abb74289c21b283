import { describe, expect, it } from 'vitest';
import type { Cast } from '../../src/i18n/sentences';
import { decidedBy, decidingMove, standings } from '../../src/games/yellow_yangtze/match_end';
import type { Entry, View } from '../../src/lib/connection/protocol';
import type { DisplayedMatch } from '../../src/lib/table/table_context';
import { allWords } from '../fluent_files';

/** What decided a match between Ada, who is best or shares that, and Bo: each one's four colours and yellow points. */
function told(
  ada: number[],
  bo: number[],
  reader: number | null = null,
  ranks = [1, 2],
  yellow = [0, 0],
  log: Entry[] = [],
): string {
  const spread = ([black, red, green, blue]: number[]) => ({ black, red, green, blue, yellow: 0 });
  const standings = [
    { seat: 1, rank: ranks[1], sorted: bo, spread: spread(bo), gold: [], points: { yellow: yellow[1] } },
    { seat: 0, rank: ranks[0], sorted: ada, spread: spread(ada), gold: [], points: { yellow: yellow[0] } },
  ];
  const view = { end: { standings }, outcome: { winners: ranks[1] === 1 ? [0, 1] : [0] } } as unknown as View;
  const cast: Cast = { names: ['Ada', 'Bo'], reader, seatFields: [], codes: {} };
  const context = { words: allWords('en', 'yellow_yangtze'), cast } as unknown as DisplayedMatch;
  return decidedBy(view, log, context).join(' ');
}

describe('how everybody has done', () => {
  const told = (...sorted: number[][]): string[] => {
    const view = { end: { standings: sorted.map((each, seat) => ({ seat, rank: seat + 1, sorted: each })) } };
    return standings(view as unknown as View, allWords('en', 'yellow_yangtze')).map(({ told: one }) => one);
  };

  it('is one score each', () => {
    expect(told([13, 13, 13, 14], [6, 6, 7, 7])).toEqual(['score 13', 'score 6']);
  });

  it('goes on where a tie is broken, and no farther', () => {
    expect(told([6, 6, 8, 9], [6, 6, 7, 9], [5, 6, 6, 9])).toEqual([
      'score 6, then 6, 8',
      'score 6, then 6, 7',
      'score 5',
    ]);
  });
});

describe('what decided a match of Yellow & Yangtze', () => {
  it('is the weakest colour, as the reader is addressed', () => {
    expect(told([22, 22, 23, 30], [8, 9, 9, 9], 0)).toBe(
      'Your weakest colour comes to 22, yellow points included; that of Bo comes to 8. Bo is 14 behind, in black.',
    );
    expect(told([22, 22, 23, 30], [8, 9, 9, 9], 1)).toBe(
      'The weakest colour of Ada comes to 22, yellow points included; yours comes to 8. You are 14 behind, in black. Your score: 8 (black).',
    );
    expect(told([22, 22, 23, 30], [8, 9, 9, 9])).toContain('that of Bo comes to 8.');
  });

  it('is the first colour that differs', () => {
    expect(told([8, 10, 10, 10], [8, 9, 12, 12])).toBe(
      'The weakest colours are equal, at 8; the second weakest decides: Ada has 10, Bo has 9.',
    );
    expect(told([8, 9, 10, 10], [8, 9, 9, 12], 1)).toContain('the third weakest decides: Ada has 10, you have 9.');
    expect(told([8, 9, 9, 13], [8, 9, 9, 12], 0)).toContain('the four decides: you have 13, Bo has 12.');
  });

  it('is the fewest yellow points, or nothing, if all four are equal', () => {
    expect(told([8, 9, 9, 9], [8, 9, 9, 9], 0, [1, 2], [1, 3])).toContain('decide: you have 1, Bo has 3.');
    expect(told([8, 9, 9, 9], [8, 9, 9, 9], 0, [1, 1])).toBe('All four colours are equal, so the win is shared.');
  });

  it('comes with the last point that the winner needed for it', () => {
    const point = (seat: number, colour: string, space: string): Entry => ({
      ...{ ply: 0, by: seat, events: [{ kind: 'point', seat, colour, count: 1, cause: 'tile', space }] },
    });
    const log = [point(0, 'black', 'c3'), point(0, 'red', 'd4'), point(1, 'black', 'e5')];
    expect(told([8, 9, 9, 9], [3, 9, 9, 9], null, [1, 2], [0, 0], log)).toContain(
      'Bo is 5 behind, in black. The last point towards it: black, on c3.',
    );
  });

  it('comes with the score of a reader who has not won, and its colours', () => {
    expect(told([9, 9, 9, 9], [3, 3, 5, 8], 1)).toContain('Your score: 3 (black and red).');
    expect(told([9, 9, 9, 9], [3, 3, 5, 8], 0)).not.toContain('Your score');
    expect(told([9, 9, 9, 9], [3, 3, 5, 8])).not.toContain('Your score');
  });

  it('is not told of a match that was not counted', () => {
    const view = { end: null, outcome: null } as unknown as View;
    expect(decidedBy(view, [], {} as DisplayedMatch)).toEqual([]);
  });
});

describe('the deciding move', () => {
  const point = (seat: number, colour: string, cause: string, space: string) => ({
    ...{ kind: 'point', seat, colour, count: 1, cause, space },
  });
  const LOG: Entry[] = [
    [{ kind: 'tile_placed', seat: 0, colour: 'green', space: 'c3' }, point(0, 'green', 'tile', 'c3')],
    [
      { kind: 'supported', seat: 1, side: 1, tiles: 0, leader: true, strength: 1 },
      { kind: 'war_won', side: 0, strengths: [3, 1], victors: [0] },
      { kind: 'leader_returned', seat: 1, colour: 'black', space: 'h9', cause: 'war' },
      { kind: 'tile_lost', space: 'i9', colour: 'red' },
      point(0, 'black', 'war', 'h7'),
    ],
    [{ kind: 'turn_ended', seat: 0 }, point(0, 'yellow', 'pagoda', 'b2')],
    [{ kind: 'tile_placed', seat: 1, colour: 'black', space: 'd4' }, point(1, 'black', 'tile', 'd4')],
    [{ kind: 'tile_placed', seat: 0, colour: 'blue', space: 'e5' }, point(0, 'blue', 'tile', 'e5')],
    [{ kind: 'tile_drawn', seat: 0, purpose: 'refill' }],
    [{ kind: 'bag_empty' }, { kind: 'game_over', winners: [0] }],
  ].map((events, ply) => ({ ply, by: ply === 5 ? -1 : 0, events }));
  const told = (ada: number[], bo: number[], gold: string[] = []): string => {
    const spread = ([black, red, green, blue]: number[]) => ({ black, red, green, blue, yellow: 0 });
    const sorted = (counts: number[]) => counts.toSorted((one, other) => one - other);
    const standings = [
      { seat: 1, rank: 2, sorted: sorted(bo), spread: spread(bo), gold: [] },
      { seat: 0, rank: 1, sorted: sorted(ada), spread: spread(ada), gold },
    ];
    const view = { end: { standings }, outcome: { winners: [0] } } as unknown as View;
    const events = decidingMove(LOG, view).flatMap((entry) => entry.events);
    return events.map(({ kind, space }) => (typeof space === 'string' ? `${kind} ${space}` : kind)).join(', ');
  };

  it('is the last point of the colour that decided, with the fight or the tile that brought it', () => {
    expect(told([4, 7, 6, 5], [3, 7, 6, 5])).toBe('war_won, leader_returned h9, tile_lost i9, point h7');
    expect(told([7, 7, 4, 5], [7, 7, 3, 5])).toBe('tile_placed c3, point c3');
    // The weakest colours are equal: the second weakest decides.
    expect(told([9, 9, 4, 5], [9, 9, 4, 4])).toBe('tile_placed e5, point e5');
  });

  it('may be a yellow point that was given to that colour', () => {
    expect(told([4, 7, 6, 5], [3, 7, 6, 5], ['black'])).toBe('point b2');
    expect(told([4, 7, 6, 5], [3, 7, 6, 5], ['green'])).toContain('war_won');
  });

  it('is the last turn if no such point was gained', () => {
    expect(told([7, 4, 6, 5], [7, 3, 6, 5])).toContain('tile_placed e5');
    expect(told([4, 4, 4, 4], [4, 4, 4, 4])).toContain('tile_placed e5');
  });
});
