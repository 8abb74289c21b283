/** The actions and events of Dragon Delta. */
import type { Card, Colour, EndReason, Half, LaidPlank, Place, PlaceId, Plank, Support } from './view_types';

/**
 * What can be done. What might be expected but cannot be is in `decision.blocked`, each with the fields of its sentence:
 * - lay: `card` (already-laid, one-dragon)
 * - stone: `island` (island-taken)
 * - plank: `size` (not-in-stock)
 * - span: `from`, `to` (no-support, support-full, span-taken, planks-cross)
 * - remove: `from`, `to`, `size`, `colour` (plank-occupied, stock-size, stock-colours), `island` (stone-in-use)
 * - step, second_step, jump: `village` or `from`, `to`, `size`, `colour` (place-occupied, dead-end, way-back,
 *   nobody-to-jump, landing-occupied)
 *
 * The ends of a plank may be sent the other way round.
 */
export type DragonDeltaAction =
  | { kind: 'first_holder'; seat: number }
  | { kind: 'lay_card'; card: Card }
  | { kind: 'place_stone'; island: Support }
  | ({ kind: 'choose_plank' } & Plank)
  | ({ kind: 'lay_plank' } & LaidPlank)
  | ({ kind: 'remove_plank' } & LaidPlank)
  | { kind: 'remove_stone'; island: Support }
  | ({ kind: 'step' } & Place)
  | ({ kind: 'jump' } & Place);

export type DragonDeltaEvent =
  /** A round begins: who has the statue. */
  | { kind: 'round_began'; round: number; holder: number }
  /** One card face down; `card` and `slot` (1 to 5) are there only for who laid it. */
  | { kind: 'card_laid'; seat: number; card?: Card; slot?: number }
  /** A seat has laid all five. */
  | { kind: 'seat_ready'; seat: number }
  /** Everybody's card of that slot (1 to 5) is turned over, by seat; `first` acts first. */
  | { kind: 'cards_revealed'; position: number; cards: Card[]; first: number }
  /** A revealed card is struck out by the dragons of these seats. */
  | { kind: 'card_cancelled'; seat: number; card: Card; dragons: number[] }
  /** A revealed dragon finds only that of its rival, which cannot be struck out: it does nothing. */
  | { kind: 'dragon_missed'; seat: number; card: Card; rival: number }
  /** It is this seat's turn to carry out its card; not told for cancelled cards and dragons. */
  | { kind: 'card_begun'; seat: number; card: Card }
  | { kind: 'stone_placed'; seat: number; island: Support }
  | ({ kind: 'plank_chosen'; seat: number } & Plank)
  | ({ kind: 'plank_laid'; seat: number } & LaidPlank)
  /** It fits nowhere and is out of the game. */
  | ({ kind: 'plank_lost'; seat: number } & Plank)
  /** Taken from the board into the seat's stock. */
  | ({ kind: 'plank_removed'; seat: number } & LaidPlank)
  | { kind: 'stone_removed'; seat: number; island: Support }
  /** A card, or the second half of one, that cannot be done: no stone, no plank in stock, nothing to remove. */
  | { kind: 'nothing_done'; seat: number; card: Card; half: Half }
  /** One step, from `start` to the place that the other fields name. */
  | ({ kind: 'pawn_stepped'; seat: number; start: PlaceId } & Place)
  /** `over` is the seat whose pawn was jumped. */
  | ({ kind: 'pawn_jumped'; seat: number; start: PlaceId; over: number } & Place)
  /** Back to its own village: there was no step to take, nobody to jump over, or no free place to land behind them. */
  | {
      kind: 'pawn_fell';
      seat: number;
      start: PlaceId;
      village: Colour;
      why: 'no_step' | 'nobody_to_jump' | 'no_landing';
    }
  /** Everybody takes their cards back. */
  | { kind: 'round_ended'; round: number }
  | { kind: 'game_over'; winners: number[]; reason: EndReason };
