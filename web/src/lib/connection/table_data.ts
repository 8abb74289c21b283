import type {
  ChangeMessage,
  ChatLine,
  Decision,
  EndRequest,
  Entry,
  FreeRequest,
  Note,
  SubstituteRequest,
  Summary,
  TableMessage,
  UndoRequest,
  View,
} from './protocol';

/** Everything this page knows about a table. */
export interface TableData {
  summary: Summary;
  you: number[];
  views: Record<string, View>;
  log: Record<string, Entry[]>;
  /** What is asked of each seat held here that has to decide. */
  decisions: Decision[];
  /** By seat held here: how many of its choices are pending until all are ready. */
  pending: Record<string, number>;
  undo: UndoRequest | null;
  /** Absent players for whom somebody wants a bot to play. */
  substitutes: SubstituteRequest[];
  /** How many seconds somebody must be away before the others may vote for a bot. */
  voteSeconds: number;
  /** Seats that somebody wants to be freed. */
  freeVotes: FreeRequest[];
  /** Somebody's proposal to end the match without a winner. */
  endVote: EndRequest | null;
  chat: ChatLine[];
  notes: Note[];
}

/** How many lines of the chat, and notes of each kind. */
const REMEMBERED = 200;

export function fromTable(message: TableMessage): TableData {
  const { table, you, views, log, decisions, pending, undo, substitutes, chat, notes } = message;
  return {
    summary: table,
    you,
    views,
    log,
    decisions,
    pending,
    undo,
    substitutes,
    voteSeconds: message.vote_seconds,
    freeVotes: message.free_votes,
    endVote: message.end_vote,
    chat,
    notes,
  };
}

/** The table after a change. Parts that the change does not carry stay the same objects, so that nothing is redrawn for them. */
export function withChange(data: TableData, change: ChangeMessage): TableData {
  return {
    summary: change.table ? { ...data.summary, ...change.table } : data.summary,
    you: data.you,
    views: change.views ? { ...data.views, ...change.views } : data.views,
    log: change.entries ? withEntries(data.log, change.ply_before, change.entries) : data.log,
    decisions: change.decisions ?? data.decisions,
    pending: change.pending ?? data.pending,
    undo: change.undo === undefined ? data.undo : change.undo,
    substitutes: change.substitutes ?? data.substitutes,
    voteSeconds: data.voteSeconds,
    freeVotes: change.free_votes ?? data.freeVotes,
    endVote: change.end_vote === undefined ? data.endVote : change.end_vote,
    chat: withLatest(data.chat, change.chat),
    notes: change.notes ? withLatestOfEachKind([...data.notes, ...change.notes]) : data.notes,
  };
}

/** An undo cuts the log before anything is added to it. */
function withEntries(log: TableData['log'], ply: number, entries: TableData['log']): TableData['log'] {
  return Object.fromEntries(
    Object.entries(log).map(([observer, known]) => [observer, [...known.slice(0, ply), ...(entries[observer] ?? [])]]),
  );
}

function withLatest<Line>(known: Line[], added: Line[] | undefined): Line[] {
  return added ? [...known, ...added].slice(-REMEMBERED) : known;
}

/** A note leaves only to make room for one of its kind. */
function withLatestOfEachKind(notes: Note[]): Note[] {
  const left = new Map<string, number>();
  for (const { kind } of notes) left.set(kind, (left.get(kind) ?? 0) + 1);
  return notes.filter(({ kind }) => {
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count <= REMEMBERED;
  });
}
