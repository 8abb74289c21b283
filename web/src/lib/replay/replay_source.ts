import { api } from '../connection/http_api';
import type { Chances, Frames } from '../connection/protocol';
import { Refusal } from '../connection/refusal';
import { seatTokens } from '../connection/seat_tokens';

/** Where the frames of a replay and the chances at its positions come from. */
export interface ReplaySource {
  /** The match as a seat saw it, or a spectator if null. */
  frames(seat: number | null): Promise<Frames>;
  chances(seat: number | null, ply: number): Promise<Chances>;
}

/** The replay of a table's match. */
export class TableReplay implements ReplaySource {
  constructor(private readonly table: string) {}

  frames(seat: number | null): Promise<Frames> {
    return api.replay(this.table, seat, this.token);
  }

  chances(seat: number | null, ply: number): Promise<Chances> {
    return api.chances(this.table, seat, ply, this.token);
  }

  private get token(): string | undefined {
    return seatTokens.of(this.table)?.held[0];
  }
}

/** The replay of a match file: uploaded once, and again only if the server has forgotten it. */
export class FileReplay implements ReplaySource {
  private id: Promise<string> | null = null;

  constructor(private readonly file: Blob) {}

  async frames(seat: number | null): Promise<Frames> {
    if (this.id === null) return this.upload(seat);
    const id = await this.id;
    return api.uploadedReplay(id, seat).catch((problem: unknown) => {
      if (isForgotten(problem)) return this.upload(seat);
      throw problem;
    });
  }

  async chances(seat: number | null, ply: number): Promise<Chances> {
    const used = this.id ?? this.uploadForId(seat);
    return api.uploadedChances(await used, seat, ply).catch(async (problem: unknown) => {
      if (!isForgotten(problem)) throw problem;
      // Another request may have noticed first, and have uploaded the file again.
      const renewed = this.id === used || this.id === null ? this.uploadForId(seat) : this.id;
      return api.uploadedChances(await renewed, seat, ply);
    });
  }

  private async uploadForId(seat: number | null): Promise<string> {
    return (await this.upload(seat)).id;
  }

  private upload(seat: number | null): ReturnType<typeof api.uploadReplay> {
    const answer = api.uploadReplay(this.file, seat);
    const id = answer.then((uploaded) => uploaded.id);
    this.id = id;
    // After a failure the next request tries again.
    id.catch(() => {
      if (this.id === id) this.id = null;
    });
    return answer;
  }
}

function isForgotten(problem: unknown): boolean {
  return problem instanceof Refusal && problem.reason === 'no-replay';
}
