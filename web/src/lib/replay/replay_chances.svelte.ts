import { recall, remember } from '../ui/preferences';
import type { Chances, Side } from '../connection/protocol';

/** Where somebody looks: through whose eyes, and after how many actions. */
interface Place {
  seat: number | null;
  ply: number;
}

/** Who drags the slider over many frames asks for none of them. */
const PAUSE = 120;

/** Everybody's chances in a match that is gone through; what was once said is not asked again. */
export class Review {
  /** Whether they are shown at all. */
  private wanted = $state(recall('chances') !== 'off');
  private known = $state.raw<ReadonlyMap<string, readonly Side[]>>(new Map());
  private last = $state.raw<readonly Side[] | null>(null);
  failed = $state(false);

  constructor(
    private readonly place: () => Place,
    private readonly judge: (seat: number | null, ply: number) => Promise<Chances>,
  ) {
    $effect(() => {
      const { seat, ply } = this.place();
      if (!this.wanted || this.known.has(name({ seat, ply }))) return undefined;
      const timer = setTimeout(() => void this.ask({ seat, ply }), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  get shown(): boolean {
    return this.wanted;
  }

  set shown(wanted: boolean) {
    this.wanted = wanted;
    remember('chances', wanted ? 'on' : 'off');
  }

  /** Those of this place or, until they are known, the last that were. */
  get sides(): readonly Side[] | null {
    return this.known.get(name(this.place())) ?? this.last;
  }

  /** Whether they are those of this place. */
  get fresh(): boolean {
    return this.known.has(name(this.place()));
  }

  private async ask(place: Place): Promise<void> {
    try {
      const { sides } = await this.judge(place.seat, place.ply);
      this.known = new Map(this.known).set(name(place), sides);
      this.last = sides;
      this.failed = false;
    } catch {
      // It is only an ornament: where the server does not say, nothing is shown.
      this.last = null;
      this.failed = true;
    }
  }
}

const name = ({ seat, ply }: Place): string => `${seat ?? ''} ${ply}`;
