import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { language } from '../../../src/i18n/language.svelte';
import ReplaySlider from '../../../src/lib/replay/ReplaySlider.svelte';
import { playbackSpeed } from '../../../src/lib/table/playback_speed.svelte';
import { show } from '../../mounting';

beforeEach(async () => {
  await language.load();
  playbackSpeed.value = 'normal';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (): void => {
  vi.runOnlyPendingTimers();
  flushSync();
};

it('tells when it has come to the end by itself, once that has been shown for a while', () => {
  const onend = vi.fn();
  show(ReplaySlider, { frame: 1, last: 2, told: '', playing: true, onend });
  pass();
  expect(onend).not.toHaveBeenCalled();
  pass();
  expect(onend).toHaveBeenCalledOnce();
});

it('does not, if somebody goes to the end', () => {
  const onend = vi.fn();
  show(ReplaySlider, { frame: 0, last: 2, told: '', playing: true, onend });
  document.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
  flushSync();
  pass();
  expect(onend).not.toHaveBeenCalled();
});

it.each([
  ['slow', 1800],
  ['normal', 900],
  ['fast', 360],
] as const)('goes on by itself at the speed that the reader has chosen: %s', (speed, beat) => {
  playbackSpeed.value = speed;
  show(ReplaySlider, { frame: 0, last: 9, told: '', playing: true, beats: 2 });
  const at = (): string | undefined => document.querySelector('input')?.value;
  const wait = (time: number): void => {
    vi.advanceTimersByTime(time);
    flushSync();
  };
  wait(2 * beat - 1);
  expect(at()).toBe('0');
  wait(1);
  expect(at()).toBe('1');
  wait(2 * beat);
  expect(at()).toBe('2');
});

it('waits while something of the frame is still being shown', () => {
  show(ReplaySlider, { frame: 0, last: 9, told: '', playing: true, busy: true });
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(document.querySelector('input')?.value).toBe('0');
});
