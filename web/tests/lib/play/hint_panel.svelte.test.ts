import { flushSync } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import dragonDelta from '../../../src/games/dragon_delta';
import { planOf } from '../../../src/games/dragon_delta/plan.svelte';
import type { Plan } from '../../../src/games/dragon_delta/plan.svelte';
import type { Card } from '../../../src/games/dragon_delta/view_types';
import yinYang from '../../../src/games/yin_yang';
import { language } from '../../../src/i18n/language.svelte';
import { HintRequest } from '../../../src/lib/play/hint_request.svelte';
import HintPanel from '../../../src/lib/play/HintPanel.svelte';
import type { Action, Advice } from '../../../src/lib/connection/protocol';
import type { TableContext } from '../../../src/lib/table/table_context';
import { CODES, NAMES, SEAT_FIELDS } from '../../samples/yin_yang';
import { asView, delta } from '../../samples/dragon_delta';
import ContextHost from '../../ContextHost.svelte';
import { allWords } from '../../fluent_files';
import { button, show, text } from '../../mounting';

/** On a busy machine everything may take its time. */
const PATIENCE = { timeout: 4000 };

const ADVICE: Advice[] = [
  {
    action: { kind: 'play', card: 'W3', player: 1 },
    chance: 0.619,
    error: 0.004,
    rank: 0,
    reasons: [
      { kind: 'threat', player: 1, change: 1 },
      { kind: 'near', tokens: 1, change: 1 },
    ],
    events: [
      { kind: 'card_played', seat: 0, card: 'W3', player: 1 },
      { kind: 'tokens_gained', seat: 1, colour: 'white', count: 1 },
    ],
    line: [],
  },
  {
    action: { kind: 'pass' },
    chance: 0.2,
    error: 0.02,
    rank: 1,
    reasons: [],
    events: [{ kind: 'passed', seat: 0 }],
    line: [],
  },
];

const CONTEXT = {
  words: allWords('en', 'yin_yang'),
  cast: { names: NAMES, reader: 0, seatFields: SEAT_FIELDS, codes: CODES },
} as unknown as TableContext;

beforeAll(async () => {
  await language.load();
  await language.loadGame('yin_yang');
});

/** A real movement of the pointer; one that comes of a changed page has no way. */
function moved(): MouseEvent {
  const event = new MouseEvent('mousemove', { bubbles: true });
  Object.defineProperties(event, { movementX: { value: 3 }, movementY: { value: 1 } });
  return event;
}

describe('asking', () => {
  let question: object;
  let hintRequest: HintRequest;
  let stop: () => void;
  const hint = vi.fn<() => Promise<Advice[] | null>>();

  beforeEach(() => {
    let current = $state.raw({});
    hint.mockReset().mockResolvedValue(ADVICE);
    stop = $effect.root(() => {
      hintRequest = new HintRequest(
        () => current,
        () => hint(),
      );
    });
    question = {
      change: () => {
        current = {};
        flushSync();
      },
    };
    flushSync();
  });

  afterEach(() => stop());
  const change = (): void => (question as { change: () => void }).change();

  it('is done once, and holds for one question', async () => {
    const asked = hintRequest.ask();
    expect(hintRequest.busy).toBe(true);
    await hintRequest.ask();
    await asked;
    await hintRequest.ask();
    expect(hint).toHaveBeenCalledTimes(1);
    expect(hintRequest.advice).toEqual(ADVICE);
    change();
    expect(hintRequest.advice).toBeNull();
  });

  it('shows nothing that comes too late', async () => {
    const asked = hintRequest.ask();
    change();
    await asked;
    expect(hintRequest.advice).toBeNull();
    expect(hintRequest.busy).toBe(false);
  });

  it('can be done again after a refusal', async () => {
    hint.mockResolvedValueOnce(null);
    await hintRequest.ask();
    expect([hintRequest.advice, hintRequest.busy]).toEqual([null, false]);
    await hintRequest.ask();
    expect(hintRequest.advice).toEqual(ADVICE);
  });

  it('says how many are ahead while it waits for the server', async () => {
    hint.mockReturnValueOnce(new Promise(() => undefined));
    const props = {
      hintRequest,
      ahead: 3,
      module: yinYang,
      view: {},
      pathTo: () => [],
      choose: vi.fn(),
      point: vi.fn(),
      mark: vi.fn(),
      uncover: vi.fn(),
    };
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: HintPanel, props });
    void hintRequest.ask();
    flushSync();
    expect(button('3 ahead of you').disabled).toBe(true);
    expect(text('[role=status]')).toEqual(['3 ahead of you …']);
  });

  it('shows what a bot would do, points at it and chooses it', async () => {
    const [follow, point, uncover] = [vi.fn(), vi.fn(), vi.fn()];
    const props = {
      hintRequest,
      module: yinYang,
      view: {},
      pathTo: () => ['hand:W3', 'seat:1'],
      choose: follow,
      point,
      mark: vi.fn(),
      uncover,
    };
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: HintPanel, props });
    expect(button('Hint').getAttribute('aria-keyshortcuts')).toBe('Alt+I');
    button('Hint').click();
    flushSync();
    expect(button('Thinking').disabled).toBe(true);
    await vi.waitFor(() => expect(document.querySelectorAll('.advice')).toHaveLength(2), PATIENCE);
    expect(text('.chance')).toEqual(['Estimated chance to win: about 60%', 'Estimated chance to win: about 20%']);
    expect(text('.why')).toEqual([
      'Blocks Bo, who could win with the next card. Brings you within one token of the goal.',
    ]);
    // What it brings is said where there is no reason.
    expect(text('.brings')).toEqual(['']);
    expect(text('.best')).toEqual(['first choice']);
    const [first, second] = document.querySelectorAll<HTMLElement>('.advice');
    await vi.waitFor(() => expect(document.activeElement).toBe(first), PATIENCE);
    const pointedAtFirst = expect.arrayContaining(['hand:W3', 'token:1:white']) as unknown;
    expect(point).toHaveBeenLastCalledWith(pointedAtFirst);
    await vi.waitFor(() => expect(uncover).toHaveBeenCalledTimes(1), PATIENCE);
    // A pointer that lay where the second one opened has not pointed at it before it moves.
    second?.dispatchEvent(new MouseEvent('mouseenter'));
    second?.dispatchEvent(new MouseEvent('mousemove'));
    expect(point).toHaveBeenLastCalledWith(pointedAtFirst);
    second?.dispatchEvent(moved());
    expect(point).not.toHaveBeenLastCalledWith(pointedAtFirst);
    first?.click();
    expect(follow).toHaveBeenCalledWith(ADVICE[0]?.action);
    document.querySelector<HTMLElement>('.hint')?.click();
    flushSync();
    expect(hintRequest.advice).toBeNull();
  });
});

describe('advice about what is planned as a whole', () => {
  const row = (...cards: Card[]): Action[] => cards.map((card) => ({ kind: 'lay_card', card }));
  const context = {
    words: allWords('en', 'dragon_delta'),
    cast: { names: NAMES, reader: 0, seatFields: [], codes: {} },
  } as unknown as TableContext;
  const first = row('stone_2', 'stone_1', 'plank_2', 'move_2', 'jump');
  const second = row('remove', 'stone_1', 'plank_1', 'move_1', 'jump');
  const advise = ([action, ...line]: Action[], chance: number): Advice => ({
    action: action!,
    line,
    chance,
    error: 0,
    rank: 0,
    reasons: [{ kind: 'route', village: 'black', change: 3 }],
    events: [],
  });

  async function ask(advice: Advice[]): Promise<{ plan: Plan; follow: () => void; given: HTMLElement[] }> {
    const hintRequest = { advice, busy: false, close: vi.fn() } as unknown as HintRequest;
    const [follow, point, uncover, way] = [vi.fn(), vi.fn(), vi.fn(), (): string[] => []];
    const props = {
      hintRequest,
      module: dragonDelta,
      view: asView(delta()),
      way,
      follow,
      point,
      uncover,
      mark: vi.fn(),
    };
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context, part: HintPanel, props });
    await vi.waitFor(() => expect(uncover).toHaveBeenCalledTimes(1), PATIENCE);
    return { plan: planOf(context, delta())!, follow, given: [...document.querySelectorAll<HTMLElement>('.advice')] };
  }

  it('shows all of it, where it is pointed at in the place of the plan, and becomes the plan', async () => {
    const { plan, follow, given } = await ask([advise(first, 0.4), advise(second, 0.3)]);
    expect(text('.best')).toEqual(['one of the best', 'one of the best']);
    // What is said of all of them tells none from another: once is enough.
    expect(text('.why')).toEqual([]);
    expect(text('.shared')).toEqual(['Each of them: Brings you about 3 actions closer to the black village.']);
    expect(text('.advice > .action > .unseen')).toEqual([
      'Two stones, Stone, Two planks, Move 2, Jump',
      'Remove, Stone, Plank, Move 1, Jump',
    ]);
    plan.put('dragon_black');
    expect(plan.advised).toEqual(['stone_2', 'stone_1', 'plank_2', 'move_2', 'jump']);
    given[1]?.focus();
    expect(plan.advised).toEqual(['remove', 'stone_1', 'plank_1', 'move_1', 'jump']);
    given[1]?.blur();
    expect([plan.advised, plan.slots[0]]).toEqual([null, 'dragon_black']);
    given[1]?.click();
    expect(plan.slots).toEqual(['remove', 'stone_1', 'plank_1', 'move_1', 'jump']);
    expect([plan.advised, plan.full]).toEqual([null, true]);
    expect(follow).not.toHaveBeenCalled();
  });
});
