import { recall, remember } from '../ui/preferences';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a beat is at normal speed, in milliseconds: most things that happen are shown for one. */
export const NORMAL_BEAT = 900;
const BEATS: Readonly<Record<Speed, number>> = { slow: 2 * NORMAL_BEAT, normal: NORMAL_BEAT, fast: 360, instant: 0 };
const KEY = 'speed';

/** How fast the reader wants to watch what others do; kept by the browser. */
class PlaybackSpeed {
  private chosen = $state<Speed>(SPEEDS.find((speed) => speed === recall(KEY)) ?? 'normal');

  get value(): Speed {
    return this.chosen;
  }

  set value(speed: Speed) {
    this.chosen = speed;
    remember(KEY, speed);
  }

  get beat(): number {
    return BEATS[this.chosen];
  }

  get instant(): boolean {
    return this.chosen === 'instant';
  }
}

export const playbackSpeed = new PlaybackSpeed();
