import type { Entry } from '../../lib/connection/protocol';
import type { PastMoment } from '../../lib/table/table_context';
import type { YangtzeEvent } from './actions_and_events';
import { asEvent } from './view_fields';
import type { Emperor, YangtzeView } from './view_types';

/** What an emperor's order has done to a player: money gained or lost, or something else that the log tells. */
export interface Step {
  seat: number;
  state: 'done' | 'now' | 'next';
  /** Null where the order was about something else than money. */
  money: number | null;
}

/** An emperor's order on its way round the table. */
export interface Decree {
  emperor: Emperor;
  copied: boolean;
  optional: boolean;
  /** Who has it in hand; null while it is still on the throne. */
  seat: number | null;
  /** A tax that cannot be paid yet. */
  tax: number | null;
  steps: Step[];
}

/** What somebody does because of an emperor. */
const OBEYING = new Set([
  'copied',
  'income',
  'tax_due',
  'tax_paid',
  'discarded',
  'bought_back',
  'exchanged',
  'declined',
  'no_effect',
]);

/** The money that an event gives to the one it is about, or takes. */
export function moneyChange(told: YangtzeEvent): number {
  switch (told.kind) {
    case 'sold':
      return told.value;
    case 'money_gained':
    case 'income':
      return told.amount;
    case 'tax_paid':
      return -told.amount;
    case 'bought':
      return told.free ? 0 : -told.price;
    case 'post_won':
    case 'bought_back':
      return -told.price;
    default:
      return 0;
  }
}

/**
 * The order that is being carried out, or that is told of just now: what nobody has to decide happens at once, and the
 * position that follows knows nothing of it any more.
 */
export function decreeOf(view: YangtzeView, log: readonly Entry[], moment: PastMoment | null): Decree | null {
  // While the position settles, what was told last is told still.
  const event = moment && (moment.event ?? log.at(-1)?.events.at(-1) ?? null);
  const told = event && asEvent(event);
  const telling = told !== null && (told.kind === 'emperor_drawn' || isObeying(told));
  if (!telling && !view.instruction) return null;
  const events = log.flatMap((entry) => entry.events.map(asEvent));
  const start = events.findLastIndex(({ kind }) => kind === 'emperor_drawn');
  const drawn = events[start];
  if (drawn?.kind !== 'emperor_drawn') return null;
  const since = events.slice(start + 1);
  const seat = telling ? (told.kind === 'emperor_drawn' ? null : told.seat) : (view.instruction?.seat ?? null);
  const chosen = since.findLast((each) => each.kind === 'copied' && each.seat === seat);
  const count = view.players.length;
  const order = view.players.map((_, index) => (drawn.seat + index) % count);
  const now = seat === null ? -1 : order.indexOf(seat);
  const instruction = view.instruction?.seat === seat ? view.instruction : null;
  return {
    emperor: instruction?.emperor ?? (chosen?.kind === 'copied' ? chosen.emperor : drawn.emperor),
    copied: instruction?.copied ?? chosen !== undefined,
    optional: instruction?.optional ?? view.options.optional_emperors.includes(drawn.emperor),
    seat,
    tax: instruction?.tax ?? null,
    steps: order.map((who, index) => ({
      seat: who,
      state: index < now ? 'done' : index === now ? 'now' : 'next',
      money: moneyOf(since, who),
    })),
  };
}

/** Whether an event is about obeying an emperor. */
function isObeying(told: YangtzeEvent): told is Extract<YangtzeEvent, { seat: number }> {
  return OBEYING.has(told.kind) || (told.kind === 'sold' && told.by === 'emperor');
}

function moneyOf(since: readonly YangtzeEvent[], seat: number): number | null {
  const own = since.filter((told) => isObeying(told) && told.seat === seat).map(moneyChange);
  return own.some((amount) => amount !== 0) ? own.reduce((sum, amount) => sum + amount, 0) : null;
}
