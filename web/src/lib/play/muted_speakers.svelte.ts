import type { ChatLine } from '../connection/protocol';
import { recall, remember } from '../ui/preferences';

/** Somebody who speaks at a table: a seat, or a spectator, whom only the name tells from others. */
export type Speaker = Pick<ChatLine, 'seat' | 'name'>;

const SPECTATORS = 'spectators';

/** Whose lines of chat the reader does not want to see at a table. It is known to this browser alone. */
export class MutedSpeakers {
  private keys = $state.raw<readonly string[]>([]);

  constructor(private readonly table: string) {
    this.keys = JSON.parse(recall(this.place) ?? '[]') as string[];
  }

  /** Whether all spectators are muted, whatever they call themselves. */
  get spectators(): boolean {
    return this.keys.includes(SPECTATORS);
  }

  set spectators(muted: boolean) {
    this.set(SPECTATORS, muted);
  }

  has(speaker: Speaker): boolean {
    return this.keys.includes(key(speaker));
  }

  mute(speaker: Speaker, muted: boolean): void {
    this.set(key(speaker), muted);
  }

  /** Whether a line is hidden. */
  hides(line: Speaker): boolean {
    return this.has(line) || (line.seat === null && this.spectators);
  }

  private get place(): string {
    return `muted.${this.table}`;
  }

  private set(key: string, muted: boolean): void {
    const others = this.keys.filter((other) => other !== key);
    this.keys = muted ? [...others, key] : others;
    remember(this.place, JSON.stringify(this.keys));
  }
}

/** A seat stays the same whatever its player is called. */
const key = ({ seat, name }: Speaker): string => (seat === null ? `spectator ${name}` : `seat ${seat}`);

/** Those at a table who can be muted: the other persons with a seat, and the spectators who have spoken. */
export function speakers(
  seats: readonly { name: string; kind: string }[],
  you: readonly number[],
  chat: readonly ChatLine[],
): Speaker[] {
  const players = seats
    .map(({ name, kind }, seat) => ({ seat, name, kind }))
    .filter(({ seat, kind }) => kind !== 'bot' && !you.includes(seat))
    .map(({ seat, name }) => ({ seat, name }));
  const names = new Set(chat.filter(({ seat }) => seat === null).map(({ name }) => name));
  return [...players, ...[...names].map((name) => ({ seat: null, name }))];
}
