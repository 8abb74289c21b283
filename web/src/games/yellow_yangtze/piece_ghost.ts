import type { Action } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { textField } from './view_fields';
import type { Colour, Space } from './view_types';

/** A piece that would stand on a space. */
export interface Ghost {
  kind: 'tile' | 'leader';
  colour: Colour;
  space: Space;
}

const KINDS: Readonly<Record<string, Ghost['kind']>> = { place_tile: 'tile', position_leader: 'leader' };
const PICKED: Readonly<Record<string, Ghost['kind']>> = { hand: 'tile', leader: 'leader' };

/** What the action under the pointer would put on the board or, without one, what has been picked together with a space. */
export function ghostOf(hovered: Action | null, picked: readonly Thing[]): Ghost | null {
  if (hovered) {
    const [kind, colour, space] = [KINDS[hovered.kind], textField(hovered, 'colour'), textField(hovered, 'space')];
    return kind && colour && space ? { kind, colour: colour as Colour, space } : null;
  }
  const [[what = '', colour = ''] = [], [where, space = ''] = []] = picked.slice(-2).map((each) => each.split(':'));
  const kind = PICKED[what];
  return kind && where === 'space' ? { kind, colour: colour as Colour, space } : null;
}
