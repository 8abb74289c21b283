/**
 * Tokens that this browser has made and proposes to the server, by the key they are to be exchanged for. Each is kept
 * until the server has answered: if the answer is lost, the same token is proposed again, and answered in the same way.
 */
const KEY = 'sampan.proposed';
const MOST = 20;
const BYTES = 32;

/** If storage is blocked, they last as long as the page. */
let unsaved: [string, string][] = [];

function load(): [string, string][] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as [string, string][] | null) ?? unsaved;
  } catch {
    return unsaved;
  }
}

function save(proposed: [string, string][]): void {
  unsaved = proposed.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(unsaved));
  } catch {
    // They are still in memory.
  }
}

/** 256 random bits in URL-safe base64. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const proposedTokens = {
  /** The token that is proposed in exchange for a key; made now if there is none yet. */
  for(key: string): string {
    const known = load();
    const found = known.find(([each]) => each === key);
    if (found) return found[1];
    const token = newToken();
    save([...known, [key, token]]);
    return token;
  },
  has(key: string): boolean {
    return load().some(([each]) => each === key);
  },
  /** The server has answered. */
  settle(key: string): void {
    save(load().filter(([each]) => each !== key));
  },
};
