import { beforeEach, expect, it } from 'vitest';
import { isNewcomer, learntLessons, nextLesson, rememberLearnt } from '../../../src/lib/learn/learnt';
import { rememberTable } from '../../../src/lib/lobby/last_table';
import { remember } from '../../../src/lib/ui/preferences';

const COURSE = { minutes: 2, lessons: ['goal', 'turn'].map((key) => ({ key, minutes: 1 })) };

beforeEach(() => remember('learnt', '{}'));

it('remembers lessons by game, each once', () => {
  rememberLearnt('g', 'goal');
  rememberLearnt('g', 'goal');
  rememberLearnt('h', 'other');
  expect(learntLessons('g')).toEqual(['goal']);
  expect(nextLesson('g', COURSE)).toBe('turn');
  expect(nextLesson('fresh', COURSE)).toBe('goal');
});

it('a newcomer has neither played nor learnt everything', () => {
  expect(isNewcomer('g', COURSE)).toBe(true);
  rememberLearnt('g', 'goal');
  expect(isNewcomer('g', COURSE)).toBe(true);
  rememberLearnt('g', 'turn');
  expect(isNewcomer('g', COURSE)).toBe(false);
  expect(nextLesson('g', COURSE)).toBeNull();
  rememberTable('played', { seats: [null, 'easy'], options: {}, public: false, fair: true, hints: true });
  expect(isNewcomer('played', COURSE)).toBe(false);
});

it.each(['', 'null', '[1]', '{"g": "goal"}', '{"g": [1]}'])('does not trip over %s in the storage', (kept) => {
  remember('learnt', kept);
  expect(learntLessons('g')).toEqual([]);
});
