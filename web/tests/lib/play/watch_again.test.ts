import { expect, test } from 'vitest';
import type { Entry } from '../../../src/lib/connection/protocol';
import { chapters, withWholeEnd } from '../../../src/lib/play/watch_again.svelte';

const pacing = { beats: () => 1 };
const played = (by: readonly number[]): Entry[] =>
  by.map((seat, ply) => ({ ply, by: seat, events: [{ kind: 'something' }] }));

test('a chapter begins when the reader has acted', () => {
  expect(chapters(played([0, 1, 2, 0, 0, 1, 2]), [0], pacing)).toEqual([1, 5]);
});

test('for spectators a chapter begins with each lap', () => {
  expect(chapters(played([0, 1, 2, 0, 0, 1]), [], pacing)).toEqual([0, 3]);
});

test('what follows when the reader no longer plays is divided by laps', () => {
  const others = Array.from({ length: 80 }, (_, index) => 1 + (index % 2));
  const found = chapters(played([0, ...others]), [0], pacing);
  expect(found[0]).toBe(1);
  expect(found.at(-1)).toBe(79);
});

test('the last chapter of a match that is over holds a whole round, even if the reader ended it', () => {
  const log = played([0, 1, 2, 0, 1, 2, 0]);
  const own = chapters(log, [0], pacing);
  expect(own.at(-1)).toBe(4);
  expect(withWholeEnd([...own, 7], log).at(-1)).toBe(4);
  expect(withWholeEnd([1, 4, 6], log).at(-1)).toBe(4);
});

test('players who left the match long ago do not make its end longer', () => {
  const log = played([3, ...Array.from({ length: 90 }, (_, index) => index % 3)]);
  expect(withWholeEnd([0, 40, 85, 90], log).at(-1)).toBe(85);
});
