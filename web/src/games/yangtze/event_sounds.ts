import type { GameEvent } from '../../lib/connection/protocol';
import type { SoundName } from '../../lib/sound/sound_library';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  sold: 'coin',
  card_played: 'card',
  money_gained: 'coin',
  bought: 'coin',
  good_drawn: 'ripple',
  post_drawn: 'bell',
  bid: 'tile',
  bid_more: 'tile',
  post_won: 'coin',
  emperor_drawn: 'gong',
  income: 'coin',
  tax_paid: 'coin',
  discarded: 'tile',
  bought_back: 'coin',
  exchanged: 'tile',
};

/** What an event sounds like; null if it makes no sound. */
export function sound({ kind }: GameEvent): SoundName | null {
  return SOUNDS[kind] ?? null;
}
