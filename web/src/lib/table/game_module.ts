import type { Component } from 'svelte';
import type { Cast } from '../../i18n/sentences';
import type { Fields, Words } from '../../i18n/words';
import type { ActionChooser } from './action_chooser.svelte';
import type { Action, Entry, GameEvent, View } from '../connection/protocol';
import type { SoundName } from '../sound/sound_library';
import type { DisplayedMatch, TableContext } from './table_context';

/**
 * A thing on the table that can be clicked or pointed at, as a short name such as "hand:W4". What names there are is the
 * game's own affair; the shared code only compares them, and knows those of the seats.
 */
export type Thing = string;

/** What stands for a player, in every game. */
export const seatThing = (seat: number): Thing => `seat:${seat}`;

export interface BoardProps {
  view: View;
}

/** A drawing in the rules: parts of a table, small, and only to be looked at. */
export interface FigureProps {
  view: View;
  /** Which parts of the table are drawn, in the game's own words (`guide/figures.json`). */
  parts: readonly string[];
  /** The spaces that a drawing of a large board has to show; all of it, if there are none. */
  near: readonly string[];
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

export interface SceneProps {
  event: GameEvent;
  /** The position that is shown with it. */
  view: View;
}

/** Drawings of the key events, shown above the board while those are played back. */
export interface EventScenes {
  /** Whether an event has a drawing, if it is shown for so many beats. */
  draws(event: GameEvent, beats: number): boolean;
  /**
   * The things that have to be seen meanwhile: the drawing stands in the corner of the board, `[data-scene-frame]`, that is
   * farthest from them.
   */
  spares?(event: GameEvent, view: View): Thing[];
  /** Lasts as long as the CSS variable `--lasts` says; without motion it shows how things end. */
  Drawing: Component<SceneProps>;
  /**
   * The thing that the drawing is about, and on which it stands lest it cover another: it stands in the middle of the
   * `[data-scene-place]` that has this name. Without it, and without `spares`, it stands at the top.
   */
  standsOn?(event: GameEvent): Thing;
}

/** How a match has ended for the reader; for those who only watch, it is won. */
export type Ending = 'won' | 'lost' | 'draw';

export interface EndPictureProps {
  view: View;
  ending: Ending;
}

/** How a player has done, in the game's own measure. */
export interface Standing {
  seat: number;
  told: string;
}

/** A position that has been shown, and what had happened until then. */
export interface Past {
  view: View;
  log: readonly Entry[];
}

/** How a game's events are shown one after the other. */
export interface Pacing {
  /**
   * How long an event is shown, in beats of about a second; 0 if it is told together with the next one. Events that came
   * right before it, the latest last, may have been of the same kind. `before` is the position, and the log, that was shown
   * before this event and those that came together with it.
   */
  beats(event: GameEvent, recent?: readonly GameEvent[], before?: Past): number;
  /** Whether an event takes away what it speaks of: then it is shown on the board as it was before. */
  takesAway?(event: GameEvent): boolean;
  /** The view after each of the events that led from one view to another, where a game can tell. */
  viewsAfter?(before: View, after: View, events: readonly GameEvent[]): View[];
  /** The plies at which something worth watching as a whole begins; by default, the reader's own actions. */
  chapters?(log: readonly Entry[]): number[];
}

/** What a part of the log is about: somebody's turn, or a round. */
export type LogHeading = { seat: number } | { round: number };

/** How a game is drawn. No rule is in here: what can be done is in the actions that the server lists. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** Stands beside the prompt: choices that are no thing on the table, such as passing. */
  Controls: Component<BoardProps>;
  /**
   * What is being decided or counted, such as an auction: on a wide window it stands beside the board, above the prompt;
   * elsewhere the board shows it itself.
   */
  Situation?: Component<BoardProps>;
  /** Draws the figures of the guide. */
  Figure?: Component<FigureProps>;
  /** Draws what an action would cause, where a game has more to show than sentences. */
  PreviewEvents?: Component<PreviewProps>;
  hintedPlan?: HintedPlan;
  /** Whether the board marks what hints are about with their numbers. */
  numbersHints?: boolean;
  /** For fields whose codes have messages under another name: that name. */
  codes: Readonly<Record<string, string>>;
  /** The things to click, in order, for an action; more than one path where several lead to it. */
  clickPaths(action: Action, view: View): Thing[][];
  /**
   * Whether an action may be chosen while the first one, which the game asks before it, waits to be confirmed: then both are
   * taken, one after the other.
   */
  follows?(first: Action, action: Action): boolean;
  /**
   * The action that a click on a thing seems to mean although it cannot be chosen, after these things were picked. The
   * possible actions show how such an action is written.
   */
  meant?(thing: Thing, picked: readonly Thing[], view: View, actions?: readonly Action[]): Action | null;
  /** The terms of the game's glossary: `term-…` names each, and `term-…-help` explains it. */
  terms: readonly string[];
  /** The term that a thing is an example of. */
  termOf?(thing: Thing, view: View): string | null;
  /** What that very thing is called, which stands beside the term; empty if it has no name. */
  termName?(thing: Thing, words: Words): string;
  /** What the explanation of a term adds for that very thing; empty if nothing. */
  termDetails?(thing: Thing, view: View, words: Words, cast: Cast): string;
  /** What to say of a click on a thing of which nothing is asked now; empty if the question itself says enough. */
  notAsked?(thing: Thing, view: View, words: Words): string;
  /** The heading under which an event begins a new part of the log, given the one before; null if it goes on. */
  logHeading?(event: GameEvent, before: LogHeading | null): LogHeading | null;
  /**
   * The message for events such as draws, of which the log folds many into one row; null for other events. It is told how
   * many there are, the names of all who did them, and the fields of the last one.
   */
  foldedAs?(event: GameEvent): string | null;
  /** The things that an event speaks of. */
  pointsAt(event: GameEvent): Thing[];
  /** What an event sounds like; null if it makes no sound. */
  sound?(event: GameEvent): SoundName | null;
  /** The entries of the log that were the last move; a reader who plays may be shown all since their own. */
  lastMove(log: readonly Entry[], reader?: number | null): readonly Entry[];
  pacing: Pacing;
  scenes?: EventScenes;
  /** The entries of the log that decided a match which ended by the rules; by default, the last move. */
  decidingMove?(log: readonly Entry[], view: View): readonly Entry[];
  /** Sentences that say what decided such a match, where the events' own do not say enough. */
  decidedBy?(view: View, log: readonly Entry[], context: DisplayedMatch): string[];
  /** What on the table decided such a match; by default, what the deciding move speaks of. */
  decidingThings?(view: View): Thing[];
  /** Draws how a match ended by the rules that somebody has won; by default, boats at sunrise or by night. */
  EndPicture?: Component<EndPictureProps>;
  /** How everybody has done at the end of a match, best first. */
  standings?(view: View, words: Words, log: readonly Entry[]): Standing[];
  /**
   * The action that completes the one that the reader has just taken, if it is the only one left, such as the one way to
   * pay: the page takes it as well. Null for what is to be asked all the same.
   */
  completes?(actions: readonly Action[], view: View): Action | null;
  /** Whether the board shows what would follow from each of the actions that can be chosen. */
  showsConsequences?: boolean;
  /** Whether an action is to be confirmed even if little follows from it. */
  confirms(action: Action, view: View): boolean;
  /** Whether these consequences are to be confirmed; by default, when there is more than one. */
  grave?(events: readonly GameEvent[]): boolean;
  /** Whether the sentence of an action says already what this event would: before it is confirmed, it is said once. */
  toldByAction?(action: Action, event: GameEvent): boolean;
  /** A warning to show before an action is confirmed; empty if there is none. */
  caution?(action: Action, words: Words): string;
  /** Whether the decision asked in the view may be made in front of everybody; by default it may not. */
  isPublicDecision?(view: View): boolean;
  /** The heading that an action stands under in the plain list. */
  heading(action: Action, words: Words): string;
  /** The sentence that asks for what is to be clicked next. */
  prompt(view: View, chooser: ActionChooser, context: TableContext): { id: string; fields: Fields };
}
