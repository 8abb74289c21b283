import type { Component } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { YangtzeEvent } from '../../src/games/yangtze/actions_and_events';
import { pacing } from '../../src/games/yangtze/event_pacing';
import { foldedAs, logHeading } from '../../src/games/yangtze/log_parts';
import type { GameEvent } from '../../src/lib/connection/protocol';
import type { LogHeading } from '../../src/lib/table/game_module';
import GameLog from '../../src/lib/table/GameLog.svelte';
import type { TableContext } from '../../src/lib/table/table_context';
import ContextHost from '../ContextHost.svelte';
import { allWords } from '../fluent_files';
import { show, text } from '../mounting';

// There is no layout here, so nothing changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

/** Every event with the seat under whose heading it stands. */
function headings(events: YangtzeEvent[]): string[] {
  let part: LogHeading | null = null;
  return events.map((event) => {
    part = logHeading(event as unknown as GameEvent, part) ?? part;
    return `${event.kind} ${part && 'seat' in part ? part.seat : '-'}`;
  });
}

const bought = (seat: number, place = 3): YangtzeEvent => ({
  ...{ kind: 'bought', seat, good: 'tea-mint', place, price: 9, free: false },
});
const drawn = (seat: number): YangtzeEvent => ({ kind: 'good_drawn', seat, good: 'jade-azure', gap: 3 });
const card = (seat: number, played: 'liquidity_20' | 'buy_two'): YangtzeEvent => ({
  ...{ kind: 'card_played', seat, card: played },
});

describe('the parts of the log', () => {
  it('begin with a card that is played before the first trade of a turn', () => {
    expect(headings([bought(0), drawn(0), card(1, 'liquidity_20'), bought(1)])).toEqual([
      ...['bought 0', 'good_drawn 0', 'card_played 1', 'bought 1'],
    ]);
    expect(headings([card(2, 'liquidity_20'), bought(2)])).toEqual(['card_played 2', 'bought 2']);
    expect(headings([{ kind: 'turn_passed', seat: 0, idle: true }, card(1, 'liquidity_20')])).toEqual([
      ...['turn_passed 0', 'card_played 1'],
    ]);
  });

  it('go on while others play cards in an auction, even between two draws', () => {
    const auction: YangtzeEvent = { kind: 'post_drawn', seat: 0, post: 'wharf-1' };
    const won: YangtzeEvent = { kind: 'post_won', seat: 1, post: 'wharf-1', price: 9 };
    const events = [card(0, 'buy_two'), bought(0), bought(0, 5), drawn(0), auction, card(1, 'liquidity_20'), won];
    expect(headings(events).every((told) => told.endsWith(' 0'))).toBe(true);
    expect(headings([...events, drawn(0), card(1, 'liquidity_20')]).at(-1)).toBe('card_played 1');
  });
});

describe('a duel of bids', () => {
  const bids = [1, 2, 3, 4, 5].map((amount) => ({ kind: 'bid', seat: amount % 2, amount }) as unknown as GameEvent);
  const out = { kind: 'bid_passed', seat: 2, forced: false } as unknown as GameEvent;

  it('is one row of the log', () => {
    expect(bids.map(foldedAs)).toEqual(Array(5).fill('yz-bids'));
    expect(foldedAs(out)).toBeNull();
  });

  it('says who bid, and how much at last', () => {
    const entries = [{ ply: 0, by: 0, events: [...bids, out] }];
    const cast = { names: ['Ada', 'Carp', 'Willow'], reader: 2, seatFields: ['seat'], codes: {} };
    const props = { entries, module: { pointsAt: () => [], pacing, foldedAs }, point: vi.fn() };
    const context = { words: allWords('en', 'yangtze'), cast } as unknown as TableContext;
    show(ContextHost as unknown as Component<Record<string, unknown>>, { context, part: GameLog, props });
    expect(text('li')).toEqual(['5 bids, up to 5: Carp and Ada.', 'You are out of the auction.']);
  });

  it('is shown faster after the third bid, until somebody does something else', () => {
    const beats = bids.map((bid, index) => pacing.beats(bid, bids.slice(0, index)));
    expect(beats[2]).toBe(beats[0]);
    expect(beats[3]).toBeLessThan(beats[0]! / 2);
    expect(pacing.beats(bids[4]!, [...bids.slice(0, 4), out])).toBe(beats[0]);
  });
});
