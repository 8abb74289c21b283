import { language, t } from '../../i18n/language.svelte';
import type { SubstituteRule } from '../connection/protocol';

/** What happens at a table when somebody is away, as a sentence. */
export function substituteRule({ bot, minutes }: SubstituteRule): string {
  const level = language.level(bot);
  return minutes === null ? t('about-substitute', { level }) : t('about-substitute-time', { level, minutes });
}

const SECOND = 1000;
const MINUTE = 60_000;

/** How many minutes are left, rounded up, until a bot plays for somebody away since then; at least 0. */
export function minutesLeft(since: string, minutes: number, now: number): number {
  const end = Date.parse(since) + minutes * MINUTE;
  // This clock may differ from the server's: never show more minutes than the table's rule.
  return Math.max(0, Math.min(minutes, Math.ceil((end - now) / MINUTE)));
}

/** How many seconds are left, rounded up, until others may vote about somebody who is away since then; at least 0.
 * This clock may be slow: whoever has been away for as long as this page has known it needs no more waiting. */
export function secondsToVote(since: string, seconds: number, noticed: number, now: number): number {
  const left = seconds * SECOND - Math.max(now - Date.parse(since), now - noticed);
  return Math.max(0, Math.ceil(left / SECOND));
}
