import { describe, expect, it } from 'vitest';
import type { ChangeMessage, ChatLine, Entry, Note, TableMessage } from '../../../src/lib/connection/protocol';
import { fromTable, withChange } from '../../../src/lib/connection/table_data';

const entry = (ply: number): Entry => ({ ply, by: 0, events: [{ kind: 'passed', seat: 0 }] });
const summary = { id: 't', deciding: [0], ready: [], hints: true } as unknown as TableMessage['table'];
const start: TableMessage = {
  type: 'table',
  seq: 1,
  table: summary,
  you: [0],
  views: { '0': { phase: 'draw' } },
  log: { '0': [entry(0), entry(1), entry(2)] },
  decisions: [{ seat: 0, ply: 3, actions: [{ kind: 'pass' }], blocked: [], undo: null }],
  pending: { '0': 1 },
  undo: { seat: 0, consents: [0], missing: [1] },
  substitutes: [{ seat: 1, consents: [0], missing: [] }],
  vote_seconds: 60,
  chat: [],
  free_votes: [],
  end_vote: { seat: 0, consents: [0], missing: [1] },
  notes: [],
};
const before = fromTable(start);
const after = (parts: Omit<ChangeMessage, 'type' | 'seq'>): ReturnType<typeof fromTable> =>
  withChange(before, { type: 'change', seq: 2, ...parts } as ChangeMessage);

describe('a change', () => {
  it('adds to the log', () => {
    const { log, views } = after({ ply_before: 3, entries: { '0': [entry(3)] }, views: { '0': { phase: 'play' } } });
    expect(log['0']?.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect(views['0']).toEqual({ phase: 'play' });
  });

  it('cuts the log first, for something taken back', () => {
    const { log } = after({ ply_before: 1, entries: { '0': [entry(1)] } });
    expect(log['0']?.map(({ ply }) => ply)).toEqual([0, 1]);
  });

  it('leaves all that it does not carry as it was, as the very same objects', () => {
    const changed = after({ chat: [{ seat: null, name: 'Ada', text: 'hello', at: '' }] });
    expect(changed.chat).toHaveLength(1);
    for (const part of Object.keys(before) as (keyof typeof before)[]) {
      if (part !== 'chat') expect(changed[part], part).toBe(before[part]);
    }
  });

  it('changes single keys of the summary', () => {
    expect(after({ table: { deciding: [1], ready: [0] } }).summary).toEqual({ ...summary, deciding: [1], ready: [0] });
  });

  it('replaces decisions, pending choices and requests as a whole', () => {
    const changed = after({ decisions: [], pending: {}, undo: null, substitutes: [] });
    expect(changed).toMatchObject({ decisions: [], pending: {}, undo: null, substitutes: [] });
    expect(changed.pending).toEqual({});
  });

  it('adds new lines of chat and keeps the last 200', () => {
    const line = (text: string): ChatLine => ({ seat: null, name: 'Ada', text, at: '' });
    const many = Array.from({ length: 199 }, (_, number) => line(String(number)));
    const full = withChange(fromTable({ ...start, chat: many }), {
      type: 'change',
      seq: 2,
      chat: [line('a'), line('b')],
    });
    expect(full.chat).toHaveLength(200);
    expect(full.chat.at(-1)?.text).toBe('b');
    expect(full.you).toEqual([0]);
  });

  it('adds new notes and keeps the last 200 of each kind', () => {
    const note = (kind: Note['kind'], ply: number): Note => ({ ply, kind, seat: 0 }) as Note;
    const many = Array.from({ length: 200 }, (_, ply) => note('undo_withdrawn', ply));
    const notes = [note('joined', 0), ...many];
    const full = withChange(fromTable({ ...start, notes }), {
      type: 'change',
      seq: 2,
      notes: [note('undo_withdrawn', 200), note('left', 200)],
    });
    expect(full.notes).toHaveLength(202);
    expect(full.notes.map(({ kind, ply }) => `${kind} ${ply}`)).toEqual([
      'joined 0',
      ...many.slice(1).map(({ ply }) => `undo_withdrawn ${ply}`),
      'undo_withdrawn 200',
      'left 200',
    ]);
  });
});
