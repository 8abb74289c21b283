import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import AbsentPlayers from '../../../src/lib/play/AbsentPlayers.svelte';
import type { SeatSummary, Summary } from '../../../src/lib/connection/protocol';
import { minutesLeft, secondsToVote } from '../../../src/lib/table/substitute_rule';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { TableData } from '../../../src/lib/connection/table_data';
import { button, show, text } from '../../mounting';

beforeAll(async () => {
  await language.load();
  await language.loadGame('yin_yang');
});

describe('somebody who is away', () => {
  const seat = (name: string, parts: Partial<SeatSummary> = {}): SeatSummary => ({
    name,
    kind: 'link',
    bot: null,
    taken: true,
    present: true,
    away: null,
    substituted: false,
    resigned: false,
    needs_vote: false,
    ...parts,
  });
  const away = { present: false, away: new Date(Date.now() - 60_000).toISOString() };
  const data = (seats: SeatSummary[], parts: Partial<TableData> = {}, minutes: number | null = null): TableData =>
    ({
      summary: { seats, substitute: { bot: 'easy', minutes }, outcome: null } as unknown as Summary,
      you: [0],
      substitutes: [],
      voteSeconds: 60,
      ...parts,
    }) as unknown as TableData;
  const request = vi.fn();
  const table = { over: false, request } as unknown as LiveTable;

  beforeEach(() => request.mockReset());

  it('can be replaced by a bot if the others wish it', () => {
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')]) });
    expect(text('.notice p')).toEqual(['Bo is away.']);
    button('Let a bot play (Easy)').click();
    expect(request).toHaveBeenCalledWith({ type: 'substitute', seat: 0, absent: 1, agree: true });
  });

  it('cannot be replaced at once', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:10Z') });
    try {
      const left = { present: false, away: '2026-11-16T12:00:00Z' };
      show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', left), seat('Cleo')]) });
      expect(text('.notice p')).toEqual(['Bo is away.', 'You can ask for a bot (Easy) in 50 seconds.']);
      expect(text('.notice [role=status]')).toEqual(['Bo is away.']); // a screen reader is not told every second
      expect(text('.notice button')).toEqual([]);
      vi.advanceTimersByTime(49_000);
      flushSync();
      expect(text('[role=timer]')).toEqual(['You can ask for a bot (Easy) in one second.']);
      vi.advanceTimersByTime(1_000);
      flushSync();
      expect(text('[role=timer]')).toEqual([]);
      button('Let a bot play (Easy)').click();
      expect(request).toHaveBeenCalledWith({ type: 'substitute', seat: 0, absent: 1, agree: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['2026-11-16T12:00:00Z', '2026-11-16T12:00:02Z', '2026-11-16T12:00:10Z', 50],
    ['2026-11-16T12:00:00Z', '2026-11-16T12:00:02Z', '2026-11-16T12:01:00Z', 0],
    // A clock that is an hour slow: counted from when the page was told.
    ['2026-11-16T12:00:00Z', '2026-11-16T11:00:02Z', '2026-11-16T11:00:10Z', 52],
  ])('away since %s, noticed at %s: at %s there are %i seconds to wait', (since, noticed, now, left) => {
    expect(secondsToVote(since, 60, Date.parse(noticed), Date.parse(now))).toBe(left);
  });

  it('is voted about', () => {
    const substitutes = [{ seat: 1, consents: [2], missing: [0] }];
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')], { substitutes }, 5) });
    expect(text('.notice p')).toEqual([
      'Bo is away. A bot (Easy) plays for Bo in 4 minutes. ' +
        'Cleo proposes that a bot (Easy) play until Bo comes back. Still to answer: Ada.',
    ]);
    button('Refuse').click();
    button('Agree').click();
    expect(request.mock.calls.map(([{ agree }]) => agree as boolean)).toEqual([false, true]);
  });

  it('lets those who agreed think again', () => {
    const substitutes = [{ seat: 1, consents: [0], missing: [2] }];
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away), seat('Cleo')], { substitutes }) });
    button('Rather wait').click();
    expect(request).toHaveBeenCalledWith({ type: 'substitute', seat: 0, absent: 1, agree: false });
  });

  it('takes the seat back', () => {
    show(AbsentPlayers, { table, data: data([seat('Ada', { substituted: true }), seat('Bo', away)]) });
    expect(text('.notice p')).toEqual(['A bot (Easy) plays for you until you take your seat back.']);
    button('Take the seat back').click();
    expect(request).toHaveBeenCalledWith({ type: 'resume', seat: 0 });
  });

  it('is nothing that a spectator decides', () => {
    show(AbsentPlayers, { table, data: data([seat('Ada'), seat('Bo', away)], { you: [] }) });
    expect(text('.notice')).toEqual([]);
  });

  it.each([
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T12:00:30Z', 5],
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T12:04:01Z', 1],
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T12:09:00Z', 0],
    ['2026-11-16T12:00:00Z', 5, '2026-11-16T11:50:00Z', 5],
  ])('away since %s, of %i minutes at %s: %i', (since, minutes, now, left) => {
    expect(minutesLeft(since, minutes, Date.parse(now))).toBe(left);
  });
});
