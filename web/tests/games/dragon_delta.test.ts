import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readBoard } from '../../src/games/dragon_delta/board_file';
import { pictured } from '../../src/games/dragon_delta/cards';
import { ahead, along, frame, piece, ring, shore, signs } from '../../src/games/dragon_delta/geometry';
import { EventPlayback } from '../../src/games/dragon_delta/event_playback.svelte';
import {
  after,
  before,
  snapshotOf,
  roundsPlayed,
  momentsSince,
  replayRound,
} from '../../src/games/dragon_delta/board_snapshot';
import type { Moment, Snapshot } from '../../src/games/dragon_delta/board_snapshot';
import module from '../../src/games/dragon_delta';
import { Plan, planOf } from '../../src/games/dragon_delta/plan.svelte';
import { forget, keep } from '../../src/games/dragon_delta/plan_store';
import { previewCard } from '../../src/games/dragon_delta/plan_preview';
import type { Sketch } from '../../src/games/dragon_delta/plan_preview';
import { lastMove, clickPaths, pointsAt } from '../../src/games/dragon_delta/click_paths';
import { asEvent } from '../../src/games/dragon_delta/view_fields';
import type { Card, DragonDeltaView } from '../../src/games/dragon_delta/view_types';
import { eventSentence } from '../../src/i18n/sentences';
import { ActionChooser } from '../../src/lib/table/action_chooser.svelte';
import type { TableContext } from '../../src/lib/table/table_context';
import sample, { ACTIONS, asView, CARDS, delta, EVENTS, LOG, slots, stock } from '../samples/dragon_delta';
import { allWords } from '../fluent_files';

describe('things on the delta', () => {
  it('are one click away from every action', () => {
    for (const action of ACTIONS) {
      const chooser = new ActionChooser([action], clickPaths);
      expect(chooser.lit.size, JSON.stringify(action)).toBe(1);
      expect(chooser.pick([...chooser.lit][0]!)).toEqual(action);
    }
  });

  it('are the same for a plank, the span where it may lie, and a step onto it', () => {
    const named = ACTIONS.flatMap((action) => clickPaths(action)[0]!);
    expect(named).toEqual([
      'card:stone_1',
      'island:2',
      'stock:1',
      'place:1-2',
      'place:white-1',
      'island:3',
      'place:white-1',
      'place:white',
      'place:black',
    ]);
  });

  it('are pointed at by every event that speaks of any', () => {
    for (const event of EVENTS) {
      const things = pointsAt(event);
      expect(things.length > 0 || event.kind === 'round_ended', JSON.stringify(event)).toBe(true);
      expect(things.join(), JSON.stringify(event)).not.toMatch(/undefined|null|:$/);
    }
    expect(pointsAt(EVENTS[14]!)).toEqual(['place:white', 'place:white-1']);
  });

  it('bear the mark of the last move on the board, through the laying of the next cards', () => {
    const laid = LOG.slice(0, 18);
    expect(lastMove(laid).flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['pawn_stepped']);
    expect(lastMove(LOG.slice(0, 3))).toEqual([]);
  });
});

describe('geometry', () => {
  it('cuts planks between two centres, and never upside down', () => {
    const cut = piece({ x: 0, y: 0 }, { x: 10, y: 0 }, 5, 1);
    expect(cut).toEqual({ x: 7, y: 0, length: 4, angle: 0 });
    expect(along(cut, 0)).toEqual({ x: 5, y: 0 });
    expect(piece({ x: 10, y: 0 }, { x: 0, y: 0 }, 1, 5)).toEqual({ x: 7, y: 0, length: 4, angle: 0 });
    expect(piece({ x: 0, y: 10 }, { x: 0, y: 0 }, 0, 0).angle).toBe(90);
  });

  it('keeps the signs of spans that cross in the middle apart', () => {
    const crossing = [piece({ x: 0, y: 0 }, { x: 10, y: 10 }, 0, 0), piece({ x: 0, y: 10 }, { x: 10, y: 0 }, 0, 0)];
    const [one, other] = signs(crossing, 1.5);
    expect(one).toEqual({ x: 5, y: 5 });
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(1.5);
  });

  it('holds everything in its frame', () => {
    expect(
      frame(
        [
          { x: 0, y: 0, r: 1 },
          { x: 10, y: 4, r: 2 },
        ],
        1,
      ),
    ).toEqual([-2, -2, 15, 9]);
  });

  it('draws each island its own shore, always the same', () => {
    expect(shore(3, 2.1)).toBe(shore(3, 2.1));
    expect(shore(3, 2.1)).not.toBe(shore(4, 2.1));
    expect(shore(3, 2.1)).toMatch(/^M[-\d. ]+(C[-\d. ]+){9}Z$/);
  });

  it('puts those who share a village beside one another', () => {
    expect(ring(1, 0, 2)).toEqual({ x: 0, y: 0 });
    const [left, right] = [ring(2, 1, 2), ring(2, 0, 2)];
    expect(left.x).toBeCloseTo(-2);
    expect(right.x).toBeCloseTo(2);
  });

  it('lets arrow keys lead to what lies ahead', () => {
    const points = [
      { x: 3, y: 0 },
      { x: 10, y: 0.5 },
      { x: 0, y: 5 },
      { x: -4, y: 1 },
    ];
    const from = { x: 0, y: 0 };
    expect(ahead('ArrowRight', from, points)).toBe(0);
    expect(ahead('ArrowDown', from, points)).toBe(2);
    expect(ahead('ArrowLeft', from, points)).toBe(3);
    expect(ahead('ArrowUp', from, points)).toBe(-1);
    expect(ahead('Enter', from, points)).toBe(-1);
  });
});

describe('cards', () => {
  it('are told with whose they are when they are turned over', () => {
    const revealed = { kind: 'cards_revealed', position: 2, cards: ['stone_2', 'stone_2', 'dragon_white'] };
    const told = (language: 'en' | 'fr', reader: number | null): string =>
      eventSentence(allWords(language, 'dragon_delta'), revealed, { ...sample, names: ['Ada', 'Bo', 'Cleo'], reader });
    expect(told('en', 1)).toBe('Slot 2: Two stones (Ada), Two stones (you) and White dragon (Cleo).');
    expect(told('fr', null)).toBe('Place 2\u00a0: Deux pierres (Ada), Deux pierres (Bo) et Dragon blanc (Cleo).');
  });

  it('show their kind, how often they act, and whose dragon they are', () => {
    expect(CARDS.map(pictured).map(({ sort, times, colour }) => [sort, times, colour].join())).toEqual([
      'stone,1,',
      'stone,2,',
      'plank,1,',
      'plank,2,',
      'remove,1,',
      'move,1,',
      'move,2,',
      'jump,1,',
      'dragon,1,black',
      'dragon,1,red',
    ]);
  });
});

describe('a round watched again', () => {
  // What white and black have after all of the events.
  const now = delta({
    phase: 'ended',
    stones: ['1'],
    planks: [],
    players: delta().players.map((player) => ({
      ...player,
      place: { village: player.colour },
      stock:
        player.seat === 0
          ? stock('white', 1, 3, 4, 5, 6)
          : [...stock('black', 1), ...stock('white', 2), ...stock('black', 3, 4, 5)],
    })),
  });

  it('turns every event back', () => {
    const board = ({ stones, planks, places, stocks }: Snapshot): object => ({ stones, planks, places, stocks });
    let snapshot = replayRound(now, LOG, 1).start;
    for (const event of EVENTS.map(asEvent)) {
      const next = after(snapshot, event);
      expect(board(before(next, event)), event.kind).toEqual(board(snapshot));
      snapshot = next;
    }
    expect(board(snapshot)).toEqual(board(snapshotOf(now)));
  });

  it('begins with what lay there then, and shows each moment', () => {
    const { start, moments } = replayRound(now, LOG, 1);
    expect(start.stones).toEqual([]);
    expect(start.planks).toEqual([]);
    expect(start.places).toEqual(['white', 'black']);
    expect(start.stocks[0]?.map(({ size }) => size)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(start.slots.flat().every(({ card }) => card === 'hidden')).toBe(true);
    expect(moments.map(({ event }) => event.kind)).toEqual([
      'cards_revealed',
      'stone_placed',
      'nothing_done',
      'cards_revealed',
      'plank_laid',
      'stone_placed',
      'plank_lost',
      'pawn_stepped',
    ]);
    const end = moments.at(-1)!.snapshot;
    expect(end.stones).toEqual(['1', '3']);
    expect(end.places).toEqual(['white-1', 'black']);
    expect(end.stocks[1]?.map(({ size }) => size)).toEqual([1, 3, 4, 5]);
    expect(moments[1]?.snapshot.acting).toBe(0);
  });

  it('gives the statue to who had it then', () => {
    expect([1, 2].map((round) => replayRound(now, LOG, round).start.holder)).toEqual([0, 1]);
    // Nobody is told of a first holder who was settled from the start.
    const settled = { ...now, options: { ...now.options, first_holder: 0 } };
    expect(replayRound(settled, LOG.slice(1), 1).start.holder).toBe(0);
  });

  it('ends as things are now', () => {
    const { moments } = replayRound(now, LOG, 2);
    const { stones, planks, places, stocks, slots: cards } = moments.at(-1)!.snapshot;
    const shown = snapshotOf(now);
    expect({ stones, planks, places, stocks }).toEqual({
      stones: shown.stones,
      planks: shown.planks,
      places: shown.places,
      stocks: shown.stocks,
    });
    expect(cards[1]?.[0]).toEqual({ card: 'remove', struck: [0] });
    expect(cards[1]?.[1]).toEqual({ card: 'hidden', struck: [] });
  });

  it('is offered for every round that is finished, the last one when the game is over', () => {
    expect(roundsPlayed(LOG.slice(0, 10))).toEqual([]);
    expect(roundsPlayed(LOG.slice(0, 20))).toEqual([1]);
    expect(roundsPlayed(LOG)).toEqual([1, 2]);
  });
});

describe('a plan', () => {
  const plan = (...cards: (Card | null)[]): Plan =>
    new Plan(1, 0, [...cards, ...Array<null>(5 - cards.length).fill(null)], 1);

  it('takes cards in order, moves them, and gives them back', () => {
    const made = plan();
    made.put('stone_1');
    made.put('move_2');
    made.put('plank_1', 4);
    expect(made.slots).toEqual(['stone_1', 'move_2', null, null, 'plank_1']);
    made.put('stone_1', 1);
    expect(made.slots).toEqual(['move_2', 'stone_1', null, null, 'plank_1']);
    made.take(1);
    expect(made.slots).toEqual(['move_2', null, null, null, 'plank_1']);
    expect(made.missing).toBe(3);
    made.clear();
    expect(made.begun).toBe(false);
  });

  it('sends what lay there back into the hand when a card of the hand is put over it', () => {
    const made = plan('stone_1', 'stone_2');
    made.put('jump', 0);
    expect(made.slots.slice(0, 2)).toEqual(['jump', 'stone_2']);
  });

  it('holds no more dragons than the view allows, but may exchange one for another', () => {
    const made = plan('dragon_red');
    expect(made.whyNot('dragon_black')).toBe('dragons');
    expect(made.whyNot('dragon_black', 0)).toBeNull();
    expect(made.whyNot('stone_1')).toBeNull();
    expect(plan('stone_1', 'stone_2', 'plank_1', 'plank_2', 'jump').whyNot('move_1')).toBe('full');
  });

  it('can be looked at and taken over as it is advised, save what lies already', () => {
    const made = new Plan(1, 1, ['jump', 'stone_1', null, null, 'plank_1'], 1, { stones: ['3'], planks: [] });
    made.show(['remove', 'move_1', 'stone_2', 'plank_2']);
    expect(made.advised).toEqual(['jump', 'remove', 'move_1', 'stone_2', 'plank_2']);
    expect(made.slots).toEqual(['jump', 'stone_1', null, null, 'plank_1']);
    made.show(null);
    expect(made.advised).toBeNull();
    made.adopt(['remove', 'move_1', 'stone_2', 'plank_2']);
    expect(made.slots).toEqual(['jump', 'remove', 'move_1', 'stone_2', 'plank_2']);
    expect(made.sketch.stones).toEqual(['3']);
  });

  it('keeps what is laid already and goes on from there', () => {
    const context = {} as TableContext;
    const fresh = planOf(context, delta())!;
    for (const card of ['stone_1', 'plank_1', 'move_1', 'jump', 'remove'] as Card[]) fresh.put(card);
    expect(planOf(context, delta())).toBe(fresh);
    const [me, other] = delta().players;
    const half = planOf(context, delta({ players: [{ ...me!, slots: slots('stone_1', 'plank_1') }, other!] }))!;
    expect(half.laid).toBe(2);
    expect(half.slots).toEqual(['stone_1', 'plank_1', 'move_1', 'jump', 'remove']);
    half.clear();
    expect(half.slots).toEqual(['stone_1', 'plank_1', null, null, null]);
    half.put('remove');
    const another = planOf(
      context,
      delta({ players: [{ ...me!, slots: slots('stone_1', 'plank_1', 'jump') }, other!] }),
    )!;
    expect(another.slots).toEqual(['stone_1', 'plank_1', 'jump', 'remove', null]);
    expect(half.whyNot('jump', 1)).toBe('full');
    expect(planOf(context, delta({ round: 3 }))?.begun).toBe(false);
    expect(planOf(context, delta({ phase: 'stone' }))).toBeNull();
    expect(planOf(context, delta({ you: null }))).toBeNull();
  });
});

describe('a plan that is kept', () => {
  const FIVE: (Card | null)[] = ['stone_1', 'plank_1', 'move_1', 'jump', null];
  const at = (table: string | null): TableContext => ({ table }) as TableContext;
  const kept = (): string[] => Object.keys(sessionStorage);

  beforeEach(() => sessionStorage.clear());

  const planned = (view = delta()): Plan => {
    const made = planOf(at('t'), view)!;
    for (const card of FIVE) if (card) made.put(card);
    made.pencilStone('2');
    keep('t', view.you!, made);
    return made;
  };

  it('is there again after a reload, with what was pencilled', () => {
    planned();
    const again = planOf(at('t'), delta())!;
    expect(again.slots).toEqual(FIVE);
    expect(again.sketch).toEqual({ stones: ['2'], planks: [] });
  });

  it('belongs to one table, one seat and one round', () => {
    planned();
    expect(planOf(at('other'), delta())?.begun).toBe(false);
    expect(planOf(at(null), delta())?.begun).toBe(false);
    expect(planOf(at('t'), delta({ round: 3 }))?.begun).toBe(false);
    const [me, other] = delta().players;
    const shared = delta({
      you: 1,
      players: [
        { ...me!, hand: undefined },
        { ...other!, hand: CARDS },
      ],
    } as Partial<DragonDeltaView>);
    expect(planOf(at('t'), shared)?.begun).toBe(false);
  });

  it('goes on from the cards that have been laid meanwhile', () => {
    planned();
    const [me, other] = delta().players;
    const hand = CARDS.filter((card) => card !== 'stone_1');
    const half = planOf(at('t'), delta({ players: [{ ...me!, hand, slots: slots('stone_1') }, other!] }))!;
    expect([half.laid, half.slots]).toEqual([1, FIVE]);
  });

  it('is forgotten for its seat alone', () => {
    planned();
    keep('t', 1, planned());
    forget('t', 0);
    expect(kept()).toEqual(['sampan.plan.t.1']);
  });

  const none = { stones: [], planks: [] };
  it.each([
    ['no JSON', '{"round":'],
    ['no plan', '7'],
    ['nothing', 'null'],
    ['no cards', JSON.stringify({ round: 2, slots: 'five', sketch: none })],
    ['too few places', JSON.stringify({ round: 2, slots: ['stone_1'], sketch: none })],
    [
      'cards of somebody else',
      JSON.stringify({ round: 2, slots: ['dragon_white', null, null, null, null], sketch: none }),
    ],
    ['no card at all', JSON.stringify({ round: 2, slots: [3, {}, null, null, null], sketch: none })],
    ['one card twice', JSON.stringify({ round: 2, slots: ['jump', 'jump', null, null, null], sketch: none })],
    [
      'two dragons',
      JSON.stringify({ round: 2, slots: ['dragon_black', 'dragon_red', null, null, null], sketch: none }),
    ],
    ['no sketch', JSON.stringify({ round: 2, slots: FIVE })],
    ['stones nowhere', JSON.stringify({ round: 2, slots: FIVE, sketch: { stones: ['99'], planks: [] } })],
    ['planks nowhere', JSON.stringify({ round: 2, slots: FIVE, sketch: { stones: [], planks: ['length'] } })],
  ])('begins anew if it is damaged: %s', (_, stored) => {
    sessionStorage.setItem('sampan.plan.t.0', stored);
    const fresh = planOf(at('t'), delta())!;
    expect(fresh.slots).toEqual([null, null, null, null, null]);
    expect(fresh.sketch).toEqual(none);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const barred = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('barred');
    });
    const context = at('t');
    const made = planOf(context, delta())!;
    made.put('jump');
    keep('t', 0, made);
    expect(planOf(context, delta())).toBe(made);
    barred.mockRestore();
  });
});

describe('the prompt', () => {
  const asked = (context: TableContext, language: 'en' | 'fr' = 'en'): string => {
    const { id, fields } = module.prompt(asView(delta()), new ActionChooser([], clickPaths), context);
    return allWords(language, 'dragon_delta').say(id, fields);
  };

  it('asks for cards, and once all five are planned to lay them', () => {
    const context = {} as TableContext;
    const made = planOf(context, delta())!;
    for (const card of ['stone_1', 'plank_1', 'move_1', 'jump'] as Card[]) made.put(card);
    expect(asked(context)).toBe('Plan five cards, then lay them.');
    made.put('remove');
    expect(asked(context)).toBe('Your plan is ready: lay the five cards, or change them.');
    expect(asked(context, 'fr')).toBe('Votre plan est prêt\u00a0: posez les cinq cartes, ou changez-en.');
  });
});

describe('a rehearsal', () => {
  const nothing: Sketch = { stones: [], planks: [] };
  const shown = (slot: number, cards: Card[], sketch = nothing): ReturnType<typeof previewCard> =>
    previewCard(delta(), cards, slot, sketch);

  it('shows where stones could go', () => {
    expect(shown(0, ['stone_1'])?.islands).toEqual(['2', '3']);
  });

  it('shows the spans that the pencilled stones bring within reach of the planks in stock', () => {
    expect(shown(0, ['plank_1'])?.spans).toEqual([]);
    expect(shown(1, ['stone_1', 'plank_1'])).toMatchObject({ stones: 1, pencilled: false, spans: [] });
    expect(shown(1, ['stone_1', 'plank_1'], { stones: ['2'], planks: [] })).toMatchObject({
      pencilled: true,
      spans: [1, 2],
    });
    expect(shown(1, ['stone_2', 'plank_1'], { stones: ['2', '3'], planks: [] })?.spans).toEqual([1, 2, 3]);
    // A stone that is placed only later is no help.
    expect(shown(0, ['plank_1', 'stone_1'], { stones: ['2'], planks: [] })?.spans).toEqual([]);
  });

  it('tells nothing of fitting spans to who judges by eye', () => {
    const view = delta();
    const byEye = delta({ options: { ...view.options, by_eye: true } });
    expect(previewCard(byEye, ['stone_1', 'plank_1'], 1, { stones: ['2'], planks: [] })?.spans).toEqual([]);
    expect(previewCard(byEye, ['stone_1', 'plank_1'], 0, nothing)?.islands).toEqual(['2', '3']);
  });

  it('shows the places that one step, or two, lead to', () => {
    expect(shown(0, ['move_1'])?.places).toEqual(['white']);
    expect(shown(0, ['move_2'])?.places).toEqual(['white-1']);
    expect(shown(1, ['stone_1', 'move_1'])?.depends).toBe(false);
    expect(shown(1, ['plank_1', 'move_1'])?.depends).toBe(true);
  });

  it('is nothing for a place without a card', () => {
    expect(shown(3, ['move_1'])).toBeNull();
  });

  it('is pencilled no further than the planned cards go', () => {
    const made = new Plan(1, 0, ['stone_2', 'plank_1', null, null, null], 1);
    for (const island of ['1', '2', '3']) made.pencilStone(island);
    expect(made.sketch.stones).toEqual(['2', '3']);
    made.pencilStone('2');
    expect(made.sketch.stones).toEqual(['3']);
    made.pencilPlank(4);
    made.pencilPlank(7);
    expect(made.sketch.planks).toEqual([7]);
    made.take(1);
    expect(made.sketch.planks).toEqual([]);
    made.clear();
    expect(made.sketch).toEqual(nothing);
  });
});

describe('what has just happened', () => {
  const hidden = { card: 'hidden', struck: [] };
  const old = delta({ phase: 'lay', you: 0, position: 0 });
  const laidByMe = old.players.map((player) => ({
    ...player,
    slots: slots(player.seat === 0 ? 'stone_1' : 'hidden', 'jump'),
  }));
  const from = LOG.findIndex(({ events }) => events[0]?.kind === 'cards_revealed');
  const fresh = LOG.slice(from, from + 3);

  it('is told from what lay there before', () => {
    const moments = momentsSince({ ...old, players: laidByMe }, { ...old, phase: 'stone', position: 1 }, fresh);
    expect(moments.map(({ event }) => event.kind)).toEqual(['cards_revealed', 'stone_placed']);
    expect(moments[0]?.snapshot.stones).toEqual(old.stones);
    expect(moments[1]?.snapshot.stones).toEqual([...old.stones, '1']);
    expect(moments[0]?.snapshot.slots.map((row) => row[0]?.card)).toEqual(['stone_1', 'plank_1']);
  });

  it('shows the own cards ahead to nobody but their owner', () => {
    const shown = (you: number | null): unknown =>
      momentsSince({ ...old, players: laidByMe }, { ...old, you, phase: 'stone', position: 1 }, fresh)[0]?.snapshot
        .slots[0]?.[1];
    expect(shown(0)).toEqual({ card: 'jump', struck: [] });
    // At a screen that several share, what follows is seen by all.
    expect(shown(null)).toEqual(hidden);
    expect(shown(1)).toEqual(hidden);
  });

  const moments = (count: number): Moment[] =>
    Array.from({ length: count }, (_, index) => ({
      event: { kind: index === 0 ? 'cards_revealed' : 'stone_placed' },
      snapshot: snapshotOf(delta({ round: index + 1 })),
    }));

  it('passes one by one until the present is reached', () => {
    const playback = new EventPlayback();
    const three = moments(3);
    playback.add(three, true);
    for (const moment of three) {
      expect(playback.moment).toBe(moment);
      playback.next();
    }
    expect(playback.moment).toBeNull();
  });

  it('needs no showing if it is a single thing that is to be seen anyway', () => {
    const playback = new EventPlayback();
    playback.add(moments(1), true);
    expect(playback.moment).toBeNull();
    playback.add(moments(1), false);
    expect(playback.moment).not.toBeNull();
  });

  it('passes the faster the more of it waits, and all at once if it is far too much', () => {
    const playback = new EventPlayback();
    playback.add(moments(2), true);
    const slow = playback.stays;
    playback.add(moments(8), true);
    expect(playback.stays).toBeLessThan(slow);
    expect(playback.stays).toBeGreaterThanOrEqual(250);
    playback.add(moments(40), true);
    expect(playback.moment).toBeNull();
  });
});

describe('a board file', () => {
  const file = {
    village_radius: 5,
    island_radius: 2,
    villages: [{ colour: 'white', x: 1, y: 2 }],
    islands: [{ x: 3, y: 4 }],
  };

  it('is drawn as it is', () => {
    expect(readBoard(JSON.stringify(file))).toEqual(file);
  });

  it.each([
    ['no JSON', 'a board'],
    ['no object', 'null'],
    ['no list', JSON.stringify({ ...file, islands: 3 })],
    ['no place', JSON.stringify({ ...file, islands: [{ x: 'left', y: 4 }] })],
    ['nothing', JSON.stringify({ ...file, villages: [] })],
    ['no size', JSON.stringify({ ...file, village_radius: -1 })],
  ])('is not drawn if it is broken: %s', (_, text) => {
    expect(readBoard(text)).toBeNull();
  });
});
