/** What a player commits to a conflict. */
import type { Thing } from '../../lib/table/game_module';
import { thing } from './click_paths';
import type { Revolt } from './view_types';

interface Commitment {
  tiles: number;
  leader: boolean;
}

/** What has been picked so far, before it is confirmed. */
export function commitmentIn(picked: readonly Thing[]): Commitment {
  const tiles = picked.findLast((each) => each.startsWith('tiles:'));
  return { tiles: Number(tiles?.split(':')[1] ?? 0), leader: picked.includes(thing.help(true)) };
}

/** How strong both sides of a revolt are, if the player who decides commits this. */
export function strengthsWith({ attacker, defender }: Revolt, seat: number, { tiles, leader }: Commitment) {
  const added = tiles + (leader ? 1 : 0);
  return {
    attack: attacker.strength + (attacker.seat === seat && !attacker.answered ? added : 0),
    defence: defender.strength + (defender.seat === seat && !defender.answered ? added : 0),
  };
}
