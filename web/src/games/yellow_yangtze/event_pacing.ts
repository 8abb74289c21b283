import type { GameEvent } from '../../lib/connection/protocol';
import type { Pacing, Past } from '../../lib/table/game_module';
import { takesAway, viewsAfter } from './staged_views';
import { asView, numberField } from './view_fields';

const BEATS: Readonly<Record<string, number>> = {
  first_player: 1,
  leader_placed: 1.1,
  leader_moved: 1.1,
  leader_withdrawn: 0.9,
  leader_returned: 1.1,
  tile_placed: 1,
  states_united: 0.8,
  point: 0.7,
  pagoda_built: 2.2,
  pagoda_moved: 2.2,
  pagoda_lost: 1.2,
  market_taken: 0.8,
  riot: 1.3,
  paid: 0.6,
  tile_replaced: 0.4,
  revolt_began: 2.4,
  committed: 1.5,
  revolt_ended: 2.2,
  war_began: 2.8,
  supported: 1.5,
  stood_aside: 0.8,
  war_tied: 1,
  war_won: 2.4,
  tile_lost: 0.9,
  losses_due: 0.7,
  turn_ended: 0.4,
  turn_began: 0.6,
  bag_empty: 1.2,
  stalled: 1,
  game_over: 1.5,
};

/** A revolt that does not concern the reader: three beats in all. Whoever commits nothing is told of with the end. */
const BRIEF: Readonly<Record<string, number>> = {
  revolt_began: 0.9,
  committed: 0.3,
  revolt_ended: 0.9,
  leader_returned: 0.6,
  point: 0,
};
const IN_REVOLTS = new Set(Object.keys(BRIEF));
/** The first revolts of a match are shown in full: newcomers learn from them what happens. */
const LEARNT = 2;

function beats(event: GameEvent, recent: readonly GameEvent[] = [], before?: Past): number {
  const full = BEATS[event.kind] ?? 0;
  if (!before || !IN_REVOLTS.has(event.kind)) return full;
  const story = [...recent, event];
  const revolt = story.slice(story.findLastIndex(({ kind }) => kind === 'revolt_began'));
  if (revolt[0]?.kind !== 'revolt_began' || !belongs(event, revolt) || counts(revolt, before)) return full;
  return event.kind === 'committed' && isNothing(event) ? 0 : (BRIEF[event.kind] ?? full);
}

/** Whether an event that follows a revolt is a part of it: its own end, and what that brings. */
function belongs(event: GameEvent, revolt: readonly GameEvent[]): boolean {
  if (event.kind === 'leader_returned' || event.kind === 'point') return event['cause'] === 'revolt';
  return revolt.filter(({ kind }) => kind === 'revolt_ended').length <= 1;
}

/** Whether a revolt deserves to be watched: the reader's own, one of the first, or one that hung by a thread. */
function counts([began, ...rest]: readonly GameEvent[], { view, log }: Past): boolean {
  const { you } = asView(view);
  if (you !== null && (began?.['attacker'] === you || began?.['defender'] === you)) return true;
  const ended = rest.find(({ kind }) => kind === 'revolt_ended');
  if (ended && isClose(ended) && !rest.filter(({ kind }) => kind === 'committed').every(isNothing)) return true;
  return seen(log) < LEARNT;
}

/** How many revolts have been shown already. */
const seen = (log: readonly { events: readonly GameEvent[] }[]): number =>
  log.reduce((sum, { events }) => sum + events.filter(({ kind }) => kind === 'revolt_ended').length, 0);

const isNothing = (event: GameEvent): boolean => numberField(event, 'tiles') === 0 && event['leader'] !== true;

const isClose = (ended: GameEvent): boolean =>
  Math.abs((numberField(ended, 'attack') ?? 0) - (numberField(ended, 'defence') ?? 0)) <= 1;

export const pacing: Pacing = {
  beats,
  takesAway,
  viewsAfter,
};
