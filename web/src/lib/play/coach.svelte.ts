import { untrack } from 'svelte';
import type { Action, Decision, Judgement, Remark } from '../connection/protocol';

/** How long a choice waits for what the coach says of it, at most, in milliseconds; then it is simply taken. */
const PATIENCE = 1000;
/** The same for several secret decisions, which can be judged only once all of them are chosen. */
const PATIENCE_WITH_PLAN = 2500;

/** What the coach asks of: a table. */
interface CoachedTable {
  readonly decision: Decision | null;
  /** What is said of what could be done now, or of an action or a plan; null if the server does not say. */
  judgement(chosen: readonly Action[]): Promise<Judgement | null>;
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
  private awaited: Promise<Judgement | null> = Promise.resolve(null);
  private question: string | null = null;
  /** What is good about the choice that is about to be made. */
  private considered: Praise | null = null;
  /** What is said of choices of the present decision that had to be judged by themselves. */
  private readonly judged = new Map<string, Promise<Judgement | null>>();
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
    this.judged.clear();
    const judged = actions.length > 1 && !actions.every(this.isPlanned);
    this.awaited = judged ? this.table().judgement([]) : Promise.resolve(null);
  }

  private async remarkOn(actions: readonly Action[]): Promise<Remark | null> {
    const [first] = actions;
    if (!first) return null;
    if (!this.isPlanned(first)) return this.remarkOnOne(first);
    return (await inTime(this.judge(actions), PATIENCE_WITH_PLAN))?.remarks[0] ?? null;
  }

  /** What is said of an action; it is asked for by itself if it was not compared when the decision began. */
  private async remarkOnOne(action: Action): Promise<Remark | null> {
    const [{ decision }, { question }] = [this.table(), this];
    const began = performance.now();
    const judgement = await inTime(this.awaited, PATIENCE);
    if (!judgement || !decision || question !== this.question) return null;
    const place = decision.actions.findIndex((each) => named([each]) === named([action]));
    if (judgement.compared.includes(place))
      return judgement.remarks.find((remark) => named([remark.action]) === named([action])) ?? null;
    const left = PATIENCE - (performance.now() - began);
    return (await inTime(this.judge([action]), left))?.remarks[0] ?? null;
  }

  /** What is said of a choice by itself; it is asked for once. */
  private judge(chosen: readonly Action[]): Promise<Judgement | null> {
    const choice = named(chosen);
    const judged = this.judged.get(choice) ?? this.table().judgement(chosen);
    this.judged.set(choice, judged);
    return judged;
  }
}

/** An action's fields may come in any order. */
const named = (actions: readonly Action[]): string =>
  JSON.stringify(actions.map((action) => Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1))));

function inTime<T>(awaited: Promise<T | null>, patience: number): Promise<T | null> {
  return Promise.race([awaited, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]);
}
