import { getContext, setContext } from 'svelte';
import type { Cast } from '../../i18n/sentences';
import type { Words } from '../../i18n/words';
import type { Chooser } from './action_chooser.svelte';
import type { Foreseen } from '../play/hover_preview.svelte';
import type { Thing } from './game_module';
import type { Action, Entry, GameEvent, RefusalData } from '../connection/protocol';

/** What a board shows, one thing after the other, of what has just happened, before it shows the present. */
export interface Passing {
  /** What is being shown; null for the present. */
  readonly event: GameEvent | null;
  /** Go to the present at once. */
  skip(): void;
}

/** What everything drawn on a table needs to know; each part is read anew whenever it changes. */
export interface Scene {
  /** The table's id; null where a match is gone through that nobody plays here. */
  readonly table: string | null;
  readonly words: Words;
  readonly cast: Cast;
  /** Whether the reader plays in it now, rather than watching or going through a match that is over. */
  readonly playing: boolean;
  /** Whether the match is over and its end has been shown; by its rules the position may go on, if somebody has resigned. */
  readonly over: boolean;
  /** What can be chosen by clicking, when it is for somebody at this screen to choose and the present is shown. */
  readonly chooser: Chooser | null;
  /** What might be expected to be possible but is not, each with its reason. */
  readonly blocked: readonly RefusalData[];
  /** What the reader of the log, or a preview, points at. */
  readonly pointed: ReadonlySet<Thing>;
  /** What the last move touched. */
  readonly moved: ReadonlySet<Thing>;
  /** The seats that have decided already, at the same time as others who have not. */
  readonly ready: readonly number[];
  /** What has happened so far. */
  readonly log: readonly Entry[];
  /** What has just happened and is still being shown; null when the board shows the present. */
  readonly passing: Passing | null;
  /** What choosing the thing that is looked at would bring about. */
  readonly foreseen: Foreseen | null;
  pick(thing: Thing): void;
  /** Several actions one after another, for what is planned as a whole. */
  play(actions: readonly Action[]): void;
  /** Choose an action that no thing stands for, such as an amount of one's own. */
  propose(action: Action): void;
  /** Somebody points at a thing, or has it in focus: look ahead at what choosing it would do; null when no longer. */
  look(thing: Thing | null): void;
  /** For a board that shows what has happened one thing after the other: the room speaks of it, and asks for nothing meanwhile. */
  show(passing: Passing): void;
}

const KEY = Symbol('scene');

export function provideScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
