/** Constants of Yangtze, and readers for the fields of its views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import type { Category, Colour, Good, Ware, YangtzeAction, YangtzeEvent, YangtzeView } from './view';

/** Five luxury wares in five colours of their own, six basic wares in six others. */
export const LUXURY_WARES = ['silk', 'jade', 'porcelain', 'lacquer', 'pearls'] as const;

export const LUXURY_COLOURS = ['crimson', 'azure', 'gold', 'emerald', 'violet'] as const;

export const BASIC_WARES = ['rice', 'tea', 'salt', 'cotton', 'bamboo', 'fish'] as const;

export const BASIC_COLOURS = ['rose', 'sky', 'sand', 'mint', 'lilac', 'grey'] as const;

/** The four types of trading post. */
export const POST_TYPES = ['wharf', 'warehouse', 'teahouse', 'workshop'] as const;

/** The twelve emperors by what they order. */
export const EMPERORS = [
  'gain_wharf', // 2 for each own post of the type
  'gain_warehouse',
  'gain_teahouse',
  'gain_workshop',
  'tax_money', // 1 for every full 10 money
  'tax_goods', // 1 for each good
  'tax_posts', // 1 for each post
  'discard', // one good, unseen
  'sell', // one cargo
  'buy_back', // a played liquidity card
  'exchange', // a good for one on the river
  'copy', // any other emperor on a throne
] as const;

export const CARDS = ['buy_two', 'sell_any_time', 'free_good', 'liquidity_10', 'liquidity_15', 'liquidity_20'] as const;

export function asView(view: View): YangtzeView {
  return view as unknown as YangtzeView;
}

export function asAction(action: Action): YangtzeAction {
  return action as unknown as YangtzeAction;
}

export function asEvent(event: GameEvent): YangtzeEvent {
  return event as unknown as YangtzeEvent;
}

export function wareOf(good: Good): Ware {
  return good.split('-')[0] as Ware;
}

export function colourOf(good: Good): Colour {
  return good.split('-')[1] as Colour;
}

export function categoryOf(good: Good): Category {
  return (LUXURY_WARES as readonly string[]).includes(wareOf(good)) ? 'luxury' : 'basic';
}
