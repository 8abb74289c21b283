import type { GameEvent, View } from '../../lib/connection/protocol';
import type { EventScenes, Thing } from '../../lib/table/game_module';
import { isSpace, pointsAt, thing } from './click_paths';
import EventScene from './EventScene.svelte';
import { HexMap } from './hex_map';
import { asView } from './view_fields';
import type { Space, YellowYangtzeView } from './view_types';

const DRAWN = new Set(['war_began', 'war_won', 'revolt_began', 'revolt_ended', 'pagoda_built', 'pagoda_moved']);

/** What is shown for fewer beats, such as a revolt that nothing depends on, is told by the board alone. */
const SHORTEST = 1;

/** The spaces of a conflict: the warring states, or both rebels with what stands around them. */
function foughtOver({ conflict, board }: YellowYangtzeView): Space[] {
  if (conflict === null) return [];
  if (conflict.kind === 'war') return [conflict.space, ...conflict.sides.flatMap(({ spaces }) => spaces)];
  const hexMap = new HexMap(board);
  const rebels = [conflict.attacker, conflict.defender].flatMap(({ space }) => hexMap.hex(space) ?? []);
  return rebels.flatMap((hex) => [hex, ...hexMap.around(hex)]).flatMap((hex) => hex?.space ?? []);
}

/** What the board has to show while it is drawn: what the event speaks of, and the whole conflict. */
export function spares(event: GameEvent, view: View): Thing[] {
  return [...pointsAt(event).filter(isSpace), ...foughtOver(asView(view)).map(thing.space)];
}

export const scenes: EventScenes = {
  draws: ({ kind }, beats) => DRAWN.has(kind) && beats >= SHORTEST,
  spares,
  Drawing: EventScene,
};
