import type { Action, View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { asView } from './view_fields';

/** The action that a click seems to mean although it cannot be chosen. */
export function meant(thing: Thing, _picked: readonly Thing[], shown: View): Action | null {
  const view = asView(shown);
  const [what, name = ''] = thing.split(':');
  switch (what) {
    case 'good': {
      const place = view.river.findIndex((each) => each.good === name) + 1;
      if (place > 0) return { kind: 'buy', place };
      return view.phase === 'discard' ? { kind: 'discard', good: name } : { kind: 'sell', goods: [name] };
    }
    case 'card':
      if (name === 'buy_two') return { kind: 'buy_two' };
      return name.startsWith('liquidity') ? { kind: 'play_liquidity', card: name } : null;
    case 'emperor':
      return { kind: 'copy', emperor: name };
    default:
      return null;
  }
}
