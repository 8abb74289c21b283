import type { Words } from '../../i18n/words';
import type { View } from '../connection/protocol';
import type { GameModule } from './game_module';

interface Shown {
  element: Element;
  term: string;
  /** The thing that it is about; null if it stands for itself. */
  thing: string | null;
  /** Whether the last move touched it, which a dot says. */
  moved: boolean;
}

/** How long somebody points at a thing, has it in focus, or presses it with a finger before it explains itself. */
const POINTED = 800;
const PRESSED = 400;

/** Explains what somebody points at, in the words of the game's glossary. */
export class TermHelp {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a finger has pressed long enough: lifting it is no click. */
  private pressed = false;
  /** Whether a finger lies on something that explains itself: then the browser's own menu would be in the way. */
  private pressing = false;
  /** Where the pointer was when it last moved: the page may move under a pointer that rests, which asks for nothing. */
  private rested = { x: NaN, y: NaN };
  /** What came under the resting pointer; it explains itself once the pointer moves on it. */
  private arrived: EventTarget | null = null;
  /** What is explained now or in a moment. */
  private about: Element | null = null;

  constructor(
    private readonly module: () => GameModule,
    private readonly view: () => View,
    /** Whether somebody is in the middle of a choice: what can be chosen next is not covered by explanations. */
    private readonly choosing: () => boolean = () => false,
  ) {
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The listeners for whatever holds things or terms. */
  readonly listeners = {
    onpointerover: (event: PointerEvent): void => {
      const { clientX: x, clientY: y } = event;
      if (event.pointerType === 'touch' || this.isWithin(event.target)) return;
      if (x === this.rested.x && y === this.rested.y) this.arrived = event.target;
      else this.wait(event.target, POINTED);
    },
    onpointermove: ({ clientX: x, clientY: y, target }: PointerEvent): void => {
      const moved = x !== this.rested.x || y !== this.rested.y;
      this.rested = { x, y };
      if (moved && this.arrived !== null && this.arrived === target) this.wait(target, POINTED);
    },
    onpointerout: (event: PointerEvent): void => {
      // A thing may stir under the pointer, which then lies on another part of it.
      if (event.pointerType !== 'touch' && !this.isWithin(event.relatedTarget)) this.close();
    },
    onpointerdown: (event: PointerEvent): void => {
      this.pressed = false;
      this.pressing = false;
      if (event.pointerType === 'touch') this.pressing = this.wait(event.target, PRESSED, true);
      else this.close();
    },
    onpointerup: (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && !this.pressed) this.close();
    },
    onpointercancel: (): void => this.close(),
    onfocusin: (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) this.wait(event.target, POINTED);
    },
    /** Lifting a finger takes the focus from whatever had it. */
    onfocusout: (): void => {
      if (!this.pressed) this.close();
    },
    oncontextmenu: (event: MouseEvent): void => {
      if (this.pressing) event.preventDefault();
    },
    onclickcapture: (event: MouseEvent): void => {
      this.pressing = false;
      if (!this.pressed) return;
      this.pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  close(): void {
    clearTimeout(this.timer);
    this.arrived = null;
    this.about = null;
    this.shown = null;
  }

  /** Whether this is a part of what is explained. */
  private isWithin(target: EventTarget | null): boolean {
    return this.about !== null && target instanceof Element && this.find(target)?.element === this.about;
  }

  /** Explain what is under the target after a while; whether there is anything to explain. */
  private wait(target: EventTarget | null, milliseconds: number, pressed = false): boolean {
    this.close();
    const found = target instanceof Element ? this.find(target) : null;
    if (!found || (this.choosing() && found.element.matches('.choice.lit'))) return false;
    this.about = found.element;
    this.timer = setTimeout(() => {
      this.pressed = pressed;
      if (found.element.isConnected) this.shown = found;
    }, milliseconds);
    return true;
  }

  /** The innermost thing or term around an element. */
  private find(target: Element): Shown | null {
    const element = target.closest('[data-term], [data-thing]');
    if (!element) return null;
    const thing = element.getAttribute('data-thing');
    const term = element.getAttribute('data-term') ?? (thing && this.module().termOf?.(thing, this.view()));
    if (!term) return element.parentElement && this.find(element.parentElement);
    return { element, term, thing, moved: element.classList.contains('moved') };
  }
}

/** A term's explanation; after it, what its mark means. */
export function explain(words: Words, { term, moved }: Shown): string {
  return [words.say(`term-${term}-help`), moved ? words.say('term-moved') : ''].filter(Boolean).join(' ');
}
