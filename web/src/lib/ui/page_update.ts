import type { KeptPlace } from './kept_place';
import { keptPlace } from './kept_place';

/** How long nobody must have done anything before the page reloads; longer if somebody has begun something. */
const QUIET = 3_000;
const THINKING = 60_000;
const LOOK = 1_000;
/** How often we ask again which page the server has, if it was none that we want. */
const AGAIN = 60_000;
const KEY = 'sampan.reloaded';

/** The builds that this window has been reloaded for. Without storage it is better not to reload than to go on for ever. */
const reloaded = {
  has(build: string): boolean {
    try {
      return (JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]).includes(build);
    } catch {
      return true;
    }
  },
  add(build: string): boolean {
    try {
      const before = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
      sessionStorage.setItem(KEY, JSON.stringify([...before, build]));
      return true;
    } catch {
      return false;
    }
  },
};

/** The id of the page in a document (src/sampan/server/static.py); null if it was served by something else. */
function buildOf(document: Document): string | null {
  return document.querySelector('meta[name="sampan-page"]')?.getAttribute('content') ?? null;
}

/**
 * Reloads this page when the server has a newer one: once for each, at a moment when nobody is typing, choosing or
 * dragging, and so that everything is where it was.
 */
export class PageUpdate {
  private readonly own = buildOf(document);
  private readonly choosing = new Set<() => boolean>();
  private readonly unkept = new Set<() => boolean>();
  private touched = Date.now();
  private pressed = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private askAt = 0;

  constructor(
    private readonly place: KeptPlace = keptPlace,
    private readonly reload: () => void = () => location.reload(),
  ) {
    const touch = (): void => void (this.touched = Date.now());
    const passive = { capture: true, passive: true };
    for (const event of ['keydown', 'input', 'wheel', 'touchmove']) window.addEventListener(event, touch, passive);
    const press = (down: boolean) => (): void => {
      touch();
      this.pressed = down;
    };
    for (const event of ['pointerdown', 'dragstart']) window.addEventListener(event, press(true), passive);
    for (const event of ['pointerup', 'pointercancel', 'dragend', 'drop']) {
      window.addEventListener(event, press(false), passive);
    }
    // Whoever follows a link leaves everything behind anyhow.
    window.addEventListener('hashchange', () => {
      if (this.timer !== undefined) void this.now();
    });
    // A part of this page was wanted that the server no longer has.
    window.addEventListener('vite:preloadError', () => void this.now());
  }

  /** While this is so, somebody is about to choose something. It is kept, but it would be a shock. */
  whileChoosing(is: () => boolean): () => void {
    this.choosing.add(is);
    return () => this.choosing.delete(is);
  }

  /** While this is so, something would be lost. */
  whileUnkept(is: () => boolean): () => void {
    this.unkept.add(is);
    return () => this.unkept.delete(is);
  }

  /** An answer named the page that the server has. */
  heard(build: string | null): void {
    if (!build || !this.own || build === this.own || reloaded.has(build) || this.timer !== undefined) return;
    this.timer = setInterval(() => this.look(), LOOK);
    this.look();
  }

  /** Ask which page the server has, because it may be another server than before. */
  async ask(): Promise<void> {
    if (this.own) this.heard(await this.served());
  }

  /** Reload at once, if that brings another page; whether it does. */
  async now(): Promise<boolean> {
    const build = await this.served();
    if (!build || build === this.own || reloaded.has(build)) return false;
    if (!this.place.save() || !reloaded.add(build)) return false;
    clearInterval(this.timer);
    this.reload();
    return true;
  }

  private look(): void {
    if (!this.harmless() || Date.now() < this.askAt) return;
    this.askAt = Date.now() + AGAIN;
    void this.now();
  }

  private harmless(): boolean {
    if (this.pressed || any(this.unkept)) return false;
    const begun = any(this.choosing) || isWriting() || document.querySelector('dialog[open]') !== null;
    const pause = begun ? THINKING : document.hidden ? 0 : QUIET;
    return Date.now() - this.touched >= pause;
  }

  /** What a reload would bring; null if nobody answers. */
  private async served(): Promise<string | null> {
    try {
      const answer = await fetch(document.baseURI, { cache: 'no-store' });
      return answer.ok ? buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
    } catch {
      return null;
    }
  }
}

const any = (conditions: ReadonlySet<() => boolean>): boolean => [...conditions].some((is) => is());

/** Whether somebody has written something into the field that has the focus. */
function isWriting(): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLTextAreaElement) return focused.value !== '';
  return focused instanceof HTMLInputElement && ['text', 'number'].includes(focused.type) && focused.value !== '';
}

export const pageUpdate = new PageUpdate();
