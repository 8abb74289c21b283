/** The messages between server and page (docs/protocol.md); their types come from the server's OpenAPI document. */
import type { components } from './api_schema';

type Schemas = components['schemas'];

/** The version of the protocol that this page speaks; the server refuses any other with `page-outdated`. */
export const PROTOCOL = 3;

/** An action or an event: a kind and its fields. */
export interface Description {
  kind: string;
  [field: string]: unknown;
}
export type Action = Description;
export type GameEvent = Description;
/** What a seat may see of a game; only the game's own folder knows what is in it. */
export type View = Record<string, unknown>;

export type Sentences = Schemas['Words'];
export type Lang = keyof Sentences;
export type RefusalData = Schemas['Error'];
export type SeatSummary = Schemas['SeatSummary'];
export type SeatKind = SeatSummary['kind'];
export type Outcome = Schemas['Outcome'];
export type Summary = Schemas['Summary'];
export type KnownTable = Schemas['KnownTable'];
export type BotInfo = Schemas['BotInfo'];
export type TableWish = Omit<Schemas['NewTable'], 'seats'> & { seats: SeatWish[] };
export type CreatedTable = Schemas['Created'];
export type JoinWish = Schemas['JoinTable'];
export type JoinedTable = Schemas['JoinedTable'];
export type SeatInvitation = Schemas['SeatInvitation'];
export type UndoRequest = Schemas['UndoRequest'];
export type ChatLine = Schemas['ChatLine'];
export type Note = Schemas['Note'];
export type SubstituteRequest = Schemas['SubstituteRequest'];
export type FreeRequest = Schemas['FreeRequest'];
export type EndRequest = Schemas['EndRequest'];
export type OtherConnection = Schemas['OtherConnection'];
export type SubstituteRule = Schemas['SubstituteRule'];
export type Side = Schemas['Side'];
export type Chances = Schemas['Chances'];
/** What follows from some of the actions that a decision offers, each named by its place in their list. */
export interface Consequence {
  actions: number[];
  events: GameEvent[];
}
/** How many jobs are ahead of a hint, or of the bot that is to move; null if it no longer waits. */
export type QueueMessage = Schemas['QueueMessage'];
/** An action that a bot would take, its estimated chance of winning, and the events it would cause as far as they can be foreseen. */
export interface Advice {
  action: Action;
  chance: number;
  /** The standard error of the chance. */
  error: number;
  /** Equal for actions that are about as good; a higher one is clearly worse. */
  rank: number;
  /** Why, the most important first. */
  reasons: Description[];
  events: GameEvent[];
  /** The actions the bot would take next, before anybody sees any of them. */
  line: Action[];
}

/** An action, what would be decided in secret after it, and why it is good. */
interface Choice {
  action: Action;
  line: Action[];
  reasons: Description[];
}

/** What the coach says of a choice: praise, or a warning if there is a better one. */
export interface Remark extends Choice {
  /** The part of the chance to win that it gains, or loses against the better one. */
  weight: number;
  /** What could follow. */
  risk: Description | null;
  better: Choice | null;
}

/** What the coach says of a decision, and which actions it could judge, by their places in the decision's list. */
export interface Judgement {
  remarks: Remark[];
  compared: number[];
}

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/** What a form needs to ask for an option. */
export interface OptionForm {
  key: string;
  kind: 'flag' | 'number' | 'numbers' | 'seat' | 'teams' | 'choice' | 'subset' | 'order' | 'board';
  default?: unknown;
  /** Instead of a default: the number for each seat, which the server works out if the option is left out. */
  per_seat?: number;
  label: Sentences;
  help: Sentences;
  minimum?: number;
  maximum?: number;
  /** The number must not be less than the number of seats. */
  one_per_seat?: boolean;
  optional?: boolean;
  words?: string[];
  /** For every number of seats, the words in their usual order. */
  usual?: Record<string, string[]>;
  /** The boards that come with the game. */
  shipped?: string[];
  /** What people read for each of the words or shipped boards. */
  labels?: Record<string, Sentences>;
}

export type GameInfo = Omit<Schemas['GameInfo'], 'options'> & { options: OptionForm[] };
export type Entry = Omit<Schemas['LogEntry'], 'events'> & { events: GameEvent[] };
export type Frame = Omit<Schemas['Frame'], 'events'> & { events: GameEvent[] };
export type Frames = Omit<Schemas['Frames'], 'frames'> & { frames: Frame[] };
/** The frames of an uploaded match file, with the id under which the server keeps the file for a while. */
export type UploadedFrames = Frames & { id: string };
export type Decision = Omit<Schemas['Decision'], 'actions'> & { actions: Action[] };

export type FigureEntry = Omit<Schemas['FigureEntry'], 'events'> & { events: GameEvent[] };
export type FigureDrawing = Omit<Schemas['FigureDrawing'], 'entries'> & { entries: FigureEntry[] };
export type GuideFigure = Omit<Schemas['GuideFigure'], 'drawings'> & { drawings: FigureDrawing[] };
/** The figures of a guide, and where it speaks of what is asked at the table. */
export type GuideFigures = Omit<Schemas['GuideFigures'], 'figures'> & { figures: Record<string, GuideFigure> };

export type CourseInfo = Schemas['CourseInfo'];
/** The lessons of a game, and the short game to play after them. */
export type Course = Schemas['CourseDetails'];
export type LessonFrame = Omit<Schemas['LessonFrame'], 'events'> & { events: GameEvent[] };
export type LessonStep = Omit<Schemas['LessonStep'], 'decision' | 'answer' | 'frames'> & {
  decision: Decision | null;
  answer: Action | null;
  frames: LessonFrame[];
};
/** A lesson as its learner sees it. */
export type Lesson = Omit<Schemas['LessonDetails'], 'scenes'> & { scenes: { steps: LessonStep[] }[] };
export type LessonTry = Omit<Schemas['TryAction'], 'action'> & { action: Action };
/** What an answer is worth: the events it would cause, and the message that says more of a wrong one. */
export type TriedAction = Omit<Schemas['TriedAction'], 'events'> & { events: GameEvent[] };

export type TableMessage = Omit<Schemas['TableMessage'], 'log' | 'decisions'> & {
  log: Record<string, Entry[]>;
  decisions: Decision[];
};
/** Only the parts that changed; a missing one is as it was. The log is cut to `ply_before`, then `entries` follow. */
export type ChangeMessage = Pick<Schemas['ChangeMessage'], 'type' | 'seq'> &
  Partial<
    Pick<
      TableMessage,
      'views' | 'decisions' | 'pending' | 'undo' | 'substitutes' | 'free_votes' | 'end_vote' | 'chat' | 'notes'
    >
  > &
  ({ ply_before: number; entries: Record<string, Entry[]> } | { ply_before?: never; entries?: never }) & {
    table?: Partial<Summary>;
  };
export type ServerMessage =
  | TableMessage
  | ChangeMessage
  | Schemas['CurrentMessage']
  | Schemas['DoneMessage']
  | Schemas['RefusedMessage']
  | Schemas['ChancesMessage']
  | Schemas['ConnectionsMessage']
  | QueueMessage
  | (Omit<Schemas['PreviewMessage'], 'events'> & { events: GameEvent[] })
  | (Omit<Schemas['ConsequencesMessage'], 'consequences'> & { consequences: Consequence[] })
  | (Omit<Schemas['HintMessage'], 'advice'> & { advice: Advice[] })
  | (Omit<Schemas['CoachMessage'], keyof Judgement> & Judgement);
export type Answer = Extract<ServerMessage, { type: 'done' | 'preview' | 'consequences' | 'hint' | 'coach' }>;

/** What the page can ask for; the socket adds a number by which it recognises the answer. */
export type Request =
  | { type: 'act' | 'preview'; seat: number; ply: number; action: Action }
  | { type: 'hint' | 'consequences'; seat: number; ply: number }
  | { type: 'coach'; seat: number; ply: number; line: readonly Action[] }
  | { type: 'undo' | 'withdraw' | 'resign' | 'rematch' | 'leave' | 'resume'; seat: number }
  | { type: 'substitute'; seat: number; absent: number; agree: boolean }
  | { type: 'free'; seat: number; other: number; agree: boolean }
  | { type: 'consent' | 'end'; seat: number; agree: boolean }
  | { type: 'chat'; text: string; seat?: number; name?: string }
  | { type: 'ping' };

/** The message that answers a request. */
export type AnswerTo<Asked extends Request> = Extract<
  Answer,
  { type: Asked extends { type: infer Type extends 'preview' | 'consequences' | 'hint' | 'coach' } ? Type : 'done' }
>;

/** The key of a spectator's view and log, where a seat has its number. */
export const SPECTATOR = 'spectator';
