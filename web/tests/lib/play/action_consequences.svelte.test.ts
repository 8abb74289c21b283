import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { ActionConsequences } from '../../../src/lib/play/action_consequences.svelte';
import type { Action, Consequence, Decision } from '../../../src/lib/connection/protocol';

const [STAY, GO, LEAP]: Action[] = [{ kind: 'stay' }, { kind: 'go' }, { kind: 'leap' }];
const events = [{ kind: 'point', seat: 0 }];

it('asks once for all actions, when somebody looks at them, and anew at the next decision', async () => {
  let question = $state(1);
  let wanted = $state(false);
  const decision = { seat: 0, ply: 3, actions: [STAY, GO, LEAP] } as unknown as Decision;
  const consequences = vi.fn((): Promise<Consequence[]> => Promise.resolve([{ actions: [1, 2], events }]));
  let asked!: ActionConsequences;
  const stop = $effect.root(() => {
    asked = new ActionConsequences(
      () => ({ decision, consequences }),
      () => question,
      () => wanted,
    );
  });
  flushSync();
  expect([asked.of(GO!), consequences.mock.calls.length]).toEqual([null, 0]);
  wanted = true;
  flushSync();
  await Promise.resolve().then(() => Promise.resolve());
  expect([STAY, GO, LEAP].map((action) => asked.of(action!))).toEqual([[], events, events]);
  wanted = false;
  flushSync();
  wanted = true;
  flushSync();
  expect(consequences).toHaveBeenCalledOnce();
  question = 2;
  flushSync();
  expect(asked.of(GO!)).toBeNull();
  await vi.waitFor(() => expect(asked.of(GO!)).toEqual(events));
  stop();
});
