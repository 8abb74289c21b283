import type { Colour } from './view_types';

/** The paints of a colour of goods. A tile is a thing of wood and paper: it looks the same by day and by night. */
export interface Paint {
  body: string;
  light: string;
  dark: string;
}

/** Luxury goods are vivid, basic ones muted. */
export const COLOUR_PAINTS: Readonly<Record<Colour, Paint>> = {
  crimson: { body: '#c8402d', light: '#f0b3a4', dark: '#8e2418' },
  azure: { body: '#2f6db5', light: '#b5d2ef', dark: '#1b4479' },
  gold: { body: '#e0a526', light: '#f9e3a6', dark: '#8f600a' },
  emerald: { body: '#2e8a55', light: '#b4dfc3', dark: '#175a33' },
  violet: { body: '#8449a6', light: '#dcc0ea', dark: '#552470' },
  rose: { body: '#e3a3a8', light: '#f8dfe0', dark: '#9a4f58' },
  sky: { body: '#93bddb', light: '#d8e9f4', dark: '#3c6a8c' },
  sand: { body: '#d6b984', light: '#f2e4c6', dark: '#80632f' },
  mint: { body: '#93c8a8', light: '#d6eddf', dark: '#3d7454' },
  lilac: { body: '#bda9d6', light: '#e7def2', dark: '#675090' },
  grey: { body: '#a3a8a9', light: '#dadddd', dark: '#575e61' },
};
