/** What events do to hands, as far as it can be told, so that cards move at the moment that is told of them. */
import type { GameEvent } from '../../lib/connection/protocol';
import { backOf, seatField, textField } from './view_fields';
import { CARDS } from './view_types';
import type { Card, Colour, ColourCounts } from './view_types';
import type { Player } from './view';

const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  card_drawn: ['seat'],
  card_played: ['seat'],
  card_taken: ['seat'],
  card_given: ['giver', 'receiver'],
  hands_exchanged: ['first', 'second'],
  hand_discarded: ['seat'],
};

/** Whether an event changes what a seat holds. */
export function changesHand(event: GameEvent, seat: number): boolean {
  return (HOLDERS[event.kind] ?? []).some((field) => seatField(event, field) === seat);
}

export const plus = (counts: ColourCounts | null, colour: Colour, gain: number): ColourCounts | null =>
  counts && { ...counts, [colour]: Math.max(0, counts[colour] + gain) };

/** A player with one card more or less; its face is null where only its back is seen. */
function moved(player: Player, colour: Colour, card: Card | null, gain: 1 | -1): Player {
  const cards = plus(player.cards, colour, gain);
  if (!player.hand || !card) return { ...player, cards };
  const at = player.hand.indexOf(card);
  const hand = gain > 0 ? [...player.hand, card] : player.hand.filter((_, index) => index !== at);
  return { ...player, cards, hand: hand.toSorted((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other)) };
}

/** The players after an event. */
export function handsAfter(players: readonly Player[], event: GameEvent): Player[] {
  const [seat, giver, receiver, first, second] = ['seat', 'giver', 'receiver', 'first', 'second'].map((field) =>
    seatField(event, field),
  );
  const card = textField(event, 'card') as Card | null;
  const colour = (textField(event, 'colour') as Colour | null) ?? (card && backOf(card));
  const of = (one: number | null | undefined): Player | undefined => players.find((player) => player.seat === one);
  return players.map((player): Player => {
    const mine = player.seat;
    switch (event.kind) {
      case 'card_drawn':
      case 'card_taken':
        return mine === seat && colour ? moved(player, colour, card, 1) : player;
      case 'card_played':
        return mine === seat && colour ? moved(player, colour, card, -1) : player;
      case 'card_given':
        if (!colour || (mine !== giver && mine !== receiver)) return player;
        return moved(player, colour, card, mine === giver ? -1 : 1);
      case 'hands_exchanged': {
        if (mine !== first && mine !== second) return player;
        const got = event[mine === first ? 'second_hand' : 'first_hand'];
        const cards = of(mine === first ? second : first)?.cards ?? null;
        return { ...player, cards, ...(player.hand && Array.isArray(got) && { hand: got as Card[] }) };
      }
      case 'hand_discarded':
        if (mine !== seat) return player;
        return { ...player, cards: player.cards && { white: 0, black: 0 }, ...(player.hand && { hand: [] }) };
      default:
        return player;
    }
  });
}
