import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { prompt } from './prompt';
import { lastMove, clickPaths, pointsAt } from './click_paths';

/** Cards and cargoes are not given away by a slip of the finger. */
const WEIGHTY = new Set(['sell', 'sell_any_time', 'buy_two', 'play_liquidity', 'buy_back', 'discard']);

const HEADINGS: Readonly<Record<string, string>> = {
  sell: 'sell',
  sell_any_time: 'sell',
  buy: 'buy',
  buy_free: 'buy',
  buy_two: 'card',
  play_liquidity: 'card',
  bid: 'bid',
  bid_more: 'bid',
};

const module: GameModule = {
  Board,
  Controls,
  codes: { goods: 'good', given: 'good', taken: 'good' },
  clickPaths,
  pointsAt,
  lastMove,
  confirms: ({ kind }) => WEIGHTY.has(kind),
  heading: ({ kind }, words: Words) => words.say(`yz-heading-${HEADINGS[kind] ?? 'other'}`),
  prompt,
};

export default module;
