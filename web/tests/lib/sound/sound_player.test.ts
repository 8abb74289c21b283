import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOUNDS } from '../../../src/lib/sound/sound_library';
import type { SoundName } from '../../../src/lib/sound/sound_library';
import { SoundPlayer } from '../../../src/lib/sound/sound_player';
import { SoundSettings } from '../../../src/lib/sound/sound_settings.svelte';
import { FakeAudioContext } from '../../fake_audio';

let settings: SoundSettings;
let player: SoundPlayer;
let leave: () => void;

/** Somebody interacts with the page. */
const interact = (kind = 'pointerup'): boolean => window.dispatchEvent(new Event(kind));
const context = (): FakeAudioContext => FakeAudioContext.made[0]!;
const count = (...names: SoundName[]): number => names.reduce((sum, name) => sum + SOUNDS[name].layers.length, 0);
/** How many layers were started. */
const heard = (): number => FakeAudioContext.made[0]?.sources.length ?? 0;

beforeEach(() => {
  FakeAudioContext.made = [];
  FakeAudioContext.state = 'running';
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  settings = new SoundSettings();
  settings.volume = 60;
  settings.muted = false;
  settings.vibration = false;
  player = new SoundPlayer(settings);
  leave = player.listen();
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('silence', () => {
  it('is kept until the first interaction', () => {
    player.play('tile');
    expect(FakeAudioContext.made).toHaveLength(0);
    interact('keydown');
    expect(heard()).toBe(0);
    player.play('tile');
    expect(heard()).toBe(count('tile'));
  });

  it('is kept by a key that browsers do not take for an interaction', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    interact('keydown');
    expect(FakeAudioContext.made).toHaveLength(0);
  });

  it('ends at once for who has come by a click on another page', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    leave();
    leave = player.listen();
    expect(FakeAudioContext.made).toHaveLength(1);
  });

  it('is all there is without Web Audio, and nothing fails', () => {
    vi.stubGlobal('AudioContext', undefined);
    interact();
    expect(() => player.play('battle')).not.toThrow();
  });

  it('is all there is where Web Audio is forbidden', () => {
    const forbidden = vi.fn(function () {
      throw new DOMException('no device');
    });
    vi.stubGlobal('AudioContext', forbidden);
    expect(() => interact()).not.toThrow();
    expect(forbidden).toHaveBeenCalled();
    expect(() => player.play('battle')).not.toThrow();
  });

  it('is wanted by who mutes, and by who turns the volume down', () => {
    interact();
    settings.muted = true;
    player.play('tile');
    settings.muted = false;
    settings.volume = 0;
    player.play('tile');
    expect(heard()).toBe(0);
    settings.volume = 50;
    player.play('tile');
    expect(heard()).toBe(count('tile'));
  });

  it('reigns on a hidden page, but for the turn of its reader', () => {
    interact();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    player.playAll(['battle', 'victory']);
    expect(heard()).toBe(0);
    player.playAll(['battle', 'your_turn']);
    expect(heard()).toBe(count('your_turn'));
    settings.muted = true;
    context().currentTime += 1;
    player.play('your_turn');
    expect(heard()).toBe(count('your_turn'));
  });
});

describe('what is heard', () => {
  it('passes the compressor and then the volume', () => {
    settings.volume = 50;
    interact();
    player.play('coin');
    const compressor = context().nodes.find(({ kind }) => kind === 'compressor');
    const [master] = compressor?.outputs ?? [];
    expect(master?.gain.value).toBeCloseTo(0.9 * 0.25);
    expect(master?.outputs).toEqual([context().destination]);
    const faders = context().nodes.filter(({ outputs }) => outputs[0] === compressor);
    expect(faders.map(({ gain }) => gain.value)).toEqual([SOUNDS.coin.level]);
    settings.muted = true;
    expect(master?.gain.scheduled).toEqual([['target', 0, 10]]);
  });

  it('is not doubled within sixty milliseconds', () => {
    interact();
    player.play('tile');
    context().currentTime += 0.05;
    player.playAll(['tile', 'card']);
    expect(heard()).toBe(count('tile', 'card'));
    context().currentTime += 0.02;
    player.play('tile');
    expect(heard()).toBe(count('tile', 'card', 'tile'));
  });

  it('comes one after the other where much happens at once, each sound once', () => {
    interact();
    player.playAll(['card', 'card', 'coin', 'card', 'your_turn']);
    expect(heard()).toBe(count('card', 'coin', 'your_turn'));
    const first = context().sources.map(({ started }) => started[0]!);
    expect(Math.min(...first)).toBe(10);
    expect(first[count('card')]).toBeCloseTo(10.11);
    expect(first[count('card', 'coin')]).toBeCloseTo(10.22);
  });

  it('is never more than four voices: the oldest makes room', () => {
    interact();
    const names = ['gong', 'victory', 'defeat', 'match_end', 'bell'] as const;
    for (const name of names) player.play(name);
    const stopped = context().sources.filter((source) => source.stopped.length > 1);
    expect(stopped).toEqual(context().sources.slice(0, count('gong')));
    // Those that have ended by themselves take no room.
    context().currentTime += 5;
    player.play('gong');
    expect(context().sources.filter((source) => source.stopped.length > 1)).toEqual(stopped);
  });

  it('does not begin a long row with more than four', () => {
    interact();
    player.playAll(['tile', 'stone', 'plank', 'card', 'coin', 'bell']);
    expect(heard()).toBe(count('tile', 'stone', 'plank', 'card'));
  });

  it('waits for the permission of the browser, but not for long', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    FakeAudioContext.state = 'suspended';
    interact();
    player.play('tile');
    expect(heard()).toBe(0);
    clock.mockReturnValue(1100);
    context().permit();
    await vi.waitFor(() => expect(heard()).toBe(count('tile')));

    await context().suspend();
    player.play('bell');
    clock.mockReturnValue(3000);
    context().permit();
    player.play('coin');
    await Promise.resolve();
    expect(heard()).toBe(count('tile', 'coin'));
  });

  it('ends when the table is left', () => {
    interact();
    leave();
    expect(context().state).toBe('suspended');
  });
});

describe('vibration', () => {
  const vibrate = vi.fn();

  beforeEach(() => {
    vibrate.mockReset();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  });

  it('comes only to those who want it', () => {
    player.play('your_turn');
    expect(vibrate).not.toHaveBeenCalled();
    settings.vibration = true;
    player.playAll(['tile', 'battle', 'your_turn']);
    expect(vibrate.mock.calls).toEqual([[SOUNDS.battle.vibration]]);
  });

  it('is felt without any sound, too', () => {
    settings.vibration = true;
    settings.muted = true;
    player.play('splash');
    expect(vibrate).toHaveBeenCalledOnce();
    player.play('tile');
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('waits for the first interaction, as browsers demand', () => {
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    settings.vibration = true;
    player.play('your_turn');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is nothing where there is none', () => {
    vi.stubGlobal('navigator', {});
    settings.vibration = true;
    expect(() => player.play('your_turn')).not.toThrow();
  });
});

describe('settings', () => {
  it('are kept in the browser', () => {
    settings.volume = 35;
    settings.muted = true;
    settings.vibration = true;
    const later = new SoundSettings();
    expect([later.volume, later.muted, later.vibration]).toEqual([35, true, true]);
  });

  it.each(['loud', '-5', '101', ''])('fall back to the usual volume from %j', (kept) => {
    localStorage.setItem('sampan.volume', kept);
    expect(new SoundSettings().volume).toBe(60);
  });
});
