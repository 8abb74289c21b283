import type { CreatedTable } from './protocol';

/** What this browser keeps of a table: the tokens of its own seats, and those to hand on to friends. */
export interface KeptTable {
  game: string;
  held: string[];
  invites: { seat: number; token: string }[];
  at: number;
}

const KEY = 'sampan.tables';
const MOST = 60;

function load(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptTable>;
  } catch {
    // Storage holds something else, or is blocked: nothing is kept then.
    return {};
  }
}

function save(tables: Record<string, KeptTable>): void {
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.at - one.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // Storage is full or blocked: the table can still be played, but not continued later.
  }
}

export const seatTokens = {
  /** The tables this browser has a seat at, newest first. */
  all(): [string, KeptTable][] {
    return Object.entries(load()).sort(([, one], [, other]) => other.at - one.at);
  },
  of(table: string): KeptTable | null {
    return load()[table] ?? null;
  },
  keepCreated({ table, tokens }: CreatedTable): void {
    const held = tokens.filter(({ kind }) => kind === 'here').map(({ token }) => token);
    const invites = tokens.filter(({ kind }) => kind === 'link').map(({ seat, token }) => ({ seat, token }));
    save({ ...load(), [table.id]: { game: table.game, held, invites, at: Date.now() } });
  },
  /** Take a seat with an invitation link. */
  take(table: string, game: string, token: string): void {
    const tables = load();
    const known = tables[table] ?? { game, held: [], invites: [], at: 0 };
    const held = known.held.includes(token) ? known.held : [...known.held, token];
    save({ ...tables, [table]: { ...known, held, at: Date.now() } });
  },
  /** A rematch has the same players: their tokens stay valid, only the order of the seats changes. */
  carryOver(table: string, rematch: string): void {
    const tables = load();
    const known = tables[table];
    if (known && !tables[rematch]) save({ ...tables, [rematch]: { ...known, invites: [], at: Date.now() } });
  },
  forget(table: string): void {
    save(Object.fromEntries(Object.entries(load()).filter(([id]) => id !== table)));
  },
  link(table: string, token: string): string {
    return new URL(`#/table/${table}/seat/${token}`, document.baseURI).href;
  },
};
