import type { YangtzeEvent } from './actions_and_events';
import type { Auction, Post, PostName, YangtzeView } from './view_types';

/**
 * The auction with which each event is told, after the event: none before its post is drawn, and the same one until it
 * is told who gets the post, although the position that follows may know of another auction by then.
 */
export function auctionsOverTime(
  before: YangtzeView,
  after: YangtzeView,
  told: readonly YangtzeEvent[],
): (Auction | null)[] {
  let now = before.auction;
  let settled = false;
  return told.map((event) => {
    if (settled) [now, settled] = [null, false];
    if (event.kind === 'post_drawn') now = opened(after, event.post, event.seat);
    else if (now && event.kind === 'bid') now = { ...now, highest: event.amount, bidder: event.seat };
    else if (now && event.kind === 'bid_passed') now = passedBy(now, event.seat);
    else if (event.kind === 'post_won' || event.kind === 'post_unwanted') settled = true;
    return now;
  });
}

function passedBy(auction: Auction, seat: number): Auction {
  if (auction.passed.includes(seat)) return auction;
  return { ...auction, passed: [...auction.passed, seat], in: auction.in.filter((other) => other !== seat) };
}

/** An auction in which nobody has spoken yet. What it is worth to whom is known only while it goes on. */
function opened(after: YangtzeView, post: PostName, speaker: number): Auction | null {
  const known = after.auction?.post.post === post ? after.auction : null;
  const drawn = known?.post ?? postNamed(after, post);
  if (!drawn) return null;
  return {
    ...{ minimum: after.options.minimum_bid, maximum: 0, worth: [] },
    ...known,
    ...{ post: drawn, highest: 0, bidder: null, passed: [], in: after.players.map(({ seat }) => seat), speaker },
  };
}

function postNamed({ players, unwanted }: YangtzeView, name: PostName): Post | null {
  return [...players.flatMap(({ posts }) => posts), ...unwanted].find(({ post }) => post === name) ?? null;
}
