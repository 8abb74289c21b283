import type { Chooser } from '../table/action_chooser.svelte';
import type { Thing } from '../table/game_module';
import type { Action, GameEvent } from '../connection/protocol';

export interface Foreseen {
  /** What would be clicked. */
  thing: Thing;
  action: Action;
  /** What would follow, as far as it can be foreseen; null until the server has said. */
  events: readonly GameEvent[] | null;
}

/** A pointer that passes over many spaces asks for none of them; the server takes twenty questions a second. */
const PAUSE = 90;

/** What a click would bring about, shown while somebody points at a thing or has it in focus. */
export class Foresight {
  private thing = $state<Thing | null>(null);
  private answers = $state.raw<ReadonlyMap<Action, readonly GameEvent[]>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  /** Whether the page was left: an answer that comes later is for nobody. */
  private gone = false;

  readonly foreseen: Foreseen | null = $derived.by(() => {
    const action = this.action;
    return this.thing !== null && action
      ? { thing: this.thing, action, events: this.answers.get(action) ?? null }
      : null;
  });

  /** The answers hold for one question: actions of the next one are other objects, so that nothing old is shown. */
  constructor(
    private readonly chooser: () => Chooser | null,
    private readonly preview: (action: Action) => Promise<GameEvent[] | null>,
  ) {
    $effect(() => {
      void this.chooser();
      this.thing = null;
      this.answers = new Map();
    });
    $effect(() => () => {
      this.gone = true;
      clearTimeout(this.timer);
    });
  }

  /** Point at a thing, or at nothing any more. */
  look(thing: Thing | null): void {
    this.thing = thing;
    clearTimeout(this.timer);
    if (this.wanted) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private get action(): Action | null {
    return this.thing === null ? null : (this.chooser()?.peek(this.thing) ?? null);
  }

  /** The action whose consequences are looked at but not known yet. */
  private get wanted(): Action | null {
    const action = this.action;
    return action && !this.answers.has(action) ? action : null;
  }

  private async ask(): Promise<void> {
    const [action, chooser] = [this.wanted, this.chooser()];
    if (!action || this.asking) return;
    this.asking = true;
    const events = await this.preview(action);
    this.asking = false;
    if (this.gone || chooser !== this.chooser()) return;
    // What the server would not say stays unknown, and is not asked again until somebody points at it anew.
    if (events) this.answers = new Map(this.answers).set(action, events);
    if (this.wanted && this.wanted !== action) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }
}
