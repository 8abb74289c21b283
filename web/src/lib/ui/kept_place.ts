/**
 * Where a person was when the page reloaded itself. The address stays by itself; what else they had before them (a line
 * half written, a choice half made, a point of a replay, the scroll) is put back by the next page, once.
 */
interface Place {
  hash: string;
  scroll: number;
  focus: string;
  parts: Record<string, unknown>;
}

const KEY = 'sampan.place';
/** Until the next page has drawn what it shows, it may be too short to be scrolled. */
const PATIENCE = 5_000;
/** Boards scroll to what can be chosen once they are drawn; the person has seen that already. */
const FIRM = 500;

export class KeptPlace {
  private readonly parts = new Map<string, () => unknown>();
  private before: Place | null;

  constructor() {
    this.before = load();
    // Whoever goes elsewhere and comes back finds things as they are by then.
    window.addEventListener('hashchange', () => (this.before = null));
  }

  /** Keep a part of what is shown, until the returned function is called. */
  keep(name: string, read: () => unknown): () => void {
    this.parts.set(name, read);
    return () => {
      if (this.parts.get(name) === read) this.parts.delete(name);
    };
  }

  /** What the page before this one kept by that name; nothing the second time. */
  take<T>(name: string): T | null {
    if (!this.before) return null;
    const { [name]: part = null, ...rest } = this.before.parts;
    this.before = { ...this.before, parts: rest };
    return part as T | null;
  }

  /** Write everything down for the next page; whether that was possible. */
  save(): boolean {
    const parts = Object.fromEntries([...this.parts].map(([name, read]) => [name, read()]));
    const place: Place = {
      hash: location.hash,
      scroll: window.scrollY,
      focus: document.activeElement?.id ?? '',
      parts,
    };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(place));
      return true;
    } catch {
      return false;
    }
  }

  /** Scroll to where the person was, and give the focus back, unless they have begun to do something else. */
  settle(): void {
    const { scroll, focus } = this.before ?? { scroll: 0, focus: '' };
    if (scroll === 0 && !focus) return;
    let over = performance.now() + PATIENCE;
    let there = false;
    const stop = (): void => void (over = 0);
    const own = ['wheel', 'keydown', 'pointerdown', 'touchstart'];
    for (const event of own) window.addEventListener(event, stop, { once: true, passive: true });
    const move = (): void => {
      if (performance.now() > over) return;
      const room = document.documentElement.scrollHeight - window.innerHeight;
      const element = focus ? document.getElementById(focus) : null;
      if (room >= scroll && (!focus || element)) {
        if (!there) over = performance.now() + FIRM;
        there = true;
        element?.focus({ preventScroll: true });
        window.scrollTo({ top: scroll, behavior: 'instant' });
      }
      requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  }
}

function load(): Place | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    sessionStorage.removeItem(KEY);
    return kept?.hash === location.hash ? kept : null;
  } catch {
    return null;
  }
}

export const keptPlace = new KeptPlace();
