import { language } from '../../i18n/language.svelte';
import { eventSentence } from '../../i18n/sentences';
import type { Cast } from '../../i18n/sentences';
import type { Words } from '../../i18n/words';
import type { Entry, GameEvent } from '../connection/protocol';
import type { LoadedGame } from './game_loader';
import { seatThing } from './game_module';
import type { Thing } from './game_module';
import type { DisplayedMatch } from './table_context';

/** The match as its screen knows it. */
export interface MatchSource {
  game: LoadedGame;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The seat that is addressed as “you”; null for nobody. */
  reader: number | null;
  log: readonly Entry[];
  /** The events of the last move. */
  lastEvents: readonly GameEvent[];
  /** The events that might follow, which the board points at. */
  previewed: readonly GameEvent[];
}

/** Words, names and marks of a match, the same for a live table and a replay. */
export class MatchDisplay implements DisplayedMatch {
  /** What the reader of the log, or of a hint, points at. */
  pointedByReader = $state.raw<readonly Thing[]>([]);

  readonly words: Words = $derived.by(() => language.of(this.source().game.info.key));
  readonly cast: Cast = $derived.by(() => {
    const { names, reader, game } = this.source();
    return { names, reader, seatFields: game.info.seat_fields, codes: game.module.codes };
  });
  /** That readers act themselves goes without saying: nothing points at their own plate. */
  readonly pointed: ReadonlySet<Thing> = $derived.by(() => {
    const { previewed, reader } = this.source();
    const things = new Set([...this.pointedByReader, ...this.thingsOf(previewed)]);
    if (reader !== null) things.delete(seatThing(reader));
    return things;
  });
  readonly moved: ReadonlySet<Thing> = $derived.by(() => new Set(this.thingsOf(this.source().lastEvents)));

  constructor(private readonly source: () => MatchSource) {}

  get log(): readonly Entry[] {
    return this.source().log;
  }

  /** The sentences of events; events without one are left out. */
  sentences(events: readonly GameEvent[]): string[] {
    return events.map((event) => eventSentence(this.words, event, this.cast)).filter(Boolean);
  }

  /** The last sentences that a log tells, some of whose events may have nothing to say to this reader. */
  lastSentences(log: readonly Entry[], count: number): string[] {
    const told: string[] = [];
    for (let at = log.length - 1; at >= 0 && told.length < count; at -= 1) {
      told.unshift(...this.sentences(log[at]?.events ?? []));
    }
    return told.slice(-count);
  }

  private thingsOf(events: readonly GameEvent[]): Thing[] {
    return events.flatMap(this.source().game.module.pointsAt);
  }
}
