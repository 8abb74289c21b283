import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Figure from './Figure.svelte';
import type { Action } from '../../lib/connection/protocol';
import { pacing } from './event_pacing';
import { termDetails, termName, terms, termOf } from './glossary';
import { foldedAs, logHeading } from './log_parts';
import { meant } from './meant_action';
import { sound } from './event_sounds';
import { scenes } from './event_scenes';
import { decidedBy, decidingMove, decidingThings, standings } from './match_end';
import { prompt } from './prompt';
import Situation from './Situation.svelte';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { asAction, asView } from './view_fields';

/**
 * What the question itself asks for is done at once: to buy, sell or bid. A special card can be played only once and a
 * discarded good is lost: these are not given away by a slip of the finger.
 */
const WEIGHTY = new Set(['sell_any_time', 'buy_free', 'buy_two', 'play_liquidity', 'discard']);

/** The card that an action plays. */
function played(action: Action): string | null {
  const told = asAction(action);
  if (told.kind === 'play_liquidity') return told.card;
  if (told.kind === 'buy_free') return 'free_good';
  return told.kind === 'buy_two' || told.kind === 'sell_any_time' ? told.kind : null;
}

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
  Figure,
  Situation,
  codes: { goods: 'good', given: 'good', taken: 'good' },
  clickPaths,
  // The card says what it is for: the first of the two boats.
  follows: (first, action) => first.kind === 'buy_two' && action.kind === 'buy',
  pointsAt,
  sound,
  lastMove,
  pacing,
  terms,
  termOf,
  termName,
  termDetails,
  meant,
  logHeading,
  foldedAs,
  scenes,
  decidingMove,
  decidedBy,
  decidingThings,
  standings,
  confirms: ({ kind }) => WEIGHTY.has(kind),
  caution: (action, words) => {
    const card = played(action);
    return card === null ? '' : words.say(`yz-effect-${card}`);
  },
  heading: ({ kind }, words: Words) => words.say(`yz-heading-${HEADINGS[kind] ?? 'other'}`),
  notAsked: (_, shown, words) => words.say('yz-not-now', { phase: asView(shown).phase }).trim(),
  prompt,
};

export default module;
