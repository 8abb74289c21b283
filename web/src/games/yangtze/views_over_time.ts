import type { GameEvent, View } from '../../lib/connection/protocol';
import type { YangtzeEvent } from './actions_and_events';
import { moneyChange } from './decree';
import { asEvent, asView } from './view_fields';
import { auctionsOverTime } from './auction_over_time';
import type { Auction, Good, Place, Player, YangtzeView } from './view_types';

/**
 * The view with which each event is told: the position before the last of those that take something off the table, and
 * the one after it; but money, goods, cards, boats, thrones, posts, the bag and the auction as they were just then, so
 * that each changes when it is told to. The whole story belongs to the turn in which it began.
 */
export function viewsOverTime(
  before: View,
  after: View,
  events: readonly GameEvent[],
  takesAway: (event: GameEvent) => boolean,
): View[] {
  const told = events.map(asEvent);
  const lastTaken = events.findLastIndex(takesAway);
  const rivers = riversOverTime(asView(before).river, asView(after).river, told);
  const auctions = auctionsOverTime(asView(before), asView(after), told);
  return told.map((_, index) => {
    // What is told to be bought is still there, to be looked at; its price is paid as soon as it is told.
    if (index <= lastTaken) return withParts(before, { players: playersThen(before, after, told.slice(index + 1)) });
    const later = told.slice(index + 1);
    const auction = sameAuction(asView(after).auction, auctions[index] ?? null);
    return withParts(after, {
      players: withHoldings(withoutPosts(playersThen(after, after, later), before, later), before, later),
      turn: asView(before).turn,
      ...ownGoodsThen(asView(before), later),
      ...(later.some(({ kind }) => kind === 'game_over') && { reckoning: null, outcome: null }),
      ...bagThen(asView(after), later),
      ...riverThen(after, rivers?.[index] ?? null),
      ...thronesThen(asView(after), later),
      auction,
    });
  });
}

/** The same view where nothing differs: what draws it need not change. */
function withParts(view: View, parts: Partial<YangtzeView>): View {
  const known = asView(view);
  const { players = known.players, ...others } = parts;
  const sameMoney = players.every((player, index) => player === known.players[index]);
  const same = Object.entries(others).every(([key, value]) => (view[key] ?? null) === value);
  return sameMoney && same ? view : { ...view, ...others, players };
}

function riverThen(view: View, goods: readonly (Good | null)[] | null): Partial<YangtzeView> {
  const { river } = asView(view);
  if (!goods || goods.every((good, index) => good === river[index]?.good)) return {};
  return { river: river.map((spot, index) => ({ ...spot, good: goods[index] ?? null })) };
}

/** Emperors of whom it is told later have not come yet, and nobody obeys them. */
function thronesThen(view: YangtzeView, later: readonly YangtzeEvent[]): Partial<YangtzeView> {
  const coming = later.flatMap((told) => (told.kind === 'emperor_drawn' ? [told.emperor] : []));
  if (coming.length === 0 || !view.thrones) return {};
  const thrones = view.thrones.map((emperor) => (emperor && coming.includes(emperor) ? null : emperor));
  return { thrones, instruction: null, emperors_left: view.emperors_left + coming.length };
}

/** What is drawn later lies in the bag still. */
function bagThen(
  { bag, players, unwanted, auction }: YangtzeView,
  later: readonly YangtzeEvent[],
): Partial<YangtzeView> {
  if (!bag) return {};
  const known = [...players.flatMap(({ posts }) => posts), ...unwanted, ...(auction ? [auction.post] : [])];
  const drawn = later.flatMap((told) => (told.kind === 'post_drawn' ? [told.post] : []));
  const posts = known.filter(({ post }) => drawn.includes(post));
  const emperors = later.flatMap((told) => (told.kind === 'emperor_drawn' ? [told.emperor] : []));
  const goods = later.filter(({ kind }) => kind === 'good_drawn').length;
  const coming = posts.length + emperors.length + goods;
  if (coming === 0) return {};
  return {
    bag: {
      tokens: bag.tokens + coming,
      goods: bag.goods + goods,
      posts: [...bag.posts, ...posts],
      emperors: [...bag.emperors, ...emperors],
    },
  };
}

/** Posts that are won later are not there yet, and posts are worth what they were until the last of these is. */
function withoutPosts(players: readonly Player[], before: View, later: readonly YangtzeEvent[]): Player[] {
  const coming = later.flatMap((told) => (told.kind === 'post_won' ? [told.post] : []));
  if (coming.length === 0) return [...players];
  return players.map((player) => ({
    ...player,
    posts: player.posts.filter(({ post }) => !coming.includes(post)),
    post_score: asView(before).players.find(({ seat }) => seat === player.seat)?.post_score ?? player.post_score,
  }));
}

const HANDLING: ReadonlySet<YangtzeEvent['kind']> = new Set(['sold', 'bought', 'discarded', 'exchanged']);
const PLAYING: ReadonlySet<YangtzeEvent['kind']> = new Set(['card_played', 'bought_back']);

/** Whether an event changes, or lays open, what a seat holds. */
function changes(kinds: ReadonlySet<YangtzeEvent['kind']>, told: YangtzeEvent, seat: number | null): boolean {
  return told.kind === 'game_over' || (kinds.has(told.kind) && 'seat' in told && told.seat === seat);
}

/** Goods and cards are what they were until the last event is told that changes them. */
function withHoldings(players: readonly Player[], before: View, later: readonly YangtzeEvent[]): Player[] {
  return players.map((player) => {
    const held = asView(before).players.find(({ seat }) => seat === player.seat);
    if (!held) return player;
    const { goods, goods_count, known, uncertain, never_shown, discards, discarded, cards, played } = held;
    const handled = later.some((told) => changes(HANDLING, told, player.seat));
    const playing = later.some((told) => changes(PLAYING, told, player.seat));
    if (!handled && !playing) return player;
    return {
      ...player,
      ...(handled && { goods, goods_count, known, uncertain, never_shown, discards, discarded }),
      ...(playing && { cards, played }),
    };
  });
}

/** What the viewer's goods could bring. */
function ownGoodsThen({ you, lines, best_sale }: YangtzeView, later: readonly YangtzeEvent[]): Partial<YangtzeView> {
  return later.some((told) => changes(HANDLING, told, you)) ? { lines, best_sale } : {};
}

/** The auction of the view itself where it is the same at that moment. */
function sameAuction(known: Auction | null, then: Auction | null): Auction | null {
  if (!known || !then || known.post.post !== then.post.post) return then;
  return known.highest === then.highest && known.passed.length === then.passed.length ? known : then;
}

/** The players of a view with the money that they had before all these events, which led to the view `after`. */
function playersThen(view: View, after: View, later: readonly YangtzeEvent[]): Player[] {
  return asView(view).players.map((player) => {
    const end = asView(after).players.find(({ seat }) => seat === player.seat)?.money ?? player.money;
    const changes = later.map((told) => ('seat' in told && told.seat === player.seat ? moneyChange(told) : 0));
    const money = end - changes.reduce((sum, change) => sum + change, 0);
    return money === player.money ? player : { ...player, money };
  });
}

/** The goods on the river after each event; null if the events do not lead from the one river to the other. */
function riversOverTime(
  before: readonly Place[],
  after: readonly Place[],
  told: readonly YangtzeEvent[],
): (Good | null)[][] | null {
  let goods = before.map(({ good }) => good);
  const rivers = told.map((event) => (goods = riverAfter(goods, event)));
  return after.every(({ good }, index) => good === goods[index]) ? rivers : null;
}

function riverAfter(goods: (Good | null)[], told: YangtzeEvent): (Good | null)[] {
  switch (told.kind) {
    case 'bought':
      return goods.with(told.place - 1, null);
    case 'exchanged':
      return goods.with(told.place - 1, told.given);
    case 'good_drawn':
      return [told.good, ...goods.slice(0, told.gap - 1), ...goods.slice(told.gap)];
    default:
      return goods;
  }
}
