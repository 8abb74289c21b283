import type { Point } from './geometry';

/** What a board file says of the looks of a board. */
export interface BoardFile {
  village_radius: number;
  island_radius: number;
  villages: (Point & { colour: string })[];
  islands: Point[];
}

const MOST = 200;

/** A board from the text of its file, as far as it can be drawn; null if it cannot. */
export function readBoard(text: string): BoardFile | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const { village_radius, island_radius, villages, islands } = (data ?? {}) as Record<string, unknown>;
  if (!isLength(village_radius) || !isLength(island_radius) || !arePoints(villages) || !arePoints(islands)) return null;
  return { village_radius, island_radius, villages: villages.map((each) => ({ colour: '', ...each })), islands };
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function arePoints(value: unknown): value is Point[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) return false;
  return value.every((each: unknown) => {
    const { x, y } = (each ?? {}) as Record<string, unknown>;
    return Number.isFinite(x) && Number.isFinite(y);
  });
}
