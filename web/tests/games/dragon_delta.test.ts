import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foldedAs } from '../../src/games/dragon_delta/log_parts';
import { readBoard } from '../../src/games/dragon_delta/board_file';
import { pictured } from '../../src/games/dragon_delta/cards';
import { ahead, along, frame, numbers, piece, ring, shore, signs } from '../../src/games/dragon_delta/geometry';
import { roundStarts, viewsAfter } from '../../src/games/dragon_delta/board_snapshot';
import module from '../../src/games/dragon_delta';
import { Plan, planOf } from '../../src/games/dragon_delta/plan.svelte';
import { forget, keep } from '../../src/games/dragon_delta/plan_store';
import { previewCard } from '../../src/games/dragon_delta/plan_preview';
import type { Sketch } from '../../src/games/dragon_delta/plan_preview';
import { placeId } from '../../src/games/dragon_delta/view_fields';
import { lastMove, clickPaths, pointsAt } from '../../src/games/dragon_delta/click_paths';
import type { Card, DragonDeltaView } from '../../src/games/dragon_delta/view_types';
import { eventSentence } from '../../src/i18n/sentences';
import { ActionChooser } from '../../src/lib/table/action_chooser.svelte';
import type { GameEvent } from '../../src/lib/connection/protocol';
import type { TableContext } from '../../src/lib/table/table_context';
import sample, { ACTIONS, asView, CARDS, delta, EVENTS, LOG, slots } from '../samples/dragon_delta';
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

  it('lets the number of an island make way for planks and pawns', () => {
    const island = { x: 0, y: 0 };
    const number = (...standing: { x: number; y: number }[]): { x: number; y: number } =>
      numbers([island], 4, 2.5, [piece(island, { x: 0, y: 20 }, 1, 1)], standing)[0]!;
    expect(numbers([island], 4, 2.5, [], [])[0]!.y).toBeCloseTo(4);
    expect(number().y).toBeCloseTo(-4);
    expect(number({ x: 0, y: -4 }).x).toBeCloseTo(4);
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
  it('are told with whose they are when they are turned over, in the order in which they act', () => {
    const revealed = { kind: 'cards_revealed', position: 2, cards: ['stone_2', 'stone_2', 'dragon_white'], first: 1 };
    const told = (language: 'en' | 'fr', reader: number | null): string =>
      eventSentence(allWords(language, 'dragon_delta'), revealed, { ...sample, names: ['Ada', 'Bo', 'Cleo'], reader });
    expect(told('en', 1)).toBe('Slot 2: Two stones (you), White dragon (Cleo) and Two stones (Ada).');
    expect(told('fr', null)).toBe('Carte 2\u00a0: Deux pierres (Bo), Dragon blanc (Cleo) et Deux pierres (Ada).');
  });

  it('say what a pawn lacks that falls in', () => {
    const fell = (why: string): GameEvent => ({ kind: 'pawn_fell', seat: 0, start: 'white-1', village: 'white', why });
    const told = (language: 'en' | 'fr', why: string, reader: number | null): string =>
      eventSentence(allWords(language, 'dragon_delta'), fell(why), { ...sample, reader });
    const [name] = sample.names;
    expect(told('en', 'no_step', 0)).toMatch(/^Your pawn has nowhere to go, falls in/);
    expect(told('en', 'nobody_to_jump', 0)).toMatch(/^Your pawn has nobody to jump over, falls in/);
    expect(told('en', 'no_landing', null)).toMatch(
      `${name!}’s pawn has no place to land behind whom it would jump over, falls in`,
    );
    expect(told('fr', 'nobody_to_jump', 0)).toMatch(/^Votre pion n’a personne à sauter, tombe à l’eau/);
    expect(told('fr', 'no_landing', null)).toMatch(`${name!} n’a pas où retomber après son saut, tombe à l’eau`);
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

describe('rounds that can be watched again', () => {
  it('begin where the first cards are revealed, once they are over', () => {
    const starts = roundStarts(LOG);
    for (const start of starts) expect(LOG[start]?.events.some(({ kind }) => kind === 'cards_revealed')).toBe(true);
    expect(starts).toHaveLength(2);
    const end = LOG.findIndex(({ events }) => events.some(({ kind }) => kind === 'round_ended'));
    expect(roundStarts(LOG.slice(0, end))).toEqual([]);
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
    const made = new Plan(1, 1, ['jump', 'stone_1', null, null, 'plank_1'], 1, {
      stones: ['3'],
      planks: [],
      removals: [],
    });
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
    expect(again.sketch).toEqual({ stones: ['2'], planks: [], removals: [] });
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

  const none = { stones: [], planks: [], removals: [] };
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
    ['stones nowhere', JSON.stringify({ round: 2, slots: FIVE, sketch: { stones: ['99'], planks: [], removals: [] } })],
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
    expect(asked(context)).toBe('Plan five cards, at most one of them a dragon, then lay them.');
    made.put('remove');
    expect(asked(context)).toBe('Your plan is ready: lay the five cards, or change them.');
    expect(asked(context, 'fr')).toBe('Votre plan est prêt\u00a0: posez les cinq cartes, ou changez-en.');
  });
});

describe('a rehearsal', () => {
  const index12 = delta().board.spans.findIndex((span) => placeId(span) === '1-2');
  const nothing: Sketch = { stones: [], planks: [], removals: [] };
  const shown = (slot: number, cards: Card[], sketch = nothing): ReturnType<typeof previewCard> =>
    previewCard(delta(), cards, slot, sketch);

  it('shows where stones could go', () => {
    expect(shown(0, ['stone_1'])?.islands).toEqual(['2', '3']);
  });

  it('shows the spans that the pencilled stones bring within reach of the planks in stock', () => {
    expect(shown(0, ['plank_1'])?.spans).toEqual([]);
    expect(shown(1, ['stone_1', 'plank_1'])).toMatchObject({ stones: 1, pencilled: false, spans: [] });
    expect(shown(1, ['stone_1', 'plank_1'], { stones: ['2'], planks: [], removals: [] })).toMatchObject({
      pencilled: true,
      spans: [1, 2],
    });
    expect(shown(1, ['stone_2', 'plank_1'], { stones: ['2', '3'], planks: [], removals: [] })?.spans).toEqual([
      1, 2, 3,
    ]);
    // A stone that is placed only later is no help.
    expect(shown(0, ['plank_1', 'stone_1'], { stones: ['2'], planks: [], removals: [] })?.spans).toEqual([]);
  });

  it('takes from the view which planks fit which spans', () => {
    // White has no 2 left. Where planks are loose, the 3 spans the gaps that a 1 or 2 would.
    const fits: DragonDeltaView['fits'] = {
      '1': [1],
      '2': [1, 2],
      '3': [1, 2, 3],
      '4': [1, 2, 3, 4],
      '5': [1, 2, 3, 4, 5],
      '6': [1],
    };

    const exact = delta({ openings: [{ span: 0, missing: 0 }] });
    const loose = delta({ openings: [{ span: 0, missing: 0 }], fits });
    expect(previewCard(exact, ['plank_1'], 0, nothing)?.spans).toEqual([]);
    expect(previewCard(loose, ['plank_1'], 0, nothing)?.spans).toEqual([0]);
  });

  it('tells nothing of fitting spans to who judges by eye', () => {
    const view = delta();
    const byEye = delta({ options: { ...view.options, by_eye: true } });
    expect(previewCard(byEye, ['stone_1', 'plank_1'], 1, { stones: ['2'], planks: [], removals: [] })?.spans).toEqual(
      [],
    );
    expect(previewCard(byEye, ['stone_1', 'plank_1'], 0, nothing)?.islands).toEqual(['2', '3']);
  });

  it('shows the places that one step, or two, lead to', () => {
    expect(shown(0, ['move_1'])?.places).toEqual(['white']);
    expect(shown(0, ['move_2'])?.places).toEqual(['white-1']);
    expect(shown(1, ['stone_1', 'move_1'])?.depends).toBe(false);
    expect(shown(1, ['plank_1', 'move_1'])?.depends).toBe(true);
  });

  it('counts what is pencilled for the cards that follow', () => {
    const drawn = { stones: ['2'], planks: [index12], removals: [] };
    const cards: Card[] = ['stone_1', 'plank_1', 'move_1'];
    expect(shown(2, cards, drawn)).toMatchObject({ pencilled: true, depends: false, places: ['white', '1-2'] });
    expect(shown(2, ['stone_1', 'plank_1', 'move_2'], drawn)?.places).toEqual(['white-1']);
    expect(shown(0, ['move_1', 'plank_1'], drawn)?.places, 'a plank that is laid only later').toEqual(['white']);
  });

  it('lets planks and stones be crossed out, and lays the planks again', () => {
    const cards: Card[] = ['remove', 'plank_1'];
    expect(shown(0, cards)?.removals).toEqual(['white-1', '1']);
    const openings: DragonDeltaView['openings'] = [{ span: 0, missing: 0 }];
    const removed = { stones: [], planks: [], removals: ['white-1'] };
    expect(previewCard(delta({ openings }), cards, 1, nothing)?.spans).toEqual([]);
    expect(previewCard(delta({ openings }), cards, 1, removed)?.spans).toEqual([0]);
    const made = new Plan(1, 0, ['remove', null, null, null, null], 1);
    made.pencilRemoval('white-1');
    made.pencilRemoval('1');
    expect(made.sketch.removals).toEqual(['1']);
  });

  it('says who could be jumped over', () => {
    expect(shown(0, ['jump'])?.places).toEqual([]);
    const view = delta({ neighbours: { 'white-1': ['white', '1-2'] } });
    const players = view.players.map((player) =>
      player.seat === 1 ? { ...player, place: { ...view.board.spans[index12]!, colour: 'white' as const } } : player,
    );
    expect(previewCard({ ...view, players }, ['jump'], 0, nothing)?.places).toEqual(['1-2']);
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

describe('planks that would be lost', () => {
  const choose = (size: number): { kind: string } =>
    ({ kind: 'choose_plank', size, colour: 'white' }) as { kind: string };

  it('are asked back about, unless players judge by eye', () => {
    const view = delta({ openings: [{ span: 0, missing: 0 }] });
    const size = view.board.spans[0]!.size;
    const asView = (shown: DragonDeltaView): never => shown as unknown as never;
    expect(module.confirms(choose(size), asView(view))).toBe(false);
    expect(module.confirms(choose(size + 1), asView(view))).toBe(true);
    const byEye = { ...view, options: { ...view.options, by_eye: true } };
    expect(module.confirms(choose(size + 1), asView(byEye))).toBe(false);
  });
});

describe('an island', () => {
  const NOBODY = { names: [], reader: null, seatFields: [], codes: {} };
  const told = (view: DragonDeltaView): string =>
    module.termDetails!('island:2', view as unknown as never, allWords('en', 'dragon_delta'), NOBODY);

  it('tells which planks lead where from it, unless players judge by eye', () => {
    expect(told(delta())).toMatch(/^Planks from here: /);
    expect(told(delta())).toContain(`1 (${String(delta().board.spans[1]!.size)})`);
    expect(told(delta({ options: { ...delta().options, by_eye: true } }))).toBe('');
  });

  it('answers a click while cards are planned', () => {
    expect(notAsked('island:2', 'lay')).toMatch(/the eye below a card/);
    expect(notAsked('island:2', 'stone')).toBe('');
  });

  it('answers a click on a village or a plank while no pawn moves', () => {
    expect(notAsked('place:black', 'plank')).toBe('You are not moving now: this card lays a plank.');
    expect(notAsked('place:white-1', 'stone')).toBe('You are not moving now: this card places a stone.');
    expect(notAsked('place:black', 'remove')).toMatch(/this card takes a plank or a stone away/);
    expect(notAsked('place:black', 'second_step')).toBe('');
    expect(notAsked('stock:1', 'plank')).toBe('');
  });

  function notAsked(thing: string, phase: DragonDeltaView['phase']): string {
    return module.notAsked!(thing, delta({ phase }) as unknown as never, allWords('en', 'dragon_delta'));
  }
});

describe('the end', () => {
  it('tells what everybody did on the way', () => {
    const words = allWords('en', 'dragon_delta');
    const told = module.standings!(delta() as unknown as never, words, LOG).map((each) => each.told);
    expect(told[0]).toBe('3 gaps to cross · 1 plank laid, 2 steps, fell in once');
    expect(told[1]).toBe('4 gaps to cross · 0 planks laid, lost 1 card to a dragon');
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

  const viewsOf = (you: number | null): DragonDeltaView[] => {
    const [then, now] = [delta({ ...old, players: laidByMe }), delta({ ...old, you, phase: 'stone', position: 1 })];
    const events = fresh.flatMap((entry) => entry.events);
    return viewsAfter(asView(then), asView(now), events).map((view) => view as unknown as DragonDeltaView);
  };

  it('is told from what lay there before', () => {
    const kinds = fresh.flatMap(({ events }) => events.map(({ kind }) => kind));
    const [revealed, placed] = ['cards_revealed', 'stone_placed'].map((kind) => viewsOf(0)[kinds.indexOf(kind)]);
    expect(revealed?.stones).toEqual(old.stones);
    expect(placed?.stones).toEqual([...old.stones, '1']);
    expect(revealed?.players.map((player) => player.slots[0]?.card)).toEqual(['stone_1', 'plank_1']);
  });

  it('marks a dragon that meets only a dragon', () => {
    const told: GameEvent[] = [
      { kind: 'cards_revealed', position: 1, cards: ['dragon_black', 'dragon_white'], first: 0 },
      { kind: 'dragon_missed', seat: 0, card: 'dragon_black', rival: 1 },
    ];
    const views = viewsAfter(asView(old), asView(old), told).map((view) => view as unknown as DragonDeltaView);
    const missed = (player: number): (number | undefined)[] =>
      views.map(({ players }) => players[player]!.slots[0]?.missed);
    expect([missed(0), missed(1)]).toEqual([
      [undefined, 1],
      [undefined, undefined],
    ]);
    expect(module.pacing.beats(told[1]!)).toBeGreaterThan(1);
  });

  it('counts what is beside the board, the round and the way to go at each moment', () => {
    const white = old.players[0]!;
    const now = delta({
      ...old,
      players: old.players.map((player) => ({ ...player, place: { village: 'white' }, distance: 9 })),
    });
    const told: GameEvent[] = [
      { kind: 'stone_placed', seat: 0, island: '2' },
      { kind: 'stone_removed', seat: 1, island: '2' },
      { kind: 'plank_lost', seat: 0, size: 1, colour: 'white' },
      { kind: 'pawn_fell', seat: 0, start: 'white', village: 'white', why: 'no_step' },
      { kind: 'round_began', round: 3, holder: 0 },
    ];
    const views = viewsAfter(asView(old), asView(now), told).map((view) => view as unknown as DragonDeltaView);
    expect(views.map(({ reserve }) => reserve)).toEqual([1, 2, 2, 2, 2]);
    expect(views.map(({ lost }) => lost.length)).toEqual([0, 0, 1, 1, 1].map((count) => count + old.lost.length));
    expect(views.map(({ players }) => players[0]!.distance).slice(2, 4)).toEqual([white.distance, 9]);
    expect(views.map(({ round }) => round)).toEqual([2, 2, 2, 2, 3]);
  });

  it('shows the own cards ahead to nobody but their owner', () => {
    const shown = (you: number | null): unknown => viewsOf(you)[0]?.players[0]?.slots[1];
    expect(shown(0)).toEqual({ card: 'jump', struck: [] });
    // At a screen that several share, what follows is seen by all.
    expect(shown(null)).toEqual(hidden);
    expect(shown(1)).toEqual(hidden);
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

describe('the log', () => {
  it('tells of all that is laid in one row', () => {
    expect(foldedAs({ kind: 'card_laid', seat: 0 })).toBe('dd-log-laid');
    expect(foldedAs({ kind: 'seat_ready', seat: 1 })).toBe('dd-log-laid');
    expect(foldedAs({ kind: 'cards_revealed', position: 1 })).toBeNull();
  });
});
