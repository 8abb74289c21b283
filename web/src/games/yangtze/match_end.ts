/** What is told when a match of Yangtze is over. */
import type { Words } from '../../i18n/words';
import type { Entry, View } from '../../lib/connection/protocol';
import type { Standing, Thing } from '../../lib/table/game_module';
import type { DisplayedMatch } from '../../lib/table/table_context';
import { lastMove, thing } from './click_paths';
import { categories } from './final_score';
import type { Category } from './final_score';
import { asView } from './view_fields';
import { LIQUIDITY_CARDS } from './view_types';
import type { Card, Reckoning } from './view_types';

/** The reckoning stands on the board. */
const RECKONED = new Set(['game_over', 'wealth']);

export function decidingMove(log: readonly Entry[]): readonly Entry[] {
  return lastMove(log).map((entry) => ({ ...entry, events: entry.events.filter(({ kind }) => !RECKONED.has(kind)) }));
}

/** By how much the winner was ahead in each part, the largest differences first: of the reader, or else of the runner-up. */
interface Lead {
  parts: { id: Category['id']; by: number }[];
  first: Reckoning;
  second: Reckoning;
}

function lead(shown: View, reader: number | null): Lead | null {
  const { reckoning, outcome } = asView(shown);
  if (!reckoning || !outcome) return null;
  const ranked = reckoning.toSorted((one, other) => other.total - one.total);
  const first = ranked.find(({ seat }) => outcome.winners.includes(seat));
  const others = ranked.filter(({ seat }) => !outcome.winners.includes(seat));
  const second = others.find(({ seat }) => seat === reader) ?? others[0];
  if (!first || !second || first.total < second.total) return null;
  const parts = categories([first, second])
    .map(({ id, amounts: [more = 0, less = 0] }) => ({ id, by: more - less }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  return { parts, first, second };
}

/** What made the difference. The last move seldom decides. */
export function decidedBy(shown: View, _log: readonly Entry[], { words, cast }: DisplayedMatch): string[] {
  const { reckoning, outcome } = asView(shown);
  if (!reckoning || !outcome) return [];
  const called = (seat: number): string => (seat === cast.reader ? words.say('you') : (cast.names[seat] ?? ''));
  if (outcome.winners.length > 1) {
    const total = reckoning.find(({ seat }) => seat === outcome.winners[0])?.total ?? 0;
    return [words.say('yz-decided-tie', { names: words.list(outcome.winners.map(called)), total })];
  }
  const found = lead(shown, cast.reader);
  if (!found) return [];
  const { parts, first, second } = found;
  const told = parts.map(({ id, by }) =>
    words.say('yz-decided-part', { source: id, amount: Math.abs(by), sign: Math.sign(by) }),
  );
  return [
    words.say('yz-decided', {
      parts: words.list(told),
      margin: first.total - second.total,
      winner: called(first.seat),
      winner_who: first.seat === cast.reader ? 'you' : 'other',
      other: called(second.seat),
    }),
    ...ownPlace(reckoning, cast.reader, words),
  ];
}

/** Where a reader who has not won came in. */
function ownPlace(reckoning: readonly Reckoning[], reader: number | null, words: Words): string[] {
  const own = reckoning.find(({ seat }) => seat === reader);
  const most = Math.max(...reckoning.map(({ total }) => total));
  if (!own || own.total === most) return [];
  const place = 1 + reckoning.filter(({ total }) => total > own.total).length;
  return [words.say('yz-decided-place', { place, behind: most - own.total })];
}

const isLiquidity = (card: Card): boolean => (LIQUIDITY_CARDS as readonly Card[]).includes(card);

/** What the winner owned that made the difference: posts or cards, or else the purse or the screen. */
export function decidingThings(shown: View): Thing[] {
  const { players, you, outcome } = asView(shown);
  const found = outcome?.winners.length === 1 ? lead(shown, you) : null;
  if (!found) return [];
  const { first, second } = found;
  const id = found.parts.find(({ by }) => by > 0)?.id ?? 'money';
  const seat = first.seat;
  const owned = players.find((player) => player.seat === seat);
  const posts = owned?.posts ?? [];
  if (id === 'majorities') {
    const prize = ({ posts: score }: Reckoning, type: string): number =>
      score.majorities.find((each) => each.type === type)?.value ?? 0;
    return posts.filter(({ type }) => prize(first, type) > prize(second, type)).map(({ post }) => thing.post(post));
  }
  if (id === 'sets') return posts.map(({ post }) => thing.post(post));
  const card = (each: Card): Thing => (seat === you ? thing.card(each) : thing.cardOf(seat, each));
  if (id === 'liquidity') return (owned?.cards ?? []).filter(isLiquidity).map(card);
  return [id === 'money' ? thing.purse(seat) : thing.screen(seat)];
}

/** Everybody's wealth; none if the match ended before it was counted. */
export function standings(shown: View, words: Words): Standing[] {
  return (asView(shown).reckoning ?? [])
    .toSorted((one, other) => other.total - one.total)
    .map(({ seat, total }) => ({ seat, told: words.say('yz-standing', { total }) }));
}
