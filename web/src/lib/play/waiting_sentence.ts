import { language, t } from '../../i18n/language.svelte';
import type { Summary } from '../connection/protocol';

/** Whom the reader waits for, as a sentence. */
export function waitingSentence({ seats, deciding, ready }: Summary, reader: number | null): string {
  const names = language.list(deciding.map((seat) => seats[seat]?.name ?? ''));
  const decided = reader !== null && ready.includes(reader);
  return t(decided ? 'prompt-ready' : 'prompt-waiting', { names, count: deciding.length });
}
