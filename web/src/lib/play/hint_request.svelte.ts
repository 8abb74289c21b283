import { untrack } from 'svelte';
import type { Advice } from '../connection/protocol';

/** A request for what a bot would do; the answer holds for one decision. */
export class HintRequest {
  advice = $state.raw<readonly Advice[] | null>(null);
  busy = $state(false);
  /** Whether the page was left: nobody waits for an answer any more. */
  private gone = false;

  constructor(
    private readonly question: () => unknown,
    private readonly hint: () => Promise<Advice[] | null>,
  ) {
    $effect(() => {
      void this.question();
      this.advice = null;
      this.busy = false;
    });
    $effect(() => () => void (this.gone = true));
  }

  async ask(): Promise<void> {
    if (this.busy || this.advice) return;
    const question = untrack(this.question);
    this.busy = true;
    const advice = await this.hint();
    if (this.gone || question !== untrack(this.question)) return;
    this.busy = false;
    this.advice = advice;
  }

  close(): void {
    this.advice = null;
  }
}
