import type { PostType } from './view_types';

/** The picture of every type of trading post, on a field of 40 by 40: `d` is filled, `line` is drawn over it. */
export const BUILDING_SHAPES: Readonly<Record<PostType, { d: string; line: string }>> = {
  // A roof on piles over the water.
  wharf: {
    d: 'M3 13c7-1 12-4 17-10 5 6 10 9 17 10v3h-5v10h7v4h-3v9h-5v-9h-8v9h-6v-9H9v9H4v-9H1v-4h7V16H3Z',
    line: 'M8 16h24M14 16v10M26 16v10M1 30h38M9 26h22',
  },
  // A gable with a wide door.
  warehouse: {
    d: 'M2 17L20 4l18 13v3h-3v18H5V20H2Z',
    line: 'M5 20h30M13 38V25h14v13M20 25v13M17 31h.1M23 31h.1M17 13h6',
  },
  // A round window.
  teahouse: {
    d: 'M2 19c6-2 10-6 12-13h12c2 7 6 11 12 13v2h-5v14h3v3H4v-3h3V21H2Z',
    line: 'M7 21h26M20 22.5a6 6 0 1 0 .1 0ZM20 22.5v12M14 28.5h12',
  },
  // A kiln with its chimney.
  workshop: {
    d: 'M24 2h9v13c3 4 5 9 5 16v7H2v-7c0-10 6-18 16-18 2 0 4 .3 6 1Z',
    line: 'M12 38v-7a6 6 0 0 1 12 0v7M24 6h9M7 22h4M29 22h4M30 30h5M15 18h6',
  },
};
