import { describe, expect, it } from 'vitest';
import yinYang from '../../src/games/yin_yang';
import { lastMove, clickPaths, pointsAt } from '../../src/games/yin_yang/click_paths';
import { meant } from '../../src/games/yin_yang/meant_action';
import { ActionChooser } from '../../src/lib/table/action_chooser.svelte';
import type { Entry } from '../../src/lib/connection/protocol';
import { EVENTS, GIFTS, OTHER_ACTIONS, PLAYS } from '../samples/yin_yang';

describe('clicking through the actions', () => {
  it('finds every action by each of its ways', () => {
    for (const action of PLAYS) {
      for (const path of clickPaths(action)) {
        const chooser = new ActionChooser(PLAYS, clickPaths);
        const found = path.map((thing) => chooser.pick(thing));
        expect(found.at(-1), path.join()).toEqual(action);
        expect(
          found.slice(0, -1).every((early) => early === null),
          path.join(),
        ).toBe(true);
      }
    }
  });

  it('lights up what the listed actions name, and nothing else', () => {
    const chooser = new ActionChooser(
      PLAYS.filter(({ kind, card, player }) => kind === 'pass' || (card === 'W2' && player === 1)),
      clickPaths,
    );
    expect([...chooser.lit].toSorted()).toEqual(['hand:W2', 'pass']);
    chooser.pick('hand:W2');
    expect([...chooser.lit].toSorted()).toEqual(['token:1:black', 'token:1:white']);
    expect(chooser.takes('seat:1')).toBe(false);
    expect(chooser.pick('seat:1')).toBeNull();
  });

  it('lets another card be picked instead, and the same one be put back', () => {
    const chooser = new ActionChooser(PLAYS, clickPaths);
    chooser.pick('hand:B4');
    chooser.pick('seat:2');
    expect(chooser.takes('hand:W1')).toBe(true);
    chooser.pick('hand:W1');
    expect(chooser.picked).toEqual(['hand:W1']);
    chooser.pick('hand:W1');
    expect(chooser.picked).toEqual([]);
  });

  it('goes back step by step', () => {
    const chooser = new ActionChooser(PLAYS, clickPaths);
    chooser.pick('hand:W5');
    chooser.pick('token:0:white');
    expect(chooser.back()).toBe(true);
    expect(chooser.picked).toEqual(['hand:W5']);
    expect(chooser.back()).toBe(true);
    expect(chooser.back()).toBe(false);
  });

  it('takes two players in either order', () => {
    const chooser = new ActionChooser(PLAYS, clickPaths);
    chooser.pick('hand:B4');
    chooser.pick('seat:2');
    expect(chooser.pick('seat:0')).toEqual({ kind: 'play', card: 'B4', first: 0, second: 2 });
  });

  it('names giver, receiver and colour of a blind gift', () => {
    const chooser = new ActionChooser(GIFTS, clickPaths);
    for (const thing of ['hand:B6', 'seat:1', 'seat:0']) expect(chooser.pick(thing)).toBeNull();
    expect([...chooser.lit].toSorted()).toEqual(['back:black', 'back:white']);
    expect(chooser.pick('back:white')).toEqual({ kind: 'play', card: 'B6', giver: 1, receiver: 0, colour: 'white' });
  });

  it('has one thing for each of the small decisions', () => {
    expect(OTHER_ACTIONS.slice(2).map(clickPaths)).toEqual([
      [['bag:white']],
      [['deck:black']],
      [['pile:white']],
      [['hand:B3']],
    ]);
  });
});

describe('a click on what a chosen card cannot name means', () => {
  const told = (thing: string, ...picked: string[]): unknown => meant(thing, picked, { phase: 'play' }, PLAYS);

  it('the card, played on that player', () => {
    expect(told('token:2:white', 'hand:W9')).toEqual({ kind: 'play', card: 'W9', player: 2 });
    expect(told('seat:2', 'hand:W9')).toEqual({ kind: 'play', card: 'W9', player: 2 });
    expect(told('token:2:black', 'hand:B2')).toEqual({ kind: 'play', card: 'B2', player: 2, colour: 'black' });
    expect(told('seat:2', 'hand:B2')).toBeNull();
  });

  it('the card, played on two players, of whom one may be named already', () => {
    expect(told('seat:1', 'hand:W5')).toEqual({ kind: 'play', card: 'W5', giver: 1, receiver: 0 });
    expect(told('seat:2', 'hand:W5', 'token:1:white')).toEqual({ kind: 'play', card: 'W5', giver: 1, receiver: 2 });
    expect(told('seat:2', 'hand:B4', 'seat:1')).toEqual({ kind: 'play', card: 'B4', first: 1, second: 2 });
  });

  it('nothing before a card is chosen, or with a card that names nobody', () => {
    expect(told('seat:2')).toBeNull();
    expect(told('seat:2', 'hand:W10')).toBeNull();
  });
});

describe('what is confirmed', () => {
  it('is every card that is played, and nothing else', () => {
    for (const action of [...PLAYS, ...OTHER_ACTIONS])
      expect(yinYang.confirms(action, {})).toBe(action.kind === 'play');
    expect(yinYang.grave?.(EVENTS)).toBe(false);
  });
});

describe('what the log points at', () => {
  it('is something, for every event', () => {
    for (const event of EVENTS) {
      const things = pointsAt(event);
      expect(things.length > 0 || event.kind === 'game_over', JSON.stringify(event)).toBe(true);
      expect(things.join(), JSON.stringify(event)).not.toMatch(/null|undefined|:$/);
    }
  });

  it('is the last card with all that came of it', () => {
    const entry = (ply: number, by: number, ...kinds: string[]): Entry => ({
      ply,
      by,
      events: kinds.map((kind) => ({ kind })),
    });
    const log = [
      entry(0, 0, 'deck_chosen'),
      entry(1, -1, 'card_drawn'),
      entry(2, 0, 'card_played', 'tokens_lost'),
      entry(3, -1, 'card_drawn'),
      entry(4, 1, 'deck_chosen'),
      entry(5, -1, 'card_drawn'),
    ];
    expect(lastMove(log).map(({ ply }) => ply)).toEqual([2, 3]);
    expect(lastMove(log.slice(0, 2))).toEqual([]);
  });
});
