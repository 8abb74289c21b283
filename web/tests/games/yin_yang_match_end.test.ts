import { describe, expect, it } from 'vitest';
import { decidedBy, decidingMove, standings } from '../../src/games/yin_yang/match_end';
import type { Lang, Entry, GameEvent, View } from '../../src/lib/connection/protocol';
import type { DisplayedMatch } from '../../src/lib/table/table_context';
import { allWords } from '../fluent_files';
import { CODES, SEAT_FIELDS } from '../samples/yin_yang';

const entry = (by: number, ...events: GameEvent[]): Entry => ({ ply: 0, by, events });
const context = (reader: number | null, language: Lang = 'en'): DisplayedMatch =>
  ({
    words: allWords(language, 'yin_yang'),
    cast: { names: ['Ada', 'Carp', 'Willow'], reader, seatFields: SEAT_FIELDS, codes: CODES },
  }) as unknown as DisplayedMatch;
const tokens = (white: number, black: number): object => ({ white, black });
const view = (parts: object = {}): View => ({
  players: [
    { seat: 0, out: false, tokens: tokens(1, 2), hand: ['B2', 'W1', 'B2'] },
    { seat: 1, out: false, tokens: tokens(3, 3) },
    { seat: 2, out: true, tokens: tokens(0, 0) },
  ],
  goal: { number: 3, mode: 'win' },
  outcome: { winners: [1], scores: [0, 1, 0], reason: 'goal' },
  ...parts,
});
const END: GameEvent = { kind: 'game_over', winners: [1], reason: 'goal' };
const EARLIER = entry(0, { kind: 'card_played', seat: 0, card: 'W1', player: 0 });

describe('what decided a match', () => {
  const gained = entry(
    1,
    { kind: 'card_played', seat: 1, card: 'B1', player: 1 },
    { kind: 'tokens_gained', seat: 1, colour: 'black', count: 1 },
    END,
  );

  it('is whose tokens changed with which card, what the reader held, and how far from the goal they were', () => {
    expect(decidedBy(view(), [EARLIER, gained], context(0))).toEqual([
      'With “Black token”, Carp went from 2 to 3 black tokens.',
      'You held Back to the bag, which takes a token away.',
      'You were 3 tokens away from the goal.',
    ]);
    expect(decidedBy(view(), [EARLIER, gained], context(0, 'fr'))).toEqual([
      'Avec «\u00a0Jeton noir\u00a0», Carp est passé de 2 à 3 jetons noirs.',
      'Vous aviez en main de quoi enlever un jeton\u00a0: Retour au sac.',
      'Vous étiez à 3 jetons du but.',
    ]);
  });

  it('tells the reader of cards that could have undone it, and of no others', () => {
    const told = (hand: string[]): string[] => {
      const [own, ...others] = (view() as { players: object[] }).players;
      return decidedBy(view({ players: [{ ...own, hand }, ...others] }), [gained], context(0));
    };
    // A white token may be taken from others, but it was a black one that decided.
    expect(told(['W5', 'W1', 'B8', 'B3'])).toHaveLength(2);
    expect(told(['W9', 'B5', 'W9'])[1]).toBe(
      'You held Trade for two whites and Pass a black token, which take tokens away.',
    );
  });

  it('tells spectators of nobody’s distance, and the winner of the own tokens', () => {
    expect(decidedBy(view(), [gained], context(null))).toEqual([
      'With “Black token”, Carp went from 2 to 3 black tokens.',
    ]);
    expect(decidedBy(view(), [gained], context(1))).toEqual(['With “Black token”, you went from 2 to 3 black tokens.']);
  });

  it('names whoever played the card for somebody else, and counts what moved', () => {
    const moved = entry(
      0,
      { kind: 'card_played', seat: 0, card: 'W5', giver: 0, receiver: 1 },
      { kind: 'token_moved', giver: 0, receiver: 1, colour: 'white' },
    );
    expect(decidedBy(view(), [moved], context(null))).toEqual([
      'With “Pass a white token”, Ada went from 2 to 1 white tokens.',
      'With “Pass a white token”, played by Ada, Carp went from 2 to 3 white tokens.',
    ]);
  });

  it('counts what a player had who is out now', () => {
    const fatal = entry(
      1,
      { kind: 'card_played', seat: 1, card: 'B1', player: 2 },
      { kind: 'tokens_gained', seat: 2, colour: 'black', count: 1 },
      { kind: 'eliminated', seat: 2 },
      { kind: 'tokens_lost', seat: 2, colour: 'white', count: 3 },
      { kind: 'tokens_lost', seat: 2, colour: 'black', count: 3 },
    );
    expect(decidedBy(view(), [fatal], context(null))).toEqual([
      'With “Black token”, played by Carp, Willow went from 2 to 3 black tokens.',
      '3 white and 3 black tokens was the losing number: Willow was out.',
    ]);
    expect(decidedBy(view(), [fatal], context(2, 'fr'))[1]).toBe(
      'Avec 3 jetons blancs et 3 noirs, vous étiez éliminé.',
    );
  });

  it('is the goal, if a card changed that', () => {
    const changed = entry(
      1,
      { kind: 'card_played', seat: 1, card: 'W10' },
      { kind: 'goal_changed', number: 3, mode: 'win' },
    );
    expect(decidedBy(view(), [changed], context(null))).toEqual([
      'Carp changed the goal with “Lower the goal”: whoever had exactly 3 white and 3 black tokens won.',
    ]);
    const own = { seat: 0, out: false, tokens: tokens(1, 2), hand: ['B8', 'B2'] };
    expect(decidedBy(view({ players: [own] }), [changed], context(0))[1]).toBe(
      'You held Raise the goal, which changes the goal.',
    );
  });

  it('is not told where no card decided, or the totals are hidden', () => {
    expect(decidedBy(view(), [gained, entry(0, { kind: 'passed', seat: 0 })], context(0))).toEqual([]);
    const hidden = [{ seat: 1, out: false, tokens: null }];
    expect(decidedBy(view({ players: hidden }), [gained], context(null))).toEqual([]);
  });

  it('is one sentence for both colours of a player', () => {
    const replaced = entry(
      1,
      { kind: 'card_played', seat: 1, card: 'W9', player: 1 },
      { kind: 'tokens_lost', seat: 1, colour: 'black', count: 1 },
      { kind: 'tokens_gained', seat: 1, colour: 'white', count: 2 },
    );
    expect(decidedBy(view(), [replaced], context(1))).toEqual([
      'With “Trade for two whites”, you went from 1 to 3 white and from 4 to 3 black tokens.',
    ]);
    expect(decidedBy(view(), [replaced], context(1, 'fr'))).toEqual([
      'Avec «\u00a0Noir contre deux blancs\u00a0», vous êtes passé de 1 à 3 jetons blancs et de 4 à 3 noirs.',
    ]);
  });

  it('is the distance from the goal at the turn limit, and no card', () => {
    const limited = (mode: string, winners: number[]): View =>
      view({ goal: { number: 3, mode }, outcome: { winners, scores: [], reason: 'limit' } });
    const end: GameEvent = { kind: 'game_over', winners: [0], reason: 'limit' };
    expect(decidedBy(limited('lose', [0]), [gained], context(1))).toEqual([
      'When the limit is reached in the mode “lose”, whoever is farthest from the goal wins: Ada, 3 tokens away.',
    ]);
    expect(decidedBy(limited('win', [1]), [gained], context(null, 'fr'))).toEqual([
      'À la limite, en mode «\u00a0gagner\u00a0», le plus proche du but l’emporte\u00a0: Carp, à 0 jeton du but.',
    ]);
    expect(decidedBy(limited('win', []), [gained], context(null))).toEqual([
      'When the limit is reached, nobody wins: the options say that it is a draw.',
    ]);
    expect(decidingMove([gained, entry(0, { kind: 'passed', seat: 0 }, end)])).toEqual([entry(0, end)]);
  });

  it('is the last card with what came of it, without the end itself', () => {
    expect(decidingMove([EARLIER, gained]).flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual([
      'card_played',
      'tokens_gained',
    ]);
  });
});

describe('the standings', () => {
  it('have the winners first and whoever is out last', () => {
    const words = allWords('en', 'yin_yang');
    expect(standings(view(), words, [])).toEqual([
      { seat: 1, told: '3 white and 3 black, at the goal' },
      { seat: 0, told: '1 white and 2 black, 3 away' },
      { seat: 2, told: 'out' },
    ]);
    expect(standings(view(), allWords('fr', 'yin_yang'), []).map(({ told }) => told)).toEqual([
      '3 blancs et 3 noirs, au but',
      '1 blanc et 2 noirs, à 3 du but',
      'hors jeu',
    ]);
    const far = { seat: 0, out: false, tokens: tokens(0, 0) };
    const near = { seat: 2, out: false, tokens: tokens(3, 2) };
    const order = (mode: string): number[] =>
      standings(view({ players: [far, near], goal: { number: 3, mode }, outcome: null }), words, []).map(
        ({ seat }) => seat,
      );
    expect(order('win')).toEqual([2, 0]);
    expect(order('lose')).toEqual([0, 2]);
    const hidden = view({ players: [{ seat: 0, out: false, tokens: null }] });
    expect(standings(hidden, words, [])).toEqual([{ seat: 0, told: 'tokens hidden' }]);
  });

  it('have whoever went out first at the very end, and no distance from a goal that was not reached', () => {
    const gone = (seat: number): object => ({ seat, out: true, tokens: tokens(0, 0) });
    const last = { seat: 3, out: false, tokens: tokens(5, 4) };
    const outs = [1, 0, 2].map((seat) => entry(3, { kind: 'eliminated', seat }));
    const ended = view({
      players: [gone(0), gone(1), gone(2), last],
      goal: { number: 3, mode: 'lose' },
      outcome: { winners: [3], scores: [], reason: 'survivor' },
    });
    expect(standings(ended, allWords('en', 'yin_yang'), outs)).toEqual([
      { seat: 3, told: '5 white and 4 black' },
      { seat: 2, told: 'out' },
      { seat: 0, told: 'out' },
      { seat: 1, told: 'out' },
    ]);
  });
});
