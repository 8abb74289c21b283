import type { CreatedTable } from './protocol';

/** What this browser keeps of a table. */
export interface KeptTable {
  game: string;
  /** The tokens of its own seats. */
  held: string[];
  /** Invitations to hand on to friends; they open nothing here. */
  invitations: { seat: number; invitation: string }[];
  /** If the table was set up here: lets this browser look after free seats. */
  host?: string;
  at: number;
}

const KEY = 'sampan.tables';
const MOST = 60;

/** Earlier versions kept invitations as `invites`, by `token`. */
type StoredTable = Omit<KeptTable, 'invitations'> &
  Partial<Pick<KeptTable, 'invitations'>> & { invites?: { seat: number; token: string }[] };

function load(): Record<string, KeptTable> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, StoredTable>;
    return Object.fromEntries(Object.entries(stored).map(([id, table]) => [id, inTodaysWords(table)]));
  } catch {
    // Storage holds something else, or is blocked: nothing is kept then.
    return {};
  }
}

function inTodaysWords({ invites = [], ...table }: StoredTable): KeptTable {
  const invitations = table.invitations ?? invites.map(({ seat, token }) => ({ seat, invitation: token }));
  return { ...table, invitations };
}

function save(tables: Record<string, KeptTable>): void {
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.at - one.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // Storage is full or blocked: the table can still be played, but not continued later.
  }
}

/** Change what is kept of a table, if anything is. */
function update(table: string, change: (known: KeptTable) => KeptTable): void {
  const tables = load();
  const known = tables[table];
  if (known) save({ ...tables, [table]: change(known) });
}

export const seatTokens = {
  /** The tables this browser has a seat at or has set up, newest first. */
  all(): [string, KeptTable][] {
    return Object.entries(load()).sort(([, one], [, other]) => other.at - one.at);
  },
  of(table: string): KeptTable | null {
    return load()[table] ?? null;
  },
  /** What this browser shows the server to look after free seats, or to be told of a table. */
  key(table: string): string | undefined {
    const known = load()[table];
    return known?.host ?? known?.held[0];
  },
  keepCreated({ table, tokens, invitations, host }: CreatedTable): void {
    const held = tokens.map(({ token }) => token);
    save({ ...load(), [table.id]: { game: table.game, held, invitations, host, at: Date.now() } });
  },
  /** Keep the token of a seat that was taken by an invitation. */
  take(table: string, game: string, token: string): void {
    const tables = load();
    const known = tables[table] ?? { game, held: [], invitations: [], at: 0 };
    const held = known.held.includes(token) ? known.held : [...known.held, token];
    save({ ...tables, [table]: { ...known, held, at: Date.now() } });
  },
  /** A token was renewed. */
  replace(table: string, old: string, token: string): void {
    update(table, (known) => ({ ...known, held: known.held.map((each) => (each === old ? token : each)) }));
  },
  /** Forget one of the tokens of a table; the table itself if nothing is left. */
  drop(table: string, position: number): void {
    update(table, (known) => ({ ...known, held: known.held.filter((_, at) => at !== position) }));
    const left = load()[table];
    if (left?.held.length === 0 && left.host === undefined) seatTokens.forget(table);
  },
  /** Keep a new invitation; the one before it is void. */
  invite(table: string, seat: number, invitation: string): void {
    update(table, (known) => ({
      ...known,
      invitations: [...known.invitations.filter((each) => each.seat !== seat), { seat, invitation }],
    }));
  },
  /** A rematch has the same players: their tokens stay valid, only the order of the seats changes. It has no host. */
  carryOver(table: string, rematch: string): void {
    const tables = load();
    const known = tables[table];
    if (!known || tables[rematch]) return;
    const { game, held } = known;
    save({ ...tables, [rematch]: { game, held, invitations: [], at: Date.now() } });
  },
  forget(table: string): void {
    save(Object.fromEntries(Object.entries(load()).filter(([id]) => id !== table)));
  },
  link(table: string, invitation: string): string {
    return new URL(`#/table/${table}/seat/${invitation}`, document.baseURI).href;
  },
};
