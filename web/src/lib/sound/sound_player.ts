import { untrack } from 'svelte';
import { SOUNDS } from './sound_library';
import type { SoundName } from './sound_library';
import { soundSettings } from './sound_settings.svelte';
import type { SoundSettings } from './sound_settings.svelte';
import { Synthesizer } from './synthesizer';
import type { Voice } from './synthesizer';

/** How many sounds are heard at once. */
const MOST_VOICES = 4;
/** The same sound again within this time is the same blow; in seconds, as everything here. */
const DOUBLED = 0.06;
/** Between sounds of the same moment. */
const APART = 0.11;
/** A sound that waited longer for the browser's permission is no longer true. */
const LATEST = 0.5;
/** How much each blow may be higher or lower than the last. */
const VARIATION = 0.04;
/** What browsers take for a person at the screen; a finger counts when it is lifted. */
const INTERACTIONS = ['pointerup', 'click', 'keydown'] as const;

/** Plays the sounds of the table, if its person wants to hear them and the browser can. */
export class SoundPlayer {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private synthesizer: Synthesizer | null = null;
  private voices: Voice[] = [];
  private readonly lastStarts = new Map<SoundName, number>();

  constructor(private readonly settings: SoundSettings) {
    settings.changed = () => this.adjust();
  }

  /** Be ready from the first interaction on, until the returned function is called. */
  listen(): () => void {
    const ready = (): void => this.ready();
    for (const kind of INTERACTIONS) window.addEventListener(kind, ready, { capture: true });
    // The person has come here by a click on another page.
    if (hasInteracted() === true) this.ready();
    return () => {
      for (const kind of INTERACTIONS) window.removeEventListener(kind, ready, { capture: true });
      void this.context?.suspend().catch(() => undefined);
    };
  }

  play(name: SoundName): void {
    this.playAll([name]);
  }

  /** The sounds of one moment, each once and a little after the one before. */
  playAll(names: readonly SoundName[]): void {
    // Whoever plays a sound in an effect does not want to play it again when the volume changes.
    untrack(() => {
      const wanted = [...new Set(names)].filter((name) => !document.hidden || name === 'your_turn');
      this.vibrate(wanted);
      if (wanted.length > 0 && this.settings.gain > 0) this.whenRunning(() => this.start(wanted));
    });
  }

  private start(names: readonly SoundName[]): void {
    const { context, synthesizer } = this;
    if (!context || !synthesizer) return;
    const now = context.currentTime;
    const heard = names.filter((name) => now - (this.lastStarts.get(name) ?? -Infinity) > DOUBLED);
    for (const [index, name] of heard.slice(0, MOST_VOICES).entries()) {
      this.voices = this.voices.filter(({ ends }) => ends > now);
      if (this.voices.length >= MOST_VOICES) this.voices.shift()?.stop();
      const sound = SOUNDS[name];
      const height = sound.varies ? 1 + VARIATION * (2 * Math.random() - 1) : 1;
      const at = now + index * APART;
      this.voices.push(synthesizer.start(sound, at, height));
      this.lastStarts.set(name, at);
    }
  }

  private vibrate(names: readonly SoundName[]): void {
    if (!this.settings.vibration || !canVibrate() || hasInteracted() === false) return;
    const pattern = names.map((name) => SOUNDS[name].vibration).find((each) => each !== undefined);
    if (pattern) navigator.vibrate([...pattern]);
  }

  /** Make the context, or wake it up, as browsers allow when somebody interacts with the page. */
  private ready(): void {
    if (hasInteracted() === false) return;
    this.context ??= this.open();
    if (this.context && this.context.state !== 'running') void this.context.resume().catch(() => undefined);
  }

  private open(): AudioContext | null {
    // Old browsers, and those that forbid it, have none.
    if (typeof AudioContext === 'undefined') return null;
    try {
      const context = new AudioContext();
      this.master = context.createGain();
      this.master.gain.value = this.settings.gain;
      this.master.connect(context.destination);
      this.synthesizer = new Synthesizer(context, limiter(context, this.master));
      return context;
    } catch {
      return null;
    }
  }

  private whenRunning(start: () => void): void {
    const { context } = this;
    if (!context) return;
    if (context.state === 'running') {
      start();
      return;
    }
    const asked = performance.now();
    const late = (): boolean => performance.now() - asked > LATEST * 1000;
    void context.resume().then(
      () => (late() ? undefined : start()),
      () => undefined,
    );
  }

  private adjust(): void {
    if (this.context) this.master?.gain.setTargetAtTime(this.settings.gain, this.context.currentTime, 0.01);
  }
}

/** Holds bursts down, so that many sounds at once are not clipped. */
function limiter(context: BaseAudioContext, output: AudioNode): AudioNode {
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -6;
  compressor.knee.value = 4;
  compressor.ratio.value = 20;
  compressor.attack.value = 0.001;
  compressor.release.value = 0.12;
  compressor.connect(output);
  return compressor;
}

/** Whether somebody has interacted with the page; undefined where the browser does not say. */
function hasInteracted(): boolean | undefined {
  // Not every browser has it, whatever the types say.
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive;
}

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

export const sounds = new SoundPlayer(soundSettings);
