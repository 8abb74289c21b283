import { untrack } from 'svelte';
import { Chooser } from '../table/action_chooser.svelte';
import type { GameModule, Thing } from '../table/game_module';
import type { Action, GameEvent } from '../connection/protocol';
import type { Table } from '../connection/live_table.svelte';

interface Proposed {
  action: Action;
  events: GameEvent[];
}

/** How somebody gets from a click to an action that is done: pick, look at what would follow, confirm. */
export class Choosing {
  /** What would happen, waiting to be confirmed. */
  proposed = $state.raw<Proposed | null>(null);

  /** The question that was answered, while the answer is under way. */
  private answered = $state.raw<Chooser | null>(null);
  /** Whether planned actions are being played, one after the other. */
  private playing = $state(false);
  /** Whether the page was left: an answer that comes later is for nobody. */
  private gone = false;

  /** A chat line brings the same decision once more; only another one begins anew. */
  private readonly question = $derived.by(() => {
    const { decision } = this.table();
    return decision && JSON.stringify([decision.seat, decision.ply, decision.actions]);
  });

  readonly chooser: Chooser | null = $derived.by(() => {
    if (this.question === null || this.waits()) return null;
    const decision = untrack(() => this.table().decision);
    return decision && new Chooser(decision.actions, (action) => this.paths(action));
  });

  /** Whether an action is under way: whatever is clicked before the next question was not meant for that. */
  readonly busy: boolean = $derived(this.playing || (this.answered !== null && this.answered === this.chooser));

  constructor(
    private readonly table: () => Table,
    private readonly module: () => GameModule,
    /** Whether nothing is to be chosen yet, because the board does not show the present. */
    private readonly waits: () => boolean,
  ) {
    $effect(() => {
      void this.chooser;
      this.proposed = null;
    });
    $effect(() => () => void (this.gone = true));
  }

  get begun(): boolean {
    return this.proposed === null && (this.chooser?.picked.length ?? 0) > 0;
  }

  pick(thing: Thing): void {
    if (this.busy) return;
    this.proposed = null;
    const action = this.chooser?.pick(thing);
    if (action) void this.propose(action);
  }

  /** Choose an action as clicks on its things would. */
  follow(action: Action): void {
    if (this.busy) return;
    this.proposed = null;
    this.chooser?.clear();
    for (const thing of this.way(action)) this.chooser?.pick(thing);
    void this.propose(action);
  }

  /** The things to click for an action. */
  way(action: Action): readonly Thing[] {
    return this.paths(action)[0] ?? [];
  }

  /** Do it at once if it is plain what follows; otherwise show first what would. */
  async propose(action: Action): Promise<void> {
    const asks = this.module().confirms(action);
    const named = this.way(action).length > 1;
    if (!asks && !named) return this.act(action);
    const [chooser, picked] = [this.chooser, this.chooser?.picked];
    const events = await this.table().preview(action);
    // Meanwhile somebody may have thought better of it.
    if (this.gone || chooser !== this.chooser || picked !== chooser?.picked) return undefined;
    if (events === null) return chooser?.clear();
    // The first event is the action itself.
    const grave = this.module().grave?.(events) ?? events.length > 2;
    if (asks || grave) this.proposed = { action, events };
    else return this.act(action);
    return undefined;
  }

  confirm(): void {
    if (this.proposed) void this.act(this.proposed.action);
  }

  /** Actions that were planned as a whole: each answers what is asked after the one before; a refusal ends them. */
  async play(actions: readonly Action[]): Promise<void> {
    if (this.busy) return;
    this.playing = true;
    for (const action of actions) if (!(await this.table().act(action))) break;
    this.playing = false;
  }

  /** One step back. */
  back(): void {
    this.proposed = null;
    this.chooser?.back();
  }

  private paths(action: Action): Thing[][] {
    return this.module().paths(action, untrack(() => this.table().view) ?? {});
  }

  private async act(action: Action): Promise<void> {
    // A second click before the answer comes must not be a second action.
    if (this.busy) return;
    const asked = this.chooser;
    this.answered = asked;
    const done = await this.table().act(action);
    if (this.answered === asked) this.answered = null;
    if (done || this.gone || asked !== this.chooser) return;
    this.proposed = null;
    asked?.clear();
  }
}
