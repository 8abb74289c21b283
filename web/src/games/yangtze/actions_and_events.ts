/** The actions and events of Yangtze. Places count from 1 (source) to 8 (Shanghai), thrones from 1 to 12. */
import type { Card, Emperor, Good, PostName, Reason } from './view_types';

/**
 * Actions. What one may leave out when sending: `value`, `good` (of buy), `price`, `taken`; if given, it must fit.
 * `goods` may be in any order.
 */
export type YangtzeAction =
  | { kind: 'draw_good' | 'deal_good'; good: Good } // chance
  | { kind: 'draw_post'; post: PostName } // chance
  | { kind: 'draw_emperor'; emperor: Emperor } // chance
  | { kind: 'first_player'; seat: number } // chance
  | { kind: 'sell' | 'sell_any_time'; goods: Good[]; value: number }
  | { kind: 'buy'; place: number; good: Good; price: number }
  | { kind: 'buy_free'; place: number; good: Good } // plays the card free_good with this purchase
  | { kind: 'buy_two' } // plays the card
  | { kind: 'play_liquidity'; card: Card }
  | { kind: 'pass' } // ends the turn ('trade'), declines the second good ('second'), leaves the auction ('bid')
  | { kind: 'bid'; amount: number } // any amount from auction.minimum to auction.maximum, listed in the decision or not
  | { kind: 'bid_more'; at_least: number } // for bots: a step towards a larger bid
  | { kind: 'carry_out' }
  | { kind: 'decline' }
  | { kind: 'pay_less' } // pays the tax as far as the money goes
  | { kind: 'buy_back'; card: Card; price: number }
  | { kind: 'exchange'; given: Good; place: number; taken: Good }
  | { kind: 'discard'; good: Good }
  | { kind: 'copy'; emperor: Emperor };

/**
 * `blocked` of a decision (each {reason, fields, sentence}); `fields.card`, `fields.place` or `fields.what` say what is greyed:
 * - fields.card: an unplayed card that cannot be played now. Reasons: 'card-only-on-turn' (buy two or free good outside a turn),
 *   'card-after-purchase' (buy two after the first purchase), 'card-sales-open' (sell any time while one may sell anyway),
 *   'card-no-goods' (sell any time without goods),
 *   'card-speaking' (any card after "more than …").
 * - fields.place (with goods, price, money): a good one cannot pay: 'too-dear'.
 * - fields.what 'sell': 'sales-closed' (after the first purchase), 'no-goods'.
 * - fields.what 'bid': 'bid-too-high' (with minimum, money): one cannot outbid.
 * - fields.what 'buy_back' (with card, price, money): a played liquidity card one cannot pay: 'too-dear-card'.
 * - fields.what 'decline': 'compulsory' (an instruction one must carry out), 'pay_less': 'liquidity-first'.
 */

/** Events; those with (owner) show `good` only to that seat. */
export type YangtzeEvent =
  | { kind: 'river_filled'; good: Good; place: number }
  | { kind: 'good_dealt'; seat: number; good?: Good } // (owner)
  | { kind: 'first_player'; seat: number }
  | { kind: 'sold'; seat: number; goods: Good[]; value: number; by: 'turn' | 'sell_any_time' | 'emperor' }
  | { kind: 'card_played'; seat: number; card: Card } // before what it does: sold, bought, or more money
  | { kind: 'money_gained'; seat: number; amount: number; card: Card } // a liquidity card
  | { kind: 'bought'; seat: number; good: Good; place: number; price: number; free: boolean }
  | { kind: 'turn_passed'; seat: number; idle: boolean } // ends the turn without (further) purchase
  | { kind: 'second_declined'; seat: number }
  | { kind: 'good_drawn'; seat: number; good: Good; gap: number } // enters at place 1; places before the gap move down by one
  | { kind: 'post_drawn'; seat: number; post: PostName }
  | { kind: 'bid'; seat: number; amount: number }
  | { kind: 'bid_more'; seat: number; at_least: number }
  | { kind: 'bid_passed'; seat: number; forced: boolean } // forced: had no other answer and was not asked
  | { kind: 'post_won'; seat: number; post: PostName; price: number }
  | { kind: 'post_unwanted'; post: PostName }
  | { kind: 'emperor_drawn'; seat: number; emperor: Emperor; throne: number }
  | { kind: 'copied'; seat: number; emperor: Emperor }
  | { kind: 'income'; seat: number; emperor: Emperor; posts: number; amount: number }
  | { kind: 'tax_due'; seat: number; emperor: Emperor; basis: number; tax: number; money: number } // basis: money, goods or posts counted
  | { kind: 'tax_paid'; seat: number; amount: number; tax: number } // amount below tax: all that there was
  | { kind: 'discarded'; seat: number; good?: Good } // (owner)
  | { kind: 'bought_back'; seat: number; card: Card; price: number }
  | { kind: 'exchanged'; seat: number; given: Good; taken: Good; place: number }
  | { kind: 'declined'; seat: number; emperor: Emperor }
  | { kind: 'no_effect'; seat: number; emperor: Emperor } // no post, no good, no other emperor, no tax …
  | { kind: 'game_over'; reason: Reason; goods: Good[][]; discarded: Good[][] } // per seat
  | { kind: 'wealth'; seat: number; money: number; goods: number; posts: number; liquidity: number; total: number }; // one per seat, after game_over
