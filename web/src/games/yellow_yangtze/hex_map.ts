/** Where everything lies on a board of hexes that stand on a corner, drawn from any board's text. */
import type { BoardRows, Space, Triangle } from './view_types';
import { spacesOf } from './view_fields';

export interface Point {
  x: number;
  y: number;
}

export interface Hex extends Point {
  space: Space;
  row: number;
  column: number;
  river: boolean;
  /** The capital's name, where one was founded. */
  capital: string | null;
}

/** From the middle of a hex to each of its corners. */
export const SIZE = 24;
/** Half the distance between neighbours in a row: a board's text has a sign in every second column. */
export const HALF = (SIZE * Math.sqrt(3)) / 2;
const RISE = SIZE / 2;
const MARGIN = SIZE * 0.9;

/** The neighbours clockwise from the upper right one, in columns and rows; edge n looks at neighbour n. */
const AROUND = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
] as const;
/** The corners clockwise from the top, in columns and in half the size of a hex; edge n goes from corner n to the next. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

const ARROWS: Readonly<Record<string, readonly number[]>> = {
  ArrowRight: [1],
  ArrowLeft: [4],
  ArrowUp: [0, 5],
  ArrowDown: [3, 2],
};

/** A polygon of the corners of a hex, drawn smaller by a factor. */
export function hexagon({ x, y }: Point, factor = 1): string {
  const at = CORNERS.map(([column, rise]) => `${round(x + column * HALF * factor)} ${round(y + rise * RISE * factor)}`);
  return `M${at.join('L')}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export class HexMap {
  readonly hexes: readonly Hex[];
  readonly rows: readonly (readonly Hex[])[];
  readonly width: number;
  readonly height: number;
  private readonly bySpace: ReadonlyMap<Space, Hex>;
  private readonly byPlace: ReadonlyMap<string, Hex>;

  constructor(board: BoardRows) {
    const indent = Math.min(...board.rows.map((text) => text.length - text.trimStart().length));
    this.rows = board.rows.map((text, row) => rowOf(text.slice(indent), row, board.capitals));
    this.hexes = this.rows.flat();
    this.bySpace = new Map(this.hexes.map((hex) => [hex.space, hex]));
    this.byPlace = new Map(this.hexes.map((hex) => [key(hex.column, hex.row), hex]));
    this.width = Math.max(0, ...this.hexes.map(({ x }) => x)) + HALF + MARGIN;
    this.height = Math.max(0, ...this.hexes.map(({ y }) => y)) + SIZE + MARGIN;
  }

  hex(space: Space): Hex | undefined {
    return this.bySpace.get(space);
  }

  /** The neighbours clockwise from the upper right one; undefined where the board ends. */
  around({ column, row }: Hex): (Hex | undefined)[] {
    return AROUND.map(([columns, rows]) => this.byPlace.get(key(column + columns, row + rows)));
  }

  /** Where an arrow key leads: to the neighbour on that side, and home or to the end of the row. */
  go(space: Space, arrow: string): Space | null {
    const hex = this.hex(space);
    if (!hex) return this.hexes[0]?.space ?? null;
    const row = this.rows[hex.row] ?? [];
    if (arrow === 'Home') return row[0]?.space ?? null;
    if (arrow === 'End') return row.at(-1)?.space ?? null;
    const around = this.around(hex);
    return (ARROWS[arrow] ?? []).map((side) => around[side]).find(Boolean)?.space ?? null;
  }

  /** The triangles that a space is a part of. */
  triangles(space: Space): Triangle[] {
    const hex = this.hex(space);
    const around = hex ? this.around(hex) : [];
    return around.flatMap((one, side) => {
      const other = around[(side + 1) % around.length];
      if (!hex || !one || !other) return [];
      const corners = [hex, one, other].toSorted((a, b) => a.row - b.row || a.column - b.column);
      return [corners.map((corner) => corner.space).join('-')];
    });
  }

  /** The corner that three hexes have in common. */
  middle(triangle: Triangle): Point {
    const hexes = spacesOf(triangle).flatMap((space) => this.hex(space) ?? []);
    const mean = (values: number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return { x: mean(hexes.map(({ x }) => x)), y: mean(hexes.map(({ y }) => y)) };
  }

  /** The line around a set of spaces, as the data of a path: one loop around each part, one in each hole. */
  outline(spaces: readonly Space[]): string {
    const loops: string[] = [];
    const ends = this.border(spaces);
    for (const start of ends.keys()) {
      const loop: string[] = [];
      for (let at: string | undefined = start; at !== undefined && ends.has(at);) {
        const next: string | undefined = ends.get(at);
        ends.delete(at);
        loop.push(corner(at));
        at = next;
      }
      if (loop.length > 0) loops.push(`M${loop.join('L')}Z`);
    }
    return loops.join('');
  }

  /** A corner on the upper edge of a set of spaces where a banner hides little: the highest whose right side is free. */
  summit(spaces: readonly Space[], taken: ReadonlySet<Space>): Point {
    const inside = new Set(spaces);
    const peaks = spaces
      .flatMap((space) => this.hex(space) ?? [])
      .map((hex) => ({ hex, right: this.around(hex)[0], left: this.around(hex)[5] }))
      .filter(({ right, left }) => !(right && inside.has(right.space)) && !(left && inside.has(left.space)))
      .toSorted((one, other) => one.hex.y - other.hex.y || one.hex.x - other.hex.x);
    const free = peaks.find(({ right }) => !right || (!taken.has(right.space) && !right.capital));
    const { x, y } = (free ?? peaks[0])?.hex ?? { x: 0, y: 0 };
    return { x, y: y - SIZE };
  }

  /** The edges that have the set on one side only: from corner to corner, clockwise around the set. */
  private border(spaces: readonly Space[]): Map<string, string> {
    const inside = new Set(spaces);
    const ends = new Map<string, string>();
    for (const hex of spaces.flatMap((space) => this.hex(space) ?? [])) {
      this.around(hex).forEach((neighbour, edge) => {
        if (neighbour && inside.has(neighbour.space)) return;
        ends.set(cornerKey(hex, edge), cornerKey(hex, edge + 1));
      });
    }
    return ends;
  }

  /**
   * How the water runs: through every river hex a line from each side it comes in to the side most opposite. A hex
   * with one river neighbour is a spring or a mouth: its line ends in the middle, or at the edge of the board.
   */
  currents(): string {
    return this.hexes
      .filter(({ river }) => river)
      .flatMap((hex) => this.through(hex))
      .join('');
  }

  private through(hex: Hex): string[] {
    const around = this.around(hex);
    const open = [0, 1, 2, 3, 4, 5].filter((side) => around[side]?.river);
    const [only] = open;
    if (only !== undefined && open.length === 1) return [bend(hex, only, null)];
    const pairs = new Set(
      open.map((side) => pairKey(side, open.toSorted((a, b) => far(side, b) - far(side, a))[0] ?? side)),
    );
    return [...pairs].map((pair) => bend(hex, Number(pair[0]), Number(pair[1])));
  }
}

const far = (one: number, other: number): number => Math.min(Math.abs(one - other), 6 - Math.abs(one - other));
const pairKey = (one: number, other: number): string => `${Math.min(one, other)}${Math.max(one, other)}`;

/** The middle of an edge. */
function gate({ x, y }: Point, side: number): string {
  const [columns, rows] = AROUND[side] ?? [0, 0];
  return `${round(x + (columns * HALF) / 2)} ${round(y + rows * SIZE * 0.75)}`;
}

function bend(hex: Hex, from: number, to: number | null): string {
  const middle = `${round(hex.x)} ${round(hex.y)}`;
  return to === null ? `M${gate(hex, from)}L${middle}` : `M${gate(hex, from)}Q${middle} ${gate(hex, to)}`;
}

const key = (column: number, row: number): string => `${column},${row}`;

function cornerKey({ column, row }: Hex, index: number): string {
  const [columns, rises] = CORNERS[index % 6] ?? [0, 0];
  return key(column + columns, 3 * row + rises);
}

function corner(at: string): string {
  const [column, rise] = at.split(',').map(Number);
  return `${round(across(column ?? 0))} ${round(down((rise ?? 0) / 3))}`;
}

const across = (column: number): number => MARGIN + HALF * (column + 1);
const down = (row: number): number => MARGIN + SIZE + row * SIZE * 1.5;

function rowOf(text: string, row: number, capitals: BoardRows['capitals']): Hex[] {
  const letter = String.fromCharCode('a'.charCodeAt(0) + row);
  const signs = [...text].map((sign, column) => ({ sign, column })).filter(({ sign }) => sign.trim() !== '');
  return signs.map(({ sign, column }, index) => {
    const space = `${letter}${index + 1}`;
    return {
      space,
      row,
      column,
      x: across(column),
      y: down(row),
      river: sign === '~',
      capital: capitals[space] ?? null,
    };
  });
}
