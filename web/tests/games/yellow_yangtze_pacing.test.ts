import { describe, expect, it } from 'vitest';
import { scenes } from '../../src/games/yellow_yangtze/event_scenes';
import { pacing } from '../../src/games/yellow_yangtze/event_pacing';
import type { Entry, GameEvent, View } from '../../src/lib/connection/protocol';

const READER = 0;
const BRIEF = 3;

interface Shape {
  attacker?: number;
  defender?: number;
  attack: number;
  defence: number;
  committed?: [number, number];
}

function revolt({ attacker = 1, defender = 2, attack, defence, committed = [0, 0] }: Shape): GameEvent[] {
  const won = attack > defence;
  return [
    { kind: 'revolt_began', attacker, defender, attack: attack - committed[0], defence: defence - committed[1] },
    { kind: 'committed', seat: attacker, tiles: committed[0], leader: false, strength: attack },
    { kind: 'committed', seat: defender, tiles: committed[1], leader: false, strength: defence },
    { kind: 'revolt_ended', winner: won ? attacker : defender, loser: won ? defender : attacker, attack, defence },
    { kind: 'leader_returned', seat: won ? defender : attacker, cause: 'revolt' },
    { kind: 'point', seat: won ? attacker : defender, cause: 'revolt' },
  ];
}

const entry = (events: readonly GameEvent[]): Entry => ({ ply: 0, by: 1, events: [...events] });
const lopsided = revolt({ attack: 1, defence: 4, committed: [0, 2] });
const many = [entry(lopsided), entry(lopsided)];

function beats(events: readonly GameEvent[], log: readonly Entry[]): number[] {
  const before = { view: { you: READER } as unknown as View, log };
  const earlier = log.flatMap((each) => each.events);
  return events.map((event, index) => pacing.beats(event, [...earlier, ...events.slice(0, index)], before));
}
const total = (events: readonly GameEvent[], log: readonly Entry[]): number =>
  beats(events, log).reduce((sum, each) => sum + each, 0);

describe('how long a revolt is shown', () => {
  const full = total(lopsided, []);

  it('is long for the first ones, from which newcomers learn', () => {
    expect(full).toBeGreaterThan(2 * BRIEF);
    expect(total(lopsided, [entry(lopsided)])).toBe(full);
  });

  it.each([
    ['a lopsided one', lopsided],
    ['one to which nobody commits anything', revolt({ attack: 1, defence: 1 })],
    ['a hopeless one', revolt({ attack: 3, defence: 6, committed: [2, 3] })],
  ])('is short for %s between others', (_, events) => {
    expect(total(events, many)).toBeLessThanOrEqual(BRIEF);
    expect(beats(events, many).slice(0, 1)).not.toEqual([0]);
  });

  it('is long for those of the reader, on either side', () => {
    expect(total(revolt({ attacker: READER, attack: 1, defence: 4 }), many)).toBeGreaterThan(2 * BRIEF);
    expect(total(revolt({ defender: READER, attack: 1, defence: 4 }), many)).toBeGreaterThan(2 * BRIEF);
  });

  it('lingers on the end of a close one', () => {
    const close = revolt({ attack: 3, defence: 2, committed: [2, 1] });
    expect(beats(close, many)[3]).toBe(beats(lopsided, [])[3]);
  });

  it('changes nothing for what follows it, or happens without one', () => {
    const riot: GameEvent = { kind: 'leader_returned', seat: 1, cause: 'riot' };
    expect(beats([...lopsided, riot], many).at(-1)).toBe(pacing.beats(riot));
    const tile: GameEvent = { kind: 'point', seat: 1, cause: 'tile' };
    expect(beats([...lopsided, tile], many).at(-1)).toBe(pacing.beats(tile));
  });

  it('leaves the board free where it is short', () => {
    const drawn = (log: readonly Entry[]): boolean[] =>
      beats(lopsided, log).map((each, index) => scenes.draws(lopsided[index]!, each));
    expect(drawn(many)).not.toContain(true);
    expect(drawn([]).filter(Boolean)).toHaveLength(2);
  });
});
