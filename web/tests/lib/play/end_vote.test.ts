import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { EndRequest, Note, SeatSummary } from '../../../src/lib/connection/protocol';
import type { TableData } from '../../../src/lib/connection/table_data';
import EndVote from '../../../src/lib/play/EndVote.svelte';
import TableToolbar from '../../../src/lib/play/TableToolbar.svelte';
import { noteSentence } from '../../../src/lib/play/note_sentence';
import { button, show, text } from '../../mounting';

beforeAll(async () => {
  await language.load();
  // The test's document knows no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

const seats = ['Ada', 'Bo', 'Willow'].map((name, number): SeatSummary => ({
  name,
  kind: number === 2 ? 'bot' : 'link',
  bot: number === 2 ? 'easy' : null,
  taken: true,
  present: true,
  away: null,
  substituted: false,
  resigned: false,
  needs_vote: false,
}));
const data = (endVote: EndRequest | null, parts: Partial<TableData> = {}): TableData =>
  ({
    summary: { seats, started: true, outcome: null, game: 'yin_yang' },
    you: [0],
    endVote,
    undo: null,
    notes: [],
    ...parts,
  }) as unknown as TableData;
const request = vi.fn();
const table = {
  over: false,
  closed: false,
  resigned: false,
  seat: 0,
  pending: 0,
  log: [],
  request,
} as unknown as LiveTable;

beforeEach(() => request.mockReset());

describe('a proposal to end the match', () => {
  it('is made after a question', () => {
    show(TableToolbar, { table, data: data(null) });
    button('End match').click();
    flushSync();
    expect(request).not.toHaveBeenCalled();
    button('Propose it').click();
    expect(request).toHaveBeenCalledWith({ type: 'end', seat: 0, agree: true });
  });

  it('cannot be made while there is one', () => {
    show(TableToolbar, { table, data: data({ seat: 1, consents: [1], missing: [0, 2] }) });
    expect(button('End match').disabled).toBe(true);
  });

  it('asks whoever has not answered', () => {
    show(EndVote, { table, data: data({ seat: 1, consents: [1], missing: [0, 2] }) });
    expect(text('dialog p')).toEqual(['Bo proposes to end the match now, without a winner. Everybody has to agree.']);
    button('Agree').click();
    expect(request).toHaveBeenLastCalledWith({ type: 'end', seat: 0, agree: true });
    button('Refuse').click();
    expect(request).toHaveBeenLastCalledWith({ type: 'end', seat: 0, agree: false });
  });

  it('can be withdrawn by whoever made it', () => {
    show(EndVote, { table, data: data({ seat: 0, consents: [0], missing: [1, 2] }) });
    expect(text('[role=status]')).toEqual([
      'You proposed to end the match without a winner. Still to answer: Bo and Willow.',
    ]);
    expect(text('dialog')).toEqual([]);
    button('Withdraw the request').click();
    expect(request).toHaveBeenCalledWith({ type: 'end', seat: 0, agree: false });
  });

  it('can be given up by whoever has agreed', () => {
    show(EndVote, { table, data: data({ seat: 1, consents: [1, 0], missing: [2] }) });
    expect(text('[role=status]')).toEqual(['Bo proposes to end the match without a winner. Still to answer: Willow.']);
    button('Withdraw the request').click();
    expect(request).toHaveBeenCalledWith({ type: 'end', seat: 0, agree: false });
  });

  it('asks each person at the screen', () => {
    show(EndVote, { table, data: data({ seat: 0, consents: [0], missing: [1, 2] }, { you: [0, 1] }) });
    expect(text('dialog .who')).toEqual(['Bo']);
    button('Agree').click();
    expect(request).toHaveBeenCalledWith({ type: 'end', seat: 1, agree: true });
  });

  it('asks nobody for whom a bot plays, and no spectator', () => {
    const replaced = seats.map((seat, number) => ({ ...seat, substituted: number === 0 }));
    const summary = { seats: replaced } as unknown as TableData['summary'];
    show(EndVote, { table, data: data({ seat: 1, consents: [1], missing: [0, 2] }, { summary }) });
    expect(text('dialog')).toEqual([]);
    show(EndVote, { table, data: data({ seat: 1, consents: [1], missing: [0, 2] }, { you: [] }) });
    expect(text('dialog')).toEqual([]);
  });
});

describe('a refusal', () => {
  const refused: Note = { ply: 4, kind: 'end_refused', seat: 0, by: 2, bot: null, draws: 0, name: null, before: null };

  it('is told to whoever proposed it, in the log too', () => {
    expect(noteSentence(refused, seats, { openToAll: false, seat: 0 })).toBe('Willow does not agree to end the match.');
    expect(noteSentence(refused, seats, { openToAll: false, seat: 2 })).toBe('You do not agree to end the match.');
  });

  it('of earlier is not told again', () => {
    show(EndVote, { table, data: data(null, { notes: [refused] }) });
    expect(text('[role=status]')).toEqual([]);
  });
});
