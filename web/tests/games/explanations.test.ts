import { describe, expect, it, vi } from 'vitest';
import dragonDelta from '../../src/games/dragon_delta';
import yinYang from '../../src/games/yin_yang';
import type { Words } from '../../src/i18n/words';
import type { Action, View } from '../../src/lib/connection/protocol';
import { CARDS as YIN_YANG_CARDS } from '../../src/games/yin_yang/view_types';
import { asView, CARDS, delta } from '../samples/dragon_delta';
import { allWords } from '../fluent_files';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { default: yangtze } = await import('../../src/games/yangtze');
const { default: yellowYangtze } = await import('../../src/games/yellow_yangtze');

describe('a click on what cannot be chosen means', () => {
  it('the card, deck or token in Yin & Yang', () => {
    expect(yinYang.meant?.('hand:W3', [], {})).toEqual({ kind: 'play', card: 'W3' });
    expect(yinYang.meant?.('deck:white', [], {})).toEqual({ kind: 'draw', colour: 'white' });
    expect(yinYang.meant?.('goal', [], {})).toBeNull();
    // At another time it is more helpful to be told what is asked for.
    expect(yinYang.meant?.('deck:white', [], { phase: 'play' })).toBeNull();
  });

  it('what the phase asks for in Dragon Delta', () => {
    const view = (phase: 'stone' | 'remove' | 'step' | 'lay'): View => asView(delta({ phase }));
    expect(dragonDelta.meant?.('island:3', [], view('stone'))).toEqual({ kind: 'place_stone', island: '3' });
    expect(dragonDelta.meant?.('island:3', [], view('remove'))).toEqual({ kind: 'remove_stone', island: '3' });
    expect(dragonDelta.meant?.('place:white', [], view('step'))).toEqual({ kind: 'step', village: 'white' });
    expect(dragonDelta.meant?.('island:3', [], view('lay'))).toBeNull();
  });

  it('a purchase or a sale in Yangtze', () => {
    const view = { river: [{ good: null }, { good: 'silk-red' }] } as unknown as View;
    expect(yangtze.meant?.('good:silk-red', [], view)).toEqual({ kind: 'buy', place: 2 });
    expect(yangtze.meant?.('good:tea-blue', [], view)).toEqual({ kind: 'sell', goods: ['tea-blue'] });
    const discarding = { ...view, phase: 'discard' };
    expect(yangtze.meant?.('good:tea-blue', [], discarding)).toEqual({ kind: 'discard', good: 'tea-blue' });
  });

  it('what was picked before in Yellow & Yangtze', () => {
    const view = { phase: 'act' } as unknown as View;
    const meant = (...picked: string[]): unknown => yellowYangtze.meant?.('space:f7', picked, view);
    expect(meant('hand:red')).toEqual({ kind: 'place_tile', colour: 'red', space: 'f7' });
    expect(meant('kind:position_leader', 'leader:red')).toEqual({
      kind: 'position_leader',
      colour: 'red',
      space: 'f7',
    });
    expect(meant('kind:riot')).toEqual({ kind: 'riot', space: 'f7' });
    expect(meant()).toBeNull();
  });

  it('the action that a tile or leader begins in Yellow & Yangtze', () => {
    const meant = (thing: string, phase: string): unknown =>
      yellowYangtze.meant?.(thing, [], { phase } as unknown as View);
    expect(meant('hand:red', 'act')).toEqual({ kind: 'place_tile', colour: 'red' });
    expect(meant('hand:red', 'chain')).toEqual({ kind: 'place_tile', colour: 'red' });
    expect(meant('leader:red', 'act')).toEqual({ kind: 'position_leader', colour: 'red' });
    expect(meant('leader:black', 'defence')).toEqual({ kind: 'commit', colour: 'black' });
    expect(meant('leader:red', 'losses')).toBeNull();
  });
});

describe('a click on a space where no pagoda can be built in Yellow & Yangtze means', () => {
  // Three red tiles, and two below them: the lower triangle is complete as well, but overlaps the pagoda on the upper one.
  const tiles = { a1: 'red', a2: 'red', b2: 'red', b3: 'red', b1: 'green' };
  const board = { rows: ['  . . . .', ' . . . . .', '  . . . .'], capitals: {} };
  const pagodas = [{ colour: 'red', triangle: 'a1-a2-b2' }];
  const shown = (phase: string, standing = pagodas): View =>
    ({ phase, tiles, board, pagodas: standing }) as unknown as View;
  const meant = (space: string, view: View, picked: string[] = [], actions: Action[] = []): unknown =>
    yellowYangtze.meant?.(`space:${space}`, picked, view, actions);
  const build = (triangle: string): Action => ({ kind: 'build_pagoda', triangle });

  it('the triangle that is most alike, whether it was placed or is paid for', () => {
    expect(meant('b3', shown('pagoda', []))).toEqual(build('a2-b2-b3'));
    expect(meant('b3', shown('act', []), ['kind:build_pagoda'])).toEqual(build('a2-b2-b3'));
    expect(meant('c4', shown('pagoda'))).toMatchObject({ kind: 'build_pagoda' });
  });

  it('the pagoda that stands there', () => {
    expect(meant('a1', shown('pagoda'))).toEqual(build('a1-a2-b2'));
    // It is moved where one is built from another.
    expect(meant('a1', shown('act'), ['kind:build_pagoda', 'triangle:a2-b2-b3'])).toEqual({
      ...build('a2-b2-b3'),
      from: 'a1-a2-b2',
    });
    expect(meant('c4', shown('act'), ['kind:build_pagoda', 'triangle:a2-b2-b3'])).toBeNull();
  });

  it('nothing where one can be built at a corner', () => {
    expect(meant('b3', shown('pagoda', []), [], [build('a2-b2-b3')])).toBeNull();
  });
});

/** The sources of all components, as text. */
const sources = import.meta.glob<string>('../../src/games/*/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** One position that has what the four games look for: a lone tile, and a pagoda beside a state. */
const STATE = {
  tiles: { a1: 'red', c1: 'red', d1: 'red', e1: 'red' },
  pagodas: [{ colour: 'red', triangle: 'a1-a2-b1' }],
  states: [{ spaces: ['d1', 'd2'], leaders: [], soldiers: 1 }],
};
const KINDS = ['position_leader', 'place_tile', 'riot', 'build_pagoda', 'replace'].map((kind) => `kind:${kind}`);

describe.each([
  [
    'yin_yang',
    yinYang,
    [
      'seat:0',
      'token:0:white',
      'deck:white',
      'pile:black',
      'bag:white',
      'goal',
      ...YIN_YANG_CARDS.map((card) => `hand:${card}`),
    ],
  ],
  [
    'dragon_delta',
    dragonDelta,
    [
      'island:1',
      'island:3',
      'place:white',
      'place:1-2',
      'place:white-1',
      'stock:1',
      'slot:1',
      'seat:0',
      ...CARDS.map((card) => `card:${card}`),
    ],
  ],
  ['yangtze', yangtze, ['good:a', 'place:1', 'cargo:a', 'card:buy_two', 'seat:0', 'emperor:x', 'post:x', 'line:x']],
  [
    'yellow_yangtze',
    yellowYangtze,
    [
      'space:a1',
      'space:c1',
      'space:d1',
      'space:d2',
      'space:f1',
      'hand:red',
      'leader:red',
      'market:red',
      'bag',
      'side:0',
      'seat:0',
      'pagoda:a',
      ...KINDS,
    ],
  ],
])('the glossary of %s', (key, module, things) => {
  const view = { ...asView(delta()), ...STATE } as unknown as View;
  const own = Object.entries(sources).filter(([path]) => path.includes(`/${key}/`));
  const text = own.map(([, source]) => source).join('');
  const named = [...text.matchAll(/data-term="(\w+)"/g)].map(([, term]) => term!);
  /** Those that one of several conditions chooses. */
  const chosen = [...text.matchAll(/data-term=\{([^}]+)\}/g)].flatMap(([, either]) =>
    [...either!.matchAll(/[?:] '([\w-]+)'/g)].map(([, term]) => term!),
  );

  it('explains what lies on the table', () => {
    for (const thing of things) expect(module.terms, thing).toContain(module.termOf?.(thing, view));
  });

  it('knows the terms of headings and counters', () => {
    expect(named.length).toBeGreaterThan(4);
    for (const term of [...named, ...chosen]) expect(module.terms).toContain(term);
  });

  it('has no term that nothing on the table leads to', () => {
    const reached = new Set([...things.map((thing) => module.termOf?.(thing, view)), ...named, ...chosen]);
    for (const term of module.terms) expect([...reached], term).toContain(term);
  });
});

describe('the things of Yangtze', () => {
  const words = allWords('en', 'yangtze');

  it('are called by their names', () => {
    const names = ['good:silk-azure', 'line:tea', 'card-of:1:buy_two', 'emperor:discard', 'post:wharf-2', 'place:3'];
    expect(names.map((thing) => yangtze.termName?.(thing, words))).toEqual([
      ...['azure silk', 'tea', 'Buy two', 'discard a good', 'wharf 2', ''],
    ]);
  });

  it('tell what an emperor orders, and whether one may decline', () => {
    const view = { options: { optional_emperors: ['sell'] } } as unknown as View;
    const told = (thing: string): unknown => yangtze.termDetails?.(thing, view, words, NOBODY);
    expect(told('emperor:sell')).toBe('Everybody may sell a cargo. Anyone may decline.');
    expect(told('emperor:discard')).toMatch(/^Everybody discards a good unseen\. /);
    expect(told('good:silk-azure')).toBe('');
  });
});

describe('the cards of Dragon Delta', () => {
  it.each(['stone_1', 'stone_2', 'plank_2', 'remove', 'move_1', 'jump', 'dragon_red'])(
    'explain themselves: %s',
    (card) => {
      expect(dragonDelta.termOf?.(`card:${card}`, asView(delta()))).toBe(`${card.split('_')[0]}-card`);
    },
  );
});

describe('the board of Yellow & Yangtze', () => {
  it('explains a pagoda wherever somebody points at its tiles', () => {
    const view = { tiles: { a1: 'red', c1: 'red' }, pagodas: [{ colour: 'red', triangle: 'a1-a2-b1' }], states: [] };
    const term = (space: string): unknown => yellowYangtze.termOf?.(`space:${space}`, view as unknown as View);
    expect(['a1', 'b1', 'c1', 'd1'].map(term)).toEqual(['pagoda', 'pagoda', 'tile', 'space']);
  });

  it('explains a state by its tiles, and the leaders in it', () => {
    const states = [{ spaces: ['c1', 'c2'], leaders: [], soldiers: 1 }];
    const view = { tiles: { a1: 'red', c1: 'red' }, pagodas: [], states };
    const term = (space: string): unknown => yellowYangtze.termOf?.(`space:${space}`, view as unknown as View);
    expect(['a1', 'c1', 'c2'].map(term)).toEqual(['tile', 'state', 'leader']);
  });
});

const NOBODY = { names: [], reader: null, seatFields: [], codes: {} };

describe('a leader of Yellow & Yangtze', () => {
  const none = { black: null, red: null, green: null, blue: null, yellow: null };
  const view = {
    you: 0,
    board: { rows: ['. . .', ' . .'], capitals: { a1: 'H' } },
    tiles: { a2: 'black', b1: 'black' },
    pagodas: [],
    states: [{ spaces: ['a2', 'a3', 'b1', 'b2'], leaders: [], soldiers: 3 }],
    players: [
      { seat: 0, leaders: { ...none, red: 'a3' } },
      { seat: 1, leaders: { ...none, green: 'b2' } },
    ],
  } as unknown as View;
  const cast = { ...NOBODY, names: ['Ada', 'Willow'], reader: 0 };
  const told = (language: 'en' | 'fr', thing: string): string =>
    yellowYangtze.termDetails!(thing, view, allWords(language, 'yellow_yangtze'), cast);

  it('says whose it is, of which colour, and how strong', () => {
    expect(told('en', 'space:b2')).toBe(
      'Here: green leader of Willow. Strength 2 in a revolt (black tiles beside it), 3 in a war (red tiles of the state).',
    );
    expect(told('en', 'leader:red')).toContain('your red leader. Strength 1');
    expect(told('fr', 'space:b2')).toContain('chef vert de Willow');
  });

  it('names the space itself, and says more of capitals only', () => {
    expect(told('en', 'space:b1')).toBe('');
    expect(told('en', 'space:c1')).toBe('This is c1.');
    expect(told('en', 'space:a1')).toMatch(/^This is a1. A capital/);
    expect(allWords('en', 'yellow_yangtze').say('term-space-help').length).toBeLessThan(60);
  });
});

describe('the players of Yin & Yang', () => {
  it('explain what is marked on their plates', () => {
    const words = { say: (id: string) => id } as unknown as Words;
    const details = (teams: number[] | null, out: boolean): unknown =>
      yinYang.termDetails?.(
        'seat:1',
        { options: { teams }, players: [{ seat: 1, out }] } as unknown as View,
        words,
        NOBODY,
      );
    expect(details(null, false)).toBe('');
    expect(details([0, 1], true)).toBe('term-team-help term-out-help');
  });
});

describe('a plank of Dragon Delta', () => {
  it('explains the pawn that stands on it', () => {
    const term = (place: string): unknown => dragonDelta.termOf?.(`place:${place}`, asView(delta()));
    expect(['white-1', '1-2', 'white'].map(term)).toEqual(['pawn', 'plank', 'village']);
  });
});
