import type { Words } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { isOnBoard } from './click_paths';
import { asView } from './view_fields';

/** The phases that ask where a pawn goes; whatever is clicked then is answered by the rules. */
const MOVING = new Set(['step', 'second_step', 'jump']);

/**
 * What is said of a click on the board that means nothing now. While cards are planned nothing there is asked for: what is clicked
 * can only be pencilled. And who clicks a village, or a plank that lies there, most likely means to go there.
 */
export function notAsked(thing: Thing, shown: View, words: Words): string {
  const { phase } = asView(shown);
  if (!isOnBoard(thing)) return '';
  if (phase === 'lay') return words.say('dd-not-asked');
  return thing.startsWith('place:') && !MOVING.has(phase) ? words.say('dd-not-moving', { phase }) : '';
}
