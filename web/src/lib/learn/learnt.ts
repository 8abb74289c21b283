import type { CourseInfo } from '../connection/protocol';
import { wasPlayed } from '../lobby/last_table';
import { recall, remember } from '../ui/preferences';

const KEY = 'learnt';

/** The lessons of a game that were taken to their end on this browser. */
export function learntLessons(game: string): readonly string[] {
  return read()[game] ?? [];
}

export function rememberLearnt(game: string, lesson: string): void {
  const learnt = read();
  remember(KEY, JSON.stringify({ ...learnt, [game]: [...new Set([...(learnt[game] ?? []), lesson])] }));
}

/** The first lesson that was not taken yet; null if all were. */
export function nextLesson(game: string, { lessons }: CourseInfo): string | null {
  const learnt = learntLessons(game);
  return lessons.find(({ key }) => !learnt.includes(key))?.key ?? null;
}

/** Whether somebody on this browser has neither played the game nor taken all of its lessons. */
export function isNewcomer(game: string, course: CourseInfo): boolean {
  return !wasPlayed(game) && nextLesson(game, course) !== null;
}

function read(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    return isLearnt(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Anything may stand in a browser's storage. */
function isLearnt(kept: unknown): kept is Record<string, string[]> {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.values(kept).every(
    (lessons) => Array.isArray(lessons) && lessons.every((lesson) => typeof lesson === 'string'),
  );
}
