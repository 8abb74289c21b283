import { getContext, setContext } from 'svelte';
import type { Cast } from '../../i18n/sentences';
import type { Words } from '../../i18n/words';
import type { Action, Entry, GameEvent, RefusalData } from '../connection/protocol';
import type { ActionChooser } from './action_chooser.svelte';
import type { Thing } from './game_module';

/** What is being shown instead of the present. */
export interface PastMoment {
  /** Null where only the position after the last event is shown. */
  readonly event: GameEvent | null;
  /** How long it is shown. */
  readonly beats: number;
}

/** The action that a click on the thing under the pointer, or in focus, would settle. */
export interface HoveredAction {
  thing: Thing;
  action: Action;
  /** The events it would cause, as far as they can be foreseen; null until the server has answered. */
  events: readonly GameEvent[] | null;
}

/** What a live match and a replay show alike. */
export interface DisplayedMatch {
  readonly words: Words;
  readonly cast: Cast;
  /** What the reader of the log, a hint or a preview points at. */
  readonly pointed: ReadonlySet<Thing>;
  /** What the last move touched. */
  readonly moved: ReadonlySet<Thing>;
  /** What has happened so far. */
  readonly log: readonly Entry[];
}

/** What a reader can do with a match, and what is asked of them. */
export interface Interaction {
  /** The table's id; null in a replay. */
  readonly table: string | null;
  /** Whether the reader plays in the match now, rather than watching or replaying it. */
  readonly playing: boolean;
  /** Whether the match is over and its end has been shown; after a resignation the rules might let the position go on. */
  readonly over: boolean;
  /** Finds the action by clicks, when somebody at this screen has to decide and the board shows the present. */
  readonly chooser: ActionChooser | null;
  /** What might be expected to be possible but is not, each with its reason. */
  readonly blocked: readonly RefusalData[];
  /** The seats that have decided already, while others at the same time have not. */
  readonly ready: readonly number[];
  /** The moment that is being played back; null when the board shows the present. */
  readonly moment: PastMoment | null;
  readonly hovered: HoveredAction | null;
  /** The things of each hint that is shown, in order. */
  readonly hinted: readonly (readonly Thing[])[];
  /** What follows from an action of this decision besides itself; null if that is not known. */
  consequences(action: Action): readonly GameEvent[] | null;
  /** A click on a thing, or on a button that is labelled with what it does. */
  pick(thing: Thing, labelled?: boolean): void;
  /** Whether a thing seems to mean an action, although it cannot be chosen; a click on it says why not. */
  meant(thing: Thing): boolean;
  /** Take several actions one after another, for what is planned as a whole. */
  play(actions: readonly Action[]): void;
  /** Choose an action that no thing stands for, such as an amount typed in. */
  propose(action: Action): void;
  /** Somebody points at a thing, or has it in focus; null when no longer. */
  hover(thing: Thing | null): void;
  /** Takes the action that waits to be confirmed; null if none does. */
  readonly confirm: (() => void) | null;
}

/** What everything drawn on a table needs to know; each part is read again whenever it changes. */
export type TableContext = DisplayedMatch & Interaction;

/** A match that can only be looked at. */
export const LOOK_ONLY: Interaction = {
  table: null,
  playing: false,
  over: false,
  chooser: null,
  blocked: [],
  ready: [],
  moment: null,
  hovered: null,
  hinted: [],
  consequences: () => null,
  pick: () => undefined,
  meant: () => false,
  play: () => undefined,
  propose: () => undefined,
  hover: () => undefined,
  confirm: null,
};

const KEY = Symbol('table context');

export function provideTableContext(context: TableContext): TableContext {
  return setContext(KEY, context);
}

/** An object's properties, with those of another in front; each is read when it is needed, so that getters stay live. */
export function overlaid<Base extends object, Front extends object>(
  base: Base,
  front: Front,
): Omit<Base, keyof Front> & Front {
  const get = (_: Base, key: string | symbol): unknown => Reflect.get(key in front ? front : base, key);
  return new Proxy(base, { get }) as unknown as Omit<Base, keyof Front> & Front;
}

export function useTableContext(): TableContext {
  return getContext<TableContext>(KEY);
}
