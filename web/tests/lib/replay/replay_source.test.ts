import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileReplay, TableReplay } from '../../../src/lib/replay/replay_source';
import { Refusal } from '../../../src/lib/connection/refusal';

/** The requests that reached the server, without the part of the address before the API's own. */
let asked: string[];
/** The ids the server knows. */
let kept: Set<string>;
let uploads = 0;

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}

function serve(address: URL, init?: RequestInit): Response {
  const path = `${address.pathname.replace(/^\/api\//, '')}${address.search}`;
  asked.push(`${init?.method ?? 'GET'} ${path}`);
  if (init?.method === 'POST') {
    uploads += 1;
    kept.add(`r${uploads}`);
    return answer(200, { id: `r${uploads}`, frames: [] });
  }
  const [, id = ''] = /^replays\/(\w+)/.exec(path) ?? [];
  if (id && !kept.has(id)) {
    return answer(404, { reason: 'no-replay', fields: {}, sentence: { en: 'Gone.', fr: 'Disparu.' } });
  }
  return answer(200, path.includes('chances') ? { ply: 3, sides: [] } : { frames: [] });
}

beforeEach(() => {
  asked = [];
  kept = new Set();
  uploads = 0;
  vi.stubGlobal('fetch', (address: URL, init?: RequestInit) => Promise.resolve(serve(address, init)));
});

afterEach(() => vi.unstubAllGlobals());

describe('the replay of a match file', () => {
  const replay = (): FileReplay => new FileReplay(new Blob(['{}']));

  it('uploads the file once, whoever looks and whatever is asked', async () => {
    const source = replay();
    await source.frames(null);
    await source.frames(1);
    await source.chances(1, 3);
    await source.frames(null);
    expect(asked).toEqual([
      'POST replays',
      'GET replays/r1?seat=1',
      'GET replays/r1/chances?ply=3&seat=1',
      'GET replays/r1',
    ]);
  });

  it('uploads the file again once the server has forgotten it', async () => {
    const source = replay();
    await source.frames(null);
    kept.clear();
    await source.chances(0, 3);
    kept.clear();
    await source.frames(2);
    await source.chances(2, 4);
    expect(asked.filter((request) => request.startsWith('POST'))).toHaveLength(3);
    expect(asked.at(-1)).toBe('GET replays/r3/chances?ply=4&seat=2');
  });

  it('uploads it once for two requests that find it forgotten', async () => {
    const source = replay();
    await source.frames(null);
    kept.clear();
    await Promise.all([source.chances(0, 1), source.chances(0, 2)]);
    expect(uploads).toBe(2);
  });

  it('gives up when a fresh upload is forgotten at once', async () => {
    const source = replay();
    await source.frames(null);
    vi.spyOn(kept, 'has').mockReturnValue(false);
    await expect(source.chances(0, 3)).rejects.toBeInstanceOf(Refusal);
    expect(uploads).toBe(2);
  });

  it('tries again after a failed upload', async () => {
    const source = replay();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await expect(source.frames(null)).rejects.toThrow('connection lost');
    vi.stubGlobal('fetch', (address: URL, init?: RequestInit) => Promise.resolve(serve(address, init)));
    await source.frames(null);
    expect(asked).toEqual(['POST replays']);
  });
});

it('the replay of a table asks for the table', async () => {
  const source = new TableReplay('abc');
  await source.frames(0);
  await source.chances(null, 3);
  expect(asked).toEqual(['GET tables/abc/replay?seat=0', 'GET tables/abc/chances?ply=3']);
});
