import { describe, expect, it } from 'vitest';
import dragonDelta from '../../src/games/dragon_delta';
import type { Entry } from '../../src/lib/connection/protocol';
import type { DisplayedMatch } from '../../src/lib/table/table_context';
import { allWords } from '../fluent_files';
import { asView, delta, LOG } from '../samples/dragon_delta';

const STEP: Entry = { ply: 99, by: 0, events: [{ kind: 'pawn_stepped', seat: 0, start: 'white-1', village: 'black' }] };

/** What decided a match between Ada and Bo, who had so many gaps to cross in the end. */
function told(
  winners: number[],
  distances: [number, number],
  { reason = 'village', reader = null as number | null, log = LOG, language = 'en' as 'en' | 'fr' } = {},
): string[] {
  const players = delta().players.map((player, seat) => ({ ...player, distance: distances[seat]! }));
  const view = { ...asView(delta({ players })), outcome: { winners, scores: [0, 0], reason } };
  const context = {
    words: allWords(language, 'dragon_delta'),
    cast: { names: ['Ada', 'Bo'], reader, seatFields: [], codes: {} },
  } as unknown as DisplayedMatch;
  return dragonDelta.decidedBy!(view, log, context);
}

describe('what decided a match of Dragon Delta', () => {
  it('is the step into the village, and how far the next pawn was', () => {
    expect(told([0], [0, 3], { log: [...LOG, STEP] })).toEqual([
      'Ada stepped off the last plank into the black village; Bo still had at least 3 gaps to cross.',
    ]);
    expect(told([0], [0, 1], { log: [...LOG, STEP], reader: 1 })).toEqual([
      'Ada stepped off the last plank into the black village; you still had at least one gap to cross.',
    ]);
  });

  it('is a jump, if that was the last thing that a pawn did', () => {
    const jump = LOG.slice(0, LOG.findIndex(({ events }) => events[0]!.kind === 'pawn_jumped') + 1);
    expect(told([0], [0, 2], { log: jump, reader: 0 })[0]).toMatch(/^You jumped into the black village/);
    expect(told([0], [0, 2], { log: jump, reader: 1, language: 'fr' })).toEqual([
      'Ada entre d’un saut dans le village noir\u00a0; il vous restait au moins 2 passages à franchir.',
    ]);
  });

  it('is who is nearest after the last round', () => {
    expect(told([1], [4, 2], { reason: 'round_limit', reader: 0 })).toEqual([
      'No pawn has arrived by the last round: Bo is nearest, with 2 gaps to cross; you have 4.',
    ]);
    expect(told([0, 1], [2, 2], { reason: 'round_limit', reader: 0 })).toEqual([
      'No pawn has arrived by the last round. Equally near, with 2 gaps to cross: you and Bo.',
    ]);
  });

  it('is not told of a match without winners', () => {
    expect(told([], [2, 2])).toEqual([]);
  });
});
