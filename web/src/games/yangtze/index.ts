import type { Chooser } from '../../lib/chooser.svelte';
import type { GameModule } from '../../lib/game_module';
import type { View } from '../../lib/protocol';
import type { Cast } from '../../i18n/sentences';
import type { Fields, Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { lastMove, paths, pointsAt, thing } from './things';
import { yangtze } from './view';

/** What is asked once something was clicked: by what was clicked. */
function next(picked: string): string {
  if (picked === 'card:free_good') return 'yz-ask-free';
  return picked === 'card:sell_any_time' ? 'yz-ask-sell_any_time' : 'yz-ask-taken';
}

function prompt(shown: View, chooser: Chooser, { names }: Cast): { id: string; fields: Fields } {
  const view = yangtze(shown);
  const [picked] = chooser.picked;
  if (picked && chooser.lit.size > 0) return { id: next(picked), fields: {} };
  const { auction, instruction } = view;
  return {
    id: `yz-ask-${view.phase}`,
    fields: {
      highest: auction?.highest ?? 0,
      bidder: auction?.bidder == null ? '' : (names[auction.bidder] ?? ''),
      // Whether something can be sold before the emperor has his way.
      first: chooser.takes(thing.card('sell_any_time')) ? 'sell' : 'nothing',
      tax: instruction?.tax ?? 0,
    },
  };
}

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
  paths,
  pointsAt,
  lastMove,
  confirms: ({ kind }) => WEIGHTY.has(kind),
  heading: ({ kind }, words: Words) => words.say(`yz-heading-${HEADINGS[kind] ?? 'other'}`),
  prompt,
};

export default module;
