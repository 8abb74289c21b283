/** A sign for each colour, so that nobody has to tell colours apart: outlines about the origin, one unit in reach. */
export const COLOUR_SYMBOLS: Readonly<Record<string, string>> = {
  white: 'M0-.92A.92.92 0 0 1 0 .92A.92.92 0 0 1 0-.92Z',
  yellow: 'M0-1.05.29-.4.99-.34.46.13.62.83 0 .46-.62.83-.46.13-.99-.34-.29-.4Z',
  red: 'M0-1.05.84 0 0 1.05-.84 0Z',
  black: 'M-.8-.8H.8V.8H-.8Z',
  blue: 'M0-1.08C.3-.55.76-.12.76.34A.76.76 0 0 1-.76.34C-.76-.12-.3-.55 0-1.08Z',
  green: 'M-.34-.96H.34V-.34H.96V.34H.34V.96H-.34V.34H-.96V-.34H-.34Z',
};
