/** One voice within a sound. Times are in seconds, pitches and other frequencies in hertz; a pair glides from one to the other. */
export interface Layer {
  /** A wave, noise, or a plucked string. */
  source: 'sine' | 'triangle' | 'sawtooth' | 'noise' | 'pluck';
  /** How loud it gets: 1 is as loud as can be. */
  gain: number;
  /** When it begins; at once, unless said otherwise. */
  at?: number;
  /** How long it takes to get loud, and then to fade away. */
  attack?: number;
  decay: number;
  /** Of waves and strings. */
  pitch?: number | readonly [number, number];
  filter?: { type: 'lowpass' | 'bandpass' | 'highpass'; frequency: number | readonly [number, number]; q?: number };
}

export interface Sound {
  /** What all layers are multiplied by, so that no sound is much louder than the others. */
  level: number;
  layers: readonly Layer[];
  /** Whether it comes a little higher or lower each time, as things on a real table do. */
  varies?: true;
  /** What a phone does meanwhile, if its owner likes: milliseconds of shaking and rest in turn. */
  vibration?: readonly number[];
}

/** The modes in which something struck rings: pitch, gain and decay of each. */
const ring = (at: number, attack: number, ...modes: readonly [number, number, number][]): Layer[] =>
  modes.map(([pitch, gain, decay]) => ({ source: 'sine', pitch, gain, decay, at, attack }));

/** A skin that is struck: its pitch falls as it relaxes. */
const drumbeat = (at: number, gain: number, pitch: number): Layer[] => [
  { source: 'sine', at, gain, pitch: [pitch * 1.9, pitch], attack: 0.002, decay: 0.34 },
  { source: 'triangle', at, gain: gain * 0.5, pitch: [pitch * 3.4, pitch * 2.3], attack: 0.002, decay: 0.14 },
  { source: 'noise', at, gain: gain * 0.5, decay: 0.05, filter: { type: 'lowpass', frequency: 1400 } },
];

/** Blade on blade. */
const clash = (at: number, gain: number): Layer[] => [
  { source: 'noise', at, gain: gain * 1.6, decay: 0.12, filter: { type: 'bandpass', frequency: [6200, 3800], q: 1.2 } },
  ...ring(at, 0.001, [1870, gain, 0.4], [2740, gain * 0.8, 0.32], [4130, gain * 0.6, 0.22], [5390, gain * 0.4, 0.16]),
];

/** One string after the other: when, and which pitch. */
const strings = (gain: number, decay: number, ...notes: readonly [number, number][]): Layer[] =>
  notes.map(([at, pitch]) => ({
    source: 'pluck',
    at,
    pitch,
    gain,
    decay,
    attack: 0.001,
    filter: { type: 'lowpass', frequency: [2600, 900] },
  }));

/** Notes of the pentatonic scale on D. */
const [D3, F3, A3, C4, D4, E4, A4, B4, D5, E5, A5, D6] = [
  146.83, 174.61, 220, 261.63, 293.66, 329.63, 440, 493.88, 587.33, 659.26, 880, 1174.66,
] as const;

const define = <Name extends string>(sounds: Record<Name, Sound>): Readonly<Record<Name, Sound>> => sounds;

/** Every sound there is, made of nothing but these numbers. */
export const SOUNDS = define({
  /** A click and the wooden board under it. */
  tile: {
    level: 0.75,
    varies: true,
    layers: [
      {
        source: 'noise',
        gain: 0.9,
        attack: 0.001,
        decay: 0.035,
        filter: { type: 'bandpass', frequency: 2600, q: 1.4 },
      },
      ...ring(0, 0.001, [920, 0.5, 0.1], [1490, 0.22, 0.06]),
      { source: 'sine', gain: 0.55, pitch: [330, 250], attack: 0.001, decay: 0.18 },
    ],
  },
  /** Two hard clicks close together, bright and without a body. */
  stone: {
    level: 0.75,
    varies: true,
    layers: [
      { source: 'noise', gain: 1, attack: 0.001, decay: 0.025, filter: { type: 'bandpass', frequency: 4200, q: 2 } },
      ...ring(0, 0.001, [2130, 0.5, 0.1], [3480, 0.3, 0.06]),
      { source: 'sine', gain: 0.35, pitch: [520, 430], attack: 0.001, decay: 0.1 },
      { source: 'noise', at: 0.055, gain: 0.4, decay: 0.02, filter: { type: 'bandpass', frequency: 4700, q: 2 } },
      ...ring(0.055, 0.001, [2210, 0.22, 0.05]),
    ],
  },
  /** A long board falls into place: low, hollow, with a rattle. */
  plank: {
    level: 0.65,
    varies: true,
    layers: [
      { source: 'noise', gain: 0.9, attack: 0.001, decay: 0.06, filter: { type: 'lowpass', frequency: 1500 } },
      ...ring(0, 0.002, [205, 0.75, 0.22], [470, 0.4, 0.14], [810, 0.2, 0.08]),
      { source: 'noise', at: 0.1, gain: 0.35, decay: 0.04, filter: { type: 'lowpass', frequency: 1700 } },
      ...ring(0.1, 0.002, [218, 0.3, 0.15], [490, 0.15, 0.1]),
    ],
  },
  /** A foot on wood. */
  step: {
    level: 0.75,
    varies: true,
    layers: [
      { source: 'noise', gain: 0.5, attack: 0.003, decay: 0.05, filter: { type: 'lowpass', frequency: 900 } },
      ...ring(0, 0.002, [290, 0.6, 0.09], [640, 0.2, 0.05]),
    ],
  },
  /** Paper slides and snaps. */
  card: {
    level: 1.1,
    varies: true,
    layers: [
      {
        source: 'noise',
        gain: 0.55,
        attack: 0.05,
        decay: 0.09,
        filter: { type: 'bandpass', frequency: [1800, 5200], q: 0.9 },
      },
      { source: 'noise', at: 0.085, gain: 0.9, decay: 0.03, filter: { type: 'bandpass', frequency: 2400, q: 0.8 } },
    ],
  },
  /** Two partials that do not fit each other, twice. */
  coin: {
    level: 0.5,
    varies: true,
    layers: [
      { source: 'noise', gain: 0.3, attack: 0.001, decay: 0.012, filter: { type: 'highpass', frequency: 6000 } },
      ...ring(0, 0.001, [3150, 0.4, 0.16], [5230, 0.3, 0.12]),
      ...ring(0.075, 0.001, [3390, 0.42, 0.34], [5610, 0.28, 0.22]),
    ],
  },
  /** Something falls into the water: the blow, the spray, and bubbles that rise. */
  splash: {
    level: 0.5,
    varies: true,
    vibration: [40, 30, 90],
    layers: [
      { source: 'sine', gain: 0.6, pitch: [190, 60], attack: 0.003, decay: 0.2 },
      {
        source: 'noise',
        gain: 1,
        attack: 0.012,
        decay: 0.7,
        filter: { type: 'bandpass', frequency: [2600, 500], q: 0.7 },
      },
      {
        source: 'noise',
        at: 0.06,
        gain: 0.25,
        attack: 0.05,
        decay: 0.45,
        filter: { type: 'bandpass', frequency: 4200, q: 0.6 },
      },
      { source: 'sine', at: 0.34, gain: 0.3, pitch: [420, 900], attack: 0.01, decay: 0.09 },
      { source: 'sine', at: 0.47, gain: 0.24, pitch: [520, 1150], attack: 0.01, decay: 0.08 },
      { source: 'sine', at: 0.62, gain: 0.16, pitch: [610, 1300], attack: 0.01, decay: 0.07 },
    ],
  },
  /** The river moves on. */
  ripple: {
    level: 0.95,
    varies: true,
    layers: [
      {
        source: 'noise',
        gain: 0.5,
        attack: 0.12,
        decay: 0.35,
        filter: { type: 'bandpass', frequency: [500, 1100], q: 1.2 },
      },
      { source: 'sine', at: 0.1, gain: 0.35, pitch: [480, 760], attack: 0.015, decay: 0.1 },
      { source: 'sine', at: 0.24, gain: 0.3, pitch: [560, 930], attack: 0.015, decay: 0.09 },
    ],
  },
  /** A growl of waves that beat against each other, then fire. */
  dragon: {
    level: 0.42,
    layers: [
      {
        source: 'sawtooth',
        gain: 0.55,
        pitch: [96, 58],
        attack: 0.09,
        decay: 1,
        filter: { type: 'lowpass', frequency: [380, 1300], q: 3 },
      },
      {
        source: 'sawtooth',
        gain: 0.55,
        pitch: [113, 71],
        attack: 0.09,
        decay: 1,
        filter: { type: 'lowpass', frequency: [420, 1500], q: 3 },
      },
      {
        source: 'noise',
        at: 0.28,
        gain: 0.9,
        attack: 0.2,
        decay: 0.9,
        filter: { type: 'bandpass', frequency: [700, 2400], q: 0.8 },
      },
    ],
  },
  /** Three beats and two clashes. */
  battle: {
    level: 0.48,
    vibration: [60, 40, 60, 40, 120],
    layers: [
      ...drumbeat(0, 0.8, 88),
      ...drumbeat(0.2, 0.6, 96),
      ...drumbeat(0.4, 0.9, 82),
      ...clash(0.42, 0.2),
      ...clash(0.66, 0.15),
    ],
  },
  /** A revolt: a quick roll that swells, and a blow. */
  drum: {
    level: 0.48,
    layers: [
      ...drumbeat(0, 0.35, 118),
      ...drumbeat(0.1, 0.45, 118),
      ...drumbeat(0.2, 0.55, 118),
      ...drumbeat(0.34, 0.9, 92),
    ],
  },
  /** Partials that come up one after the other, as a gong blooms; none so low that a phone could not play it. */
  gong: {
    level: 0.33,
    layers: [
      { source: 'noise', gain: 0.25, decay: 0.08, filter: { type: 'lowpass', frequency: 700 } },
      ...ring(0, 0.006, [147, 0.5, 2.4], [221, 0.3, 2], [349, 0.26, 1.8]),
      ...ring(0.02, 0.09, [477, 0.2, 1.5], [617, 0.16, 1.3], [859, 0.12, 1.1]),
      ...ring(0.04, 0.22, [1263, 0.07, 0.9], [1690, 0.05, 0.8]),
    ],
  },
  /** A small bronze bell, as it hangs from a roof. */
  bell: {
    level: 0.5,
    layers: ring(0, 0.003, [D5, 0.3, 1.5], [D5 * 2.01, 0.2, 1.1], [D5 * 2.76, 0.16, 0.8], [D5 * 5.4, 0.07, 0.35]),
  },
  /** Two soft notes that rise. */
  your_turn: {
    level: 0.65,
    vibration: [80],
    layers: [
      ...ring(0, 0.012, [A4, 0.3, 0.55], [A5, 0.1, 0.35]),
      ...ring(0.16, 0.012, [D5, 0.32, 0.9], [D6, 0.1, 0.5]),
    ],
  },
  /** A phrase that climbs and rests. */
  victory: {
    level: 0.95,
    layers: strings(
      0.5,
      1.3,
      [0, D4],
      [0.14, E4],
      [0.28, A4],
      [0.42, B4],
      [0.56, D5],
      [0.84, E5],
      [1.02, A5],
      [1.02, D5],
    ),
  },
  /** A phrase that falls. */
  defeat: {
    level: 0.95,
    layers: strings(0.55, 1.2, [0, D4], [0.26, C4], [0.52, A3], [0.82, F3], [1.16, D3]),
  },
  /** For those who have neither won nor lost. */
  match_end: {
    level: 0.78,
    layers: strings(0.5, 1.4, [0, D3], [0.03, A3], [0.06, D4], [0.34, A4]),
  },
});

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];
