import { api } from './http_api';
import { common } from '../play/shared_view';
import type {
  Action,
  Advice,
  ChangeMessage,
  Chances,
  ChatLine,
  Decision,
  Entry,
  GameEvent,
  Request,
  View,
} from './protocol';
import { SPECTATOR } from './protocol';
import { Refusal } from './refusal';
import { LiveSocket } from './table_socket';
import type { Status } from './table_socket';
import { fromTable, withChange } from './table_data';
import type { TableData } from './table_data';

/** A table as this screen sees it, kept up to date by the server. */
export class Table {
  data = $state.raw<TableData | null>(null);
  status = $state<Status>('connecting');
  /** Where several persons share the screen: the seat of the one who sits in front of it. */
  front = $state<number | null>(null);
  /** The last thing that the server refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** What has just been added to the log. */
  news = $state.raw<readonly Entry[]>([]);
  /** What somebody has said since the log grew last. */
  said = $state.raw<ChatLine | null>(null);
  /** What was last said of everybody's chances, which only spectators are told. */
  private estimate = $state.raw<Chances | null>(null);
  /** The game's own judgement whether what is asked may be decided in front of everybody. */
  openly: (view: View) => boolean = () => false;
  private readonly socket: LiveSocket;

  constructor(
    readonly id: string,
    tokens: () => string[],
    name: () => string | null,
  ) {
    const hello = (): { tokens: string[]; name?: string } => {
      const called = name();
      return called ? { tokens: tokens(), name: called } : { tokens: tokens() };
    };
    this.socket = new LiveSocket(api.live(id), hello, {
      table: (message) => {
        this.said = null; // it may have been said long ago
        this.update(fromTable(message));
      },
      change: (message) => this.follow(message),
      chances: (message) => (this.estimate = message),
      status: (status) => (this.status = status),
    });
  }

  /** Connect until the returned function is called. */
  join(): () => void {
    const hurry = (): void => this.socket.hurry();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.socket.open();
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.socket.close();
    };
  }

  get held(): readonly number[] {
    return this.data?.you ?? [];
  }

  /** The seat that whoever is in front of the screen plays; null for spectators and behind a curtain. */
  get seat(): number | null {
    if (this.held.length <= 1) return this.held[0] ?? null;
    return this.open ? (this.data?.decisions[0]?.seat ?? null) : this.front;
  }

  /** Whether whoever is in front of the screen has given up, and a bot plays on. */
  get resigned(): boolean {
    return this.data?.summary.seats[this.seat ?? -1]?.resigned ?? false;
  }

  get over(): boolean {
    return this.data?.summary.outcome != null;
  }

  /** Whether several persons at this screen decide in front of one another: then they see only what all may see. */
  get open(): boolean {
    return this.held.length > 1 && this.data !== null && this.openly(common(Object.values(this.data.views)));
  }

  /** Whether the screen is changing hands: nobody may see then what only one of its persons may see. */
  get curtain(): boolean {
    return this.held.length > 1 && this.front === null && !this.over && !this.open;
  }

  /** Everybody's estimated chances, for those without a seat while a match runs. */
  get chances(): Chances | null {
    return this.watching ? this.estimate : null;
  }

  /** Whether nobody at this screen has a seat in a match that runs. */
  get watching(): boolean {
    return this.held.length === 0 && !this.over;
  }

  /** What is being asked of the one in front of the screen. */
  get decision(): Decision | null {
    return this.data?.decisions.find(({ seat }) => seat === this.seat) ?? null;
  }

  /** How many actions of the one in front of the screen wait, unseen by others, until all are ready. */
  get sealed(): number {
    return this.data?.sealed[this.seat ?? SPECTATOR] ?? 0;
  }

  get view(): View | null {
    return this.data && this.shown(this.data.views);
  }

  get log(): readonly Entry[] {
    return this.data ? this.shown(this.data.log) : [];
  }

  act(action: Action): Promise<boolean> {
    const decision = this.decision;
    if (!decision) return Promise.resolve(false);
    return this.ask({ type: 'act', seat: decision.seat, ply: decision.ply, action });
  }

  /** What the action would bring about, as far as it can be foreseen; null if the server did not say. */
  async preview(action: Action): Promise<GameEvent[] | null> {
    const decision = this.decision;
    if (!decision) return null;
    const { seat, ply } = decision;
    return this.asked({ type: 'preview', seat, ply, action });
  }

  /** The same without a word where the server would not say: nobody has asked for anything yet. */
  async foresee(action: Action): Promise<GameEvent[] | null> {
    const decision = this.decision;
    if (!decision) return null;
    const { seat, ply } = decision;
    return this.socket.request({ type: 'preview', seat, ply, action }).catch(() => null);
  }

  /** What a bot would do; null if the server did not say, and then it says why. */
  async hint(): Promise<Advice[] | null> {
    const decision = this.decision;
    return decision && this.heard(this.socket.hint(decision.seat, decision.ply));
  }

  /** Ask for something; whether it was done. A refusal is kept for all to see. */
  async ask(request: Request): Promise<boolean> {
    return (await this.asked(request)) !== null;
  }

  private asked(request: Request): Promise<GameEvent[] | null> {
    return this.heard(this.socket.request(request));
  }

  private async heard<T>(answer: Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await answer;
    } catch (problem) {
      // Without a connection there is nothing to add: the page says so already, and shows how things stand afterwards.
      if (problem instanceof Refusal) this.refusal = problem;
      return null;
    }
  }

  private shown<T>(each: Record<string, T>): T {
    if (this.held.length > 1 && (this.front === null || this.open)) return common(Object.values(each));
    return each[this.seat ?? SPECTATOR] as T;
  }

  private follow(change: ChangeMessage): void {
    if (!this.data) return;
    const grown = Object.values(change.entries).some(({ length }) => length > 0);
    this.said = change.chat.at(-1) ?? (grown ? null : this.said);
    this.update(withChange(this.data, change));
  }

  private update(data: TableData): void {
    const known = this.data === null ? null : this.log.length;
    if (data.decisions.length > 0 && !data.decisions.some(({ seat }) => seat === this.front)) {
      // Only others are asked now, so the one in front of the screen gets up, and takes along what was said to him.
      this.front = null;
      this.refusal = null;
    }
    this.data = data;
    if (this.open) this.front = null;
    this.news = known === null ? [] : this.log.slice(known);
  }
}
