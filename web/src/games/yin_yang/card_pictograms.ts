import type { Card } from './view_types';

/** What is drawn on the cards: marks on a field of 120 by 60, each at a place of its own. */
type Mark =
  | 'white'
  | 'black'
  | 'either'
  | 'card'
  | 'fan'
  | 'stack'
  | 'bag'
  | 'person'
  | 'plus'
  | 'right'
  | 'up'
  | 'swap'
  | 'dial'
  | 'lower'
  | 'higher'
  | 'sun'
  | 'cross';

interface Drawn {
  mark: Mark;
  x: number;
  y: number;
}

const at = (mark: Mark, x: number, y = 30): Drawn => ({ mark, x, y });

/** How far a mark reaches from its place, to the sides and up and down. */
const REACH = 17;
const REACH_OF_DIAL = 24;

/** The part of the field that a card's marks take, for the drawing to fill whatever room there is. */
export function drawnField(card: Card): string {
  const ends = (place: 'x' | 'y'): [number, number] => {
    const reach = ({ mark }: Drawn): number => (mark === 'dial' ? REACH_OF_DIAL : REACH);
    const marks = PICTOGRAMS[card];
    return [
      Math.min(...marks.map((each) => each[place] - reach(each))),
      Math.max(...marks.map((each) => each[place] + reach(each))),
    ];
  };
  const [[left, right], [top, bottom]] = [ends('x'), ends('y')];
  return [left, top, right - left, bottom - top].join(' ');
}

export const PICTOGRAMS: Readonly<Record<Card, readonly Drawn[]>> = {
  W1: [at('plus', 42), at('white', 72)],
  W2: [at('either', 14), at('right', 37), at('bag', 61), at('plus', 83), at('card', 105)],
  W3: [at('black', 32), at('right', 60), at('white', 88)],
  W4: [at('stack', 38), at('up', 62), at('person', 86)],
  W5: [at('person', 20), at('right', 60, 42), at('white', 60, 20), at('person', 100)],
  W6: [at('plus', 34), at('card', 60), at('card', 86)],
  W7: [at('plus', 30), at('white', 58), at('white', 88)],
  W8: [at('white', 18, 20), at('black', 34, 38), at('swap', 60), at('card', 86), at('card', 106)],
  W9: [at('black', 22), at('right', 50), at('white', 76), at('white', 104)],
  W10: [at('dial', 50), at('lower', 84)],
  B1: [at('plus', 42), at('black', 72)],
  B2: [at('either', 32), at('right', 60), at('bag', 88)],
  B3: [at('white', 32), at('right', 60), at('black', 88)],
  B4: [at('fan', 26), at('swap', 60), at('fan', 94)],
  B5: [at('person', 20), at('right', 60, 42), at('black', 60, 20), at('person', 100)],
  B6: [at('person', 18), at('card', 48), at('right', 74), at('person', 102)],
  B7: [at('plus', 30), at('black', 58), at('black', 88)],
  B8: [at('dial', 50), at('higher', 84)],
  B9: [at('white', 22), at('right', 50), at('black', 76), at('black', 104)],
  B10: [at('sun', 28), at('swap', 60), at('cross', 92)],
};
