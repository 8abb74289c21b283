import { untrack } from 'svelte';
import type { Action, GameEvent } from '../connection/protocol';
import type { AskedTable } from './asked_table';

type Following = ReadonlyMap<string, readonly GameEvent[]>;

/** What follows from each action of the present decision, besides itself; the server is asked once, and for all of them. */
export class ActionConsequences {
  private known = $state.raw<Following | null>(null);
  /** The question about which the server was asked last. */
  private asked: unknown = null;
  /** Whether the page was left: nobody waits for an answer any more. */
  private gone = false;

  constructor(
    private readonly table: () => Pick<AskedTable, 'decision' | 'consequences'>,
    /** Changes when another decision is asked for. */
    private readonly question: () => unknown,
    /** Whether somebody looks at what could be done. */
    private readonly wanted: () => boolean,
  ) {
    const asks = $derived(this.question() !== null && this.wanted());
    $effect(() => {
      void this.question();
      this.known = null;
    });
    $effect(() => {
      const question = this.question();
      if (asks && question !== this.asked) untrack(() => void this.ask(question));
    });
    $effect(() => () => void (this.gone = true));
  }

  /** The events after the action itself, none for one from which nothing follows; null if that is not known. */
  of(action: Action): readonly GameEvent[] | null {
    return this.known && (this.known.get(JSON.stringify(action)) ?? []);
  }

  private async ask(question: unknown): Promise<void> {
    this.asked = question;
    const { decision, consequences } = this.table();
    const answer = decision && (await consequences?.call(this.table()));
    if (!decision || !answer || this.gone || question !== this.question()) return;
    this.known = new Map(
      answer.flatMap(({ actions, events }) =>
        actions.map((place) => [JSON.stringify(decision.actions[place]), events] as const),
      ),
    );
  }
}
