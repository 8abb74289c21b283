import { flushSync } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import { Refusal } from '../../../src/lib/connection/refusal';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { RefusalData } from '../../../src/lib/connection/protocol';
import { WhyNot } from '../../../src/lib/play/why_not.svelte';
import { ActionChooser } from '../../../src/lib/table/action_chooser.svelte';
import type { GameModule } from '../../../src/lib/table/game_module';

const refusal = (reason: string, sentence: string, fields = {}): RefusalData => ({
  reason,
  fields,
  sentence: { en: sentence, fr: sentence },
});
const BLOCKED = refusal('no-colour-anywhere', 'W9 needs a black token.', { card: 'W9' });

beforeAll(() => language.load());

/** What is said after a click on a card of the hand, when the server refuses the action that it means. */
async function told(refused: RefusalData, blocked: RefusalData[] = [BLOCKED]): Promise<string | undefined> {
  document.body.innerHTML = '<div data-thing="hand:W9"></div>';
  const table = {
    decision: { actions: [], blocked },
    view: {},
    refusalOf: () => Promise.resolve(new Refusal(refused)),
  };
  const module = { meant: () => ({ kind: 'play', card: 'W9' }) };
  let whyNot: WhyNot | undefined;
  const stop = $effect.root(() => {
    whyNot = new WhyNot(
      () => table as unknown as LiveTable,
      () => module as unknown as GameModule,
      () => chooser,
      () => 'Choose a card.',
    );
  });
  const chooser = new ActionChooser([], () => []);
  flushSync();
  await whyNot!.click(document.querySelector('div'));
  const { shown } = whyNot!;
  stop();
  return shown?.sentence;
}

it('tells the reason of the rules', async () => {
  expect(await told(refusal('player-out', 'Bo is out.'))).toBe('Bo is out.');
});

it.each(['field-missing', 'field-word', 'kind-not-now'])('is no affair of programs (%s)', async (reason) => {
  expect(await told(refusal(reason, 'The field “player” is missing.'))).toBe('W9 needs a black token.');
  expect(await told(refusal(reason, 'The field “player” is missing.'), [])).toBe('Choose a card.');
});

it('tells why a kind of action is impossible as a whole, where only its beginning was clicked', async () => {
  const noSpace = refusal('no-space', 'There is no empty space.', { card: '', kind: 'play' });
  const another = refusal('riot-too-few', 'A riot costs two.', { card: '', kind: 'riot' });
  const missing = refusal('field-missing', 'The field “space” is missing.');
  expect(await told(missing, [another, noSpace])).toBe('There is no empty space.');
  expect(await told(missing, [another])).toBe('Choose a card.');
});
