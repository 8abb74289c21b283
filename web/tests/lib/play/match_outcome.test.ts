import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import yinYang from '../../../src/games/yin_yang';
import { language } from '../../../src/i18n/language.svelte';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { Entry, Outcome, View } from '../../../src/lib/connection/protocol';
import type { TableData } from '../../../src/lib/connection/table_data';
import MatchOutcome from '../../../src/lib/play/MatchOutcome.svelte';
import { sounds } from '../../../src/lib/sound/sound_player';
import type { GameModule } from '../../../src/lib/table/game_module';
import type { TableContext } from '../../../src/lib/table/table_context';
import ContextHost from '../../ContextHost.svelte';
import { allWords } from '../../fluent_files';
import { button, show, text } from '../../mounting';
import { CODES, SEAT_FIELDS } from '../../samples/yin_yang';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

beforeAll(async () => {
  await language.load();
  // The test's document lays nothing out.
  Element.prototype.scrollIntoView ??= () => undefined;
});

const log: Entry[] = [
  {
    ply: 0,
    by: 1,
    events: [
      { kind: 'card_played', seat: 1, card: 'B1', player: 1 },
      { kind: 'tokens_gained', seat: 1, colour: 'black', count: 1 },
      { kind: 'game_over', winners: [1], reason: 'goal' },
    ],
  },
];
const view: View = {
  goal: { number: 3, mode: 'win' },
  players: [
    { seat: 0, out: false, tokens: { white: 1, black: 2 }, hand: ['B2'] },
    { seat: 1, out: false, tokens: { white: 3, black: 3 } },
  ],
  outcome: { winners: [1], scores: [0, 1], reason: 'goal' },
};
const play = vi.spyOn(sounds, 'play').mockReturnValue();
const point = vi.fn();
const watch = vi.fn();

interface Ended {
  outcome?: Partial<Outcome>;
  you?: number[];
  module?: GameModule;
  watch?: (() => void) | null;
  fresh?: boolean;
  resigned?: number[];
}

function end(ended: Ended = {}): void {
  const { outcome = {}, you = [0], module = yinYang, watch: again = watch, fresh = true, resigned = [] } = ended;
  const seats = ['Ada', 'Carp'].map((name, seat) => ({ name, resigned: resigned.includes(seat) }));
  const reader = you.length === 1 ? (you[0] ?? null) : null;
  const cast = { names: ['Ada', 'Carp'], reader, seatFields: SEAT_FIELDS, codes: CODES };
  const context = { words: allWords('en', 'yin_yang'), cast, log } as unknown as TableContext;
  const props = {
    table: {} as LiveTable,
    data: { summary: { id: 't', seats, rematch: null, game: 'yin_yang' }, you } as unknown as TableData,
    outcome: { winners: [1], scores: [0, 1], reason: 'goal', ...outcome } as Outcome,
    fresh,
    module,
    view,
    point,
    watch: again,
  };
  show(ContextHost, { context, part: MatchOutcome, props });
}

beforeEach(() => vi.clearAllMocks());

describe('the end of a match', () => {
  it('tells who has won and why, what decided it, the standings, and what can be done next', () => {
    end();
    expect(text('h2')).toEqual(['Carp has won!']);
    expect(text('.verdict > p:first-of-type')).toEqual(['the goal was reached.']);
    expect(text('.decided')).toEqual([
      'With “Black token”, Carp went from 2 to 3 black tokens. You held Back to the bag, which takes a token away. You were 3 tokens away from the goal.',
    ]);
    expect(text('.standings li')).toEqual([
      'Carp won 3 white and 3 black, at the goal',
      'Ada 1 white and 2 black, 3 away',
    ]);
    expect(text('.next .button')).toEqual(['Play again', 'Replay', 'Save the match', 'All games']);
    expect(document.querySelector('.next .button')?.classList).toContain('primary');
  });

  it('tells the sentences of the last move where a game has no more to say', () => {
    const { decidedBy: _, decidingMove: __, standings: ___, ...plain } = yinYang;
    end({ module: plain });
    expect(text('.decided')).toEqual([
      'Carp plays B1 Black token. Carp gains a black token. The game is over: the goal was reached.',
    ]);
    expect(text('.standings')).toEqual([]);
  });

  it.each([
    ['at once if it has just ended', true],
    ['on request', false],
  ])('points at the deciding move %s, and no longer at another click', (_, fresh) => {
    end({ fresh });
    const things = expect.arrayContaining(['seat:1', 'token:1:black']) as unknown;
    if (!fresh) {
      expect(point).toHaveBeenLastCalledWith([]);
      button('Show on the board').click();
    } else {
      // The ceremony comes first.
      document.querySelector<HTMLElement>('.finale')?.click();
    }
    flushSync();
    expect(point).toHaveBeenLastCalledWith(things);
    expect(button('Show on the board').getAttribute('aria-pressed')).toBe('true');
    button('Show on the board').click();
    flushSync();
    expect(point).toHaveBeenLastCalledWith([]);
  });

  it('can be watched again, if there is something to watch', () => {
    end();
    button('Watch the end again').click();
    expect(watch).toHaveBeenCalledOnce();
  });

  it('offers nothing to watch where there is nothing', () => {
    end({ watch: null });
    expect(button('Watch the end again')).toBeUndefined();
  });

  it.each(['resigned', 'agreed'])('names no deciding move if it was %s', (reason) => {
    end({ outcome: { reason } });
    expect(text('.decided')).toEqual([]);
    expect(button('Show on the board')).toBeUndefined();
  });

  it.each([
    { winners: [1], resigned: [0], told: 'You resigned.', order: ['Carp', 'Ada, who resigned'] },
    { winners: [0], resigned: [1], told: 'Carp resigned.', order: ['Ada', 'Carp, who resigned'] },
  ])('says who resigned, and puts them behind those who won by it: $told', ({ winners, resigned, told, order }) => {
    end({ outcome: { reason: 'resigned', winners }, resigned });
    expect(text('.verdict p')).toEqual([told]);
    expect(text('.standings b')).toEqual(order);
  });

  it.each([
    { winners: [0], you: [0], ending: 'won' },
    { winners: [1], you: [0], ending: 'lost' },
    { winners: [1], you: [], ending: 'won' },
    { winners: [], you: [0], ending: 'draw' },
  ])('is drawn as $ending if $winners won and $you look on', ({ winners, you, ending }) => {
    end({ outcome: { winners }, you });
    expect(document.querySelector('.picture svg')?.classList).toContain(ending);
    expect(document.querySelector('.picture svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['victory', 'for who has won', [1], [1], []],
    ['victory', 'for who shares the win', [0, 1], [1], []],
    ['victory', 'where one of several persons at the screen has won', [1], [0, 1], []],
    ['defeat', 'for who has lost', [1], [0], []],
    ['defeat', 'for who has resigned, even if the bot in their place has won', [0], [0], [0]],
    ['match_end', 'for those who watch', [1], [], []],
    ['match_end', 'if nobody has won', [], [0], []],
  ])('sounds like %s %s', (name, _, winners, you, resigned) => {
    end({ outcome: { winners }, you, resigned });
    expect(play.mock.calls).toEqual([[name]]);
  });

  it('is not heard again by who comes back later', () => {
    end({ you: [1], fresh: false });
    expect(play).not.toHaveBeenCalled();
  });
});
