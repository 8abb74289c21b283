import { t } from '../../i18n/language.svelte';
import { api } from '../connection/http_api';
import type { BotInfo, Course, GameInfo } from '../connection/protocol';
import { Refusal } from '../connection/refusal';
import { seatTokens } from '../connection/seat_tokens';
import { coachSwitch } from '../table/coach_switch.svelte';
import { recall, remember } from '../ui/preferences';
import { router } from '../ui/router.svelte';
import { recallTable, rememberTable, wasPlayed } from './last_table';
import { TableDraft } from './table_draft.svelte';

const nameOf = (seat: number): string => t('default-name', { number: seat });

/** The table that the reader is likely to want: like the last one, or else the usual one. */
export function draftTable(game: GameInfo, bots: readonly BotInfo[], last = recallTable(game, bots)): TableDraft {
  return new TableDraft(game, bots, recall('name') ?? nameOf(1), nameOf, last);
}

/** Set the table up and go there; the next one is set up like it. The coach helps with the first game against bots. */
export async function startTable(draft: TableDraft): Promise<void> {
  const first = !wasPlayed(draft.game.key);
  const id = await create(draft);
  if (first && draft.hints && draft.persons === 1 && !draft.elsewhere) coachSwitch.useAt(draft.game.key, id);
  const name = draft.seats.find(({ kind }) => kind === 'here')?.name.trim();
  // A name that nobody has chosen is another one in another language.
  if (name !== undefined && name !== nameOf(1)) remember('name', name);
  const last = draft.asLast();
  if (last) rememberTable(draft.game.key, last);
  router.go(`#/table/${id}`);
}

/** Play the short game that a course ends with, with the coach; the table after it is as usual. */
export async function playClosing(game: GameInfo, bots: readonly BotInfo[], closing: Course['closing']): Promise<void> {
  const seats = Array.from({ length: closing.seats }, (_, seat) => (seat === 0 ? null : closing.bot));
  const table = { seats, options: closing.options, public: false, fair: false, hints: true };
  const id = await create(draftTable(game, bots, table));
  coachSwitch.useAt(game.key, id);
  router.go(`#/table/${id}`);
}

async function create(draft: TableDraft): Promise<string> {
  const created = await api.create(draft.wish());
  seatTokens.keepCreated(created);
  return created.table.id;
}

/** Play at once; if the server takes no table like the last one any more, at the usual one. */
export async function playAtOnce(game: GameInfo, bots: readonly BotInfo[]): Promise<void> {
  const last = recallTable(game, bots);
  try {
    await startTable(draftTable(game, bots, last));
  } catch (refused) {
    if (!last || !(refused instanceof Refusal)) throw refused;
    await startTable(draftTable(game, bots, null));
  }
}
