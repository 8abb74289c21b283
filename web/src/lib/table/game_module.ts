import type { Component } from 'svelte';
import type { Fields, Words } from '../../i18n/words';
import type { ActionChooser } from './action_chooser.svelte';
import type { Action, Entry, GameEvent, View } from '../connection/protocol';
import type { TableContext } from './table_context';

/**
 * A thing on the table that can be clicked or pointed at, as a short name such as "seat:2". What names there are is the
 * game's own affair; the shared code only compares them.
 */
export type Thing = string;

export interface BoardProps {
  view: View;
}

export interface PreviewProps {
  action: Action;
  /** The events that can be foreseen; the first is the action itself. */
  events: readonly GameEvent[];
}

export interface HintedPlanProps {
  actions: readonly Action[];
  view: View;
}

/** How hints work where several actions are planned as a whole before any of them is taken. */
export interface HintedPlan {
  /** Whether the action belongs to a plan. */
  plans(action: Action): boolean;
  /** Draws the actions of a plan in a row, in little space. */
  Drawing: Component<HintedPlanProps>;
  /** Show these actions in place of the reader's own plan; null to show that again. */
  show(actions: readonly Action[] | null, view: View, context: TableContext): void;
  /** Make these actions the reader's plan. */
  adopt(actions: readonly Action[], view: View, context: TableContext): void;
}

/** How a game is drawn. No rule is in here: what can be done is in the actions that the server lists. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** Stands beside the prompt: choices that are no thing on the table, such as passing. */
  Controls: Component<BoardProps>;
  /** Draws what an action would cause, where a game has more to show than sentences. */
  PreviewEvents?: Component<PreviewProps>;
  hintedPlan?: HintedPlan;
  /** For fields whose codes have messages under another name: that name. */
  codes: Readonly<Record<string, string>>;
  /** The things to click, in order, for an action; more than one path where several lead to it. */
  clickPaths(action: Action, view: View): Thing[][];
  /** The things that an event speaks of. */
  pointsAt(event: GameEvent): Thing[];
  /** The entries of the log that were the last move. */
  lastMove(log: readonly Entry[]): readonly Entry[];
  /** Whether an action is to be confirmed even if little follows from it. */
  confirms(action: Action): boolean;
  /** Whether these consequences are to be confirmed; by default, when there is more than one. */
  grave?(events: readonly GameEvent[]): boolean;
  /** A warning to show before an action is confirmed; empty if there is none. */
  caution?(action: Action, words: Words): string;
  /** Whether the decision asked in the view may be made in front of everybody; by default it may not. */
  isPublicDecision?(view: View): boolean;
  /** The heading that an action stands under in the plain list. */
  heading(action: Action, words: Words): string;
  /** The sentence that asks for what is to be clicked next. */
  prompt(view: View, chooser: ActionChooser, context: TableContext): { id: string; fields: Fields };
}
