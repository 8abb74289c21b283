import { language, t } from '../../i18n/language.svelte';
import type { LiveTable } from '../connection/live_table.svelte';
import type { Note, SeatSummary } from '../connection/protocol';

/** A note about something beside the rules, such as a resignation, as the reader's log tells it. */
export function noteSentence(
  { kind, seat, by, bot, draws, name: then, before }: Note,
  seats: readonly SeatSummary[],
  table: Pick<LiveTable, 'openToAll' | 'seat'>,
): string {
  const name = (number: number | null | undefined): string => seats[number ?? -1]?.name ?? '';
  const who = (number: number | null | undefined): string =>
    number != null && !table.openToAll && number === table.seat ? 'you' : 'other';
  // Whoever has left was somebody else, even if the reader has taken the seat since.
  const gone = kind === 'left' || kind === 'freed';
  return t(`note-${kind}`, {
    name: then ?? name(seat),
    who: gone ? 'other' : who(seat),
    before: before ?? '',
    by: name(by),
    by_who: kind === 'invited' && by == null ? 'host' : who(by),
    bot: language.level(bot ?? ''),
    draws: draws ?? 0,
  });
}
