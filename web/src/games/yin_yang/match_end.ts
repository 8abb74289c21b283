/** What is told when a match of Yin & Yang is over. */
import { spoken } from '../../i18n/sentences';
import type { Words } from '../../i18n/words';
import type { Entry, GameEvent, View } from '../../lib/connection/protocol';
import type { Standing } from '../../lib/table/game_module';
import type { DisplayedMatch } from '../../lib/table/table_context';
import { lastMove } from './click_paths';
import { asView, seatField, textField } from './view_fields';
import { COLOURS } from './view_types';
import type { ShownView } from './view';
import type { Card, Colour, ColourCounts } from './view_types';

/** The last card, with what came of it. At the turn limit it decided nothing: there it is the end itself. */
export function decidingMove(log: readonly Entry[]): readonly Entry[] {
  const end = log.findLast(({ events }) => events.some(atLimit));
  if (end) return [{ ...end, events: end.events.filter(atLimit) }];
  return lastMove(log).map((entry) => ({ ...entry, events: entry.events.filter(({ kind }) => kind !== 'game_over') }));
}

/** The cards that could have undone what the last card did: those that take such a token away, or change the goal. */
const UNDOING: Readonly<Record<Colour | 'goal', readonly Card[]>> = {
  white: ['W2', 'B2', 'W5', 'B3', 'B9'],
  black: ['W2', 'B2', 'B5', 'W3', 'W9'],
  goal: ['W10', 'B8', 'B10'],
};

/**
 * Whose tokens the last card changed, and by how many; or the goal that it changed. And what the reader still held
 * against it, and how far the reader was from the goal.
 */
export function decidedBy(shown: View, log: readonly Entry[], { words, cast }: DisplayedMatch): string[] {
  const view = asView(shown);
  const events = lastMove(log).flatMap((entry) => entry.events);
  const played = events.find(({ kind }) => kind === 'card_played');
  if (view.outcome?.reason === 'limit') return [limitSentence(view, { words, cast })];
  if (!played) return [];
  const { seat: player, card } = played;
  const say = (id: string, fields: object): string =>
    words.say(id, spoken(words, { kind: id, player, card, ...fields }, cast));
  // Whoever is out gives everything back: what counts is what they had until then.
  const out = events.findIndex(({ kind }) => kind === 'eliminated');
  const [until, since] = out < 0 ? [events, []] : [events.slice(0, out), events.slice(out)];
  const sentences: string[] = [];
  const undoing = new Set<Card>();
  for (const { seat, tokens } of view.players) {
    // In mystery the totals of others stay hidden (YN-15).
    const changed = tokens ? COLOURS.filter((colour) => gained(until, seat, colour) !== 0) : [];
    if (!tokens || changed.length === 0) continue;
    const counts = COLOURS.flatMap((colour) => {
      const after = tokens[colour] - gained(since, seat, colour);
      return [
        [`${colour}_before`, after - gained(until, seat, colour)],
        [`${colour}_after`, after],
      ] as const;
    });
    if (view.outcome?.winners.includes(seat)) {
      const more = changed.filter((colour) => gained(until, seat, colour) > 0);
      more.flatMap((colour) => UNDOING[colour]).forEach((each) => undoing.add(each));
    }
    const colours = changed.length > 1 ? 'both' : changed[0];
    sentences.push(say('yy-decided-tokens', { seat, colours, ...Object.fromEntries(counts), own: seat === player }));
  }
  for (const event of since.filter(({ kind }) => kind === 'eliminated')) {
    sentences.push(say('yy-decided-out', { seat: event['seat'], number: view.goal.number }));
  }
  const goal = events.findLast(({ kind }) => kind === 'goal_changed');
  if (goal) {
    UNDOING.goal.forEach((each) => undoing.add(each));
    sentences.push(say('yy-decided-goal', { number: goal['number'], mode: goal['mode'] }));
  }
  const own = view.players.find(({ seat }) => seat === cast.reader);
  const held = [...new Set(own?.hand)].filter((each) => undoing.has(each));
  if (own && held.length > 0 && view.outcome?.reason === 'goal' && !view.outcome.winners.includes(own.seat))
    sentences.push(say('yy-decided-held', { what: goal ? 'goal' : 'tokens', cards: held }));
  const away = own && !own.out && !view.outcome?.winners.includes(own.seat) ? awayFrom(view.goal, own.tokens) : null;
  if (sentences.length > 0 && away !== null) sentences.push(words.say('yy-decided-away', { away }));
  return sentences;
}

const atLimit = ({ kind, reason }: GameEvent): boolean => kind === 'game_over' && reason === 'limit';

/** Why the winners won when the turn limit ended the match (YN-12a). */
function limitSentence({ players, goal, outcome }: ShownView, { words, cast }: Pick<DisplayedMatch, 'words' | 'cast'>) {
  const distances = players
    .filter(({ seat, out }) => !out && outcome?.winners.includes(seat))
    .flatMap(({ seat, tokens }) => {
      const away = awayFrom(goal, tokens);
      return away === null ? [] : [{ seat, away }];
    });
  const aways = distances.map(({ away }) => away);
  // Team-mates win as well, whatever they have; only those who are best explain it.
  const best = goal.mode === 'win' ? Math.min(...aways) : Math.max(...aways);
  const winners = distances.length > 0 ? distances.filter(({ away }) => away === best).map(({ seat }) => seat) : [];
  const told = outcome?.winners.length === 0 ? 'draw' : winners.length > 0 ? 'best' : 'hidden';
  const fields = { kind: 'yy-decided-limit', told, mode: goal.mode, winners, away: winners.length > 0 ? best : 0 };
  return words.say('yy-decided-limit', spoken(words, fields, cast));
}

/** How many tokens are too many or too few; null where they are hidden. */
export function awayFrom({ number }: ShownView['goal'], tokens: ColourCounts | null): number | null {
  return tokens && Math.abs(tokens.white - number) + Math.abs(tokens.black - number);
}

/** How many tokens of a colour a player gained by these events; fewer than 0 if some were lost. */
function gained(events: readonly GameEvent[], seat: number, colour: Colour): number {
  let sum = 0;
  for (const event of events.filter((each) => textField(each, 'colour') === colour)) {
    const count = Number(event['count'] ?? 1);
    if (event.kind === 'tokens_gained' && seatField(event, 'seat') === seat) sum += count;
    if (event.kind === 'tokens_lost' && seatField(event, 'seat') === seat) sum -= count;
    if (event.kind === 'token_moved' && seatField(event, 'receiver') === seat) sum += 1;
    if (event.kind === 'token_moved' && seatField(event, 'giver') === seat) sum -= 1;
  }
  return sum;
}

/**
 * Everybody's tokens, and how far from the goal they are: the winners first, then by distance, then whoever is out, the
 * last one to go first. Where nobody else was left, no distance says anything.
 */
export function standings(shown: View, words: Words, log: readonly Entry[]): Standing[] {
  const { players, outcome, goal } = asView(shown);
  const gone = log.flatMap(({ events }) => events.filter(({ kind }) => kind === 'eliminated'));
  const order = ({ seat }: (typeof players)[number]): number => -gone.findIndex((event) => event['seat'] === seat);
  const place = ({ seat, out }: (typeof players)[number]): number =>
    outcome?.winners.includes(seat) ? 0 : out ? 2 : 1;
  // Where the goal loses, the farthest is best off.
  const distance = ({ tokens }: (typeof players)[number]): number =>
    (awayFrom(goal, tokens) ?? 0) * (goal.mode === 'win' ? 1 : -1);
  return players
    .toSorted(
      (one, other) =>
        place(one) - place(other) || (one.out ? order(one) - order(other) : distance(one) - distance(other)),
    )
    .map(({ seat, tokens, out }) => {
      if (out) return { seat, told: words.say('yy-out') };
      const away = (outcome?.reason === 'survivor' ? null : awayFrom(goal, tokens)) ?? 'none';
      return { seat, told: words.say('yy-standing', { ...tokens, away }) };
    });
}
