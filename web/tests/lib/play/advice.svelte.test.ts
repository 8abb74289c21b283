import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import dragonDelta from '../../../src/games/dragon_delta';
import { planOf } from '../../../src/games/dragon_delta/plan.svelte';
import type { Plan } from '../../../src/games/dragon_delta/plan.svelte';
import type { Card } from '../../../src/games/dragon_delta/view';
import yinYang from '../../../src/games/yin_yang';
import { language } from '../../../src/i18n/language.svelte';
import AbsentPlayers from '../../../src/lib/play/AbsentPlayers.svelte';
import { HintRequest } from '../../../src/lib/play/hint_request.svelte';
import ChanceBar from '../../../src/lib/table/ChanceBar.svelte';
import HintPanel from '../../../src/lib/play/HintPanel.svelte';
import GameLog from '../../../src/lib/table/GameLog.svelte';
import { wholePercents } from '../../../src/lib/table/whole_percents';
import { remember } from '../../../src/lib/ui/preferences';
import type { Action, Advice, Chances, Entry, SeatSummary, Summary } from '../../../src/lib/connection/protocol';
import { ReplayChances } from '../../../src/lib/replay/replay_chances.svelte';
import type { TableContext } from '../../../src/lib/table/table_context';
import { minutesLeft } from '../../../src/lib/table/substitute_rule';
import { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { TableData } from '../../../src/lib/connection/table_data';
import { FakeSocket, newest } from '../../fake_socket';
import { CODES, NAMES, SEAT_FIELDS } from '../../samples/yin_yang';
import { asView, delta } from '../../samples/dragon_delta';
import ContextHost from '../../ContextHost.svelte';
import { allWords } from '../../fluent_files';

/** On a busy machine everything may take its time. */
const PATIENCE = { timeout: 4000 };
const ADVICE: Advice[] = [
  {
    action: { kind: 'play', card: 'W3', player: 1 },
    chance: 0.619,
    events: [
      { kind: 'card_played', seat: 0, card: 'W3', player: 1 },
      { kind: 'tokens_gained', seat: 1, colour: 'white', count: 1 },
    ],
    line: [],
  },
  { action: { kind: 'pass' }, chance: 0.2, events: [{ kind: 'passed', seat: 0 }], line: [] },
];

const CONTEXT = {
  words: allWords('en', 'yin_yang'),
  cast: { names: NAMES, reader: 0, seatFields: SEAT_FIELDS, codes: CODES },
} as unknown as TableContext;

let shown: Record<string, unknown> | null = null;
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
const text = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))!;

beforeAll(async () => {
  await language.load();
  await language.loadGame('yin_yang');
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe('percents', () => {
  const sides = (...chances: number[]): { seats: number[]; chance: number }[] =>
    chances.map((chance, seat) => ({ seats: [seat], chance }));

  it.each([
    [
      [0.335, 0.335, 0.33],
      [34, 33, 33],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0.6194, 0.3806],
      [62, 38],
    ],
    [
      [1, 0],
      [100, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0.004, 0.996],
      [0, 100],
    ],
  ])('%j', (chances, expected) => expect(wholePercents(sides(...chances))).toEqual(expected));
});

describe('the bar of chances', () => {
  it('says in words and shows by patterns who is likely to win', () => {
    const sides = [
      { seats: [0, 2], chance: 0.7 },
      { seats: [1], chance: 0.3 },
    ];
    show(ChanceBar, { sides, names: NAMES });
    expect(text('li')).toEqual(['Ada and Cleo 70%', 'Bo 30%']);
    const parts = [...document.querySelectorAll('.bar > rect')];
    expect(parts.map((part) => [part.getAttribute('x'), part.getAttribute('width')])).toEqual([
      ['0%', '70%'],
      ['70%', '30%'],
    ]);
    const fills = parts.map((part) => part.getAttribute('fill'));
    expect(new Set(fills).size).toBe(2);
    for (const fill of fills) expect(document.querySelector(fill!.slice(4, -1))?.tagName).toBe('pattern');
    expect(document.querySelector('svg.bar')?.getAttribute('aria-hidden')).toBe('true');
  });
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

  it('shows what a bot would do, points at it and chooses it', async () => {
    const [follow, point, uncover] = [vi.fn(), vi.fn(), vi.fn()];
    const props = {
      hintRequest,
      module: yinYang,
      view: {},
      pathTo: () => ['hand:W3', 'seat:1'],
      choose: follow,
      point,
      uncover,
    };
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: HintPanel, props });
    expect(button('Hint').getAttribute('aria-keyshortcuts')).toBe('Alt+I');
    button('Hint').click();
    flushSync();
    expect(button('Thinking').disabled).toBe(true);
    await vi.waitFor(() => expect(document.querySelectorAll('.advice')).toHaveLength(2), PATIENCE);
    expect(text('.chance')).toEqual(['Estimated chance to win: 62%', 'Estimated chance to win: 20%']);
    expect(text('.brings')).toEqual(['Bo gains a white token.', '']);
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
    document.querySelector<HTMLElement>('header button')?.click();
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
    events: [],
  });

  async function ask(advice: Advice[]): Promise<{ plan: Plan; follow: () => void; given: HTMLElement[] }> {
    const hintRequest = { advice, busy: false, close: vi.fn() } as unknown as HintRequest;
    const [follow, point, uncover, way] = [vi.fn(), vi.fn(), vi.fn(), (): string[] => []];
    const props = { hintRequest, module: dragonDelta, view: asView(delta()), way, follow, point, uncover };
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context, part: HintPanel, props });
    await vi.waitFor(() => expect(uncover).toHaveBeenCalledTimes(1), PATIENCE);
    return { plan: planOf(context, delta())!, follow, given: [...document.querySelectorAll<HTMLElement>('.advice')] };
  }

  it('shows all of it, where it is pointed at in the place of the plan, and becomes the plan', async () => {
    const { plan, follow, given } = await ask([advise(first, 0.4), advise(second, 0.3)]);
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

describe('going through a match', () => {
  let stop: () => void;
  let review: ReplayChances;
  let go: (ply: number) => void;
  const judge = vi.fn<(seat: number | null, ply: number) => Promise<Chances>>();

  beforeEach(() => {
    vi.useFakeTimers();
    remember('chances', 'on');
    judge
      .mockReset()
      .mockImplementation((_, ply) => Promise.resolve({ ply, sides: [{ seats: [0], chance: ply / 10 }] }));
    stop = $effect.root(() => {
      let place = $state.raw<{ seat: number | null; ply: number }>({ seat: null, ply: 0 });
      go = (ply) => {
        place = { seat: null, ply };
        flushSync();
      };
      review = new ReplayChances(() => place, judge);
    });
    flushSync();
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('asks where somebody stays, and only once', async () => {
    go(1);
    go(2);
    await vi.runAllTimersAsync();
    flushSync();
    expect(judge.mock.calls).toEqual([[null, 2]]);
    expect(review.sides).toEqual([{ seats: [0], chance: 0.2 }]);
    go(3);
    expect([review.fresh, review.sides?.[0]?.chance]).toEqual([false, 0.2]);
    await vi.runAllTimersAsync();
    go(2);
    expect(review.fresh).toBe(true);
    await vi.runAllTimersAsync();
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it('asks for nothing where nobody wants to see it, and remembers that', async () => {
    review.shown = false;
    go(4);
    await vi.runAllTimersAsync();
    expect(judge).not.toHaveBeenCalled();
    expect(localStorage.getItem('sampan.chances')).toBe('off');
  });

  it('shows nothing where the server does not say', async () => {
    judge.mockRejectedValue(new Error('no'));
    go(5);
    await vi.runAllTimersAsync();
    expect([review.failed, review.sides]).toEqual([true, null]);
  });
});

describe('somebody who is away', () => {
  const seat = (name: string, parts: Partial<SeatSummary> = {}): SeatSummary => ({
    name,
    kind: 'link',
    bot: null,
    taken: true,
    present: true,
    away: null,
    substituted: false,
    resigned: false,
    ...parts,
  });
  const away = { present: false, away: new Date(Date.now() - 60_000).toISOString() };
  const data = (seats: SeatSummary[], parts: Partial<TableData> = {}, minutes: number | null = null): TableData =>
    ({
      summary: { seats, substitute: { bot: 'easy', minutes }, outcome: null } as unknown as Summary,
      you: [0],
      substitutes: [],
      ...parts,
    }) as unknown as TableData;
  const request = vi.fn();
  const table = { over: false, request } as unknown as LiveTable;

  beforeEach(() => request.mockReset());

  it('can be replaced by a bot if the others wish it', () => {
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')]) });
    expect(text('.notice p')).toEqual(['Bo is away.']);
    button('Let a bot play (Easy)').click();
    expect(request).toHaveBeenCalledWith({ type: 'substitute', seat: 0, absent: 1, agree: true });
  });

  it('is voted about', () => {
    const substitutes = [{ seat: 1, consents: [2], missing: [0] }];
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')], { substitutes }, 5) });
    expect(text('.notice p')).toEqual([
      'Bo is away. A bot (Easy) plays for Bo in 4 minutes. ' +
        'Cleo proposes that a bot (Easy) play until Bo comes back. Still to answer: Ada.',
    ]);
    button('Refuse').click();
    button('Agree').click();
    expect(request.mock.calls.map(([{ agree }]) => agree as boolean)).toEqual([false, true]);
  });

  it('lets those who agreed think again', () => {
    const substitutes = [{ seat: 1, consents: [0], missing: [2] }];
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')], { substitutes }) });
    button('Rather wait').click();
    expect(request).toHaveBeenCalledWith({ type: 'substitute', seat: 0, absent: 1, agree: false });
  });

  it('takes the seat back', () => {
    show(AbsentPlayers, { table, data: data([seat('Ada', { substituted: true }), seat('Bo', away)]) });
    expect(text('.notice p')).toEqual(['A bot (Easy) plays for you until you take your seat back.']);
    button('Take the seat back').click();
    expect(request).toHaveBeenCalledWith({ type: 'resume', seat: 0 });
  });

  it('is nothing that a spectator decides', () => {
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away)], { you: [] }) });
    expect(text('.notice')).toEqual([]);
  });

  it.each([
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T12:00:30Z', 5],
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T12:04:01Z', 1],
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T12:09:00Z', 0],
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T11:50:00Z', 5],
  ])('away since %s, of %i minutes at %s: %i', (since, minutes, now, left) => {
    expect(minutesLeft(since, minutes, Date.parse(now))).toBe(left);
  });
});

it('says in the log when a bot took over, and not only at its end', () => {
  const entry = (ply: number, seat: number): Entry => ({ ply, by: seat, events: [{ kind: 'passed', seat }] });
  const notes = [
    { ply: 1, sentence: 'A bot plays for Bo.' },
    { ply: 2, sentence: 'Bo plays again.' },
  ];
  const props = { entries: [entry(0, 0), entry(1, 1), entry(2, 0)], notes, pointsAt: () => [], point: vi.fn() };
  show(ContextHost as unknown as Component<Record<string, unknown>>, { context: CONTEXT, part: GameLog, props });
  expect(text('li')).toEqual([
    'You play nothing.',
    'A bot plays for Bo.',
    'Bo plays nothing.',
    'Bo plays again.',
    'You play nothing.',
  ]);
});

it('tells chances to nobody who holds a seat', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  Object.assign(FakeSocket, { OPEN: 1 });
  for (const you of [[], [0]]) {
    const table = new LiveTable(
      't',
      () => [],
      () => null,
    );
    const leave = table.join();
    newest().accept();
    const told = { table: { outcome: null }, you, views: { spectator: {}, '0': {} }, log: { spectator: [], '0': [] } };
    newest().say({
      type: 'table',
      seq: 1,
      ...told,
      decisions: [],
      sealed: {},
      undo: null,
      substitutes: [],
      chat: [],
      notes: [],
    });
    newest().say({ type: 'chances', ply: 0, sides: [{ seats: [0], chance: 1 }] });
    expect(table.chances === null).toBe(you.length > 0);
    leave();
  }
  vi.unstubAllGlobals();
});
