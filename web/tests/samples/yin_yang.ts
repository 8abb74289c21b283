import { family } from '../game_sample';
import type { Sample } from '../game_sample';
import { CARDS, CODES, EVENTS, NAMES, OTHER_ACTIONS, PLAYS, SEAT_FIELDS } from '../yin_yang_sample';

const PHASES = ['token', 'draw', 'play', 'take', 'give'];

const yinYang: Sample = {
  names: NAMES,
  seatFields: SEAT_FIELDS,
  codes: CODES,
  actions: [...PLAYS, ...OTHER_ACTIONS],
  events: EVENTS,
  silent: ['deck_chosen'],
  families: [
    ...['card', 'effect'].flatMap((name) => family(name, ...CARDS)),
    ...family('reason', 'goal', 'survivor', 'all_out', 'limit'),
    ...['goal', 'threat', 'finishes'].flatMap((name) => family(`yy-${name}`, 'win', 'lose')),
    ...['ask', 'not-now', 'no-pass'].flatMap((name) => family(`yy-${name}`, ...PHASES)),
    'yy-no-pass-waiting',
    'yy-ask-target',
    'yy-ask-pass',
  ],
};

export default yinYang;
