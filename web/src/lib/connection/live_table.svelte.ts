import { sharedView } from '../play/shared_view';
import { api } from './http_api';
import type {
  Action,
  Advice,
  AnswerTo,
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
import { fromTable, withChange } from './table_data';
import type { TableData } from './table_data';
import { TableSocket } from './table_socket';
import type { Status } from './table_socket';

/** A table as this screen sees it, kept up to date by the server. */
export class LiveTable {
  data = $state.raw<TableData | null>(null);
  status = $state<Status>('connecting');
  /** Where several persons share the screen: the seat of the person in front of it. */
  front = $state<number | null>(null);
  /** The last refusal by the server. */
  refusal = $state.raw<Refusal | null>(null);
  /** The entries just added to the log. */
  news = $state.raw<readonly Entry[]>([]);
  /** The last chat line since the log grew. */
  said = $state.raw<ChatLine | null>(null);
  /** The last chances the server sent; only spectators receive them. */
  private estimate = $state.raw<Chances | null>(null);
  /** Whether the decision asked in a view may be made in front of everybody; each game answers this for itself. */
  isPublicDecision: (view: View) => boolean = () => false;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    tokens: () => string[],
    name: () => string | null,
  ) {
    const hello = (): { tokens: string[]; name?: string } => {
      const called = name();
      return called ? { tokens: tokens(), name: called } : { tokens: tokens() };
    };
    this.socket = new TableSocket(api.live(id), hello, {
      table: (message) => {
        this.said = null; // the line may be old
        this.update(fromTable(message));
      },
      change: (message) => this.merge(message),
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

  /** The seat of the person in front of the screen; null for spectators and behind the curtain. */
  get seat(): number | null {
    if (this.held.length <= 1) return this.held[0] ?? null;
    return this.openToAll ? (this.data?.decisions[0]?.seat ?? null) : this.front;
  }

  /** Whether the person in front of the screen has resigned, and a bot plays on. */
  get resigned(): boolean {
    return this.data?.summary.seats[this.seat ?? -1]?.resigned ?? false;
  }

  get over(): boolean {
    return this.data?.summary.outcome != null;
  }

  /** Whether several persons at this screen decide in front of one another: then they see only what all of them may see. */
  get openToAll(): boolean {
    return (
      this.held.length > 1 && this.data !== null && this.isPublicDecision(sharedView(Object.values(this.data.views)))
    );
  }

  /** Whether the screen is changing hands: nothing that only one of its persons may see is shown meanwhile. */
  get curtain(): boolean {
    return this.held.length > 1 && this.front === null && !this.over && !this.openToAll;
  }

  /** Everybody's estimated chances, for spectators of a running match. */
  get chances(): Chances | null {
    return this.watching ? this.estimate : null;
  }

  /** Whether a match is running in which nobody at this screen has a seat. */
  get watching(): boolean {
    return this.held.length === 0 && !this.over;
  }

  /** What the person in front of the screen has to decide. */
  get decision(): Decision | null {
    return this.data?.decisions.find(({ seat }) => seat === this.seat) ?? null;
  }

  /** How many choices of the person in front of the screen are pending until all are ready. */
  get pending(): number {
    return this.data?.pending[this.seat ?? SPECTATOR] ?? 0;
  }

  get view(): View | null {
    return this.data && this.visible(this.data.views);
  }

  get log(): readonly Entry[] {
    return this.data ? this.visible(this.data.log) : [];
  }

  /** Take an action; whether the server accepted it. */
  async act(action: Action): Promise<boolean> {
    const { decision } = this;
    if (!decision) return false;
    return (await this.request({ type: 'act', seat: decision.seat, ply: decision.ply, action })) !== null;
  }

  /**
   * The events an action would cause, as far as they can be foreseen; null if the server does not say. A quiet request
   * keeps a refusal to itself, because nobody has chosen anything yet.
   */
  async preview(action: Action, quiet = false): Promise<GameEvent[] | null> {
    const { decision } = this;
    if (!decision) return null;
    const request = { type: 'preview', seat: decision.seat, ply: decision.ply, action } as const;
    const answer = await (quiet ? this.socket.request(request).catch(() => null) : this.request(request));
    return answer?.events ?? null;
  }

  /** What a bot would do; null if the server refuses. */
  async hint(): Promise<Advice[] | null> {
    const { decision } = this;
    if (!decision) return null;
    const answer = await this.request({ type: 'hint', seat: decision.seat, ply: decision.ply });
    return answer?.advice ?? null;
  }

  /** Ask the server for something; null if it was not done. A refusal is kept for the screen to show. */
  async request<Asked extends Request>(request: Asked): Promise<AnswerTo<Asked> | null> {
    this.refusal = null;
    try {
      return await this.socket.request(request);
    } catch (problem) {
      // A lost connection needs no second message: the page shows it already, and the state of things afterwards.
      if (problem instanceof Refusal) this.refusal = problem;
      return null;
    }
  }

  private visible<T>(byObserver: Record<string, T>): T {
    if (this.held.length > 1 && (this.front === null || this.openToAll)) return sharedView(Object.values(byObserver));
    return byObserver[this.seat ?? SPECTATOR] as T;
  }

  private merge(change: ChangeMessage): void {
    if (!this.data) return;
    const grown = Object.values(change.entries ?? {}).some(({ length }) => length > 0);
    this.said = change.chat?.at(-1) ?? (grown ? null : this.said);
    this.update(withChange(this.data, change));
  }

  private update(data: TableData): void {
    const known = this.data === null ? null : this.log.length;
    if (data.decisions.length > 0 && !data.decisions.some(({ seat }) => seat === this.front)) {
      // Only others have to decide now: the person in front of the screen gets up, and their refusal goes with them.
      this.front = null;
      this.refusal = null;
    }
    this.data = data;
    if (this.openToAll) this.front = null;
    this.news = known === null ? [] : this.log.slice(known);
  }
}
