/** Step by step through a lesson, and back; what comes of answers, and what of wrong ones. */
import { flushSync } from 'svelte';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import type { Action, Lesson, LessonFrame, LessonStep, TriedAction } from '../../../src/lib/connection/protocol';
import { placesOf } from '../../../src/lib/learn/lesson_places';
import { LessonTable } from '../../../src/lib/learn/lesson_table.svelte';

const frame = (by: number, at: number): LessonFrame => ({ by, events: [{ kind: 'moved', seat: by }], view: { at } });
const step = (
  kind: LessonStep['kind'],
  text: string | null,
  at: number,
  more: Partial<LessonStep> = {},
): LessonStep => ({
  kind,
  text,
  points: [],
  continued: false,
  view: { at },
  decision: null,
  answer: null,
  frames: [],
  ...more,
});
const ask = (text: string, at: number, card: string, frames: LessonFrame[], continued = false): LessonStep =>
  step('ask', text, at, {
    continued,
    frames,
    answer: { kind: 'lay', card },
    decision: { seat: 0, ply: at, actions: [], blocked: [], undo: null },
  });

/** Two scenes: in the first a question with what others do after it; in the second an answer of two actions. */
const LESSON: Lesson = {
  game: 'g',
  lesson: 'l',
  seat: 0,
  names: ['', 'Willow'],
  scenes: [
    {
      steps: [
        step('say', 'l-one', 0, { points: ['goal'] }),
        ask('l-two', 0, 'a', [frame(0, 1), frame(1, 2)]),
        step('play', null, 2, { frames: [frame(1, 3)] }),
        step('say', 'l-three', 3),
      ],
    },
    {
      steps: [
        ask('l-four', 10, 'b', [frame(0, 11)]),
        ask('l-four', 11, 'c', [frame(0, 12)], true),
        step('play', 'l-five', 12, { frames: [frame(1, 13)] }),
      ],
    },
  ],
};
const WRONG: TriedAction = { right: false, events: [{ kind: 'moved', seat: 0 }], say: 'l-not-so' };

let asked: { scene: number; step: number; action: Action }[] = [];

/** A server that knows the right answers; it can be out of reach. */
let reached = true;
beforeEach(() => {
  asked = [];
  reached = true;
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    const wish = JSON.parse(body) as (typeof asked)[number];
    asked.push(wish);
    if (!reached) return Promise.reject(new Error('no net'));
    const right = LESSON.scenes[wish.scene]?.steps[wish.step]?.answer?.['card'] === wish.action['card'];
    return Promise.resolve(new Response(JSON.stringify(right ? { right, events: [], say: null } : WRONG)));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The lesson as its screen has it, at a speed that shows everything at once. */
function begin(number?: number): LessonTable {
  const table = new LessonTable(LESSON, number);
  table.playback.pacing = { beats: () => 0 };
  return table;
}

const lay = (card: string): Action => ({ kind: 'lay', card });
const at = (table: LessonTable): unknown => [table.number, table.text, table.view['at'], table.log.length];

it('numbers the steps at which a reader stops, and begins the log anew with every scene', () => {
  expect(placesOf(LESSON).map(({ number }) => number)).toEqual([1, 2, 2, 3, 4, 4, 5]);
  expect(placesOf(LESSON).map(({ before, after }) => [before.log.length, after.log.length])).toEqual([
    [0, 0],
    [0, 2],
    [2, 3],
    [3, 3],
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

it('goes on with Next, but not past a question', () => {
  const table = begin();
  expect(table.count).toBe(5);
  expect(table.points).toEqual(['goal']);
  table.next();
  expect(at(table)).toEqual([2, 'l-two', 0, 0]);
  table.next();
  expect(at(table)).toEqual([2, 'l-two', 0, 0]);
  expect(table.decision).not.toBeNull();
});

it('a right answer leads past what others do to the next text', async () => {
  const table = begin(2);
  expect(await table.act(lay('a'))).toBe(true);
  expect(asked).toEqual([{ scene: 0, step: 1, action: lay('a') }]);
  expect(at(table)).toEqual([3, 'l-three', 3, 3]);
});

it('a wrong answer changes nothing, says what it would have done, and the question stays', async () => {
  const table = begin(2);
  expect(await table.act(lay('x'))).toBe(false);
  expect(table.wrong).toEqual(WRONG);
  expect(at(table)).toEqual([2, 'l-two', 0, 0]);
  await table.act(lay('a'));
  expect(table.wrong).toBeNull();
});

it('an answer of several actions begins anew after a wrong one', async () => {
  const table = begin(4);
  expect(await table.act(lay('b'))).toBe(true);
  expect(at(table)).toEqual([4, 'l-four', 11, 1]);
  expect(await table.act(lay('x'))).toBe(false);
  expect(at(table)).toEqual([4, 'l-four', 10, 0]);
  expect(await table.act(lay('b'))).toBe(true);
  expect(await table.act(lay('c'))).toBe(true);
  expect(at(table)).toEqual([5, 'l-five', 13, 3]);
});

it('Show me does the whole answer', () => {
  const table = begin(4);
  table.show();
  expect(at(table)).toEqual([5, 'l-five', 13, 3]);
  expect(asked).toEqual([]);
});

it('what is played back comes before the next question, and Next skips it', async () => {
  const table = begin(2);
  table.playback.pacing = { beats: () => 2 };
  await table.act(lay('a'));
  flushSync();
  expect(table.playback.moment).not.toBeNull();
  expect(table.view['at']).toBe(2);
  expect(table.decision).toBeNull();
  table.next();
  expect(table.playback.moment).toBeNull();
  expect(at(table)).toEqual([3, 'l-three', 3, 3]);
});

it('goes back, also from the end, to steps at which a reader stops', () => {
  const table = begin(3);
  table.back();
  expect(at(table)).toEqual([2, 'l-two', 0, 0]);
  table.back();
  table.back();
  expect(table.number).toBe(1);
  const last = begin(5);
  last.next();
  expect(last.finished).toBe(true);
  last.back();
  expect(last.finished).toBe(false);
  expect(at(last)).toEqual([5, 'l-five', 13, 3]);
  last.back();
  expect(at(last)).toEqual([4, 'l-four', 10, 0]);
});

it('asks the server once about each action, and again only after it did not answer', async () => {
  const table = begin(2);
  reached = false;
  expect(await table.preview(lay('x'))).toBeNull();
  expect(table.problem).not.toBeNull();
  reached = true;
  expect(await table.preview(lay('x'))).toEqual(WRONG.events);
  expect(table.problem).toBeNull();
  await table.act(lay('x'));
  expect(asked.length).toBe(2);
});
