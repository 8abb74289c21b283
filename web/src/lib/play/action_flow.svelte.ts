import { untrack } from 'svelte';
import type { Action, GameEvent, Remark } from '../connection/protocol';
import { ActionChooser } from '../table/action_chooser.svelte';
import type { GameModule, Thing } from '../table/game_module';
import { keptPlace } from '../ui/kept_place';
import { pageUpdate } from '../ui/page_update';
import { ActionConsequences } from './action_consequences.svelte';
import { ActionPreviews } from './action_previews.svelte';
import type { AskedTable } from './asked_table';
import type { Coach } from './coach.svelte';

interface Proposed {
  action: Action;
  events: readonly GameEvent[];
}

/** What the coach doubts, and why. */
interface Doubted {
  remark: Remark;
  /** Choose it again: nothing is doubted twice. */
  again: () => Promise<void>;
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

  /** The choice that waits for an answer to the coach's question. */
  doubted = $state.raw<Doubted | null>(null);

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
    return decision && new ActionChooser(decision.actions, (action) => this.pathsWithin(decision.actions, action));
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
    private readonly coach: Coach | null = null,
  ) {
    this.previews = new ActionPreviews(this.table, () => this.question);
    this.consequences = new ActionConsequences(
      this.table,
      () => this.question,
      () => (this.module().showsConsequences ?? false) && (this.chooser?.picked.length ?? 0) > 0,
    );
    $effect(() => {
      void this.chooser;
      this.proposed = this.doubted = null;
    });
    $effect(() => {
      if (this.chooser) untrack(() => this.resume());
    });
    $effect(() => keptPlace.keep('choice', () => this.unfinished()));
    $effect(() => pageUpdate.whileChoosing(() => this.begun || this.proposed !== null || this.doubted !== null));
    $effect(() => pageUpdate.whileUnkept(() => this.busy));
    $effect(() => () => void (this.gone = true));
  }

  /** Whether some, but not all, of the clicks for an action have been made. */
  get begun(): boolean {
    return this.proposed === null && this.doubted === null && (this.chooser?.picked.length ?? 0) > 0;
  }

  /** Whether everything has been chosen, while it is looked into what would follow, or the action is on its way. */
  get settling(): boolean {
    return this.begun && this.chooser?.lit.size === 0;
  }

  /**
   * A click. What is lit may be done at once. Anything else that can be clicked drops what was chosen before: then it is said
   * what was chosen instead, and asked, unless what was clicked is labelled with just that.
   */
  pick(thing: Thing, labelled = false): void {
    const { chooser } = this;
    if (this.busy || !chooser) return;
    const opening = this.proposed?.action;
    const lit = chooser.lit.has(thing);
    const changed = !lit && chooser.picked.length > 0;
    this.proposed = this.doubted = null;
    const action = chooser.pick(thing);
    if (!action) return;
    if (opening && lit && this.follows(opening, action)) void this.play([opening, action]);
    else void this.propose(action, changed && !labelled);
  }

  /** Choose an action as clicks on its things would. */
  choose(action: Action): void {
    if (this.busy) return;
    this.proposed = this.doubted = null;
    this.chooser?.clear();
    for (const thing of this.pathTo(action)) this.chooser?.pick(thing);
    void this.propose(action);
  }

  /** The things to click for an action. */
  pathTo(action: Action): readonly Thing[] {
    return this.pathsTo(action)[0] ?? [];
  }

  /** Take the action at once if its consequences are plain; otherwise, or if it must be asked, show them first. */
  async propose(action: Action, mustAsk = false): Promise<void> {
    const asks = mustAsk || this.module().confirms(action, this.table().view ?? {});
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

  /** Take what the coach doubts all the same. */
  insist(): void {
    const { doubted } = this;
    this.doubted = null;
    void doubted?.again();
  }

  /** Send actions that were planned as a whole, each answering the decision after the one before; a refusal ends them. */
  async play(actions: readonly Action[]): Promise<void> {
    if (this.busy) return;
    this.playing = true;
    const waits = this.coach?.listens() && !(await this.mayTake(actions, () => this.play(actions)));
    let done = !waits;
    for (const action of actions) done &&= await this.table().act(action);
    if (done) this.coach?.taken();
    this.playing = false;
  }

  /** One step back. */
  back(): void {
    this.proposed = this.doubted = null;
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

  private follows(first: Action, action: Action): boolean {
    return this.module().follows?.(first, action) ?? false;
  }

  /** The clicks for an action, also those after the clicks for one that it may follow. */
  private pathsWithin(actions: readonly Action[], action: Action): Thing[][] {
    const paths = this.pathsTo(action);
    const openings = actions.filter((first) => this.follows(first, action)).flatMap((first) => this.pathsTo(first));
    return [...paths, ...openings.flatMap((opening) => paths.map((path) => [...opening, ...path]))];
  }

  private pathsTo(action: Action): Thing[][] {
    return this.module().clickPaths(action, untrack(() => this.table().view) ?? {});
  }

  /** Whether the actions may be taken now: the coach may doubt them, or something else may be asked by then. */
  private async mayTake(actions: readonly Action[], again: () => Promise<void>): Promise<boolean> {
    const [asked, picked] = [this.chooser, this.chooser?.picked];
    const remark = await this.coach?.doubt(actions);
    if (this.gone || asked !== this.chooser || picked !== this.chooser?.picked) return false;
    if (!remark) return true;
    this.proposed = null;
    this.doubted = { remark, again };
    return false;
  }

  private async act(action: Action): Promise<void> {
    // A second click before the answer comes must not become a second action.
    if (this.busy) return;
    const asked = this.chooser;
    this.answered = asked;
    if (this.coach?.listens() && !(await this.mayTake([action], () => this.act(action)))) {
      if (this.answered === asked) this.answered = null;
      return;
    }
    const done = await this.table().act(action);
    if (done) this.coach?.taken();
    if (done && !this.gone) await this.complete();
    if (this.answered === asked) this.answered = null;
    if (done || this.gone || asked !== this.chooser) return;
    this.proposed = null;
    asked?.clear();
  }
}
