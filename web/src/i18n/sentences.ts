import type { Action, Description, GameEvent } from '../lib/connection/protocol';
import type { Fields, Words } from './words';

/** The names by seat and the reader: what sentences about a match depend on. */
export interface Cast {
  names: readonly string[];
  /** The seat addressed as “you”; null for none. */
  reader: number | null;
  /** The fields of a game's actions and events that hold seats. */
  seatFields: readonly string[];
  /** For fields whose codes have messages under another name: that name. */
  codes: Readonly<Record<string, string>>;
}

/** What happened, as the reader saw it; empty where another event tells it. */
export function eventSentence(words: Words, event: GameEvent, cast: Cast): string {
  return words.say(`event-${event.kind}`, spoken(words, event, cast));
}

export function actionSentence(words: Words, action: Action, cast: Cast): string {
  return words.say(`action-${action.kind}`, spoken(words, action, cast));
}

/** Why a hint advises something. */
export function reasonSentence(words: Words, reason: Description, cast: Cast): string {
  return words.say(`why-${reason.kind}`, spoken(words, reason, cast));
}

/** What the coach warns of. */
export function riskSentence(words: Words, risk: Description, cast: Cast): string {
  return words.say(`risk-${risk.kind}`, spoken(words, risk, cast));
}

/**
 * A description's fields as a message takes them (see sampan/text/phrases.py, whose twin this is): each as it is, so
 * that a message can select on it; for a seat its name, and `…_who`, which is "you" or "other"; for a code `…_name`, and
 * `…_code`, which is what the page writes for it if it has a message `code-…` for that, in letters of the language;
 * for a list `…_count` and, if it holds something of every seat in turn, `…_whose`: each with who it belongs to,
 * beginning with the seat that the field `first` gives, if there is one.
 */
export function spoken(words: Words, { kind: _, ...fields }: Description, cast: Cast): Fields {
  const said: Fields = {};
  for (const [field, value] of Object.entries(fields)) {
    if (cast.seatFields.includes(field)) {
      said[field] = seated(words, value, cast) || 'none';
      said[`${field}_who`] = isReader(value, cast) ? 'you' : 'other';
    } else {
      const name = word(words, cast.codes[field] ?? field, value);
      said[`${field}_name`] = name;
      said[`${field}_code`] = written(words, cast.codes[field] ?? field, value);
      said[field] = Array.isArray(value) ? name : plain(value);
      if (Array.isArray(value) && value.length === cast.names.length)
        said[`${field}_whose`] = whose(words, cast.codes[field] ?? field, value, cast, fields['first']);
    }
    if (Array.isArray(value)) said[`${field}_count`] = value.length;
  }
  return said;
}

function isReader(seats: unknown, { reader }: Cast): boolean {
  const only = Array.isArray(seats) && seats.length === 1 ? (seats[0] as unknown) : seats;
  return reader !== null && only === reader;
}

function seated(words: Words, seats: unknown, cast: Cast): string {
  const list = Array.isArray(seats) ? (seats as number[]) : [seats as number];
  return words.list(list.map((seat) => who(words, seat, cast)));
}

function who(words: Words, seat: number, { names, reader }: Cast): string {
  return seat === reader ? words.say('you') : (names[seat] ?? String(seat));
}

function whose(words: Words, code: string, values: readonly unknown[], cast: Cast, first: unknown): string {
  const each = values.map((value, seat) => ({ what: word(words, code, value), who: who(words, seat, cast) }));
  const begin = typeof first === 'number' ? first : 0;
  return words.list([...each.slice(begin), ...each.slice(0, begin)].map((fields) => words.say('whose', fields)));
}

function plain(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? 'none' : String(value);
}

function written(words: Words, code: string, value: unknown): string | number {
  const message = `code-${code}-${String(value)}`;
  return words.has(message) ? words.say(message) : plain(value);
}

function word(words: Words, code: string, value: unknown): string {
  if (Array.isArray(value)) return words.list(value.map((item) => word(words, code, item)));
  const message = `${code}-${String(value)}`;
  return typeof value === 'string' && words.has(message) ? words.say(message) : String(plain(value));
}
