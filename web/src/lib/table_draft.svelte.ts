import type { BotInfo, GameInfo, SeatKind, TableWish } from './protocol';

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
  public = $state(false);
  fair = $state(true);
  private keys = 0;

  /** One person and two bots, if the game allows it: ready to be played with one click. */
  constructor(
    readonly game: GameInfo,
    private readonly bots: readonly BotInfo[],
    me: string,
    private readonly nameOf: (seat: number) => string,
  ) {
    const size = Math.min(Math.max(3, game.fewest_seats), game.most_seats);
    while (this.seats.length < size) this.add();
    const [first] = this.seats;
    if (first) Object.assign(first, { kind: 'here', name: me });
    this.options = Object.fromEntries(game.options.map((form) => [form.key, form.default]));
  }

  get names(): string[] {
    return this.seats.map(({ name }) => name);
  }

  add(): void {
    this.keys += 1;
    // The bots stand in the order of their strength; the second is nobody's master, but knows what it does.
    const bot = (this.bots[1] ?? this.bots[0])?.name ?? '';
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
    return { game: this.game.key, options: { ...this.options }, seats, public: this.public, fair: this.fair };
  }

  /** Options that speak of seats speak of those that there are. */
  private fitOptions(): void {
    const count = this.seats.length;
    for (const { key, kind } of this.game.options) {
      const value = this.options[key];
      if (kind === 'seat' && typeof value === 'number' && value >= count) this.options[key] = null;
      if (kind === 'order' && Array.isArray(value) && value.length !== count) this.options[key] = null;
      if (kind === 'teams' && Array.isArray(value)) {
        this.options[key] = this.seats.map((_, seat) => Math.min(Number(value[seat] ?? seat % 2), count - 1));
      }
    }
  }
}
