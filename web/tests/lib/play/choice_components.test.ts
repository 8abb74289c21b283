import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import yinYang from '../../../src/games/yin_yang';
import Controls from '../../../src/games/yin_yang/Controls.svelte';
import ActionList from '../../../src/lib/play/ActionList.svelte';
import ClickableThing from '../../../src/lib/table/ClickableThing.svelte';
import { ActionChooser } from '../../../src/lib/table/action_chooser.svelte';
import type { Action, Decision } from '../../../src/lib/connection/protocol';
import type { TableContext } from '../../../src/lib/table/table_context';
import { CODES, NAMES, PLAYS, SEAT_FIELDS } from '../../samples/yin_yang';
import ContextHost from '../../ContextHost.svelte';
import { allWords } from '../../fluent_files';

const decision: Decision = { seat: 0, ply: 9, actions: PLAYS, blocked: [], undo: null };
const pick = vi.fn();
const context = (chooser: ActionChooser | null): TableContext => ({
  words: allWords('en', 'yin_yang'),
  cast: { names: NAMES, reader: 0, seatFields: SEAT_FIELDS, codes: CODES },
  table: 't',
  playing: true,
  over: false,
  chooser,
  blocked: [],
  pointed: new Set(['goal']),
  moved: new Set(),
  ready: [],
  log: [],
  consequences: () => null,
  pick,
  play: vi.fn(),
  moment: null,
  hovered: null,
  hinted: [],
  propose: vi.fn(),
  hover: () => undefined,
  meant: () => false,
  confirm: null,
});

let shown: Record<string, unknown> | null = null;
function show<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props: Props,
  chooser: ActionChooser | null,
): void {
  const host = ContextHost as unknown as Component<{ context: TableContext; part: Component<Props>; props: Props }>;
  shown = mount(host, { target: document.body, props: { context: context(chooser), part, props } });
  flushSync();
}

beforeAll(() => language.load());

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** Open what is folded, as a click would. */
function unfold(): void {
  for (const folded of document.querySelectorAll('details:not([open])')) {
    folded.setAttribute('open', '');
    folded.dispatchEvent(new Event('toggle'));
  }
  flushSync();
}

describe('the plain list', () => {
  it('writes nothing before it is opened, and folds a long list by its headings', () => {
    const actions = Array.from({ length: 450 }, (_, index) => PLAYS[index % PLAYS.length]!);
    show(ActionList, { decision: { ...decision, actions }, module: yinYang, propose: vi.fn() }, null);
    expect(document.querySelectorAll('form, input')).toHaveLength(0);
    unfold();
    expect(document.querySelectorAll('form details')).toHaveLength(21);
    expect(document.querySelectorAll('input')).toHaveLength(0);
    unfold();
    expect(document.querySelectorAll('input')).toHaveLength(450);
  });

  it('has every action once, under the name of its card, and does the chosen one', () => {
    const propose = vi.fn();
    const actions = PLAYS.slice(-50);
    show(ActionList, { decision: { ...decision, actions }, module: yinYang, propose }, null);
    unfold();
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios).toHaveLength(50);
    expect(document.querySelectorAll('legend')).toHaveLength(new Set(actions.map(({ card }) => card)).size);
    const submit = document.querySelector<HTMLButtonElement>('form button');
    expect(submit?.disabled).toBe(true);
    const last = radios.at(-1);
    expect(last?.parentElement?.textContent).toContain('a goal that wins now loses');
    last?.click();
    flushSync();
    submit?.click();
    expect(propose).toHaveBeenCalledWith(PLAYS.at(-1));
  });
});

describe('a thing on the table', () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Ada</span>' }));

  it('is a button only while it can be chosen', () => {
    const chooser = new ActionChooser(PLAYS, (action) => yinYang.clickPaths(action, {}));
    show(ClickableThing, { thing: 'hand:W1', label: 'Play it', children }, chooser);
    const button = document.querySelector<HTMLButtonElement>('button.lit');
    expect(button?.textContent).toContain('Play it');
    expect(button?.getAttribute('aria-pressed')).toBe('false');
    button?.click();
    expect(pick).toHaveBeenCalledWith('hand:W1');
  });

  it('is no button otherwise, but can be pointed at', () => {
    show(ClickableThing, { thing: 'goal', children }, null);
    expect(document.querySelector('button')).toBeNull();
    expect(document.querySelector('.choice.pointed')?.textContent).toBe('Ada');
  });
});

describe('playing nothing', () => {
  const view = { phase: 'play' };
  const chooserOf = (actions: Action[]): ActionChooser =>
    new ActionChooser(actions, (action) => yinYang.clickPaths(action, view));
  const button = (): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>('[data-thing=pass]');
  const prompt = (chooser: ActionChooser): string => yinYang.prompt(view, chooser, context(chooser)).id;

  it('is one choice among others while a card can be played', () => {
    const chooser = chooserOf(PLAYS);
    show(Controls, { view }, chooser);
    expect([...(button()?.classList ?? [])]).toEqual(['button', 'lit']);
    expect(prompt(chooser)).toBe('yy-ask-play');
  });

  it('stands out, and is spoken of, where no card can be played', () => {
    const chooser = chooserOf([{ kind: 'pass' }]);
    show(Controls, { view }, chooser);
    expect([...(button()?.classList ?? [])]).toEqual(['button', 'lit', 'primary']);
    expect(prompt(chooser)).toBe('yy-ask-pass');
    button()?.click();
    expect(pick).toHaveBeenCalledWith('pass', true);
  });

  it('is greyed with the reason while others are asked', () => {
    show(Controls, { view }, null);
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    expect(button()?.title).toBe('It is not your turn.');
    pick.mockClear();
    button()?.click();
    expect(pick).not.toHaveBeenCalled();
  });
});
