import { SvelteMap } from 'svelte/reactivity';
import type { Chances, Side } from '../connection/protocol';
import { recall, remember } from '../ui/preferences';

/** A position as somebody sees it: the viewer's seat, and how many actions have happened. */
interface Place {
  seat: number | null;
  ply: number;
}

/** Dragging the slider across positions asks about none of them; only a position rested on is asked about. */
const PAUSE = 120;

/** Everybody's chances at the position shown in a replay. The server gets one request at a time, and one per position. */
export class ReplayChances {
  /** Whether the reader wants to see them. */
  private wanted = $state(recall('chances') !== 'off');
  private readonly known = new SvelteMap<string, readonly Side[]>();
  private last = $state.raw<readonly Side[] | null>(null);
  private asking = $state(false);
  /** The position the server would not judge; it is asked again only after the reader has been elsewhere. */
  private failedAt = $state<string | null>(null);
  /** Whether the page was left: nobody waits for an answer any more. */
  private gone = false;

  private readonly key: string = $derived.by(() => keyOf(this.place()));

  constructor(
    private readonly place: () => Place,
    private readonly request: (seat: number | null, ply: number) => Promise<Chances>,
  ) {
    $effect(() => {
      if (this.failedAt !== null && this.failedAt !== this.key) this.failedAt = null;
    });
    $effect(() => {
      const { seat, ply } = this.place();
      if (!this.wanted || this.asking || this.fresh || this.failed) return undefined;
      const timer = setTimeout(() => void this.ask({ seat, ply }), PAUSE);
      return () => clearTimeout(timer);
    });
    $effect(() => () => void (this.gone = true));
  }

  get shown(): boolean {
    return this.wanted;
  }

  set shown(wanted: boolean) {
    this.wanted = wanted;
    remember('chances', wanted ? 'on' : 'off');
  }

  /** The chances here or, until they are known, the last that were. */
  get sides(): readonly Side[] | null {
    return this.known.get(this.key) ?? this.last;
  }

  /** Whether `sides` are those of the position shown. */
  get fresh(): boolean {
    return this.known.has(this.key);
  }

  get failed(): boolean {
    return this.failedAt === this.key;
  }

  private async ask(place: Place): Promise<void> {
    this.asking = true;
    const sides = await this.request(place.seat, place.ply).then(
      (answer) => answer.sides,
      () => null,
    );
    if (this.gone) return;
    this.asking = false;
    this.last = sides;
    // Without an answer nothing is shown: the chances are only an ornament.
    if (sides) this.known.set(keyOf(place), sides);
    else this.failedAt = keyOf(place);
  }
}

const keyOf = ({ seat, ply }: Place): string => `${seat ?? ''} ${ply}`;
