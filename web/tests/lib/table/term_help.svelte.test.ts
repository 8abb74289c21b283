import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../../src/lib/table/game_module';
import { TermHelp } from '../../../src/lib/table/term_help.svelte';

describe('help about a term', () => {
  let help: TermHelp;
  let stop: () => void;
  let choosing = false;
  const module = { termOf: (thing: string) => (thing === 'leader:red' ? 'leader' : null) } as unknown as GameModule;
  const find = (selector: string): Element => document.querySelector(selector)!;
  const over = (selector: string): void =>
    help.listeners.onpointerover({ target: find(selector), pointerType: 'mouse' } as unknown as PointerEvent);

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML =
      '<p data-term="riot"><b data-thing="leader:red" class="moved"><i></i></b><u data-thing="x"></u></p>';
    stop = $effect.root(() => {
      help = new TermHelp(
        () => module,
        () => ({}),
        () => choosing,
      );
    });
    flushSync();
  });

  afterEach(() => {
    choosing = false;
    stop();
    vi.useRealTimers();
  });

  it('comes after a while, for the innermost thing or term', () => {
    over('i');
    expect(help.shown).toBeNull();
    vi.runAllTimers();
    expect(help.shown).toMatchObject({ term: 'leader', moved: true });
    over('u');
    vi.runAllTimers();
    expect(help.shown).toMatchObject({ term: 'riot', moved: false });
  });

  it('does not come for what can be chosen next in the middle of a choice', () => {
    choosing = true;
    find('b').classList.add('choice', 'lit');
    over('i');
    vi.runAllTimers();
    expect(help.shown).toBeNull();
    over('u');
    vi.runAllTimers();
    expect(help.shown).toMatchObject({ term: 'riot' });
  });

  it('does not come if the pointer goes on', () => {
    over('i');
    help.listeners.onpointerout({ pointerType: 'mouse' } as unknown as PointerEvent);
    vi.runAllTimers();
    expect(help.shown).toBeNull();
  });

  it('comes for a thing that stirs under the pointer, which then lies on another part of it', () => {
    over('i');
    help.listeners.onpointerout({ pointerType: 'mouse', relatedTarget: find('b') } as unknown as PointerEvent);
    over('b');
    vi.runAllTimers();
    expect(help.shown).toMatchObject({ term: 'leader' });
    help.listeners.onpointerout({ pointerType: 'mouse', relatedTarget: find('u') } as unknown as PointerEvent);
    expect(help.shown).toBeNull();
  });

  it('does not come where something moves under a pointer that rests, until the pointer moves on it', () => {
    help.listeners.onpointermove({ clientX: 5, clientY: 6 } as unknown as PointerEvent);
    const at = (clientX: number): PointerEvent =>
      ({ target: find('i'), pointerType: 'mouse', clientX, clientY: 6 }) as unknown as PointerEvent;
    help.listeners.onpointerover(at(5));
    vi.runAllTimers();
    expect(help.shown).toBeNull();
    help.listeners.onpointermove(at(5)); // some browsers tell again where it rests
    vi.runAllTimers();
    expect(help.shown).toBeNull();
    help.listeners.onpointermove(at(6));
    vi.runAllTimers();
    expect(help.shown?.term).toBe('leader');
    help.listeners.onpointerover(at(9));
    vi.runAllTimers();
    expect(help.shown?.term).toBe('leader');
  });

  it('stays when the finger that called it is lifted, which takes the focus from something else', () => {
    help.listeners.onpointerdown({ target: find('i'), pointerType: 'touch' } as unknown as PointerEvent);
    const menu = { preventDefault: vi.fn() } as unknown as MouseEvent;
    help.listeners.oncontextmenu(menu); // some systems open it before the explanation is there
    expect(menu.preventDefault).toHaveBeenCalled();
    vi.runAllTimers();
    help.listeners.onpointerup({ target: find('i'), pointerType: 'touch' } as unknown as PointerEvent);
    help.listeners.onfocusout();
    expect(help.shown?.term).toBe('leader');
  });

  it('comes under a finger that stays, whose lifting is no click', () => {
    help.listeners.onpointerdown({ target: find('i'), pointerType: 'touch' } as unknown as PointerEvent);
    vi.runAllTimers();
    expect(help.shown?.term).toBe('leader');
    const click = { preventDefault: vi.fn(), stopPropagation: vi.fn() } as unknown as MouseEvent;
    help.listeners.onclickcapture(click);
    expect(click.stopPropagation).toHaveBeenCalled();
    const next = { preventDefault: vi.fn(), stopPropagation: vi.fn() } as unknown as MouseEvent;
    help.listeners.onclickcapture(next);
    expect(next.stopPropagation).not.toHaveBeenCalled();
  });
});
