import type { Words } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { isOnBoard } from './click_paths';
import { asView } from './view_fields';

/** While cards are planned nothing on the board is asked for: what is clicked there can only be pencilled. */
export function notAsked(thing: Thing, shown: View, words: Words): string {
  return asView(shown).phase === 'lay' && isOnBoard(thing) ? words.say('dd-not-asked') : '';
}
