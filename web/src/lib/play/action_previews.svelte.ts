import { SvelteMap } from 'svelte/reactivity';
import type { Action, GameEvent } from '../connection/protocol';
import type { AskedTable } from './asked_table';

type Events = readonly GameEvent[];

/** What the actions of the present decision would cause; the server is asked only once about each. */
export class ActionPreviews {
  private readonly known = new SvelteMap<string, Events>();
  private readonly underWay = new Map<string, Promise<Events | null>>();
  /** Whether the page was left: nobody waits for an answer any more. */
  private gone = false;

  constructor(
    private readonly table: () => Pick<AskedTable, 'decision' | 'preview'>,
    /** Changes when another decision is asked for. */
    private readonly question: () => unknown,
  ) {
    $effect(() => {
      void this.question();
      this.known.clear();
      this.underWay.clear();
    });
    $effect(() => () => void (this.gone = true));
  }

  /** What is known already; null before the server was asked. */
  get(action: Action): Events | null {
    return this.known.get(this.key(action)) ?? null;
  }

  /** Ask the server unless it is known; null if the server does not say. */
  async fetch(action: Action, quiet: boolean): Promise<Events | null> {
    const known = this.get(action);
    if (known) return known;
    const key = this.key(action);
    const asked = this.underWay.get(key);
    // A quiet request may have been refused: whoever has chosen the action then wants to know why.
    if (asked) return (await asked) ?? (quiet || this.gone ? null : this.ask(key, action, quiet));
    return this.ask(key, action, quiet);
  }

  private async ask(key: string, action: Action, quiet: boolean): Promise<Events | null> {
    const question = this.question();
    const answer = this.table().preview(action, quiet);
    this.underWay.set(key, answer);
    const events = await answer;
    if (this.gone || question !== this.question()) return events;
    this.underWay.delete(key);
    if (events) this.known.set(key, events);
    return events;
  }

  private key(action: Action): string {
    const { decision } = this.table();
    return JSON.stringify([decision?.seat, decision?.ply, action]);
  }
}
