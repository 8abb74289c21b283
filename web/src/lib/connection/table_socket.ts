import type {
  Advice,
  Answer,
  ChangeMessage,
  Chances,
  GameEvent,
  Request,
  ServerMessage,
  TableMessage,
} from './protocol';
import { ConnectionLost, Refusal } from './refusal';

export type Status = 'connecting' | 'live' | 'lost' | 'forbidden' | 'unknown';

export interface Handlers {
  table(message: TableMessage): void;
  change(message: ChangeMessage): void;
  chances(message: Chances): void;
  status(status: Status): void;
}

interface Pending {
  resolve(answer: Answer): void;
  reject(problem: Error): void;
}

const FORBIDDEN = 4403;
const UNKNOWN_TABLE = 4404;
const TOO_MANY = 4429;
const DELAYS = [250, 500, 1000, 2000, 3000, 5000];
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;

/** One table's socket: it comes back by itself, and takes up where it was. */
export class LiveSocket {
  private socket: WebSocket | null = null;
  private seq: number | null = null;
  private refs = 0;
  private failures = 0;
  private readonly pending = new Map<string, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly hello: () => { tokens: string[]; name?: string },
    private readonly handlers: Handlers,
    private readonly connect: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    this.handlers.status(this.seq === null ? 'connecting' : 'lost');
    const socket = this.connect(this.address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      // A socket that was given up may still close later.
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

  /** Try again now rather than at the end of the pause, because the network may be back. */
  hurry(): void {
    if (this.socket !== null || this.retry === undefined) return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.open();
  }

  /** Ask the server for something; the events that it foresees, where they were asked for. */
  async request(request: Request): Promise<GameEvent[]> {
    const answer = await this.send(request);
    return answer.type === 'preview' ? answer.events : [];
  }

  /** Ask what a bot would do in the place of a seat. */
  async hint(seat: number, ply: number): Promise<Advice[]> {
    const answer = await this.send({ type: 'hint', seat, ply });
    return answer.type === 'hint' ? answer.advice : [];
  }

  private send(request: Request): Promise<Answer> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    this.refs += 1;
    const ref = String(this.refs);
    return new Promise((resolve, reject) => {
      this.pending.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  private greet(): void {
    const since = this.seq === null ? {} : { since: this.seq };
    this.socket?.send(JSON.stringify({ type: 'hello', ...this.hello(), ...since }));
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
    const waiting = this.pending.get(message.ref ?? '');
    this.pending.delete(message.ref ?? '');
    if (message.type === 'refused') waiting?.reject(new Refusal(message));
    else waiting?.resolve(message);
  }

  /** A connection can die without a word; an unanswered ping tells. */
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
    if (code === FORBIDDEN || code === UNKNOWN_TABLE) {
      this.handlers.status(code === FORBIDDEN ? 'forbidden' : 'unknown');
      return;
    }
    this.handlers.status(this.seq === null ? 'connecting' : 'lost');
    const last = DELAYS.length - 1;
    const step = code === TOO_MANY ? last : Math.min(this.failures, last);
    this.failures += 1;
    // Clients of a restarted server should not all come back in the same instant.
    const pause = (DELAYS[step] ?? 0) * (1 + Math.random() / 4);
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.open();
    }, pause);
  }

  private abandon(): void {
    for (const { reject } of this.pending.values()) reject(new ConnectionLost());
    this.pending.clear();
  }
}
