import type { Frame } from '../connection/protocol';

/** The start, and every frame that tells something. */
export function tellingFrames(sentences: readonly string[]): number[] {
  return [...sentences.keys()].filter((frame) => frame === 0 || sentences[frame] !== '');
}

/** The start, and the last frame of each decision with all that chance did after it, if any of them tells something. */
export function decisionFrames(frames: readonly Frame[], sentences: readonly string[]): number[] {
  const stops = [0];
  frames.forEach((_, frame) => {
    const next = frames[frame + 1];
    const ends = next === undefined || (next.by ?? -1) >= 0;
    const tells = sentences.slice((stops.at(-1) ?? 0) + 1, frame + 1).some((sentence) => sentence !== '');
    if (frame > 0 && ends && tells) stops.push(frame);
  });
  return stops;
}

/** The stop whose position is shown at a frame, or the last one before it. */
export function stopAt(stops: readonly number[], frame: number): number {
  return Math.max(
    0,
    stops.findLastIndex((each) => each <= frame),
  );
}
