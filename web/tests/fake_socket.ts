/** A socket whose other end is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(message: string): void {
    this.sent.push(JSON.parse(message) as Record<string, unknown>);
  }

  close(): void {
    this.drop(1000);
  }

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  get last(): Record<string, unknown> | undefined {
    return this.sent.at(-1);
  }
}

export const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
