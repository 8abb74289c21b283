/** The page's address. It is the part after the #, so that no server log ever contains an invitation. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; invitation: string | null }
  | { page: 'replay'; table: string | null; seat: number | null }
  | { page: 'rules'; game: string; passage: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'missing' };

export function parseRoute(hash: string): Route {
  const [page = '', first, word, which, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (rest.length > 0) return { page: 'missing' };
  if (page === '') return { page: 'lobby' };
  if (page === 'new' && first) return { page, game: first };
  if (page === 'rules' && first && which === undefined) return { page, game: first, passage: word ?? null };
  if (page === 'learn' && first && which === undefined) return { page, game: first, lesson: word ?? null };
  if (page === 'replay') {
    if (word === undefined) return { page, table: first ?? null, seat: null };
    if (word === 'seat' && which && /^\d{1,2}$/.test(which)) return { page, table: first ?? null, seat: Number(which) };
  }
  if (page === 'table' && first) {
    if (word === undefined) return { page, table: first, invitation: null };
    if (word === 'seat' && which) return { page, table: first, invitation: which };
  }
  return { page: 'missing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #read = location.hash;
  route = $state.raw<Route>(parseRoute(this.#read));

  listen(): () => void {
    const follow = (): void => {
      if (location.hash !== this.#read) this.#show();
    };
    window.addEventListener('hashchange', follow);
    follow(); // the address may have changed while the page was loading
    return () => window.removeEventListener('hashchange', follow);
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Replace the address without a new entry in the history. */
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.#show();
  }

  #show(): void {
    this.#read = location.hash;
    this.route = parseRoute(this.#read);
  }
}

export const router = new Router();
