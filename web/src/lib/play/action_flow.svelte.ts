import { untrack } from 'svelte';
import type { Action, GameEvent } from '../connection/protocol';
import { ActionChooser } from '../table/action_chooser.svelte';
import type { GameModule, Thing } from '../table/game_module';
import { keptPlace } from '../ui/kept_place';
import { pageUpdate } from '../ui/page_update';
import { ActionConsequences } from './action_consequences.svelte';
import { ActionPreviews } from './action_previews.svelte';
import type { AskedTable } from './asked_table';

interface Proposed {
  action: Action;
  events: readonly GameEvent[];
}

interface Unfinished {
  /** The question that it would have answered. */
  question: string | null;
  picked: readonly Thing[];
  /** The action that waited to be confirmed, if there was one. */
  action: Action | null;
}

/** The way from a click to an accepted action: pick, look at what would follow, confirm. */
export class ActionFlow {
  /** The action that waits to be confirmed, with what would happen. */
  proposed = $state.raw<Proposed | null>(null);

  /** The question that was answered, while the answer is on its way. */
  private answered = $state.raw<ActionChooser | null>(null);
  /** Whether planned actions are being sent, one after the other. */
  private playing = $state(false);
  /** Whether the page was left: nobody waits for an answer any more. */
  private gone = false;

  /** The same decision may arrive again, for instance after a reconnect; only a different one starts afresh. */
  private readonly question = $derived.by(() => {
    const { decision } = this.table();
    return decision && JSON.stringify([decision.seat, decision.ply, decision.actions]);
  });

  readonly chooser: ActionChooser | null = $derived.by(() => {
    if (this.question === null || this.waits()) return null;
    const decision = untrack(() => this.table().decision);
    return decision && new ActionChooser(decision.actions, (action) => this.pathsTo(action));
  });

  /** What the actions of this decision would cause. */
  readonly previews: ActionPreviews;
  readonly consequences: ActionConsequences;

  /** Whether an action is on its way: clicks before the next question were not meant for it. */
  readonly busy: boolean = $derived(this.playing || (this.answered !== null && this.answered === this.chooser));

  constructor(
    private readonly table: () => AskedTable,
    private readonly module: () => GameModule,
    /** Whether nothing can be chosen yet, because the board does not show the present. */
    private readonly waits: () => boolean,
  ) {
    this.previews = new ActionPreviews(this.table, () => this.question);
    this.consequences = new ActionConsequences(
      this.table,
      () => this.question,
      () => (this.module().showsConsequences ?? false) && (this.chooser?.picked.length ?? 0) > 0,
    );
    $effect(() => {
      void this.chooser;
      this.proposed = null;
    });
    $effect(() => {
      if (this.chooser) untrack(() => this.resume());
    });
    $effect(() => keptPlace.keep('choice', () => this.unfinished()));
    $effect(() => pageUpdate.whileChoosing(() => this.begun || this.proposed !== null));
    $effect(() => pageUpdate.whileUnkept(() => this.busy));
    $effect(() => () => void (this.gone = true));
  }

  /** Whether some, but not all, of the clicks for an action have been made. */
  get begun(): boolean {
    return this.proposed === null && (this.chooser?.picked.length ?? 0) > 0;
  }

  /** Whether everything has been chosen, while it is looked into what would follow, or the action is on its way. */
  get settling(): boolean {
    return this.begun && this.chooser?.lit.size === 0;
  }

  pick(thing: Thing): void {
    if (this.busy) return;
    this.proposed = null;
    const action = this.chooser?.pick(thing);
    if (action) void this.propose(action);
  }

  /** Choose an action as clicks on its things would. */
  choose(action: Action): void {
    if (this.busy) return;
    this.proposed = null;
    this.chooser?.clear();
    for (const thing of this.pathTo(action)) this.chooser?.pick(thing);
    void this.propose(action);
  }

  /** The things to click for an action. */
  pathTo(action: Action): readonly Thing[] {
    return this.pathsTo(action)[0] ?? [];
  }

  /** Take the action at once if its consequences are plain; otherwise show them first. */
  async propose(action: Action): Promise<void> {
    const asks = this.module().confirms(action, this.table().view ?? {});
    const named = this.pathTo(action).length > 1;
    if (!asks && !named) return this.act(action);
    const [chooser, picked] = [this.chooser, this.chooser?.picked];
    const events = await this.previews.fetch(action, false);
    // Meanwhile somebody may have changed their mind.
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

  /** Send actions that were planned as a whole, each answering the decision after the one before; a refusal ends them. */
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

  /** What has been chosen so far, for the case that the page reloads. */
  private unfinished(): Unfinished | null {
    const picked = this.chooser?.picked ?? [];
    return picked.length === 0 ? null : { question: this.question, picked, action: this.proposed?.action ?? null };
  }

  /** Go on where the page was before it reloaded itself, if the same is asked. Nothing is sent without another click. */
  private resume(): void {
    const before = keptPlace.take<Unfinished>('choice');
    const { chooser } = this;
    if (!before || !chooser || before.question !== this.question) return;
    const { picked, action } = before;
    chooser.picked = picked;
    if (!action) return;
    void this.previews.fetch(action, true).then((events) => {
      if (this.gone || chooser !== this.chooser || chooser.picked !== picked) return;
      if (events) this.proposed = { action, events };
      else chooser.clear();
    });
  }

  /** Take what goes without saying after an action; after an undo it is asked like everything else. */
  private async complete(): Promise<void> {
    const { decision, view } = this.table();
    const only = decision && this.module().completes?.(decision.actions, view ?? {});
    if (only) await this.table().act(only);
  }

  private pathsTo(action: Action): Thing[][] {
    return this.module().clickPaths(action, untrack(() => this.table().view) ?? {});
  }

  private async act(action: Action): Promise<void> {
    // A second click before the answer comes must not become a second action.
    if (this.busy) return;
    const asked = this.chooser;
    this.answered = asked;
    const done = await this.table().act(action);
    if (done && !this.gone) await this.complete();
    if (this.answered === asked) this.answered = null;
    if (done || this.gone || asked !== this.chooser) return;
    this.proposed = null;
    asked?.clear();
  }
}
