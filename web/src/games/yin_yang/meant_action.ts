import type { Action, View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { seatField, textField } from './view_fields';

/** When each of them can be clicked at all. At other times the reader is better told what is asked for. */
const PHASES: Readonly<Record<string, string>> = { hand: 'play', deck: 'draw', pile: 'take', bag: 'token' };

/** The action that a click seems to mean although it cannot be chosen. */
export function meant(
  thing: Thing,
  picked: readonly Thing[],
  { phase }: View,
  actions: readonly Action[] = [],
): Action | null {
  const [what = '', name = '', colour] = thing.split(':');
  if (what === 'seat' || what === 'token') return played(Number(name), colour, picked, actions);
  if (phase !== undefined && phase !== PHASES[what]) return null;
  switch (what) {
    case 'hand':
      return { kind: 'play', card: name };
    case 'deck':
      return { kind: 'draw', colour: name };
    case 'pile':
      return { kind: 'take', colour: name };
    case 'bag':
      return { kind: 'choose_token', colour: name };
    default:
      return null;
  }
}

/** The card that was picked, played on this seat; how it is written is seen from a way to play it that is possible. */
function played(
  seat: number,
  colour: string | undefined,
  [first, ...named]: readonly Thing[],
  actions: readonly Action[],
): Action | null {
  const card = first?.startsWith('hand:') ? first.slice('hand:'.length) : null;
  const like = actions.find((action) => action.kind === 'play' && textField(action, 'card') === card);
  if (!card || !like) return null;
  if (seatField(like, 'player') !== null) {
    // Which token of a player is meant can only be told by the token itself.
    if (textField(like, 'colour') === null) return { ...like, player: seat };
    return colour ? { ...like, player: seat, colour } : null;
  }
  const [giver, receiver] = seatField(like, 'giver') === null ? ['first', 'second'] : ['giver', 'receiver'];
  const [one, other] = [seatField(like, giver!), seatField(like, receiver!)];
  if (one === null || other === null) return null;
  const before = named[0]?.split(':')[1];
  if (before !== undefined) return { ...like, [giver!]: Number(before), [receiver!]: seat };
  return { ...like, [giver!]: seat, [receiver!]: other === seat ? one : other };
}
