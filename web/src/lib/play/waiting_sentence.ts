import { language, t } from '../../i18n/language.svelte';
import type { Summary } from '../connection/protocol';

/** Whom the reader waits for, as a sentence; and how many the server serves first, if a bot waits for it. */
export function waitingSentence(
  { seats, deciding, ready, closed }: Summary,
  reader: number | null,
  ahead: number | null = null,
): string {
  if (closed) return t('table-closed');
  const names = language.list(deciding.map((seat) => seats[seat]?.name ?? ''));
  const decided = reader !== null && ready.includes(reader);
  const waiting = t(decided ? 'prompt-ready' : 'prompt-waiting', { names, count: deciding.length });
  return ahead === null ? waiting : t('prompt-ahead', { waiting, ahead });
}
