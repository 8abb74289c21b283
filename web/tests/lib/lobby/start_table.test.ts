import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { BotInfo, GameInfo, TableWish } from '../../../src/lib/connection/protocol';
import { recallTable, rememberTable, type LastTable } from '../../../src/lib/lobby/last_table';
import { draftTable, playAtOnce, playClosing, startTable } from '../../../src/lib/lobby/start_table';
import { recall } from '../../../src/lib/ui/preferences';

const words = { en: '', fr: '' };
const game: GameInfo = {
  key: 'g',
  title: 'G',
  blurb: words,
  fewest_seats: 2,
  most_seats: 4,
  seat_fields: [],
  course: null,
  options: [{ key: 'limit', kind: 'number', default: 400, label: words, help: words }],
};
const bots: BotInfo[] = ['random', 'easy', 'hard'].map((name) => ({ name, description: words }));
const last: LastTable = { seats: [null, 'hard'], options: { limit: 30 }, public: false, fair: true, hints: false };

/** A server that refuses some wishes; what was wished of it. */
function serve(refuses: (wish: TableWish) => boolean = () => false): TableWish[] {
  const wishes: TableWish[] = [];
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    const wish = JSON.parse(body) as TableWish;
    wishes.push(wish);
    const refusal = { reason: 'bad-option', fields: {}, sentence: words };
    const made = { table: { id: 't1', game: 'g' }, tokens: [{ seat: 0, token: 'k' }], invitations: [], host: 'h' };
    return Promise.resolve(
      new Response(JSON.stringify(refuses(wish) ? refusal : made), refuses(wish) ? { status: 400 } : {}),
    );
  });
  return wishes;
}

beforeAll(() => language.load());
beforeEach(() => {
  rememberTable('g', null as unknown as LastTable);
  localStorage.clear();
  location.hash = '';
});
afterEach(() => vi.unstubAllGlobals());

describe('one click', () => {
  it('seats the reader with two bots of the second level, hints allowed, and goes there', async () => {
    const [wish] = await play();
    expect(wish).toMatchObject({ hints: true, public: false, options: { limit: 400 } });
    expect(wish?.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['here', 'easy', 'easy']);
    expect(location.hash).toBe('#/table/t1');
    expect(recall('name')).toBeNull(); // nobody has chosen one
  });

  it('plays the short game after a course, and remembers the table before it', async () => {
    rememberTable('g', last);
    const wishes = serve();
    await playClosing(game, bots, { seats: 3, bot: 'easy', options: { limit: 9 } });
    expect(wishes[0]).toMatchObject({ options: { limit: 9 }, hints: true, public: false });
    expect(wishes[0]?.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['here', 'easy', 'easy']);
    expect(location.hash).toBe('#/table/t1');
    expect(recallTable(game, bots)).toEqual(last);
  });

  it('repeats the last table', async () => {
    serve();
    const draft = draftTable(game, bots);
    draft.remove(2);
    draft.seats[1]!.bot = 'hard';
    draft.seats[0]!.name = ' Ada ';
    draft.options['limit'] = 30;
    draft.hints = false;
    await startTable(draft);
    expect(recallTable(game, bots)).toEqual(last);
    const [wish] = await play();
    expect(wish).toEqual(draft.wish());
    expect(wish?.seats[0]?.name).toBe('Ada');
  });

  it('repeats a number whose default depends on the seats', () => {
    const perSeat: GameInfo = { ...game, options: [{ ...game.options[0]!, default: undefined, per_seat: 50 }] };
    rememberTable('g', last);
    expect(recallTable(perSeat, bots)?.options).toEqual({ limit: 30 });
  });

  it('falls back to the usual table if the last one is refused, and remembers that', async () => {
    rememberTable('g', last);
    const wishes = await play((wish) => wish.options?.['limit'] === 30);
    expect(wishes.map(({ seats }) => seats.length)).toEqual([2, 3]);
    expect(location.hash).toBe('#/table/t1');
    expect(recallTable(game, bots)?.options).toEqual({});
  });

  it('says why where the usual table is refused too, and forgets nothing', async () => {
    rememberTable('g', last);
    await expect(play(() => true)).rejects.toThrow('bad-option');
    expect(location.hash).toBe('');
    expect(recallTable(game, bots)).toEqual(last);
  });

  async function play(refuses?: (wish: TableWish) => boolean): Promise<TableWish[]> {
    const wishes = serve(refuses);
    await playAtOnce(game, bots);
    return wishes;
  }
});

describe('the last table', () => {
  it.each([
    ['too many seats', { ...last, seats: [null, 'easy', 'easy', 'easy', 'easy'] }],
    ['too few seats', { ...last, seats: [null] }],
    ['an unknown level', { ...last, seats: [null, 'grandmaster'] }],
    ['nobody', { ...last, seats: ['easy', 'easy'] }],
    ['no wish for hints', { ...last, hints: undefined }],
    ['no options', { ...last, options: null }],
    ['nothing', 7],
  ])('is forgotten with %s', (_, kept) => {
    rememberTable('g', kept as LastTable);
    expect(recallTable(game, bots)).toBeNull();
  });

  it('loses the options that are gone or are of another kind now', () => {
    rememberTable('g', { ...last, options: { limit: [1], gone: true } });
    expect(recallTable(game, bots)?.options).toEqual({});
  });
});
