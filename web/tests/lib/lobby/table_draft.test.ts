import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../../src/lib/connection/protocol';
import { TableDraft } from '../../../src/lib/lobby/table_draft.svelte';

describe('a table being set up', () => {
  const words = { en: '', fr: '' };
  const game: GameInfo = {
    key: 'g',
    title: 'G',
    blurb: words,
    fewest_seats: 2,
    most_seats: 4,
    seat_fields: [],
    course: null,
    options: [
      { key: 'teams', kind: 'teams', default: null, label: words, help: words },
      { key: 'first', kind: 'seat', default: null, label: words, help: words },
      { key: 'limit', kind: 'number', default: 400, label: words, help: words },
    ],
  };
  const bots = [{ name: 'easy', description: words }];
  const draft = (): TableDraft => new TableDraft(game, bots, 'Me', (seat) => `Seat ${seat}`);

  it('allows hints to one person, and to several only if somebody says so', () => {
    const made = draft();
    expect(made.hints).toBe(true);
    Object.assign(made.seats[1]!, { kind: 'link' });
    expect(made.persons).toBe(2);
    expect(made.wish().hints).toBe(false);
    made.hints = true;
    expect(made.wish().hints).toBe(true);
    made.substitute.minutes = 10;
    expect(made.wish().substitute).toEqual({ bot: 'easy', minutes: 10 });
  });

  it('is ready to be played', () => {
    expect(draft().wish()).toEqual({
      game: 'g',
      options: { teams: null, first: null, limit: 400 },
      seats: [
        { kind: 'here', name: 'Me' },
        { kind: 'bot', name: 'Seat 2', bot: 'easy' },
        { kind: 'bot', name: 'Seat 3', bot: 'easy' },
      ],
      public: false,
      fair: true,
      hints: true,
      substitute: { bot: 'easy', minutes: null },
    });
  });

  it('leaves to the server what depends on the seats', () => {
    const limit = { key: 'limit', kind: 'number' as const, per_seat: 50, label: words, help: words };
    const made = new TableDraft({ ...game, options: [limit] }, bots, 'Me', (seat) => `Seat ${seat}`);
    expect(JSON.parse(JSON.stringify(made.wish()))).toMatchObject({ options: {} });
    expect(JSON.stringify(made.wish())).not.toContain('limit');
  });

  it('is public where nobody sits at this screen, or nobody could hand out its links', () => {
    const made = draft();
    expect(made.elsewhere).toBe(false);
    Object.assign(made.seats[0]!, { kind: 'link' });
    expect(made.elsewhere).toBe(true);
    expect(made.wish().public).toBe(true);
    Object.assign(made.seats[0]!, { kind: 'here' });
    expect(made.wish().public).toBe(false);
  });

  it('keeps options that speak of seats in step with the seats', () => {
    const made = draft();
    made.add();
    made.options['first'] = 3;
    made.options['teams'] = [0, 1, 2, 3];
    made.remove(1);
    expect(made.options).toMatchObject({ first: null, teams: [0, 1, 2] });
    made.add();
    expect(made.options['teams']).toEqual([0, 1, 2, 1]);
  });

  it('keeps numbers that must reach the number of seats', () => {
    const tokens = {
      key: 'tokens',
      kind: 'number' as const,
      default: 3,
      one_per_seat: true,
      label: words,
      help: words,
    };
    const made = new TableDraft({ ...game, options: [tokens] }, bots, 'Me', (seat) => `Seat ${seat}`);
    expect(made.options['tokens']).toBe(3);
    made.add();
    expect(made.options['tokens']).toBe(4);
  });

  it('is like the last table of one person and bots', () => {
    const made = draft();
    made.add();
    Object.assign(made.seats[0]!, { kind: 'bot', bot: 'easy' });
    Object.assign(made.seats[1]!, { kind: 'here', name: 'Me' });
    made.options['limit'] = 30;
    made.hints = false;
    made.public = true;
    const last = made.asLast();
    expect(last).toEqual({
      seats: ['easy', null, 'easy', 'easy'],
      options: { limit: 30 },
      public: true,
      fair: true,
      hints: false,
    });
    const next = new TableDraft(game, bots, 'Me again', (seat) => `Seat ${seat}`, last);
    expect(next.names).toEqual(['Seat 1', 'Me again', 'Seat 3', 'Seat 4']);
    expect(next.asLast()).toEqual(last);
    next.resetOptions();
    expect(next.asLast()?.options).toEqual({});
  });

  it('is not to be repeated alone where friends play, or nobody here', () => {
    const made = draft();
    Object.assign(made.seats[1]!, { kind: 'link' });
    expect(made.asLast()).toBeNull();
    Object.assign(made.seats[0]!, { kind: 'bot' });
    expect(made.asLast()).toBeNull();
  });

  it('gives no name twice', () => {
    const made = draft();
    made.remove(1);
    made.add();
    expect(new Set(made.names).size).toBe(3);
  });
});
