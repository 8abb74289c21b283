import { untrack } from 'svelte';
import type { Advice } from '../connection/protocol';

/** What a bot would do, for one who asks before a move; it holds for one question. */
export class HintRequest {
  advice = $state.raw<readonly Advice[] | null>(null);
  busy = $state(false);
  /** Whether the page was left: an answer that comes later is for nobody. */
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
