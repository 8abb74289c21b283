import { untrack } from 'svelte';
import type { Action, Decision, Remark } from '../connection/protocol';

/** How long a choice waits for what the coach says of it, at most, in milliseconds; then it is simply taken. */
const PATIENCE = 1000;
/** The same for several secret decisions, which can be judged only once all of them are chosen. */
const PATIENCE_WITH_PLAN = 2500;

/** What the coach asks of: a table. */
interface CoachedTable {
  readonly decision: Decision | null;
  /** Remarks on what could be done now, or on a plan; null if the server does not say. */
  remarks(plan: readonly Action[]): Promise<Remark[] | null>;
}

interface Praise {
  remark: Remark;
  /** The decision that was good. */
  ply: number;
}

/** The coach of one player: what it doubts before a choice, and what it praises after a turn. */
export class Coach {
  private praised = $state.raw<Praise | null>(null);
  /** The best of this turn, until it is over. */
  private gathered = $state.raw<Praise | null>(null);
  /** What is said of the actions of the present decision; it is asked for as soon as the decision begins. */
  private awaited: Promise<readonly Remark[] | null> = Promise.resolve(null);
  private question: string | null = null;
  /** What is good about the choice that is about to be made. */
  private considered: Praise | null = null;
  private plan: { choice: string; remarks: Promise<readonly Remark[] | null> } | null = null;
  /** The choices that were questioned: nothing is questioned twice. */
  private readonly questioned = new Set<string>();

  constructor(
    private readonly table: () => CoachedTable,
    /** Whether it is switched on, where it may speak at all. */
    private readonly on: () => boolean,
    /** Whether an action is part of a plan, which is judged as a whole. */
    private readonly isPlanned: (action: Action) => boolean,
    /** Whether the reader is asked at present, also while something is still played back. */
    private readonly isAsked: () => boolean,
  ) {
    $effect(() => {
      const { decision } = this.table();
      if (this.on() && decision) untrack(() => this.begin(decision));
    });
    $effect(() => {
      if (this.gathered && !this.isAsked()) {
        this.praised = this.gathered;
        this.gathered = null;
      }
    });
  }

  /** What was good in the last turn; null if nothing is worth a word, or if it was taken back. */
  get praise(): Remark | null {
    const { decision } = this.table();
    return this.praised && this.on() && !(decision && decision.ply <= this.praised.ply) ? this.praised.remark : null;
  }

  /** Whether it has anything to say before these actions are taken; if not, nothing has to wait. */
  listens(): boolean {
    return this.on();
  }

  /** Why these actions should be thought over once more; null if nothing speaks against them, or nobody says in time. */
  async doubt(actions: readonly Action[]): Promise<Remark | null> {
    const ply = this.table().decision?.ply ?? 0;
    const choice = `${this.question} ${named(actions)}`;
    const remark = await this.remarkOn(actions);
    this.considered = remark && !remark.better ? { remark, ply } : null;
    if (!remark?.better || this.questioned.has(choice)) return null;
    this.questioned.add(choice);
    return remark;
  }

  /** What was considered last was done. */
  taken(): void {
    this.praised = null;
    const { considered, gathered } = this;
    this.considered = null;
    if (considered && considered.remark.weight > (gathered?.remark.weight ?? 0)) this.gathered = considered;
  }

  private begin({ seat, ply, actions }: Decision): void {
    const question = JSON.stringify([seat, ply, actions]);
    if (question === this.question) return;
    this.question = question;
    const judged = actions.length > 1 && !actions.every(this.isPlanned);
    this.awaited = judged ? this.table().remarks([]) : Promise.resolve(null);
  }

  private async remarkOn(actions: readonly Action[]): Promise<Remark | null> {
    const [first] = actions;
    if (!first) return null;
    if (!this.isPlanned(first)) {
      const remarks = await inTime(this.awaited, PATIENCE);
      return remarks?.find(({ action }) => named([action]) === named([first])) ?? null;
    }
    return (await inTime(this.judged(actions), PATIENCE_WITH_PLAN))?.[0] ?? null;
  }

  /** What is said of a plan; it is asked for once. */
  private judged(plan: readonly Action[]): Promise<readonly Remark[] | null> {
    const choice = `${this.question} ${named(plan)}`;
    if (this.plan?.choice !== choice) this.plan = { choice, remarks: this.table().remarks(plan) };
    return this.plan.remarks;
  }
}

/** An action's fields may come in any order. */
const named = (actions: readonly Action[]): string =>
  JSON.stringify(actions.map((action) => Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1))));

function inTime<T>(awaited: Promise<T | null>, patience: number): Promise<T | null> {
  return Promise.race([awaited, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]);
}
