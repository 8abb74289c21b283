import type { GameEvent } from '../../lib/connection/protocol';
import type { SoundName } from '../../lib/sound/sound_library';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  token_chosen: 'stone',
  card_drawn: 'card',
  deck_rebuilt: 'card',
  card_played: 'card',
  tokens_gained: 'stone',
  tokens_lost: 'stone',
  token_moved: 'stone',
  card_taken: 'card',
  card_given: 'card',
  hands_exchanged: 'card',
  hand_discarded: 'card',
  goal_changed: 'bell',
  eliminated: 'drum',
};

/** What an event sounds like; null if it makes no sound. */
export function sound({ kind, count }: GameEvent): SoundName | null {
  // The bag was empty: no token has moved.
  return count === 0 ? null : (SOUNDS[kind] ?? null);
}
