import { language, t } from '../../i18n/language.svelte';
import type { LiveTable } from '../connection/live_table.svelte';
import type { Note, SeatSummary } from '../connection/protocol';

/** A note about something beside the rules, such as a resignation, as the reader's log tells it. */
export function noteSentence(
  { kind, seat, by, bot }: Note,
  seats: readonly SeatSummary[],
  table: Pick<LiveTable, 'openToAll' | 'seat'>,
): string {
  const name = (number: number | null | undefined): string => seats[number ?? -1]?.name ?? '';
  const who = (number: number | null | undefined): string =>
    number != null && !table.openToAll && number === table.seat ? 'you' : 'other';
  return t(`note-${kind}`, {
    name: name(seat),
    who: who(seat),
    by: name(by),
    by_who: who(by),
    bot: language.level(bot ?? ''),
  });
}
