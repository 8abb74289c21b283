import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { announcer } from '../../../src/lib/ui/announcer.svelte';

it('tells together what is told at the same moment, and afterwards what is new', () => {
  vi.useFakeTimers();
  announcer.tell('Stone is number 5.');
  announcer.tell('Lay the cards.');
  expect(announcer.news).toBe('Stone is number 5. Lay the cards.');
  vi.runAllTimers();
  announcer.tell('Bo is ready.');
  expect(announcer.news).toBe('Bo is ready.');
  vi.runAllTimers();
  vi.useRealTimers();
});

it('can be told something by an effect, which does not run again for it', () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      announcer.tell('one');
      announcer.tell('other');
    });
  });
  flushSync();
  announcer.tell('more');
  flushSync();
  expect(runs).toBe(1);
  stop();
});
