import { expect, it } from 'vitest';
import { toldByAction } from '../../src/games/yin_yang/told_by_action';

const play = (card: string) => ({ kind: 'play', card, player: 0 });
const gained = (count: number) => ({ kind: 'tokens_gained', seat: 0, colour: 'white', count });

it.each([
  ['W1', gained(1), true],
  ['W1', gained(0), false], // the bag is empty
  ['W7', gained(2), true],
  ['W7', gained(1), false],
  ['W9', { kind: 'tokens_lost', seat: 0, colour: 'black', count: 1 }, true],
  ['W8', { kind: 'tokens_lost', seat: 0, colour: 'black', count: 1 }, false],
  ['B5', { kind: 'token_moved', giver: 0, receiver: 1, colour: 'black' }, true],
  ['W10', { kind: 'goal_changed', number: 2, mode: 'win' }, false],
  ['W1', { kind: 'game_over', winners: [0], reason: 'goal' }, false],
])('playing %s, %o is told by the action itself: %s', (card, event, told) => {
  expect(toldByAction(play(card), event)).toBe(told);
});
