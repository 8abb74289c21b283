import { seatThing } from '../../lib/table/game_module';
import type { Thing } from '../../lib/table/game_module';
import type { Action, Entry, GameEvent } from '../../lib/connection/protocol';
import { asAction, asEvent } from './view_fields';
import type { Card, Colour, Emperor, Good, PostName, Ware } from './view_types';

/** The names of the things on this table: every good, post and emperor is there once. */
export const thing = {
  good: (good: Good): Thing => `good:${good}`,
  /** A row or column of the reader's goods, to be asked about. */
  line: (line: Ware | Colour): Thing => `line:${line}`,
  place: (place: number): Thing => `place:${place}`,
  cargo: (goods: readonly Good[]): Thing => `cargo:${goods.toSorted().join('+')}`,
  /** A card of the reader's own, to be chosen. */
  card: (card: Card): Thing => `card:${card}`,
  /** Anybody's card, to be pointed at. */
  cardOf: (seat: number, card: Card): Thing => `card-of:${seat}:${card}`,
  seat: seatThing,
  /** A player's money, and the goods behind the screen, to be pointed at. */
  purse: (seat: number): Thing => `purse:${seat}`,
  screen: (seat: number): Thing => `screen:${seat}`,
  emperor: (emperor: Emperor): Thing => `emperor:${emperor}`,
  post: (post: PostName): Thing => `post:${post}`,
  bid: (amount: number): Thing => `bid:${amount}`,
  pass: 'pass',
  carryOut: 'carry_out',
  decline: 'decline',
  payLess: 'pay_less',
};

/** Whether a thing is a cargo: goods are being sold while some can be chosen. */
export function isCargo(name: Thing): boolean {
  return name.startsWith('cargo:');
}

/** The things to click for an action; none for chance's, and for saying “more than …”, since people name their bid. */
export function clickPaths(action: Action): Thing[][] {
  const told = asAction(action);
  switch (told.kind) {
    case 'sell':
      return [[thing.cargo(told.goods)]];
    case 'sell_any_time':
      return [[thing.card('sell_any_time'), thing.cargo(told.goods)]];
    case 'buy':
      return [[thing.good(told.good)]];
    case 'buy_free':
      return [[thing.card('free_good'), thing.good(told.good)]];
    case 'buy_two':
      return [[thing.card('buy_two')]];
    case 'play_liquidity':
    case 'buy_back':
      return [[thing.card(told.card)]];
    case 'bid':
      return [[thing.bid(told.amount)]];
    case 'exchange':
      return [[thing.good(told.given), thing.good(told.taken)]];
    case 'discard':
      return [[thing.good(told.good)]];
    case 'copy':
      return [[thing.emperor(told.emperor)]];
    case 'pass':
      return [[thing.pass]];
    case 'carry_out':
      return [[thing.carryOut]];
    case 'decline':
      return [[thing.decline]];
    case 'pay_less':
      return [[thing.payLess]];
    default:
      return [];
  }
}

/** The things that an event speaks of. */
export function pointsAt(event: GameEvent): Thing[] {
  const told = asEvent(event);
  const who = 'seat' in told ? [thing.seat(told.seat)] : [];
  switch (told.kind) {
    case 'river_filled':
      return [thing.good(told.good), thing.place(told.place)];
    case 'sold':
      return [...who, ...told.goods.map(thing.good)];
    case 'bought':
      return [...who, thing.good(told.good), thing.place(told.place)];
    case 'exchanged':
      return [...who, thing.good(told.given), thing.good(told.taken), thing.place(told.place)];
    case 'good_drawn':
      return [thing.good(told.good)];
    case 'good_dealt':
    case 'discarded':
      return [...who, ...(told.good ? [thing.good(told.good)] : [])];
    case 'post_drawn':
    case 'post_won':
      return [...who, thing.post(told.post)];
    case 'post_unwanted':
      return [thing.post(told.post)];
    case 'emperor_drawn':
    case 'copied':
    case 'income':
    case 'tax_due':
    case 'declined':
    case 'no_effect':
      return [...who, thing.emperor(told.emperor)];
    case 'card_played':
    case 'money_gained':
    case 'bought_back':
      return [...who, thing.cardOf(told.seat, told.card)];
    default:
      return who;
  }
}

/** The last thing that somebody did, with all that was drawn and carried out because of it. */
export function lastMove(log: readonly Entry[]): readonly Entry[] {
  const start = log.findLastIndex(({ by }) => by >= 0);
  return start < 0 ? [] : log.slice(start);
}
