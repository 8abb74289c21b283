import type { Ware } from './view_types';

/** One stroke of a picture: `body` and `dark` take the colour of the goods, `light` a paler one, `line` is ink. */
export interface Stroke {
  as: 'body' | 'light' | 'dark' | 'line';
  d: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Every ware as it stands on the deck of its boat: a field of 48 by 40. */
export const WARE_SHAPES: Readonly<Record<Ware, readonly Stroke[]>> = {
  // A bolt, its end falling in a fold.
  silk: [
    { as: 'body', d: 'M9 8h26c5 0 9 4 9 11 0 8-3 12-2 21H28c-1-4 0-8 1-11H9A6 10.5 0 0 1 9 8Z' },
    { as: 'light', d: 'M9 8a6 10.5 0 0 1 0 21A6 10.5 0 0 1 9 8Z' },
    {
      as: 'line',
      d: 'M9 24c-2.4 0-3-2.6-3-5.5S7 13 9 13s2.6 2 2.4 5M20 9c3 6 3 13 0 19M28 9c3 6 3 13 0 19M36 9c4 9-2 18-2 30',
    },
  ],
  // A vase.
  porcelain: [
    {
      as: 'body',
      d: 'M19 1h10c1.5 0 1.5 2 0 3-1 5 0 8 5 11 7 4 7 14 1 19-2 2-2.5 3.5-2.5 6h-17c0-2.5-.5-4-2.5-6-6-5-6-15 1-19 5-3 6-6 5-11-1.5-1-1.5-3 0-3Z',
    },
    { as: 'light', d: 'M11.5 21c8 4 17 4 25 0 .8 3 .6 6-.6 9-7.5 3.5-16 3.5-23.8 0-1.2-3-1.4-6-.6-9Z' },
    { as: 'line', d: 'M20 9c3 1 5 1 8 0M16 26c2-3 5-3 8 0s6 3 8 0' },
  ],
  // A ring of stone on its cord.
  jade: [
    { as: 'body', d: `${circle(24, 24, 15.5)}${circle(24, 24, 5.5)}` },
    {
      as: 'light',
      d: [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => circle(round(24 + 10.5 * cos(turn)), round(24 + 10.5 * sin(turn)), 1.7))
        .join(''),
    },
    { as: 'line', d: 'M24 8.5V1M19 1h10M21 5h6' },
  ],
  // A lidded box.
  lacquer: [
    { as: 'body', d: 'M6 20C6 11 14 6 24 6s18 5 18 14Z' },
    { as: 'dark', d: 'M8 23h32l-3 14c-.4 2-1.4 3-3.5 3h-19c-2.1 0-3.1-1-3.5-3Z' },
    { as: 'body', d: 'M20.5 6c-1-6 8-6 7 0Z' },
    {
      as: 'light',
      d: 'M24 9.5c2 2 2 5 0 7-2-2-2-5 0-7ZM16 13.5c3-.5 5 1 5.5 3.5-3 .5-5-1-5.5-3.5ZM32 13.5c-3-.5-5 1-5.5 3.5 3 .5 5-1 5.5-3.5Z',
    },
    { as: 'line', d: 'M12 29h24M13 34h22' },
  ],
  // An open shell.
  pearls: [
    { as: 'body', d: 'M4 25C1 12 11 2 24 2s23 10 20 23c-12-6-28-6-40 0Z' },
    { as: 'dark', d: 'M4 26c4 10 11 14 20 14s16-4 20-14c-11-6-29-6-40 0Z' },
    { as: 'line', d: 'M24 3v12M15 5l4 11M33 5l-4 11M8 11l6 7M40 11l-6 7' },
    { as: 'light', d: circle(24, 26, 7) },
    { as: 'line', d: 'M20.5 25a3.5 3.5 0 0 1 3-3' },
  ],
  // A heaped bowl.
  rice: [
    { as: 'light', d: 'M7 20C8 11 15 5 24 5s16 6 17 15Z' },
    { as: 'body', d: 'M4 20h40c0 9-5 15-12 18v2H16v-2C9 35 4 29 4 20Z' },
    { as: 'line', d: 'M15 15l2-2M22 10l2 2M28 14l2-2M33 17l2-1M20 17l2-1M9 26c10 3 20 3 30 0M33 9L46 1M36 12l11-5' },
  ],
  // A pot with a leaf on it.
  tea: [
    { as: 'body', d: 'M11 18h24c5 4 6 10 4 15-1 4-4 7-8 7H15c-4 0-7-3-8-7-2-5-1-11 4-15ZM38 23l5-8 5 2-8 15Z' },
    { as: 'dark', d: 'M12 16c1-5 5-8 11-8s10 3 11 8ZM20 6a3 3 0 1 1 6 0Z' },
    { as: 'light', d: 'M14 34c0-8 6-12 17-11 0 8-7 13-17 11Z' },
    { as: 'line', d: 'M8 22C0 19-1 34 8 34M14 34c4-4 8-7 12-8' },
  ],
  // A basket of crystals.
  salt: [
    { as: 'light', d: 'M6 24C14 19 15 8 24 2c9 6 10 17 18 22Z' },
    { as: 'body', d: 'M3 24h42l-6 14c-.6 1.4-1.5 2-3 2H12c-1.5 0-2.4-.6-3-2Z' },
    {
      as: 'line',
      d: 'M6 30h36M8 35h32M14 24l3 16M34 24l-3 16M24 24v16M22 9l2-2 2 2-2 2ZM16 17l2-2 2 2-2 2ZM28 17l2-2 2 2-2 2Z',
    },
  ],
  // Cut stalks, tied together.
  bamboo: [
    { as: 'body', d: 'M9 4h8v36H9ZM20 0h8v40h-8ZM31 6h8v34h-8Z' },
    { as: 'light', d: 'M9 4h8v3.5H9ZM20 0h8v3.5h-8ZM31 6h8v3.5h-8Z' },
    { as: 'dark', d: 'M39 14c2-6 5-8 9-8 0 6-3 9-9 8ZM9 16C3 16 0 13 0 8c5 0 8 3 9 8Z' },
    { as: 'line', d: 'M9 17h8M9 29h8M20 13h8M20 24h8M20 35h8M31 18h8M31 30h8' },
    { as: 'dark', d: 'M7 20h34v4H7Z' },
  ],
  // A boll with its leaves.
  cotton: [
    { as: 'dark', d: 'M8 24c0 9 6 14 13 16h6c7-2 13-7 13-16-6 4-10 5-16 5S14 28 8 24Z' },
    { as: 'body', d: 'M24 3c6-4 13 1 12 7 8 1 10 10 4 14-1 7-10 9-16 5-6 4-15 2-16-5-6-4-4-13 4-14-1-6 6-11 12-7Z' },
    { as: 'light', d: 'M15 12c1-4 5-6 8-4-4 1-6 4-6 8-2-1-3-2-2-4ZM27 20c4-2 8 0 8 4-3-2-6-2-9 0-1-2-1-3 1-4Z' },
    { as: 'line', d: 'M24 14c-1 5-5 7-9 7M24 14c2 3 5 4 9 3M24 40V30' },
  ],
  // A fish.
  fish: [
    { as: 'body', d: 'M1 22C9 7 24 6 34 17L46 6c-2 10-2 21 0 32L34 27C24 38 9 37 1 22Z' },
    { as: 'light', d: 'M5 25c8 9 18 10 27 2-9 3-18 2-27-2Z' },
    { as: 'dark', d: 'M17 11c3-6 10-8 15-6 0 4-1 7-3 9-4-3-8-4-12-3Z' },
    { as: 'line', d: 'M15 14c3 5 3 11 0 16M22 16c2 3 2 6 0 9M28 17c1 2 1 5 0 7M8.5 19.5h.1' },
  ],
};

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
