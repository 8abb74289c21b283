import type { BotInfo, GameInfo, SeatKind, TableWish } from '../connection/protocol';
import { isUsual } from '../options/changed_options';
import type { LastTable } from './last_table';

export interface SeatDraft {
  key: number;
  name: string;
  kind: SeatKind;
  bot: string;
}

/** A table as somebody is about to set it up. */
export class TableDraft {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, unknown>>({});
  fair = $state(true);
  /** The bot that plays for absent players, and after how many minutes; null: only if the others agree. */
  substitute = $state<{ bot: string; minutes: number | null }>({ bot: '', minutes: null });
  /** Whether players may ask for hints; null until somebody chooses, then it depends on who plays. */
  private wishedHints = $state<boolean | null>(null);
  private wishedPublic = $state(false);
  private keys = 0;

  /** Ready to be played with one click: like the last table, or else one person and two bots, if the game allows it. */
  constructor(
    readonly game: GameInfo,
    private readonly bots: readonly BotInfo[],
    me: string,
    private readonly nameOf: (seat: number) => string,
    last: LastTable | null = null,
  ) {
    this.substitute.bot = this.usualBot;
    const size = last?.seats.length ?? Math.min(Math.max(3, game.fewest_seats), game.most_seats);
    while (this.seats.length < size) this.add();
    const mine = last?.seats.indexOf(null) ?? 0;
    this.seats.forEach((seat, index) => {
      if (index === mine) Object.assign(seat, { kind: 'here', name: me });
      else seat.bot = last?.seats[index] ?? seat.bot;
    });
    this.resetOptions();
    if (!last) return;
    Object.assign(this.options, last.options);
    this.fair = last.fair;
    this.hints = last.hints;
    this.public = last.public;
  }

  resetOptions(): void {
    this.options = Object.fromEntries(this.game.options.map((form) => [form.key, form.default]));
  }

  /** What the next table is to be like; null for tables with several people, which nobody can start alone. */
  asLast(): LastTable | null {
    if (this.persons !== 1 || this.elsewhere) return null;
    const changed = this.game.options.filter((form) => !isUsual(form, this.options[form.key]));
    return {
      seats: this.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null)),
      options: Object.fromEntries(changed.map(({ key }) => [key, this.options[key]])),
      public: this.public,
      fair: this.fair,
      hints: this.hints,
    };
  }

  get persons(): number {
    return this.seats.filter(({ kind }) => kind !== 'bot').length;
  }

  /** Whether nobody sits at this screen: then its creator can only watch, like everybody else. */
  get elsewhere(): boolean {
    return this.seats.every(({ kind }) => kind !== 'here');
  }

  get public(): boolean {
    return this.wishedPublic || this.elsewhere;
  }

  set public(listed: boolean) {
    this.wishedPublic = listed;
  }

  get hints(): boolean {
    return this.wishedHints ?? this.persons === 1;
  }

  set hints(allowed: boolean) {
    this.wishedHints = allowed;
  }

  /** The bots come in the order of their strength; the second is a reasonable opponent. */
  private get usualBot(): string {
    return (this.bots[1] ?? this.bots[0])?.name ?? '';
  }

  get names(): string[] {
    return this.seats.map(({ name }) => name);
  }

  add(): void {
    this.keys += 1;
    const bot = this.usualBot;
    const names = new Set(this.names);
    let number = this.seats.length + 1;
    while (names.has(this.nameOf(number)) && number < 2 * this.game.most_seats) number += 1;
    this.seats.push({ key: this.keys, name: this.nameOf(number), kind: 'bot', bot });
    this.fitOptions();
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
    this.fitOptions();
  }

  wish(): TableWish {
    const seats = this.seats.map(({ name, kind, bot }) =>
      kind === 'bot' ? { kind, name: name.trim(), bot } : { kind, name: name.trim() },
    );
    return {
      game: this.game.key,
      options: { ...this.options },
      seats,
      public: this.public,
      fair: this.fair,
      hints: this.hints,
      substitute: { ...this.substitute },
    };
  }

  /** Options about seats must name seats that exist, and some numbers reach the number of seats. */
  private fitOptions(): void {
    const count = this.seats.length;
    for (const { key, kind, one_per_seat: onePerSeat } of this.game.options) {
      const value = this.options[key];
      if (onePerSeat && typeof value === 'number') this.options[key] = Math.max(value, count);
      if (kind === 'seat' && typeof value === 'number' && value >= count) this.options[key] = null;
      if (kind === 'order' && Array.isArray(value) && value.length !== count) this.options[key] = null;
      if (kind === 'teams' && Array.isArray(value)) {
        this.options[key] = this.seats.map((_, seat) => Math.min(Number(value[seat] ?? seat % 2), count - 1));
      }
    }
  }
}
