import type { Fields, Words } from '../../i18n/words';
import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { View } from '../../lib/connection/protocol';
import type { TableContext } from '../../lib/table/table_context';
import { capitalise } from './capitalise';
import { isCargo, thing } from './click_paths';
import { CARDS } from './view_types';
import { asView } from './view_fields';
import type { YangtzeView } from './view_types';

/** What is asked once something was chosen: by what was. */
function next(picked: string): string {
  if (picked === 'card:free_good') return 'yz-ask-free';
  if (picked === 'card:buy_two') return 'yz-ask-buy_two';
  return picked === 'card:sell_any_time' ? 'yz-ask-sell_any_time' : 'yz-ask-taken';
}

/** The sentence that asks, with all that one needs to decide: the rest of the table may be out of sight. */
export function prompt(
  shown: View,
  chooser: ActionChooser,
  { words, cast }: TableContext,
): { id: string; fields: Fields } {
  const view = asView(shown);
  const [picked] = chooser.picked;
  if (picked && chooser.lit.size > 0) return { id: next(picked), fields: {} };
  const own = view.players.find(({ seat }) => seat === view.you);
  return {
    id: `yz-ask-${view.phase}`,
    fields: {
      money: own?.money ?? 0,
      two: view.purchase.buy_two ? 'yes' : 'no',
      cards: words.list(offers(chooser, words)) || 'none',
      ...auctioned(view, cast.names, words),
      ...ordered(view, words),
      goods: own?.goods_count ?? 0,
      sells: [...chooser.lit].some(isCargo) ? 'yes' : 'no',
      posts: own?.posts.length ?? 0,
      // Whether something can be sold before the emperor has his way.
      first: chooser.takes(thing.card('sell_any_time')) ? 'sell' : 'nothing',
      // Whether a card that can be played might bring money.
      more: CARDS.some((card) => chooser.takes(thing.card(card))) ? 'yes' : 'no',
    },
  };
}

/** The cards that can be bought back, each with its price. */
function offers(chooser: ActionChooser, words: Words): string[] {
  return CARDS.flatMap((card) => {
    const action = chooser.peek(thing.card(card));
    return action?.kind === 'buy_back'
      ? [words.say('yz-offer', { card: words.say(`card-${card}`), price: Number(action['price']) })]
      : [];
  });
}

function auctioned({ auction, you }: YangtzeView, names: readonly string[], words: Words): Fields {
  if (!auction) return {};
  const { post, highest, bidder, worth } = auction;
  return {
    post: capitalise(words.say(`post-${post.post}`)),
    gain: worth.find(({ seat }) => seat === you)?.gain ?? 0,
    highest,
    bidder: bidder === null ? '' : (names[bidder] ?? ''),
  };
}

function ordered({ instruction }: YangtzeView, words: Words): Fields {
  if (!instruction) return {};
  const { emperor, tax, optional } = instruction;
  return {
    emperor,
    order: capitalise(words.say(`order-${emperor}`)),
    tax: tax ?? 0,
    optional: optional ? 'yes' : 'no',
  };
}
