import type { Action, View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { asView, placeId } from './view_fields';
import type { DragonDeltaView } from './view_types';

/** The action that a click seems to mean although it cannot be chosen. */
export function meant(thing: Thing, _picked: readonly Thing[], shown: View): Action | null {
  const view = asView(shown);
  const at = thing.indexOf(':');
  const [what, name] = [thing.slice(0, at), thing.slice(at + 1)];
  switch (what) {
    case 'card':
      return view.phase === 'lay' ? { kind: 'lay_card', card: name } : null;
    case 'island':
      if (view.phase === 'stone') return { kind: 'place_stone', island: name };
      return view.phase === 'remove' ? { kind: 'remove_stone', island: name } : null;
    case 'place':
      return onPlace(name, view);
    default:
      return null;
  }
}

function onPlace(name: string, view: DragonDeltaView): Action | null {
  const plank = view.planks.find((each) => placeId(each) === name);
  const span = view.board.spans.find((each) => placeId(each) === name);
  const chosen = view.pending?.plank;
  switch (view.phase) {
    case 'span':
      return span && chosen ? { kind: 'lay_plank', from: span.from, to: span.to, ...chosen } : null;
    case 'remove':
      return plank ? { kind: 'remove_plank', ...plank } : null;
    case 'step':
    case 'second_step':
    case 'jump': {
      const kind = view.phase === 'jump' ? 'jump' : 'step';
      if (plank) return { kind, ...plank };
      return span ? null : { kind, village: name };
    }
    default:
      return null;
  }
}
