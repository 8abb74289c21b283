import type {
  ChangeMessage,
  ChatLine,
  Decision,
  Entry,
  Note,
  StandInRequest,
  Summary,
  TableMessage,
  UndoRequest,
  View,
} from './protocol';

/** All that a client knows of a table. */
export interface TableData {
  summary: Summary;
  you: number[];
  views: Record<string, View>;
  log: Record<string, Entry[]>;
  /** What is asked, of each seat held here that has to decide. */
  decisions: Decision[];
  /** By seat held here: how many of its actions wait, unseen by others, until all are ready. */
  sealed: Record<string, number>;
  undo: UndoRequest | null;
  /** Those who are away and for whom somebody wishes a bot to play. */
  standIns: StandInRequest[];
  chat: ChatLine[];
  notes: Note[];
}

const REMEMBERED = 200;

export function fromTable(message: TableMessage): TableData {
  const { table, you, views, log, decisions, sealed, undo, stand_ins: standIns, chat, notes } = message;
  return { summary: table, you, views, log, decisions, sealed, undo, standIns, chat, notes };
}

/** The table after a change: an undo cuts the log before anything is added to it. */
export function withChange(data: TableData, change: ChangeMessage): TableData {
  const log: Record<string, Entry[]> = {};
  for (const observer of Object.keys(change.views)) {
    const kept = (data.log[observer] ?? []).slice(0, change.ply_before);
    log[observer] = [...kept, ...(change.entries[observer] ?? [])];
  }
  return {
    summary: change.table,
    you: data.you,
    views: change.views,
    log,
    decisions: change.decisions,
    sealed: change.sealed,
    undo: change.undo,
    standIns: change.stand_ins,
    chat: [...data.chat, ...change.chat].slice(-REMEMBERED),
    notes: [...data.notes, ...change.notes].slice(-REMEMBERED),
  };
}
