import type { Action, View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { HexMap } from './hex_map';
import { asView, spacesOf, textField } from './view_fields';
import type { Phase, Space, Triangle, YellowYangtzeView } from './view_types';

type Kinds = Readonly<Partial<Record<Phase, string>>>;

/** What a tile of the hand, and a leader, is clicked for. Without a space that action is only begun: the rules may bar it as a whole. */
const WITH_TILE: Kinds = {
  act: 'place_tile',
  chain: 'place_tile',
  attack: 'commit',
  defence: 'commit',
  support: 'support',
};
const WITH_LEADER: Kinds = { act: 'position_leader', attack: 'commit', defence: 'commit', support: 'support' };

/** The action that a click seems to mean although it cannot be chosen, after these things were picked. */
export function meant(
  thing: Thing,
  picked: readonly Thing[],
  shown: View,
  actions: readonly Action[] = [],
): Action | null {
  const view = asView(shown);
  const [what, name = ''] = thing.split(':');
  switch (what) {
    case 'space':
      return onSpace(name, picked.at(-1) ?? '', view, actions);
    case 'market':
      return view.phase === 'market' ? { kind: 'take_market', colour: name } : null;
    case 'hand':
      return begun(WITH_TILE, name, view);
    case 'leader':
      return begun(WITH_LEADER, name, view);
    default:
      return null;
  }
}

function begun(kinds: Kinds, colour: string, { phase }: YellowYangtzeView): Action | null {
  const kind = kinds[phase];
  return kind ? { kind, colour } : null;
}

function onSpace(space: Space, last: Thing, view: YellowYangtzeView, actions: readonly Action[]): Action | null {
  if (view.phase === 'losses') return { kind: 'lose_tile', space };
  if (view.phase === 'chain') return { kind: 'place_tile', colour: 'blue', space };
  const [what, name = ''] = last.split(':');
  if (what === 'triangle') return movedPagoda(space, name, view);
  if (view.phase === 'pagoda' || last === 'kind:build_pagoda') return pagodaOn(space, view, actions);
  if (what === 'hand') return { kind: 'place_tile', colour: name, space };
  if (what === 'leader') return { kind: 'position_leader', colour: name, space };
  return last === 'kind:riot' ? { kind: 'riot', space } : null;
}

/** A pagoda on the triangle around the space that looks most like one; none if one can be built there, at its corner. */
function pagodaOn(space: Space, view: YellowYangtzeView, actions: readonly Action[]): Action | null {
  const { tiles } = view;
  const around = new HexMap(view.board).triangles(space);
  const offered = around.some((triangle) => actions.some((action) => textField(action, 'triangle') === triangle));
  if (offered) return null;
  const covered = view.pagodas.find(({ triangle }) => around.includes(triangle));
  const alike = (triangle: Triangle): number =>
    spacesOf(triangle).filter((each) => tiles[each] !== undefined && tiles[each] === tiles[space]).length;
  const likeliest = covered?.triangle ?? around.toSorted((one, other) => alike(other) - alike(one))[0];
  return likeliest ? { kind: 'build_pagoda', triangle: likeliest } : null;
}

/** The pagoda that stands on the space, moved to the triangle. */
function movedPagoda(space: Space, triangle: Triangle, { pagodas }: YellowYangtzeView): Action | null {
  const stands = pagodas.find((pagoda) => spacesOf(pagoda.triangle).includes(space));
  return stands ? { kind: 'build_pagoda', triangle, from: stands.triangle } : null;
}
