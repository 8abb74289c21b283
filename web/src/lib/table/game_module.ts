import type { Component } from 'svelte';
import type { Fields, Words } from '../../i18n/words';
import type { Chooser } from './action_chooser.svelte';
import type { Action, Entry, GameEvent, View } from '../connection/protocol';
import type { Scene } from './table_context';

/**
 * A thing on the table that can be clicked or pointed at, as a short name such as "seat:2". What names there are is the
 * game's own affair; the shared code only compares them.
 */
export type Thing = string;

export interface BoardProps {
  view: View;
}

export interface ForeseenProps {
  action: Action;
  /** What can be foreseen; the first event is the action itself. */
  events: readonly GameEvent[];
}

export interface LineProps {
  actions: readonly Action[];
  view: View;
}

/** Where several actions are planned as a whole before any of them is done. */
export interface Planning {
  /** Whether the action is one of those. */
  plans(action: Action): boolean;
  /** Draws actions one after another, in little room. */
  Line: Component<LineProps>;
  /** Show in the place of the plan what it could be; null: the plan itself again. */
  show(actions: readonly Action[] | null, view: View, scene: Scene): void;
  /** Let these be the plan. */
  adopt(actions: readonly Action[], view: View, scene: Scene): void;
}

/** How a game is drawn. No rule is in here: what can be done is in the actions that the server lists. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** What stands beside the prompt: choices that are no thing on the table, such as passing. */
  Controls: Component<BoardProps>;
  /** What an action would bring about, where a game has more to show than sentences. */
  Foreseen?: Component<ForeseenProps>;
  /** What is planned before it is done, where a game has such things. */
  planning?: Planning;
  /** For fields of actions and events whose codes have messages under another name: that name. */
  codes: Readonly<Record<string, string>>;
  /** The things to click, in order, that stand for an action of what is asked in the view; more than one way where there is. */
  paths(action: Action, view: View): Thing[][];
  /** The things that an event speaks of. */
  pointsAt(event: GameEvent): Thing[];
  /** The entries of the log that were the last move. */
  lastMove(log: readonly Entry[]): readonly Entry[];
  /** Whether an action is to be confirmed even if little follows from it. */
  confirms(action: Action): boolean;
  /** Whether what would follow is to be confirmed; a game that does not say so means more than one thing. */
  grave?(events: readonly GameEvent[]): boolean;
  /** What is to be borne in mind before an action is confirmed, if anything. */
  caution?(action: Action, words: Words): string;
  /** Whether what is asked now may be decided in front of everybody; a game that does not say so means no. */
  openly?(view: View): boolean;
  /** The heading that an action stands under in the plain list. */
  heading(action: Action, words: Words): string;
  /** The sentence that asks for what is to be clicked next. */
  prompt(view: View, chooser: Chooser, scene: Scene): { id: string; fields: Fields };
}
