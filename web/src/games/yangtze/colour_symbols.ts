import type { Colour } from './view_types';

/** The symbol of every colour, filled, on a field of 24 by 24: colours can be told apart without seeing them. */
export const COLOUR_SYMBOLS: Readonly<Record<Colour, string>> = {
  // Luxury: a flame, a coin, waves, a leaf, a blossom.
  crimson: 'M12 1c1 5 8 8 8 14a8 8 0 0 1-16 0c0-3 1.5-5 3-7 .8 2 1.8 3 3.2 3C12 8 12.5 4.5 12 1Z',
  gold: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM8 8v8h8V8Z',
  azure:
    'M1 9.5C4 3.5 8.5 3.5 12.5 7.5c3 3 6 2.5 8-1L23.5 10c-4 6.5-9 6-13.5 2-3-2.6-5-2-6.8 1ZM1 18.5c3-6 7.5-6 11.5-2 3 3 6 2.5 8-1l3 3.5c-4 6.5-9 6-13.5 2-3-2.6-5-2-6.8 1Z',
  emerald: 'M21 2C9 2 2 9 3 19l6-6 1.5 1.5L4 21c11 2 18-6 17-19Z',
  violet:
    'M7.2 5.2a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0ZM14 12a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0ZM7.2 18.8a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0ZM0.4 12a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0Z',
  // Basic: a moon, a mountain, a star, a drop, a heart, an hourglass.
  lilac: 'M16 2a10.2 10.2 0 1 0 6 14A9 9 0 0 1 16 2Z',
  grey: 'M1 21L9 4l5 9 2.5-3.5L23 21Z',
  mint: 'M12 1l3.2 7 7.8.9-5.8 5.2 1.6 7.7L12 18l-6.8 3.8 1.6-7.7L1 8.9 8.8 8Z',
  sky: 'M12 1c5 7 8 10 8 14.5a8 8 0 0 1-16 0C4 11 7 8 12 1Z',
  rose: 'M12 22C5 16.5 1.5 12.5 1.5 8.2 1.5 4.8 4 2.5 7 2.5c2 0 3.8 1.2 5 3.2 1.2-2 3-3.2 5-3.2 3 0 5.5 2.3 5.5 5.7 0 4.3-3.5 8.3-10.5 13.8Z',
  sand: 'M4 2h16v3c0 3-3 5-5 7 2 2 5 4 5 7v3H4v-3c0-3 3-5 5-7-2-2-5-4-5-7Z',
};
