import { describe, expect, it } from 'vitest';
import { logHeading } from '../../src/games/yin_yang/log_parts';
import type { GameEvent } from '../../src/lib/connection/protocol';
import type { LogHeading } from '../../src/lib/table/game_module';

/** The events that begin a part of the log, each by its place, with whose turn it is. */
function parts(...events: GameEvent[]): [number, LogHeading][] {
  let before: LogHeading | null = null;
  const found: [number, LogHeading][] = [];
  for (const [index, event] of events.entries()) {
    const heading: LogHeading | null = logHeading(event, before);
    if (heading) found.push([index, heading]);
    before = heading ?? before;
  }
  return found;
}

const chosen = (seat: number): GameEvent => ({ kind: 'deck_chosen', seat, colour: 'white' });
const drawn = (seat: number): GameEvent => ({ kind: 'card_drawn', seat, colour: 'white' });
const played = (seat: number, card: string, more: object = {}): GameEvent => ({
  kind: 'card_played',
  seat,
  card,
  ...more,
});
const lost = (seat: number, count: number): GameEvent => ({ kind: 'tokens_lost', seat, colour: 'white', count });
const passed = (seat: number): GameEvent => ({ kind: 'passed', seat });

describe('a part of the log', () => {
  it('does not begin before the first turn', () => {
    const token = { kind: 'token_chosen', seat: 1, colour: 'white' };
    expect(parts({ kind: 'first_player', seat: 0 }, drawn(0), drawn(0), drawn(1), drawn(1), token)).toEqual([]);
    expect(parts(drawn(0), drawn(1), chosen(0), drawn(0))).toEqual([[2, { seat: 0 }]]);
  });

  it('begins with a turn, not with what a card lets others draw', () => {
    const log = [
      ...[chosen(0), drawn(0), played(0, 'W2', { player: 1 }), lost(1, 1), drawn(1)],
      ...[chosen(1), drawn(1), played(1, 'W6', { player: 2 }), drawn(2), drawn(2)],
      ...[chosen(2), drawn(2), played(2, 'W8', { player: 0 }), lost(0, 3), drawn(0), drawn(0), drawn(0)],
      chosen(0),
    ];
    expect(parts(...log)).toEqual([
      [0, { seat: 0 }],
      [5, { seat: 1 }],
      [10, { seat: 2 }],
      [17, { seat: 0 }],
    ]);
  });

  it('begins with the draw where there is no deck to choose', () => {
    const log = [
      ...[chosen(0), drawn(0), played(0, 'W6', { player: 1 }), drawn(1), { kind: 'draw_lost', seat: 1, count: 1 }],
      ...[drawn(1), passed(1)],
      ...[drawn(2), played(2, 'W2', { player: 0 }), { kind: 'missed', seat: 0 }],
      ...[drawn(0), played(0, 'B1', { player: 2 }), { kind: 'eliminated', seat: 2 }, lost(2, 3)],
      drawn(1),
    ];
    expect(parts(...log)).toEqual([
      [0, { seat: 0 }],
      [5, { seat: 1 }],
      [7, { seat: 2 }],
      [10, { seat: 0 }],
      [14, { seat: 1 }],
    ]);
  });

  it('begins with the first card where all cards come from one pile', () => {
    expect(parts(drawn(0), drawn(0), drawn(1), drawn(1), drawn(0), passed(0), drawn(1))).toEqual([
      [5, { seat: 0 }],
      [6, { seat: 1 }],
    ]);
  });
});
