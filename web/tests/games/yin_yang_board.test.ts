import type { Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../../src/i18n/language.svelte';
import Board from '../../src/games/yin_yang/Board.svelte';
import { clickPaths } from '../../src/games/yin_yang/click_paths';
import { pacing } from '../../src/games/yin_yang/event_pacing';
import { terms } from '../../src/games/yin_yang/glossary';
import { lastAim, lastMover } from '../../src/games/yin_yang/moves_shown';
import { exchangesOf, noteRewind, placeOfCard, placeOfToken, travel } from '../../src/games/yin_yang/travel';
import type { Card, YinYangPlayer, YinYangView } from '../../src/games/yin_yang/view_types';
import { eventSentence } from '../../src/i18n/sentences';
import { ActionChooser } from '../../src/lib/table/action_chooser.svelte';
import type { Entry, GameEvent, Lang, View } from '../../src/lib/connection/protocol';
import { LOOK_ONLY } from '../../src/lib/table/table_context';
import type { TableContext } from '../../src/lib/table/table_context';
import ContextHost from '../ContextHost.svelte';
import { allWords } from '../fluent_files';
import { show, text } from '../mounting';
import { CODES, NAMES, PLAYS, SEAT_FIELDS } from '../samples/yin_yang';

const player = (seat: number, white: number, black: number, more: Partial<YinYangPlayer> = {}): YinYangPlayer => ({
  seat,
  team: seat,
  out: false,
  tokens: { white, black },
  cards: { white: 2, black: 1 },
  finished_by: [],
  known: [],
  ...more,
});

const view = (more: Partial<YinYangView> = {}): YinYangView => ({
  game: 'yin_yang',
  seats: 3,
  options: {
    mystery: false,
    teams: null,
    one_pile: false,
    no_token: false,
    turn_limit: 150,
    first_player: null,
    blind_gift: false,
    tokens: 20,
    at_limit: 'nearest',
  },
  you: 1,
  phase: 'play',
  to_move: 1,
  first: 0,
  turn: 1,
  turns_ended: 36,
  goal: { number: 3, mode: 'win' },
  bag: { white: 14, black: 15 },
  decks: { white: 30, black: 31 },
  discards: { white: ['W1', 'W4'], black: [] },
  in_play: null,
  pending: null,
  players: [player(0, 4, 2), player(1, 3, 1, { hand: ['W1', 'W1', 'B4'] }), player(2, 0, 3)],
  outcome: null,
  ...more,
});

function lay(shown: YinYangView, more: Partial<TableContext> = {}, lang: Lang = 'en'): void {
  const context: TableContext = {
    ...LOOK_ONLY,
    words: allWords(lang, 'yin_yang'),
    cast: { names: NAMES, reader: shown.you, seatFields: SEAT_FIELDS, codes: CODES },
    pointed: new Set(),
    moved: new Set(),
    log: [],
    ...more,
  };
  const host = ContextHost as unknown as Component<{ context: TableContext; part: typeof Board; props: object }>;
  show(host, { context, part: Board, props: { view: shown as unknown as View } });
}

const count = (selector: string): number => document.querySelectorAll(selector).length;

vi.stubGlobal('matchMedia', () => ({ matches: false }));

beforeAll(() => language.load());

describe('the table', () => {
  it('has the others above, as their turns follow, and the reader below', () => {
    lay(view());
    expect(text('.plate h3')).toEqual(['Cleo', 'Ada', 'Bo']);
    expect(text('.own h3')).toEqual(['Bo']);
    expect(text('.turns')).toEqual(['Turn 37 of at most 150']);
  });

  it('seats everybody on two sides for those who look on', () => {
    lay(view({ you: null }));
    expect([...document.querySelectorAll('.players')].map((side) => side.querySelectorAll('.plate').length)).toEqual([
      2, 1,
    ]);
    expect(count('.hand')).toBe(0);
  });

  it('moves many players closer together', () => {
    lay(view({ seats: 10, players: Array.from({ length: 10 }, (_, seat) => player(seat, 1, 1)) }));
    expect(count('.table.crowded .plate')).toBe(10);
  });

  it('shows like cards of the hand on one another', () => {
    lay(view());
    expect(text('.hand .card .code')).toEqual(['W1', 'B4']);
    // The edge of the one behind is seen, and both are counted for those who listen.
    expect(text('.hand .copy .code')).toEqual(['W1']);
    expect(text("[data-thing='hand:W1'] > .unseen")).toEqual(['× 2']);
    expect(text('.hand .card .count')).toEqual(['× 2']);
  });

  it('has the hand in brief beside the own tokens, for phones, and nobody else’s', () => {
    lay(view());
    expect(text('.brief .chip')).toEqual(['W1', 'W1', 'B4']);
    expect(count('.plate:not(.mine) .brief')).toBe(0);
  });

  it('shows the cards of others by their backs', () => {
    lay(view());
    expect(count('[aria-label=Ada] .fan .back')).toBe(3);
    expect(text('[aria-label=Ada] .counts b')).toEqual(['2', '1']);
    expect(count('[aria-label=Bo] .fan')).toBe(0);
  });
});

describe('a card', () => {
  it('is written in letters of the reader’s language', () => {
    lay(view(), {}, 'fr');
    expect(text('.hand .card .code')).toEqual(['B1', 'N4']);
    const words = allWords('fr', 'yin_yang');
    const cast = { names: NAMES, reader: null, seatFields: SEAT_FIELDS, codes: CODES };
    const played = { kind: 'card_played', seat: 0, card: 'B1', player: 0 };
    expect(eventSentence(words, played, cast)).toBe('Ada joue N1 Jeton noir.');
  });

  it('that cannot be played says what it lacks instead of what it does', () => {
    const blocked = [
      { reason: 'no-colour-anywhere', fields: { card: 'W9', colour: 'black' }, sentence: { en: 'W9 …', fr: 'W9 …' } },
    ];
    const chooser = new ActionChooser([{ kind: 'play', card: 'W1', player: 0 }], clickPaths);
    lay(view({ players: [player(0, 4, 0), player(1, 3, 0, { hand: ['W1', 'W9'] })] }), {
      chooser,
      blocked,
      meant: (thing) => thing === 'hand:W9',
    });
    expect(text('.hand .reason')).toEqual(['Needs a black token; nobody has one.']);
    expect(count('.hand .effect')).toBe(1);
    // It answers by itself why it cannot be chosen.
    const described = document.querySelector("[data-thing='hand:W9']")!.getAttribute('aria-describedby');
    expect(document.getElementById(described!)?.textContent).toBe('Needs a black token; nobody has one.');
  });
});

describe('a card that could bring somebody to the goal', () => {
  const tab = (mode: 'win' | 'lose', ...near: number[]): string[] => {
    const players = view().players.map((each): YinYangPlayer => {
      const finished: Card[] = near.includes(each.seat) ? ['W3'] : [];
      return { ...each, finished_by: finished, ...(each.seat === 1 && { hand: ['W3'] }) };
    });
    lay(view({ goal: { number: 3, mode }, players }));
    return text(`.tab.${mode}`);
  };

  it.each([
    ['win', [1], 'you win'],
    ['win', [0], 'Ada wins'],
    ['lose', [0, 1], '2 are out'],
  ] as const)('says whom on a tab at its edge, with a sign of its own (%s: %o)', (mode, near, told) => {
    expect(tab(mode, ...near)).toEqual([told]);
    expect(count('.tab svg')).toBe(1);
  });
});

describe('a change of the goal', () => {
  const moment = (kind: string) => ({ event: { kind, number: 3, mode: 'win' } }) as unknown as TableContext['moment'];

  it('is shown by the wheel itself', () => {
    lay(view(), { moment: moment('goal_changed') });
    expect(count('.goal.turning .ray')).toBeGreaterThan(10);
  });

  it('is over when something else is shown', () => {
    lay(view(), { moment: moment('card_played') });
    expect(count('.turning, .ray')).toBe(0);
  });
});

describe('the end', () => {
  const over: Partial<YinYangView> = {
    phase: 'ended',
    outcome: { winners: [2], scores: [0, 0, 1], reason: 'goal' },
  };

  it('is written beside the goal, and of nobody is said to be 0 tokens away', () => {
    lay(view({ ...over, players: [...view().players.slice(0, 2), player(2, 3, 3)] }), { over: true });
    expect(text('.turns .banner')).toEqual(['Cleo wins!']);
    expect(text('[aria-label=Cleo] .away')).toEqual(['Reached the goal']);
  });
});

describe('a large hand', () => {
  const leans = (...hand: Card[]): string[] => {
    lay(view({ players: [player(0, 4, 2), player(1, 3, 1, { hand })] }));
    return [...document.querySelectorAll<HTMLElement>('.hand li')].map(({ style }) => style.getPropertyValue('--lean'));
  };

  it('is not fanned out, lest its cards cover one another and leave the table', () => {
    expect(new Set(leans('W1', 'W2', 'W3', 'W4', 'W5'))).toEqual(new Set(['0']));
  });

  it('is, while it is small', () => {
    expect(new Set(leans('W1', 'W2', 'W3')).size).toBe(3);
  });
});

describe('tokens', () => {
  const stones = (colour: string): number[] =>
    ['.place', '.stone', '.spare'].map((part) => count(`[data-thing='token:0:${colour}'] ${part}`));

  it('fill as many places as the goal has; what is too much lies beside them', () => {
    lay(view());
    expect(stones('white')).toEqual([3, 3, 1]);
    expect(stones('black')).toEqual([3, 2, 0]);
    expect(text('[aria-label=Ada] .away')).toEqual(['2 tokens from the goal']);
    expect(count("[data-thing='token:2:black'] .exact")).toBe(1);
    expect(count("[data-thing='token:0:white'] .exact")).toBe(0);
  });

  it.each([
    ['win', '✓'],
    ['lose', '!'],
  ] as const)('that are as many as the goal asks for are marked, by what that means (%s)', (mode, mark) => {
    lay(view({ goal: { number: 3, mode } }));
    expect(text(`[data-thing='token:2:black'] .mark.${mode}`)).toEqual([mark]);
  });

  it('that are hidden are not counted', () => {
    const hidden = { tokens: null, cards: null, finished_by: null };
    lay(
      view({ bag: null, players: [player(0, 0, 0, hidden), player(1, 3, 1, { hand: [] }), player(2, 0, 0, hidden)] }),
    );
    expect(stones('white')).toEqual([3, 0, 0]);
    expect(text("[data-thing='token:0:white'] .unseen")).toEqual(['White tokens: hidden']);
    expect(count('[aria-label=Ada] .away')).toBe(0);
    expect(text('[aria-label=Ada] .counts')).toEqual(['?']);
  });

  const near = player(0, 3, 2, { finished_by: ['B1', 'W3'] });

  it('of somebody near the goal come with a warning that draws the cards', () => {
    lay(view({ players: [near, ...view().players.slice(1)] }));
    expect(text('[aria-label=Ada] .warning')).toEqual(['1 card from winning']);
    expect(count('[aria-label=Ada] .chip')).toBe(2);
    expect(count('[aria-label=Ada] .holder')).toBe(0);
    expect(text('[aria-label=Ada] details p')).toEqual(['By: Black token and Trade for white']);
  });

  it('of somebody near the goal come with the one who is known to hold such a card', () => {
    lay(view({ players: [near, player(1, 3, 1, { hand: ['W3'] }), player(2, 0, 3, { known: ['B1'] })] }));
    expect(text('[aria-label=Ada] .holder')).toEqual(['you hold it +1']);
    expect(count('[aria-label=Ada] .chip.held')).toBe(2);
  });
});

describe('a tick', () => {
  const chooser = (...picked: string[]): ActionChooser => {
    const found = new ActionChooser(PLAYS, clickPaths);
    for (const thing of picked) found.pick(thing);
    return found;
  };

  it('marks whom a card names already', () => {
    lay(view(), { chooser: chooser('hand:B4', 'seat:0') });
    expect(count('[aria-label=Ada] span.tick')).toBe(1);
  });

  it('plays the card once everything is named', () => {
    const confirm = vi.fn();
    lay(view(), { chooser: chooser('hand:W1', 'seat:0'), confirm });
    document.querySelector<HTMLButtonElement>('[aria-label=Ada] button.tick')!.click();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('stands on the card itself if that names nobody', () => {
    const players = [player(0, 4, 2), player(1, 3, 1, { hand: ['W10'] })];
    lay(view({ players }), { chooser: chooser('hand:W10'), confirm: vi.fn() });
    expect(count('.hand button.tick')).toBe(1);
  });
});

describe('every counter', () => {
  it('has a term that explains it', () => {
    lay(view({ players: [player(0, 4, 2, { known: ['W1'] }), ...view().players.slice(1)] }));
    const shown = [...document.querySelectorAll('[data-term]')].map((part) => part.getAttribute('data-term'));
    expect(shown).toEqual(
      expect.arrayContaining(['turns', 'bag', 'deck', 'discard', 'card', 'player', 'known', 'distance']),
    );
    for (const term of [...shown, 'threat', 'in_play']) expect(terms).toContain(term);
    for (const term of ['turns', 'distance'])
      expect(count(`[data-term=${term}][tabindex='0']`), term).toBeGreaterThan(0);
    // The goal itself, and its mode.
    expect(count("[data-thing=goal] [tabindex='0']")).toBe(2);
  });
});

describe('what is played back', () => {
  const shown = (events: GameEvent[], after: YinYangView, before = view()): YinYangView[] =>
    pacing.viewsAfter!(asShown(before), asShown(after), events) as unknown as YinYangView[];
  const asShown = (one: YinYangView): View => one as unknown as View;

  it('changes the tokens one after the other, while the card lies in the middle', () => {
    const after = view({
      discards: { white: ['W1', 'W4', 'W3'], black: [] },
      players: [player(0, 5, 1), view().players[1]!, player(2, 0, 3, { cards: { white: 1, black: 1 } })],
    });
    const views = shown(
      [
        { kind: 'card_played', seat: 2, card: 'W3', player: 0 },
        { kind: 'tokens_lost', seat: 0, colour: 'black', count: 1 },
        { kind: 'tokens_gained', seat: 0, colour: 'white', count: 1 },
        { kind: 'deck_chosen', seat: 0, colour: 'white' },
      ],
      after,
    );
    expect(views.map(({ players }) => players[0]!.tokens)).toEqual([
      { white: 4, black: 2 },
      { white: 4, black: 1 },
      { white: 5, black: 1 },
      { white: 5, black: 1 },
    ]);
    expect(views.map(({ bag }) => bag!.black)).toEqual([15, 16, 16, 16]);
    expect(views.map(({ in_play }) => in_play)).toEqual(['W3', 'W3', 'W3', null]);
    // It is neither in the hand, nor already on the pile.
    expect(views[0]!.players[2]!.cards).toEqual({ white: 1, black: 1 });
    expect(views.map(({ discards }) => discards.white!.length)).toEqual([2, 2, 2, 3]);
  });

  it('exchanges hands when that is told, not when the card is played', () => {
    const hand: Card[] = ['W1', 'W1', 'B4'];
    const before = view({ players: [player(0, 0, 1, { cards: { white: 0, black: 3 } }), player(1, 3, 1, { hand })] });
    const after = view({
      discards: { white: ['W1', 'W4'], black: ['B4'] },
      players: [player(0, 0, 1), player(1, 3, 1, { hand: ['B1', 'B2'], cards: { white: 0, black: 2 } })],
    });
    const views = shown(
      [
        { kind: 'card_played', seat: 0, card: 'B4', first: 0, second: 1 },
        { kind: 'hands_exchanged', first: 0, second: 1, first_hand: ['B1', 'B2'], second_hand: hand },
      ],
      after,
      before,
    );
    expect(views.map(({ players }) => players[1]!.hand)).toEqual([hand, ['B1', 'B2']]);
    expect(views.map(({ players }) => players[0]!.cards)).toEqual([
      { white: 0, black: 2 },
      { white: 2, black: 1 },
    ]);
  });

  it('draws one card after the other', () => {
    const drawn: GameEvent = { kind: 'card_drawn', seat: 0, colour: 'white' };
    const after = view({ players: [player(0, 4, 2, { cards: { white: 4, black: 1 } }), ...view().players.slice(1)] });
    const views = shown([drawn, drawn], after);
    expect(views.map(({ players }) => players[0]!.cards!.white)).toEqual([3, 4]);
    expect(views.map(({ decks }) => decks.white)).toEqual([31, 30]);
    const one = shown([drawn, drawn], { ...after, decks: { both: 60 } });
    expect(one.map(({ decks }) => decks)).toEqual([{ both: 61 }, { both: 60 }]);
  });

  it('counts the turn in which it happens', () => {
    const views = shown([{ kind: 'passed', seat: 0 }], view({ turns_ended: 8 }), view({ turns_ended: 7 }));
    expect(views[0]!.turns_ended).toBe(7);
  });

  it('discards a hand once that has been told', () => {
    const after = view({ players: [player(0, 4, 2, { cards: { white: 0, black: 0 } }), ...view().players.slice(1)] });
    const views = shown([{ kind: 'hand_discarded', seat: 0, cards: ['W1', 'W2', 'B1'] }, { kind: 'passed' }], after);
    expect(views.map(({ players }) => players[0]!.cards)).toEqual([
      { white: 2, black: 1 },
      { white: 0, black: 0 },
    ]);
  });

  it('tells nobody’s next card while tokens move, and guesses no hidden ones', () => {
    const before = view({ players: [player(0, 3, 2, { finished_by: ['B1'] }), player(1, 0, 0, { tokens: null })] });
    const [one] = shown([{ kind: 'token_moved', giver: 0, receiver: 1, colour: 'white' }], before, before);
    expect(one!.players.map(({ tokens }) => tokens)).toEqual([{ white: 2, black: 2 }, null]);
    expect(one!.players[0]!.finished_by).toBeNull();
  });

  it('turns the goal when it is told', () => {
    const after = view({ goal: { number: 4, mode: 'lose' } });
    const views = shown(
      [
        { kind: 'card_played', seat: 0, card: 'B8' },
        { kind: 'goal_changed', number: 4, mode: 'lose' },
      ],
      after,
    );
    expect(views.map(({ goal }) => goal.number)).toEqual([3, 4]);
  });

  it('knows whose card it is, and whom it names', () => {
    const log: Entry[] = [
      { ply: 0, by: 2, events: [{ kind: 'card_played', seat: 2, card: 'W5', giver: 0, receiver: 1 }] },
    ];
    expect(lastAim(log)).toEqual({ card: 'W5', by: 2, at: [0, 1], passes: true });
    expect(lastMover(log)).toBe(2);
    expect(lastAim([])).toBeNull();
  });
});

describe('what comes and goes', () => {
  const log = (...events: GameEvent[]): Entry[] => [{ ply: 0, by: 0, events }];

  it('is a token from the bag, or from another owner', () => {
    expect(placeOfToken([], 1, 'white')).toEqual(['bag:white']);
    const moved = log({ kind: 'token_moved', giver: 0, receiver: 1, colour: 'white' });
    expect(placeOfToken(moved, 1, 'white')).toEqual(['token:0:white']);
    expect(placeOfToken(moved, 0, 'white')).toEqual(['token:1:white']);
    expect(placeOfToken(moved, 2, 'white')).toEqual(['bag:white']);
    expect(placeOfToken(moved, 1, 'black')).toEqual(['bag:black']);
  });

  it('is every card of both hands when they are exchanged', () => {
    const exchange: GameEvent = { kind: 'hands_exchanged', first: 1, second: 2 };
    expect([0, 1, 2].map((seat) => exchangesOf([...log(exchange), ...log(exchange)], seat))).toEqual([0, 2, 2]);
  });

  it('does not fly where time goes back', () => {
    document.body.innerHTML = '<div class="board"><i></i></div>';
    const [board, node] = [document.querySelector('.board')!, document.querySelector('i')!];
    const flies = (): boolean => travel(node, { places: () => [] }).css !== undefined;
    expect(flies()).toBe(true);
    noteRewind(board, true);
    expect(flies()).toBe(false);
    noteRewind(board, false);
    expect(flies()).toBe(true);
  });

  it('is a card from a deck, to a discard pile, or from one hand to another', () => {
    expect(placeOfCard([], 1, 'white', true)).toEqual(['deck:white', 'deck:both']);
    expect(placeOfCard([], 1, 'white', false)).toEqual(['pile:white', 'pile:both']);
    const given = log({ kind: 'card_given', giver: 1, receiver: 2, colour: 'black' });
    expect(placeOfCard(given, 2, 'black', true)).toEqual(['seat:1']);
    expect(placeOfCard(given, 1, 'black', false)).toEqual(['seat:2']);
    expect(placeOfCard(given, 0, 'black', true)).toEqual(['deck:black', 'deck:both']);
    expect(placeOfCard(log({ kind: 'hands_exchanged', first: 1, second: 2 }), 1, 'white', true)).toEqual(['seat:2']);
    expect(placeOfCard(log({ kind: 'card_played', seat: 1, card: 'W1' }), 1, 'white', false)).toEqual([]);
    const taken = log({ kind: 'card_taken', seat: 1, card: 'B9' });
    expect(placeOfCard(taken, 1, 'black', true)).toEqual(['pile:black', 'pile:both']);
    expect(placeOfCard(taken, 1, 'white', false)).toEqual(['pile:white', 'pile:both']);
  });
});
