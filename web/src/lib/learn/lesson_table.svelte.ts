import { api } from '../connection/http_api';
import type { Action, Decision, Entry, GameEvent, Lesson, TriedAction, View } from '../connection/protocol';
import { Refusal } from '../connection/refusal';
import type { AskedTable } from '../play/asked_table';
import { Playback } from '../table/playback.svelte';
import { isStop, placesOf } from './lesson_places';
import type { LessonPlace } from './lesson_places';

/** An answer that was not the right one: what it would have done, and the message that says more of it. */
export interface WrongAnswer {
  events: readonly GameEvent[];
  say: string | null;
}

/** A lesson as its learner goes through it: one step after the other, and back. */
export class LessonTable implements AskedTable {
  /** Shows what an answer leads to, and what others do, before the next step. */
  readonly playback = new Playback();
  readonly count: number;
  /** The last answer to the question, if it was wrong. */
  wrong = $state.raw<WrongAnswer | null>(null);
  /** Why the server has not answered. */
  problem = $state.raw<unknown>(null);
  /** Whether the last step has been left behind. */
  finished = $state(false);
  private at = $state(0);
  private readonly places: readonly LessonPlace[];
  private readonly tried = new Map<string, Promise<TriedAction>>();

  constructor(
    readonly lesson: Lesson,
    /** The step to begin with, by its number. */
    number = 1,
  ) {
    this.places = placesOf(lesson);
    this.count = this.places.at(-1)?.number ?? 0;
    this.at = Math.max(
      0,
      this.places.findIndex((place) => place.number === number && isStop(place.content)),
    );
    this.playback.reset(this.place.before.log);
    this.enter(this.at);
  }

  private get place(): LessonPlace {
    const place = this.places[this.at];
    if (!place) throw new Error('A lesson without steps');
    return place;
  }

  /** What the table shows when nothing is played back: what others do has been done. */
  private get present(): LessonPlace['before'] {
    return this.place.content.kind === 'play' ? this.place.after : this.place.before;
  }

  get scene(): number {
    return this.place.scene;
  }

  get number(): number {
    return this.place.number;
  }

  get text(): string | null {
    return this.place.content.text;
  }

  /** What the text speaks of, as soon as it is read. */
  get points(): readonly string[] {
    return this.playback.moment || this.finished ? [] : this.place.content.points;
  }

  get view(): View {
    return this.playback.moment?.view ?? this.present.view;
  }

  get log(): readonly Entry[] {
    return this.playback.moment?.log ?? this.present.log;
  }

  /** Whether this step asks for an action. */
  get asks(): boolean {
    return !this.finished && this.place.content.kind === 'ask';
  }

  get decision(): Decision | null {
    return this.asks && !this.playback.moment ? this.place.content.decision : null;
  }

  /** Go on: what is played back is skipped first, and a question must be answered. */
  next(): void {
    if (this.playback.moment) this.playback.skip();
    else if (!this.asks && !this.finished) this.enter(this.at + 1);
  }

  get first(): boolean {
    return this.number === 1;
  }

  /** Go back to the step before, as it was. */
  back(): void {
    const from = this.finished ? this.at + 1 : this.at;
    const to = this.places.findLastIndex(
      ({ content, number }, at) => at < from && isStop(content) && (number < this.number || this.finished),
    );
    if (to < 0) return;
    this.finished = false;
    this.at = to;
    this.settle();
  }

  /** Do what is asked for. */
  show(): void {
    this.playback.skip();
    if (!this.asks) return;
    do this.goOn([]);
    while (this.asks && this.place.content.continued);
  }

  async act(action: Action): Promise<boolean> {
    this.playback.skip();
    const { at } = this;
    const tried = this.asks ? await this.try(action, false) : null;
    if (!tried || at !== this.at) return false;
    if (tried.right) {
      this.goOn([this.lesson.seat]);
      return true;
    }
    // The answer begins anew.
    while (this.place.content.continued) this.at -= 1;
    this.settle();
    this.wrong = tried;
    return false;
  }

  async preview(action: Action, quiet = false): Promise<GameEvent[] | null> {
    return (await this.try(action, quiet))?.events ?? null;
  }

  async refusalOf(action: Action): Promise<Refusal | null> {
    try {
      await this.ask(action);
      return null;
    } catch (problem) {
      return problem instanceof Refusal ? problem : null;
    }
  }

  /** What an action is worth; null if the server does not say. */
  private async try(action: Action, quiet: boolean): Promise<TriedAction | null> {
    this.problem = null;
    try {
      return await this.ask(action);
    } catch (problem) {
      if (!quiet) this.problem = problem;
      return null;
    }
  }

  /** Ask the server, once for each action of each question. */
  private ask(action: Action): Promise<TriedAction> {
    const { scene, step } = this.place;
    const key = JSON.stringify([scene, step, action]);
    const asked = this.tried.get(key) ?? api.tryAction(this.lesson.game, this.lesson.lesson, { scene, step, action });
    this.tried.set(key, asked);
    asked.catch(() => this.tried.delete(key));
    return asked;
  }

  /** The question is answered: what comes of it is shown, except what those in `own` have just done themselves. */
  private goOn(own: readonly number[]): void {
    const { before, after } = this.place;
    this.playback.advance(before, after, own);
    this.enter(this.at + 1);
  }

  private enter(at: number): void {
    this.wrong = null;
    if (at >= this.places.length) {
      this.finished = true;
      return;
    }
    const { scene } = this.place;
    this.at = at;
    if (this.place.scene !== scene) this.playback.reset([]);
    const { content, before, after } = this.place;
    if (content.kind !== 'play') return;
    this.playback.advance(before, after);
    if (content.text === null) this.enter(at + 1);
  }

  /** Be at a step that was reached before. */
  private settle(): void {
    this.wrong = null;
    this.playback.reset(this.present.log);
  }
}
