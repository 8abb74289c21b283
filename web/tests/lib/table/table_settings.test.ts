import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import { sounds } from '../../../src/lib/sound/sound_player';
import { soundSettings } from '../../../src/lib/sound/sound_settings.svelte';
import TableSettings from '../../../src/lib/table/TableSettings.svelte';
import { announcer } from '../../../src/lib/ui/announcer.svelte';
import { button, show, text } from '../../mounting';

const play = vi.spyOn(sounds, 'play').mockReturnValue();

/** jsdom has no modal dialogs. */
function open(): void {
  HTMLDialogElement.prototype.showModal = vi.fn();
  show(TableSettings, {});
  button('Settings').click();
  flushSync();
}

function press(code: string, how: KeyboardEventInit): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, ...how }));
  flushSync();
}

beforeEach(async () => {
  play.mockClear();
  soundSettings.muted = false;
  soundSettings.volume = 60;
  await language.load();
});

afterEach(() => vi.unstubAllGlobals());

describe('the volume', () => {
  it('is set by the slider, and heard', () => {
    open();
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    slider.value = '25';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(soundSettings.volume).toBe(25);
    expect(localStorage.getItem('sampan.volume')).toBe('25');
    expect(text('output')).toEqual(['25']);
    expect(play.mock.calls).toEqual([['your_turn']]);
  });

  it('can be tried with any sound, unless there is none', () => {
    open();
    const choice = document.querySelector<HTMLSelectElement>('fieldset select')!;
    choice.value = 'gong';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    button('Listen').click();
    expect(play.mock.calls).toEqual([['gong']]);
    document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    flushSync();
    expect(soundSettings.muted).toBe(true);
    expect(button('Listen').disabled).toBe(true);
  });
});

describe('Alt+M', () => {
  it('mutes, says so, and brings the sound back', () => {
    show(TableSettings, {});
    press('KeyM', { altKey: true });
    expect([soundSettings.muted, announcer.news]).toEqual([true, 'Sound off']);
    expect(text('button')).toEqual(['Settings (Sound off)']);
    press('KeyM', { altKey: true });
    expect(soundSettings.muted).toBe(false);
  });

  it.each([{}, { altKey: true, ctrlKey: true }, { altKey: true, metaKey: true }, { altKey: true, repeat: true }])(
    'is not the same as M with %o',
    (held) => {
      show(TableSettings, {});
      press('KeyM', held);
      expect(soundSettings.muted).toBe(false);
    },
  );
});

describe('vibration', () => {
  it('is not offered where there is none', () => {
    open();
    expect(text('label').join()).not.toContain('Vibrate');
  });

  it('is offered by what can vibrate', () => {
    vi.stubGlobal('navigator', { vibrate: vi.fn() });
    open();
    expect(text('label').at(-1)).toContain('Vibrate');
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].at(-1)!.click();
    expect(soundSettings.vibration).toBe(true);
    soundSettings.vibration = false;
  });
});
