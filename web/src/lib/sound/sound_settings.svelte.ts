import { recall, remember } from '../ui/preferences';

const USUAL_VOLUME = 60;
/** What the full volume leaves unused, so that nothing is ever clipped. */
const LOUDEST = 0.9;

function recalledVolume(): number {
  const volume = Number.parseInt(recall('volume') ?? '', 10);
  return volume >= 0 && volume <= 100 ? volume : USUAL_VOLUME;
}

/** How this browser's person wants to hear and feel what happens. */
export class SoundSettings {
  private chosenVolume = $state(recalledVolume());
  private chosenMuted = $state(recall('muted') === 'yes');
  private chosenVibration = $state(recall('vibration') === 'yes');
  /** Called after each change, for what is heard at the moment. */
  changed: () => void = () => undefined;

  /** From 0 to 100. */
  get volume(): number {
    return this.chosenVolume;
  }

  set volume(volume: number) {
    this.chosenVolume = volume;
    remember('volume', String(volume));
    this.changed();
  }

  get muted(): boolean {
    return this.chosenMuted;
  }

  set muted(muted: boolean) {
    this.chosenMuted = muted;
    remember('muted', muted ? 'yes' : 'no');
    this.changed();
  }

  get vibration(): boolean {
    return this.chosenVibration;
  }

  set vibration(vibration: boolean) {
    this.chosenVibration = vibration;
    remember('vibration', vibration ? 'yes' : 'no');
  }

  /** What samples are multiplied by: ears hear the square as an even scale. */
  get gain(): number {
    return this.muted ? 0 : LOUDEST * (this.volume / 100) ** 2;
  }
}

export const soundSettings = new SoundSettings();
