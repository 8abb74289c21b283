import type { Entry, GameEvent } from '../../lib/connection/protocol';
import { numberField, textField } from './view_fields';
import type { Colour, Space } from './view_types';

/** Points that a player gains at a space of the board. */
interface Gain {
  seat: number;
  colour: Colour;
  count: number;
  space: Space;
  /** How many others have been gained at the same space: each is shown above the last. */
  above: number;
}

export function gainsAmong(events: readonly GameEvent[]): Gain[] {
  const at = new Map<Space, number>();
  return events
    .filter(({ kind }) => kind === 'point')
    .map((event) => {
      const space = textField(event, 'space') ?? '';
      const above = at.get(space) ?? 0;
      at.set(space, above + 1);
      return {
        seat: numberField(event, 'seat') ?? 0,
        colour: (textField(event, 'colour') ?? 'black') as Colour,
        count: numberField(event, 'count') ?? 0,
        space,
        above,
      };
    });
}

/** What a log tells that grew from so many events; nothing after a jump: back, or over more than one decision. */
export function freshEvents(log: readonly Entry[], seen: number): GameEvent[] {
  let before = 0;
  let decisions = 0;
  const fresh: GameEvent[] = [];
  for (const { by, events } of log) {
    const news = events.slice(Math.max(0, seen - before));
    if (news.length > 0 && before >= seen && by >= 0) decisions += 1;
    fresh.push(...news);
    before += events.length;
  }
  return decisions > 1 ? [] : fresh;
}
