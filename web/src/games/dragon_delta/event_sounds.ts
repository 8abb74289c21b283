import type { GameEvent } from '../../lib/connection/protocol';
import type { SoundName } from '../../lib/sound/sound_library';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  round_began: 'drum',
  card_laid: 'card',
  cards_revealed: 'card',
  card_cancelled: 'dragon',
  stone_placed: 'stone',
  stone_removed: 'stone',
  plank_laid: 'plank',
  plank_removed: 'plank',
  plank_lost: 'plank',
  pawn_stepped: 'step',
  pawn_jumped: 'step',
  pawn_fell: 'splash',
};

/** What an event sounds like; null if it makes no sound. */
export function sound({ kind }: GameEvent): SoundName | null {
  return SOUNDS[kind] ?? null;
}
