import type { Entry, Frames } from '../connection/protocol';
import type { Frame } from './playback.svelte';

/** The entries of a replay, numbered as they were at the table: frame n follows entry n - 1. */
export function entriesOf({ frames }: Frames): Entry[] {
  return frames.slice(1).map(({ by, events }, ply) => ({ ply, by: by ?? -1, events }));
}

/** The position of a replay after so many entries. */
export function frameAt(frames: Frames, entries: readonly Entry[], ply: number): Frame {
  return { view: frames.frames[ply]?.view ?? {}, log: entries.slice(0, ply) };
}
