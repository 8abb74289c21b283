/** What an action would bring, in a word or two, from the events that follow it as the server foresees them. */
import type { Action, GameEvent } from '../../lib/connection/protocol';
import type { TableContext } from '../../lib/table/table_context';
import { conflictPreviewOf } from './conflict_preview';
import { numberField, textField } from './view_fields';

/** Whether an action starts a conflict, gains its player something, or neither. */
export type Outlook = 'conflict' | 'gain' | 'plain';

const GAINS = new Set(['states_united', 'pagoda_possible', 'chain_possible']);

/** The points that the action itself brings; those of pagodas at the end of the turn are not its doing. */
const pointsIn = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter(({ kind, cause }) => kind === 'point' && cause !== 'pagoda');

export function outlookOf(events: readonly GameEvent[], seat: number): Outlook {
  if (events.some(conflictPreviewOf)) return 'conflict';
  const gains = pointsIn(events).some((event) => numberField(event, 'seat') === seat);
  return gains || events.some(({ kind }) => GAINS.has(kind)) ? 'gain' : 'plain';
}

/** What to write beside a space where the action would put something; empty if there is nothing to say. */
export function outlookWords(
  action: Action,
  events: readonly GameEvent[],
  seat: number,
  { words, cast }: Pick<TableContext, 'words' | 'cast'>,
): string {
  const conflict = events.map(conflictPreviewOf).find(Boolean);
  if (conflict) {
    const strengths = conflict.sides.map(({ strength }) => strength).join('–');
    return words.say(`yyz-outlook-${conflict.kind}`, { strengths });
  }
  const points = pointsIn(events).map((event) => {
    const gainer = numberField(event, 'seat') ?? seat;
    return words.say('yyz-outlook-point', {
      count: numberField(event, 'count') ?? 1,
      colour: textField(event, 'colour') ?? 'black',
      who: gainer === seat ? 'you' : 'other',
      name: cast.names[gainer] ?? '',
    });
  });
  const others = [...GAINS].filter((kind) => events.some((event) => event.kind === kind));
  const told = [...points, ...others.map((kind) => words.say(`yyz-outlook-${kind.replace('_', '-')}`))];
  if (told.length > 0) return told.join(', ');
  return action.kind === 'place_tile' ? words.say('yyz-outlook-none') : '';
}
