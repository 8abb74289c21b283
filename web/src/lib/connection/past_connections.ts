import type { OtherConnection } from './protocol';

const KEY = 'sampan.connections';
const MOST = 20;

function load(): Record<string, OtherConnection[]> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, OtherConnection[]> | null) ?? {};
  } catch {
    return {};
  }
}

/** Other connections that this window was told of, by table, so that a reload does not forget what nobody has read. */
export const pastConnections = {
  of(table: string): OtherConnection[] {
    return load()[table] ?? [];
  },
  keep(table: string, known: readonly OtherConnection[]): void {
    const { [table]: _, ...rest } = load();
    const tables = known.length > 0 ? { ...rest, [table]: known.slice(-MOST) } : rest;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(tables));
    } catch {
      // Storage is full or blocked: the page remembers until it is reloaded.
    }
  },
};
