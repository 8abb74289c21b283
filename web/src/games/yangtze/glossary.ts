import type { Words } from '../../i18n/words';
import type { View } from '../../lib/connection/protocol';
import type { Thing } from '../../lib/table/game_module';
import { capitalise } from './capitalise';
import { asView } from './view_fields';

/** The terms that are explained, in the order of the glossary. */
export const terms = [
  'good',
  'place',
  'post',
  'emperor',
  'card',
  'player',
  'bid',
  'cargo',
  'majority',
  'set',
  'throne',
  'decree',
  'bag',
  'idle',
  'money',
  'screen',
  'seen',
  'worth',
  'gain',
  'value',
  'category',
] as const;

/** The terms of things, by the first part of their names; what a bid is, the auction explains. */
const BY_THING: Readonly<Record<string, (typeof terms)[number]>> = {
  good: 'good',
  line: 'good',
  place: 'place',
  cargo: 'cargo',
  card: 'card',
  'card-of': 'card',
  seat: 'player',
  emperor: 'emperor',
  post: 'post',
};

/** The term that a thing is an example of. */
export function termOf(thing: Thing): string | null {
  return BY_THING[thing.split(':')[0] ?? ''] ?? null;
}

/** Things that have a name of their own; what they are called has the same beginning as the thing. */
const NAMED = new Set(['good', 'line', 'card', 'emperor', 'post']);

export function termName(thing: Thing, words: Words): string {
  const [kind = '', ...rest] = thing.split(':');
  if (kind === 'card-of') return words.say(`card-${rest[1]}`);
  return NAMED.has(kind) ? words.say(`${kind}-${rest[0]}`) : '';
}

/** What an emperor orders, and whether one has to obey. */
export function termDetails(thing: Thing, shown: View, words: Words): string {
  const [kind, emperor = ''] = thing.split(':');
  if (kind !== 'emperor') return '';
  const optional = asView(shown).options.optional_emperors.some((each) => each === emperor);
  return [
    words.say('yz-said', { text: capitalise(words.say(`order-${emperor}`)) }),
    words.say(optional ? 'yz-optional' : 'yz-compulsory'),
  ].join(' ');
}
