import type { Entry } from '../../lib/connection/protocol';
import { asEvent } from './view_fields';
import type { PostName } from './view_types';

/** What everybody bid last for a post, by seat. */
export function bidsFor(post: PostName, log: readonly Entry[]): ReadonlyMap<number, number> {
  const events = log.flatMap((entry) => entry.events.map(asEvent));
  const start = events.findLastIndex((told) => told.kind === 'post_drawn' && told.post === post);
  const bids = new Map<number, number>();
  if (start < 0) return bids;
  for (const told of events.slice(start)) if (told.kind === 'bid') bids.set(told.seat, told.amount);
  return bids;
}
