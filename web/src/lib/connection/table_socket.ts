import type {
  Answer,
  AnswerTo,
  ChangeMessage,
  Chances,
  OtherConnection,
  QueueMessage,
  Request,
  ServerMessage,
  TableMessage,
} from './protocol';
import { newToken } from './proposed_tokens';
import { PROTOCOL } from './protocol';
import { ConnectionLost, Refusal } from './refusal';

/** The last five are final: the socket does not come back by itself. */
export type Status = 'connecting' | 'live' | 'lost' | 'ended' | 'forbidden' | 'unknown' | 'banned' | 'outdated';

export interface Handlers {
  table(message: TableMessage): void;
  change(message: ChangeMessage): void;
  chances(message: Chances): void;
  /** The other connections that hold a seat of this one. */
  connections(others: OtherConnection[]): void;
  /** Something was refused that is no answer to a request: why the server closes, if it does. */
  refused(refusal: Refusal): void;
  queue(message: QueueMessage): void;
  status(status: Status): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(problem: Error): void;
}

/** Close codes after which trying again is of no use (docs/protocol.md). */
const FINAL: Readonly<Record<number, Status>> = {
  4401: 'ended',
  4403: 'forbidden',
  4404: 'unknown',
  4423: 'banned',
  4426: 'outdated',
};
/** By this word the server recognises an older connection of this window, which may have died unnoticed. */
const WINDOW = newToken().slice(0, 22);
const TOO_MANY = 4429;
/** The server is shutting down. Another one, or the same one again, answers in a moment. */
const RESTARTING = 1012;
const DELAYS = [250, 500, 1000, 2000, 3000, 5000];
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;

/** The WebSocket of one table. It reconnects by itself and resumes from the last change it has seen. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private seq: number | null = null;
  private refs = 0;
  private failures = 0;
  /** Whether the next attempt to connect is nothing to tell people about. */
  private quiet = false;
  private readonly waiting = new Map<string, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly hello: () => { tokens: string[]; name?: string },
    private readonly handlers: Handlers,
    private readonly connect: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    this.showDropped();
    this.connectAgain();
  }

  private connectAgain(): void {
    const socket = this.connect(this.address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      // A socket that was given up may close later.
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  close(): void {
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.abandon();
  }

  /** Say hello again on a new connection: the tokens have changed. */
  reopen(): void {
    this.close();
    this.connectAgain();
  }

  /** Reconnect now instead of after the pause, because the network may be back. */
  hurry(): void {
    if (this.socket !== null || this.retry === undefined) return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.open();
  }

  /** Ask the server for something. Rejects with a Refusal, or with ConnectionLost if nobody answers. */
  request<Asked extends Request>(request: Asked): Promise<AnswerTo<Asked>> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    this.refs += 1;
    const ref = String(this.refs);
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { resolve: (answer) => resolve(answer as AnswerTo<Asked>), reject });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  private greet(): void {
    const since = this.seq === null ? {} : { since: this.seq };
    this.socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, window: WINDOW, ...this.hello(), ...since }));
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.handlers.table(message);
        this.welcome(message.seq);
        return;
      case 'current':
        this.welcome(message.seq);
        return;
      case 'change':
        this.follow(message);
        return;
      case 'chances':
        this.handlers.chances(message);
        return;
      case 'connections':
        this.handlers.connections(message.others);
        return;
      case 'queue':
        this.handlers.queue(message);
        return;
      default:
        this.answer(message);
    }
  }

  private welcome(seq: number): void {
    this.seq = seq;
    this.failures = 0;
    this.handlers.status('live');
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  private follow(change: ChangeMessage): void {
    if (this.seq === null || change.seq <= this.seq) return;
    if (change.seq > this.seq + 1) {
      this.greet();
      return;
    }
    this.seq = change.seq;
    this.handlers.change(change);
  }

  private answer(message: Answer | Extract<ServerMessage, { type: 'refused' }>): void {
    const waiting = this.waiting.get(message.ref ?? '');
    this.waiting.delete(message.ref ?? '');
    if (message.type === 'refused' && message.ref === null) this.handlers.refused(new Refusal(message));
    else if (message.type === 'refused') waiting?.reject(new Refusal(message));
    else waiting?.resolve(message);
  }

  /** A connection can die silently; an unanswered ping reveals it. */
  private beat(): void {
    const socket = this.socket;
    const giveUp = setTimeout(() => {
      if (socket !== this.socket) return;
      this.dropped(0);
      socket?.close();
    }, PATIENCE);
    this.request({ type: 'ping' })
      .catch(() => undefined)
      .finally(() => clearTimeout(giveUp));
  }

  private dropped(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = null;
    this.abandon();
    const final = FINAL[code];
    if (final) {
      this.handlers.status(final);
      return;
    }
    this.quiet = code === RESTARTING && this.failures === 0;
    this.showDropped();
    const last = DELAYS.length - 1;
    const step = code === TOO_MANY ? last : Math.min(this.failures, last);
    this.failures += 1;
    // The pages of a restarted server should not all come back in the same instant.
    const pause = (DELAYS[step] ?? 0) * (1 + Math.random() / 4);
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.open();
    }, pause);
  }

  private showDropped(): void {
    if (!this.quiet) this.handlers.status(this.seq === null ? 'connecting' : 'lost');
  }

  private abandon(): void {
    for (const { reject } of this.waiting.values()) reject(new ConnectionLost());
    this.waiting.clear();
  }
}
