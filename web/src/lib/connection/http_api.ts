import type {
  BotInfo,
  Chances,
  Course,
  CreatedTable,
  Frames,
  GameInfo,
  GuideFigures,
  JoinedTable,
  JoinWish,
  KnownTable,
  Lesson,
  LessonTry,
  SeatInvitation,
  Summary,
  TableWish,
  TriedAction,
  UploadedFrames,
} from './protocol';
import { pageUpdate } from '../ui/page_update';
import { ConnectionLost, isRefusalData, Refusal } from './refusal';

/** The server's API, relative to the page, so that both may be served below a path. */
const root = (): URL => new URL('api/', document.baseURI);

async function ask(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const answer = await fetch(new URL(path, root()), { ...init, headers }).catch(() => {
    throw new ConnectionLost();
  });
  pageUpdate.heard(answer.headers.get('Sampan-Page'));
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  if (isRefusalData(problem)) throw new Refusal(problem);
  throw new ConnectionLost();
}

async function json<T>(path: string, init?: RequestInit, token?: string): Promise<T> {
  return (await (await ask(path, init, token)).json()) as T;
}

const post = (body: BodyInit): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
});
const asSeat = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
const atPly = (seat: number | null, ply: number): string => `?ply=${ply}${seat === null ? '' : `&seat=${seat}`}`;

export const api = {
  games: () => json<GameInfo[]>('games'),
  bots: () => json<BotInfo[]>('bots'),
  guide: async (game: string, language: string) => (await ask(`games/${game}/guide/${language}`)).text(),
  numberedRules: async (game: string, language: string) => (await ask(`games/${game}/numbered/${language}`)).text(),
  guideFigures: (game: string) => json<GuideFigures>(`games/${game}/figures`),
  tables: () => json<Summary[]>('tables'),
  table: (id: string, token?: string) => json<KnownTable>(`tables/${id}`, {}, token),
  create: (wish: TableWish) => json<CreatedTable>('tables', post(JSON.stringify(wish))),
  join: (id: string, wish: JoinWish) => json<JoinedTable>(`tables/${id}/join`, post(JSON.stringify(wish))),
  renew: (id: string, old: string, token: string) =>
    json<{ seat: number }>(`tables/${id}/renew`, post(JSON.stringify({ token })), old),
  invite: (id: string, seat: number, key?: string) =>
    json<SeatInvitation>(`tables/${id}/invitations`, post(JSON.stringify({ seat })), key),
  seatBot: (id: string, seat: number, bot: string, key?: string) =>
    json<Summary>(`tables/${id}/bots`, post(JSON.stringify({ seat, bot })), key),
  match: async (id: string, token?: string) => (await ask(`tables/${id}/match`, {}, token)).blob(),
  replay: (id: string, seat: number | null, token?: string) =>
    json<Frames>(`tables/${id}/replay${asSeat(seat)}`, {}, token),
  uploadReplay: (file: Blob, seat: number | null) => json<UploadedFrames>(`replays${asSeat(seat)}`, post(file)),
  uploadedReplay: (id: string, seat: number | null) => json<Frames>(`replays/${id}${asSeat(seat)}`),
  chances: (id: string, seat: number | null, ply: number, token?: string) =>
    json<Chances>(`tables/${id}/chances${atPly(seat, ply)}`, {}, token),
  uploadedChances: (id: string, seat: number | null, ply: number) =>
    json<Chances>(`replays/${id}/chances${atPly(seat, ply)}`),
  course: (game: string) => json<Course>(`lessons/${game}`),
  lesson: (game: string, lesson: string) => json<Lesson>(`lessons/${game}/${lesson}`),
  tryAction: (game: string, lesson: string, wish: LessonTry) =>
    json<TriedAction>(`lessons/${game}/${lesson}/try`, post(JSON.stringify(wish))),
  /** The address of a table's socket. */
  live: (id: string): string => {
    const address = new URL(`tables/${id}/live`, root());
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return address.href;
  },
};
