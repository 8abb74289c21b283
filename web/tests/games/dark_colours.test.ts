/** By night, black pieces and all others stand out from what they lie on: 3:1, by their body or by their edge. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = (path: string): string => readFileSync(`${import.meta.dirname}/../../src/${path}`, 'utf8');

/** What a rule gives to a property, in dark colours. */
function dark(css: string, selector: string, property: string): string {
  const rule = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const value = new RegExp(`(?:^|\\s)${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
  const colour = /^(?:var\([^,]+, )?light-dark\([^,]+, (#[0-9a-f]{6})\)\)?$/.exec(value)?.[1] ?? value;
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`${selector} has no ${property}: ${value}`);
  return colour;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** An edge counts only where it can be told from the body, too. */
function standsOut(body: string, edge: string, ground: string): boolean {
  return contrast(body, ground) >= 3 || (contrast(edge, ground) >= 3 && contrast(edge, body) >= 3);
}

const base = source('styles/base.css');
const sheets = ['--paper', '--paper-raised', '--paper-sunk'].map((sheet) => dark(base, ':root', sheet));

it('measures contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(standsOut('#2b2824', '#2b2824', '#24221e')).toBe(false);
});

describe('Yellow & Yangtze', () => {
  const colours = source('games/yellow_yangtze/colours.css');
  const terrain = source('games/yellow_yangtze/Terrain.svelte');
  const grounds = [...sheets, ...['.land', '.river', '.wall'].map((part) => dark(terrain, part, 'fill'))];

  it.each(['black', 'red', 'green', 'blue', 'yellow'])('%s', (colour) => {
    const of = (token: string): string => dark(colours, `.of-${colour}`, token);
    expect(grounds.filter((ground) => !standsOut(of('--tile'), of('--edge'), ground))).toEqual([]);
    // Leaders and pagodas have a ring of what is drawn upon the tile.
    expect(grounds.filter((ground) => !standsOut(of('--tile'), of('--on-tile'), ground))).toEqual([]);
    expect(contrast(of('--tile'), of('--on-tile'))).toBeGreaterThan(4.5);
  });
});

describe('Dragon Delta', () => {
  const colours = source('games/dragon_delta/colours.css');
  const grounds = [...sheets, ...['--water', '--shallows', '--land'].map((part) => dark(colours, '.dd', part))];

  it.each(['white', 'yellow', 'red', 'black', 'blue', 'green'])('%s', (colour) => {
    const of = (token: string): string => dark(colours, `.dd-${colour}`, token);
    const bright = grounds.every((ground) => contrast(of('--paint'), ground) >= 3);
    expect(grounds.filter((ground) => !standsOut(of('--paint'), of('--edge'), ground))).toEqual([]);
    expect(bright ? of('--paint') : of('--rail')).toBe(bright ? of('--paint') : of('--edge'));
    expect(contrast(of('--paint'), of('--on-paint'))).toBeGreaterThan(4.5);
  });
});

describe('Yangtze', () => {
  const post = source('games/yangtze/PostPiece.svelte');
  const river = source('games/yangtze/River.svelte');
  const grounds = [
    ...sheets,
    ...[...river.matchAll(/fill: light-dark\([^,]+, (#[0-9a-f]{6})\)/g)].map(([, fill]) => fill!),
  ];

  it.each(['green', 'brown'])('%s posts', (colour) => {
    const [paint, plaque] = [dark(post, `.${colour}`, '--paint'), dark(post, '.plaque', 'fill')];
    expect(grounds.length).toBeGreaterThan(sheets.length);
    expect(grounds.filter((ground) => !standsOut(plaque, paint, ground))).toEqual([]);
    expect(contrast(paint, plaque)).toBeGreaterThan(4.5);
  });
});

describe('Yin & Yang', () => {
  const game = (part: string): string => source(`games/yin_yang/${part}.svelte`);
  const board = [...game('Board').matchAll(/light-dark\(#[0-9a-f]{6}, (#[0-9a-f]{6})\) (?:30|100)%/g)];
  const bag = dark(game('TokenBag'), '.cloth', 'fill');
  const grounds = [...sheets, ...board.map(([, ground]) => ground!), bag];

  it('the table and the bag are among what things lie on', () => {
    expect(grounds).toHaveLength(sheets.length + 3);
  });

  it.each(['white', 'black'])('%s tokens', (colour) => {
    const piece = game('TokenPiece');
    const body = colour === 'white' ? dark(base, ':root', '--stone-white') : dark(piece, '.black .body', 'fill');
    const edge = dark(piece, `.${colour} .body`, 'stroke');
    expect(grounds.filter((ground) => !standsOut(body, edge, ground))).toEqual([]);
  });

  it.each(['white', 'black'])('%s card backs', (colour) => {
    const back = game('CardBack');
    const body = dark(base, ':root', `--card-${colour}`);
    const edge = colour === 'white' ? dark(base, ':root', '--ink') : dark(back, '.black .paper', 'stroke');
    expect(grounds.filter((ground) => !standsOut(body, edge, ground))).toEqual([]);
    expect(contrast(body, dark(base, ':root', `--card-${colour}-ink`))).toBeGreaterThan(4.5);
  });
});
