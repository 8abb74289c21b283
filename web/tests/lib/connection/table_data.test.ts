import { describe, expect, it } from 'vitest';
import type { ChangeMessage, Entry, TableMessage } from '../../../src/lib/connection/protocol';
import { fromTable, withChange } from '../../../src/lib/connection/table_data';

const entry = (ply: number): Entry => ({ ply, by: 0, events: [{ kind: 'passed', seat: 0 }] });
const summary = { id: 't' } as TableMessage['table'];
const start: TableMessage = {
  type: 'table',
  seq: 1,
  table: summary,
  you: [0],
  views: { '0': { phase: 'draw' } },
  log: { '0': [entry(0), entry(1), entry(2)] },
  decisions: [],
  sealed: {},
  undo: null,
  stand_ins: [],
  chat: [],
  notes: [],
};
const change = (parts: Partial<ChangeMessage>): ChangeMessage => ({
  type: 'change',
  seq: 2,
  ply_before: 3,
  entries: { '0': [] },
  views: { '0': { phase: 'play' } },
  decisions: [],
  sealed: {},
  undo: null,
  stand_ins: [],
  table: summary,
  chat: [],
  notes: [],
  ...parts,
});

describe('a change', () => {
  it('adds to the log', () => {
    const after = withChange(fromTable(start), change({ entries: { '0': [entry(3)] } }));
    expect(after.log['0']?.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect(after.views['0']).toEqual({ phase: 'play' });
  });

  it('cuts the log first, for something taken back', () => {
    const after = withChange(fromTable(start), change({ ply_before: 1, entries: { '0': [entry(1)] } }));
    expect(after.log['0']?.map(({ ply }) => ply)).toEqual([0, 1]);
  });

  it('adds new lines of chat and keeps the last 200', () => {
    const line = (text: string): ChangeMessage['chat'][number] => ({ seat: null, name: 'Ada', text, at: '' });
    const many = Array.from({ length: 199 }, (_, number) => line(String(number)));
    const before = fromTable({ ...start, chat: many });
    const after = withChange(before, change({ chat: [line('a'), line('b')] }));
    expect(after.chat).toHaveLength(200);
    expect(after.chat.at(-1)?.text).toBe('b');
    expect(after.you).toEqual([0]);
  });
});
