/** What is told when a match of Yellow & Yangtze is over. */
import type { Words } from '../../i18n/words';
import type { Entry, GameEvent, View } from '../../lib/connection/protocol';
import type { Standing } from '../../lib/table/game_module';
import type { DisplayedMatch } from '../../lib/table/table_context';
import { nameOf } from './board_descriptions';
import { lastMove } from './click_paths';
import { asView, textField } from './view_fields';
import { COLOURS } from './view_types';
import type { Colour, FinalStanding } from './view_types';

/**
 * What the winner last gained of the colours in which the runner-up has less; yellow counts if it was given to them. If
 * there is no such point, the last turn.
 */
export function decidingMove(log: readonly Entry[], shown: View): readonly Entry[] {
  const colours = decidingColours(shown);
  const [winner] = asView(shown).outcome?.winners ?? [];
  const scores = ({ kind, seat, colour }: GameEvent): boolean =>
    kind === 'point' && seat === winner && colours.includes(colour as Colour);
  const deciding = log.findLast(({ events }) => events.some(scores));
  // Of a revolt and of a war there is more to see than the point; the end of a turn has nothing else to do with it.
  if (deciding)
    return [{ ...deciding, events: deciding.events.filter((event) => scores(event) || FOUGHT.has(event.kind)) }];
  return lastMove(log).map((entry) => ({ ...entry, events: entry.events.filter(({ kind }) => kind !== 'game_over') }));
}

/** The colours of the winner in which the first two differ, and yellow if some of it went to them; none for a shared win. */
function decidingColours(shown: View): Colour[] {
  const [first, second] = bestTwo(shown);
  const place = first && second ? differs(first, second) : -1;
  if (!first || place < 0) return [];
  const own = COLOURS.filter((colour) => colour !== 'yellow' && first.spread[colour] === first.sorted[place]);
  return first.gold.some((colour) => own.includes(colour)) ? [...own, 'yellow'] : own;
}

const FOUGHT = new Set(['tile_placed', 'tile_lost', 'leader_returned', 'revolt_ended', 'war_won']);

function bestTwo(shown: View): FinalStanding[] {
  return (asView(shown).end?.standings ?? []).toSorted((one, other) => one.rank - other.rank).slice(0, 2);
}

/** The place of the first of the sorted colours in which two players differ; -1 if all are equal. */
const differs = (first: FinalStanding, second: FinalStanding): number =>
  first.sorted.findIndex((count, index) => count !== second.sorted[index]);

/** Why the winner won: what the first two were compared by, and in which of it they differ. */
export function decidedBy(shown: View, log: readonly Entry[], { words, cast }: DisplayedMatch): string[] {
  const { end, outcome } = asView(shown);
  const [first, second] = bestTwo(shown);
  if (!first || !second || !outcome?.winners.includes(first.seat)) return [];
  const own = ownResult(end?.standings ?? [], outcome.winners, { words, cast });
  if (first.rank === second.rank) return [words.say('yyz-decided-shared'), ...own];
  const place = differs(first, second);
  const [most, less] =
    place < 0 ? [first.points.yellow, second.points.yellow] : [first.sorted[place], second.sorted[place]];
  const who = (seat: number): string => (seat === cast.reader ? 'you' : 'other');
  const fields = {
    place: place + 1,
    weakest: first.sorted[0] ?? 0,
    winner: nameOf(first.seat, { words, cast }),
    winner_who: who(first.seat),
    second: nameOf(second.seat, { words, cast }),
    second_who: who(second.seat),
    most: most ?? 0,
    less: less ?? 0,
  };
  const told = [words.say(place < 0 ? 'yyz-decided-yellow' : 'yyz-decided', fields)];
  if (place === 0) {
    const colours = words.list(weakest(second).map((colour) => words.say('yyz-colour', { colour })));
    told.push(words.say('yyz-decided-margin', { ...fields, colours, margin: fields.most - fields.less }));
  }
  const last = lastPoint(log, shown);
  if (last) told.push(words.say('yyz-decided-last', { ...last }));
  return [...told, ...own];
}

/** The last point that brought the winner nearer to what decided the match. */
function lastPoint(log: readonly Entry[], shown: View): { colour: string; space: string } | null {
  const [winner] = asView(shown).outcome?.winners ?? [];
  const point = decidingMove(log, shown)
    .flatMap(({ events }) => events)
    .findLast(({ kind, seat }) => kind === 'point' && seat === winner);
  const [colour, space] = point ? [textField(point, 'colour'), textField(point, 'space')] : [];
  return colour && space ? { colour, space } : null;
}

/** What readers who have not won scored themselves, and with which colours. */
function ownResult(
  standings: readonly FinalStanding[],
  winners: readonly number[],
  { words, cast }: Pick<DisplayedMatch, 'words' | 'cast'>,
): string[] {
  const own = standings.find(({ seat }) => seat === cast.reader);
  if (!own || winners.includes(own.seat)) return [];
  const colours = weakest(own).map((colour) => words.say('yyz-colour', { colour }));
  return [words.say('yyz-own-score', { score: own.sorted[0] ?? 0, colours: words.list(colours) })];
}

/** The colours that are a player's score, once the yellow points are given away. */
export function weakest({ spread, sorted }: FinalStanding): Colour[] {
  return COLOURS.filter((colour) => colour !== 'yellow' && spread[colour] === sorted[0]);
}

/** Everybody's score, and what broke a tie; none if the match ended before the points were counted. */
export function standings(shown: View, words: Words): Standing[] {
  const ranked = (asView(shown).end?.standings ?? []).toSorted((one, other) => one.rank - other.rank);
  return ranked.map(({ seat, sorted }) => {
    const ties = ranked.filter((other) => other.seat !== seat && other.sorted[0] === sorted[0]);
    // As far as it takes to tell them from one another.
    const compared = Math.max(0, ...ties.map((other) => sorted.findIndex((count, at) => count !== other.sorted[at])));
    const told = { score: sorted[0] ?? 0, then: sorted.slice(1, compared + 1).join(', ') || 'none' };
    return { seat, told: words.say('yyz-standing', told) };
  });
}
