import type { Action } from '../connection/protocol';
import type { ActionChooser } from '../table/action_chooser.svelte';
import type { Thing } from '../table/game_module';
import type { HoveredAction } from '../table/table_context';
import type { ActionPreviews } from './action_previews.svelte';

/** A pointer that passes over many spaces asks about none of them; the server allows twenty requests a second. */
const PAUSE = 90;

/** Shows what a click would cause while somebody points at a thing or has it in focus. */
export class HoverPreview {
  private thing = $state<Thing | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  /** Whether the page was left: nobody waits for an answer any more. */
  private gone = false;

  readonly hovered: HoveredAction | null = $derived.by(() => {
    const action = this.action;
    return this.thing !== null && action ? { thing: this.thing, action, events: this.previews.get(action) } : null;
  });

  constructor(
    private readonly chooser: () => ActionChooser | null,
    private readonly previews: Pick<ActionPreviews, 'get' | 'fetch'>,
  ) {
    $effect(() => {
      void this.chooser();
      this.thing = null;
    });
    $effect(() => () => {
      this.gone = true;
      clearTimeout(this.timer);
    });
  }

  /** Point at a thing, or at nothing any more. */
  hover(thing: Thing | null): void {
    this.thing = thing;
    clearTimeout(this.timer);
    if (this.wanted) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private get action(): Action | null {
    return this.thing === null ? null : (this.chooser()?.peek(this.thing) ?? null);
  }

  /** The action pointed at, if nothing is known about it yet. */
  private get wanted(): Action | null {
    const action = this.action;
    return action && !this.previews.get(action) ? action : null;
  }

  private async ask(): Promise<void> {
    const [action, chooser] = [this.wanted, this.chooser()];
    if (!action || this.asking) return;
    this.asking = true;
    await this.previews.fetch(action, true);
    this.asking = false;
    if (this.gone || chooser !== this.chooser()) return;
    // After a refusal the same thing is asked again only when the pointer returns to it.
    if (this.wanted && this.wanted !== action) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }
}
