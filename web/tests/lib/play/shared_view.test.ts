import { describe, expect, it } from 'vitest';
import { sharedView } from '../../../src/lib/play/shared_view';

describe('what several observers all see', () => {
  const mine = {
    you: 0,
    goal: { number: 3 },
    discards: { white: ['W1'] },
    players: [
      { seat: 0, tokens: { white: 1 }, hand: ['W5', 'B2'] },
      { seat: 1, tokens: null, known: ['B1'] },
      { seat: 2, tokens: null, known: ['W7'] },
    ],
  };
  const yours = {
    you: 1,
    goal: { number: 3 },
    discards: { white: ['W1'] },
    players: [
      { seat: 0, tokens: null, known: [] },
      { seat: 1, tokens: { white: 2 }, hand: ['B1', 'B9'] },
      { seat: 2, tokens: null, known: ['W7'] },
    ],
  };
  const shared = sharedView<Record<string, unknown>>([mine, yours]);

  it('has what is open', () => {
    expect(shared).toMatchObject({ you: null, goal: { number: 3 }, discards: { white: ['W1'] } });
  });

  it('has nothing that only one of them sees', () => {
    const words = JSON.stringify(shared);
    for (const hidden of ['W5', 'B2', 'B1', 'B9', 'hand']) expect(words).not.toContain(`"${hidden}"`);
    expect(shared['players']).toEqual([
      { seat: 0, tokens: null },
      { seat: 1, tokens: null },
      { seat: 2, tokens: null, known: ['W7'] },
    ]);
  });

  it('leaves the secret parts of events out', () => {
    const seen = [{ ply: 0, by: -1, events: [{ kind: 'card_drawn', seat: 0, colour: 'white', card: 'W1' }] }];
    const unseen = [{ ply: 0, by: -1, events: [{ kind: 'card_drawn', seat: 0, colour: 'white' }] }];
    expect(sharedView([seen, unseen])).toEqual(unseen);
  });

  it('is the view itself for one observer', () => {
    expect(sharedView([mine])).toEqual(mine);
  });
});
