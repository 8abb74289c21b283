import type { AskedTable } from '../play/asked_table';
import { sharedView } from '../play/shared_view';
import { pageUpdate } from '../ui/page_update';
import { api } from './http_api';
import { pastConnections } from './past_connections';
import type {
  Action,
  Advice,
  AnswerTo,
  ChangeMessage,
  Chances,
  ChatLine,
  Consequence,
  Decision,
  Entry,
  GameEvent,
  Judgement,
  OtherConnection,
  Request,
  View,
} from './protocol';
import { SPECTATOR } from './protocol';
import { Refusal } from './refusal';
import { fromTable, withChange } from './table_data';
import type { TableData } from './table_data';
import { Playback } from '../table/playback.svelte';
import type { Frame } from '../table/playback.svelte';
import { TableSocket } from './table_socket';
import type { Status } from './table_socket';
import { finishRenewals, hasUnfinishedRenewals, renewTokens } from './token_exchange';

/** How many estimates of chances are kept, for what is still to be shown. */
const ESTIMATES = 100;

/** A table as this screen sees it, kept up to date by the server. */
export class LiveTable implements AskedTable {
  data = $state.raw<TableData | null>(null);
  status = $state<Status>('connecting');
  /** Where several persons share the screen: the seat of the person in front of it. */
  front = $state<number | null>(null);
  /** The last refusal by the server. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the server has closed the connection for good. */
  farewell = $state.raw<Refusal | null>(null);
  /** The other connections that hold a seat of this screen. */
  others = $state.raw<readonly OtherConnection[]>([]);
  /** Those that no longer do, until the player dismisses them: a glance is enough to see a hand. */
  past = $state.raw<readonly OtherConnection[]>([]);
  /** Shows what has just happened, before the present. */
  readonly playback = new Playback();
  /** The last chat line since the log grew. */
  said = $state.raw<ChatLine | null>(null);
  /** How many jobs are ahead while the bot that is to move waits for the server; null if it does not wait. */
  botAhead = $state<number | null>(null);
  /** The same for the hint that was asked for. */
  hintAhead = $state<number | null>(null);
  /** The chances that the server sent of late; only spectators receive them. */
  private estimates = $state.raw<readonly Chances[]>([]);
  /** Whether the decision asked in a view may be made in front of everybody; each game answers this for itself. */
  isPublicDecision: (view: View) => boolean = () => false;
  /** Goes back one step in what is being chosen; whether anything was. */
  stepBack: () => boolean = () => false;
  private readonly socket: TableSocket;
  private greeted = false;

  constructor(
    readonly id: string,
    tokens: () => string[],
    name: () => string | null,
  ) {
    const hello = (): { tokens: string[]; name?: string } => {
      const held = tokens();
      // Players are called as their seat is; the name is for spectators.
      const called = held.length === 0 ? name() : null;
      this.hearOthers([]);
      return called ? { tokens: held, name: called } : { tokens: held };
    };
    this.past = pastConnections.of(id);
    this.socket = new TableSocket(api.live(id), hello, {
      table: (message) => {
        this.said = null; // the line may be old
        this.botAhead = null; // if it still waits, we are told next
        this.update(fromTable(message));
        this.playback.reset(this.presentLog);
      },
      change: (message) => this.merge(message),
      chances: (message) => (this.estimates = [...this.estimates, message].slice(-ESTIMATES)),
      queue: ({ ref, ahead }) => {
        if (ref === null) this.botAhead = ahead;
        else this.hintAhead = ahead;
      },
      connections: (others) => this.hearOthers(others),
      refused: (refusal) => (this.farewell = refusal),
      status: (status) => {
        this.status = status;
        if (status === 'live') {
          // After a while without a connection it may be another server, with another page.
          if (this.greeted) void pageUpdate.ask();
          this.greeted = true;
        }
        if (status !== 'live') this.botAhead = null;
      },
    });
  }

  /** Connect until the returned function is called. */
  join(): () => void {
    const hurry = (): void => this.socket.hurry();
    let left = false;
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    const open = (): void => {
      if (!left) this.socket.open();
    };
    // If nobody answers, the socket tries on, with the tokens of before.
    if (hasUnfinishedRenewals(this.id)) void finishRenewals(this.id).then(open, open);
    else open();
    return () => {
      left = true;
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.socket.close();
    };
  }

  /** Renew the tokens of this screen's seats, which ends all other connections that hold them; whether it was done. */
  async signOutElsewhere(): Promise<boolean> {
    this.refusal = null;
    // Our own connection came with the old tokens, too.
    this.socket.close();
    try {
      await renewTokens(this.id);
      this.others = [];
      this.dismissPast();
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) this.refusal = problem;
      return false;
    } finally {
      this.socket.reopen();
    }
  }

  /** The player knows of the connections that are gone. */
  dismissPast(): void {
    this.past = [];
    pastConnections.keep(this.id, this.others);
  }

  /** After the connection was ended: go on with the tokens that this browser has now. */
  async playHere(): Promise<void> {
    await finishRenewals(this.id).catch(() => undefined);
    this.status = 'connecting';
    this.socket.reopen();
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

  /** Whether the host of the server has closed the table: it can be looked at, and that is all. */
  get closed(): boolean {
    return this.data?.summary.closed ?? false;
  }

  /** Whether persons play who are not at this screen. */
  private get othersPlay(): boolean {
    const seats = this.data?.summary.seats ?? [];
    return seats.some(({ kind, resigned }, seat) => kind !== 'bot' && !resigned && !this.held.includes(seat));
  }

  /** Whether the match is over and its end has been shown. */
  get over(): boolean {
    return this.decided && !this.playback.moment;
  }

  /** Whether the match is over, shown or not. */
  private get decided(): boolean {
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
    if (this.decided || this.closed || this.playback.moment) return false;
    return this.held.length > 1 && this.front === null && !this.openToAll;
  }

  /** Everybody's estimated chances, for spectators of a running match: the last ones up to what is shown. */
  get chances(): Chances | null {
    return this.watching ? (this.estimates.findLast(({ ply }) => ply <= this.log.length) ?? null) : null;
  }

  /** Whether a match is running in which nobody at this screen has a seat. */
  get watching(): boolean {
    return this.held.length === 0 && !this.over && !this.closed;
  }

  /** What the person in front of the screen has to decide, once they have seen how it came to that. */
  get decision(): Decision | null {
    if (this.playback.moment) return null;
    return this.data?.decisions.find(({ seat }) => seat === this.seat) ?? null;
  }

  /** Who has to decide at the point that is shown; while something is played back, whoever did it. */
  get deciding(): readonly number[] {
    const actor = this.playback.moment?.log.at(-1)?.by;
    if (actor === undefined) return this.data?.summary.deciding ?? [];
    return actor < 0 ? [] : [actor];
  }

  /** How many choices of the person in front of the screen are pending until all are ready. */
  get pending(): number {
    return this.data?.pending[this.seat ?? SPECTATOR] ?? 0;
  }

  /** The view that is shown: of the moment that is played back, or of the present. */
  get view(): View | null {
    return this.playback.moment?.view ?? (this.data && this.visible(this.data.views));
  }

  get log(): readonly Entry[] {
    return this.playback.moment?.log ?? this.presentLog;
  }

  /** The whole log, also what is still to be shown. */
  get presentLog(): readonly Entry[] {
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

  /** What follows from all actions that the decision offers; null if the server does not say. */
  async consequences(): Promise<Consequence[] | null> {
    const { decision } = this;
    if (!decision) return null;
    const request = { type: 'consequences', seat: decision.seat, ply: decision.ply } as const;
    return (await this.socket.request(request).catch(() => null))?.consequences ?? null;
  }

  /** Why an action is not legal now; null if it is, or nobody answers. */
  async refusalOf(action: Action): Promise<Refusal | null> {
    const { decision } = this;
    if (!decision) return null;
    try {
      await this.socket.request({ type: 'preview', seat: decision.seat, ply: decision.ply, action });
      return null;
    } catch (problem) {
      return problem instanceof Refusal ? problem : null;
    }
  }

  /** What a bot would do; null if the server refuses. */
  async hint(): Promise<Advice[] | null> {
    const { decision } = this;
    if (!decision) return null;
    const answer = await this.request({ type: 'hint', seat: decision.seat, ply: decision.ply });
    this.hintAhead = null;
    return answer?.advice ?? null;
  }

  /** What the coach says of what could be done now, or of an action or a plan; null if the server does not say. */
  async judgement(chosen: readonly Action[]): Promise<Judgement | null> {
    const { decision } = this;
    if (!decision) return null;
    const request = { type: 'coach', seat: decision.seat, ply: decision.ply, line: chosen } as const;
    return this.socket.request(request).catch(() => null);
  }

  /** Whether the person in front of the screen has to decide now, even if what led to it is still played back. */
  get asked(): boolean {
    return this.data?.decisions.some(({ seat }) => seat === this.seat) ?? false;
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

  private hearOthers(others: readonly OtherConnection[]): void {
    const known = [...this.past, ...this.others];
    this.past = known.filter(({ seat, since }) => !others.some((each) => each.seat === seat && each.since === since));
    this.others = others;
    pastConnections.keep(this.id, [...this.past, ...others]);
  }

  private merge(change: ChangeMessage): void {
    if (!this.data) return;
    const grown = Object.values(change.entries ?? {}).some(({ length }) => length > 0);
    this.said = change.chat?.at(-1) ?? (grown ? null : this.said);
    const before = this.data;
    this.update(withChange(before, change));
    // The person in front of the screen may have changed: both frames are what everybody who looks now may see.
    const [then, now] = [this.frame(before), this.frame(this.data)];
    this.playback.keepsUp = this.othersPlay;
    if (change.ply_before !== undefined && change.ply_before < then.log.length) this.playback.reset(now.log);
    else this.playback.advance(then, now, this.held);
  }

  private frame(data: TableData): Frame {
    return { view: this.visible(data.views), log: this.visible(data.log) };
  }

  private update(data: TableData): void {
    if (data.decisions.length > 0 && !data.decisions.some(({ seat }) => seat === this.front)) {
      // Only others have to decide now: the person in front of the screen gets up, and their refusal goes with them.
      this.front = null;
      this.refusal = null;
    }
    this.data = data;
    if (this.openToAll) this.front = null;
  }
}
