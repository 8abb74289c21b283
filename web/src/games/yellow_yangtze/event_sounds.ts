import type { GameEvent } from '../../lib/connection/protocol';
import type { SoundName } from '../../lib/sound/sound_library';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  market_taken: 'tile',
  leader_placed: 'stone',
  leader_moved: 'stone',
  leader_withdrawn: 'stone',
  leader_returned: 'stone',
  tile_placed: 'tile',
  tile_replaced: 'tile',
  tile_lost: 'tile',
  pagoda_built: 'bell',
  pagoda_moved: 'bell',
  pagoda_lost: 'plank',
  riot: 'drum',
  revolt_began: 'drum',
  committed: 'tile',
  supported: 'tile',
  war_began: 'battle',
  war_won: 'gong',
};

/** Points that are more than what a tile brings at once, which is heard already. */
const REWARDS = new Set<unknown>(['revolt', 'war', 'pagoda']);

/** What an event sounds like; null if it makes no sound. */
export function sound({ kind, cause }: GameEvent): SoundName | null {
  if (kind === 'point') return REWARDS.has(cause) ? 'coin' : null;
  return SOUNDS[kind] ?? null;
}
