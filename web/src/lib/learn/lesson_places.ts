import type { Entry, Lesson, LessonStep } from '../connection/protocol';
import type { Frame } from '../table/playback.svelte';

/** A step of a lesson where it stands: its scene, and the table before and after what happens at it. */
export interface LessonPlace {
  readonly scene: number;
  /** Its number in the scene, as the server counts. */
  readonly step: number;
  readonly content: LessonStep;
  /** How many steps the reader has come to with this one; steps without a text of their own do not count. */
  readonly number: number;
  readonly before: Frame;
  readonly after: Frame;
}

/** The steps of all scenes in a row. The log begins anew with each scene. */
export function placesOf({ scenes }: Lesson): LessonPlace[] {
  let number = 0;
  return scenes.flatMap(({ steps }, scene) => {
    let log: readonly Entry[] = [];
    return steps.map((content, step): LessonPlace => {
      if (isStop(content)) number += 1;
      const before = { view: content.view, log };
      log = [...log, ...content.frames.map(({ by, events }, at) => ({ ply: before.log.length + at, by, events }))];
      const after = { view: content.frames.at(-1)?.view ?? content.view, log };
      return { scene, step, content, number, before, after };
    });
  });
}

/** Whether the reader comes to a stop at a step: it has a text, and not only goes on with an answer begun before. */
export const isStop = ({ text, continued }: LessonStep): boolean => text !== null && !continued;
