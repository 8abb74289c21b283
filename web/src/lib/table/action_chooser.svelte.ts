import type { Thing } from './game_module';
import type { Action } from '../connection/protocol';

/** A node of the trie of clicks: the action, if it is settled here, and where each further click leads. */
interface Step {
  action: Action | null;
  next: Map<Thing, Step>;
}

const step = (): Step => ({ action: null, next: new Map() });

/** Finds one of the listed actions by the things clicked for it, one after another. */
export class ActionChooser {
  picked = $state.raw<readonly Thing[]>([]);
  /** The root. A trie, because a board may offer hundreds of actions and each of its spaces asks. */
  private readonly start = step();
  /** The steps taken so far, the start among them. */
  private readonly taken: readonly Step[] = $derived.by(() => this.walk(this.picked));

  /** What can be clicked next. */
  readonly lit: ReadonlySet<Thing> = $derived.by(() => new Set<Thing>(this.taken.at(-1)?.next.keys()));

  constructor(actions: readonly Action[], clickPaths: (action: Action) => Thing[][]) {
    for (const action of actions) for (const path of clickPaths(action)) this.add(action, path);
  }

  /** Whether a click on the thing means something: the next step, or another choice for a step already taken. */
  takes(thing: Thing): boolean {
    return this.taken.some(({ next }) => next.has(thing));
  }

  /** A click. Returns the action once it is settled. A second click on what was picked takes it back. */
  pick(thing: Thing): Action | null {
    const again = this.picked.indexOf(thing);
    if (again >= 0 && !this.lit.has(thing)) {
      this.picked = this.picked.slice(0, again);
      return null;
    }
    const at = this.stepOf(thing);
    if (at < 0) return null;
    this.picked = [...this.picked.slice(0, at), thing];
    return this.taken.at(-1)?.action ?? null;
  }

  /** The action that a click on the thing would settle. */
  peek(thing: Thing): Action | null {
    return this.taken[this.stepOf(thing)]?.next.get(thing)?.action ?? null;
  }

  /** Take the last step back; whether there was one. */
  back(): boolean {
    const had = this.picked.length > 0;
    this.picked = this.picked.slice(0, -1);
    return had;
  }

  clear(): void {
    this.picked = [];
  }

  private add(action: Action, path: readonly Thing[]): void {
    let at = this.start;
    for (const thing of path) {
      const next = at.next.get(thing) ?? step();
      at.next.set(thing, next);
      at = next;
    }
    at.action ??= action;
  }

  private walk(path: readonly Thing[]): Step[] {
    const steps = [this.start];
    for (const thing of path) {
      const next = steps.at(-1)?.next.get(thing);
      if (next) steps.push(next);
    }
    return steps;
  }

  /** The latest step at which the thing can be picked, or -1. */
  private stepOf(thing: Thing): number {
    return this.taken.findLastIndex(({ next }) => next.has(thing));
  }
}
