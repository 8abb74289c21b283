/** The messages between server and page (docs/protocol.md); their types come from the server's own OpenAPI document. */
import type { components } from './api_schema';

type Schemas = components['schemas'];

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
export type UndoRequest = Schemas['UndoRequest'];
export type ChatLine = Schemas['ChatLine'];
export type Note = Schemas['Note'];
export type StandInRequest = Schemas['StandInRequest'];
export type StandInRule = Schemas['StandInRule'];
export type Side = Schemas['Side'];
export type Chances = Schemas['Chances'];
/** An action that a bot would take, how likely it is to win, and what it would do as far as can be foreseen. */
export interface Advice {
  action: Action;
  chance: number;
  events: GameEvent[];
  /** What it would do next, before anybody sees any of it. */
  line: Action[];
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
  default: unknown;
  label: Sentences;
  help: Sentences;
  minimum?: number;
  maximum?: number;
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
export type Decision = Omit<Schemas['Decision'], 'actions'> & { actions: Action[] };

export type TableMessage = Omit<Schemas['TableMessage'], 'log' | 'decisions'> & {
  log: Record<string, Entry[]>;
  decisions: Decision[];
};
export type ChangeMessage = Omit<Schemas['ChangeMessage'], 'entries' | 'decisions'> & {
  entries: Record<string, Entry[]>;
  decisions: Decision[];
};
export type ServerMessage =
  | TableMessage
  | ChangeMessage
  | Schemas['CurrentMessage']
  | Schemas['DoneMessage']
  | Schemas['RefusedMessage']
  | Schemas['ChancesMessage']
  | (Omit<Schemas['PreviewMessage'], 'events'> & { events: GameEvent[] })
  | (Omit<Schemas['HintMessage'], 'advice'> & { advice: Advice[] });
export type Answer = Extract<ServerMessage, { type: 'done' | 'preview' | 'hint' }>;

/** What can be asked for; the socket adds the number by which it knows the answer. */
export type Request =
  | { type: 'act' | 'preview'; seat: number; ply: number; action: Action }
  | { type: 'hint'; seat: number; ply: number }
  | { type: 'undo' | 'withdraw' | 'resign' | 'rematch' | 'leave' | 'resume'; seat: number }
  | { type: 'stand_in'; seat: number; absent: number; agree: boolean }
  | { type: 'consent'; seat: number; agree: boolean }
  | { type: 'chat'; text: string; seat?: number }
  | { type: 'ping' };

/** How the views of those without a seat are filed. */
export const SPECTATOR = 'spectator';
