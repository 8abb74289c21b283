import type { RefusalData, Sentences } from './protocol';

/** The server said no, and why, in every language. */
export class Refusal extends Error {
  readonly reason: string;
  readonly fields: Record<string, unknown>;
  readonly sentence: Sentences;

  constructor(data: RefusalData) {
    super(data.reason);
    this.reason = data.reason;
    this.fields = data.fields;
    this.sentence = data.sentence;
  }
}

/** Nobody answered: the request may or may not have arrived. */
export class ConnectionLost extends Error {
  constructor() {
    super('connection lost');
  }
}

/** Whether an answer is a refusal as the protocol spells it. */
export function isRefusalData(data: unknown): data is RefusalData {
  if (typeof data !== 'object' || data === null) return false;
  const { reason, sentence } = data as Partial<RefusalData>;
  return typeof reason === 'string' && typeof sentence === 'object' && sentence !== null;
}
