import type { Thing } from './game_module';
import type { Action } from './protocol';

interface Way {
  action: Action;
  path: Thing[];
}

/** Finds one of the listed actions by the things that are clicked for it, one after another. */
export class Chooser {
  picked = $state.raw<readonly Thing[]>([]);
  private readonly ways: readonly Way[];

  /** What can be clicked next. */
  readonly lit: ReadonlySet<Thing> = $derived.by(() => new Set(this.next(this.picked)));

  constructor(actions: readonly Action[], paths: (action: Action) => Thing[][]) {
    this.ways = actions.flatMap((action) => paths(action).map((path) => ({ action, path })));
  }

  /** Whether a click on the thing means something: the next step, or another choice for a step already taken. */
  takes(thing: Thing): boolean {
    return this.stepOf(thing) !== null;
  }

  /** A click. Returns the action once it is settled. A second click on what was picked takes it back. */
  pick(thing: Thing): Action | null {
    const again = this.picked.indexOf(thing);
    if (again >= 0 && !this.lit.has(thing)) {
      this.picked = this.picked.slice(0, again);
      return null;
    }
    const step = this.stepOf(thing);
    if (step === null) return null;
    this.picked = [...this.picked.slice(0, step), thing];
    return this.settled();
  }

  /** The action that a click on the thing would settle. */
  peek(thing: Thing): Action | null {
    const step = this.stepOf(thing);
    if (step === null) return null;
    const path = [...this.picked.slice(0, step), thing];
    return this.waysFrom(path).find((way) => way.path.length === path.length)?.action ?? null;
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

  private settled(): Action | null {
    const ways = this.waysFrom(this.picked);
    return ways.find(({ path }) => path.length === this.picked.length)?.action ?? null;
  }

  /** The latest step at which the thing can be picked. */
  private stepOf(thing: Thing): number | null {
    for (let step = this.picked.length; step >= 0; step -= 1) {
      if (this.next(this.picked.slice(0, step)).includes(thing)) return step;
    }
    return null;
  }

  private next(prefix: readonly Thing[]): Thing[] {
    return this.waysFrom(prefix).flatMap(({ path }) => path[prefix.length] ?? []);
  }

  private waysFrom(prefix: readonly Thing[]): Way[] {
    return this.ways.filter(({ path }) => prefix.every((thing, step) => path[step] === thing));
  }
}
