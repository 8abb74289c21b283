/** What is told when a match of Dragon Delta is over. */
import type { Words } from '../../i18n/words';
import type { Entry, View } from '../../lib/connection/protocol';
import type { Standing } from '../../lib/table/game_module';
import type { DisplayedMatch } from '../../lib/table/table_context';
import type { DragonDeltaEvent } from './actions_and_events';
import { asEvent, asView, wayOf } from './view_fields';

/** Who came how far: what the winner did at last, or how near everybody was when the rounds were over. */
export function decidedBy(shown: View, log: readonly Entry[], { words, cast }: DisplayedMatch): string[] {
  const { players, outcome } = asView(shown);
  const winners = players.filter(({ seat }) => outcome?.winners.includes(seat));
  const others = players.filter((player) => !winners.includes(player));
  const [first] = winners;
  const second = others.toSorted((one, other) => one.distance - other.distance)[0];
  if (!first) return [];
  const called = (seat: number): string => (seat === cast.reader ? words.say('you') : (cast.names[seat] ?? ''));
  if (winners.length > 1 || !second) {
    const names = words.list(winners.map(({ seat }) => called(seat)));
    return [words.say('dd-decided-shared', { names, gaps: first.distance })];
  }
  const who = (seat: number): string => (seat === cast.reader ? 'you' : 'other');
  const fields = {
    winner: called(first.seat),
    winner_who: who(first.seat),
    gaps: first.distance,
    second: called(second.seat),
    second_who: who(second.seat),
    more: second.distance,
    village: words.say(`village-${first.target}`),
  };
  if (outcome?.reason === 'round_limit') return [words.say('dd-decided-nearest', fields)];
  const last = log.flatMap((entry) => entry.events).findLast(({ kind }) => kind.startsWith('pawn_'));
  return [words.say('dd-decided-village', { ...fields, how: last?.kind === 'pawn_jumped' ? 'jump' : 'step' })];
}

type Kind = DragonDeltaEvent['kind'];

/** How far everybody came, the winners first, then whoever is nearest; and what happened on the way. */
export function standings(shown: View, words: Words, log: readonly Entry[]): Standing[] {
  const { players, outcome } = asView(shown);
  const events = log.flatMap((entry) => entry.events.map(asEvent));
  const count = (seat: number, ...kinds: Kind[]): number =>
    events.filter((event) => kinds.includes(event.kind) && 'seat' in event && event.seat === seat).length;
  const won = (seat: number): number => Number(outcome?.winners.includes(seat) ?? false);
  return players
    .toSorted((one, other) => won(other.seat) - won(one.seat) || one.distance - other.distance)
    .map((player) => ({
      seat: player.seat,
      told: words.say('dd-story', {
        way: words.say('dd-way-short', wayOf(player)),
        laid: count(player.seat, 'plank_laid'),
        steps: count(player.seat, 'pawn_stepped', 'pawn_jumped'),
        falls: count(player.seat, 'pawn_fell'),
        struck: count(player.seat, 'card_cancelled'),
      }),
    }));
}
