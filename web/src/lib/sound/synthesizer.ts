import type { Layer, Sound } from './sound_library';

/** A sound that has been started. */
export interface Voice {
  /** The time of its context at which it falls silent. */
  ends: number;
  /** Fade it out at once. */
  stop(): void;
}

const SOFTEST = 0.0001;
const NOISE_SECONDS = 1;
const STRING_SECONDS = 2;
const FADE = 0.03;
/** How much of its swing a string keeps per period. */
const KEPT = 0.996;

/** Turns sounds into nodes of a context; noise and strings are computed once. */
export class Synthesizer {
  private readonly buffers = new Map<string, AudioBuffer>();

  constructor(
    private readonly context: BaseAudioContext,
    private readonly output: AudioNode,
  ) {}

  /** Let a sound begin at a time of the context, so many times as high as it is written. */
  start(sound: Sound, at: number, height = 1): Voice {
    const fader = this.context.createGain();
    fader.gain.value = sound.level;
    fader.connect(this.output);
    const layers = sound.layers.map((layer) => this.startLayer(layer, at, height, fader));
    return {
      ends: Math.max(...layers.map(({ ends }) => ends)),
      stop: () => {
        const now = this.context.currentTime;
        fader.gain.setValueAtTime(sound.level, now);
        fader.gain.linearRampToValueAtTime(0, now + FADE);
        for (const { source } of layers) source.stop(now + FADE);
      },
    };
  }

  private startLayer(
    layer: Layer,
    start: number,
    height: number,
    output: AudioNode,
  ): { source: AudioScheduledSourceNode; ends: number } {
    const begins = start + (layer.at ?? 0);
    const loudest = begins + (layer.attack ?? 0.002);
    const ends = loudest + layer.decay;
    const source = this.source(layer, begins, ends, height);
    const envelope = this.context.createGain();
    envelope.gain.setValueAtTime(0, begins);
    envelope.gain.linearRampToValueAtTime(layer.gain, loudest);
    envelope.gain.exponentialRampToValueAtTime(layer.gain * SOFTEST, ends);
    envelope.connect(output);
    if (layer.filter) {
      const filter = this.context.createBiquadFilter();
      filter.type = layer.filter.type;
      filter.Q.value = layer.filter.q ?? Math.SQRT1_2;
      glide(filter.frequency, layer.filter.frequency, begins, ends, height);
      source.connect(filter);
      filter.connect(envelope);
    } else {
      source.connect(envelope);
    }
    source.start(begins);
    source.stop(ends);
    return { source, ends };
  }

  private source(layer: Layer, begins: number, ends: number, height: number): AudioScheduledSourceNode {
    const { source, pitch = 440 } = layer;
    if (source === 'noise' || source === 'pluck') {
      const node = this.context.createBufferSource();
      const { sampleRate } = this.context;
      if (source === 'noise') {
        node.buffer = this.buffer('noise', () => noise(sampleRate * NOISE_SECONDS));
        node.loop = true;
      } else {
        const tone = typeof pitch === 'number' ? pitch : pitch[0];
        const period = Math.round(sampleRate / tone);
        node.buffer = this.buffer(`string ${period}`, () => pluckedString(period, sampleRate * STRING_SECONDS));
        // A period is a whole number of samples, and hence a little out of tune.
        node.playbackRate.value = ((tone * (period - 0.5)) / sampleRate) * height;
      }
      return node;
    }
    const node = this.context.createOscillator();
    node.type = source;
    glide(node.frequency, pitch, begins, ends, height);
    return node;
  }

  private buffer(name: string, compute: () => Float32Array<ArrayBuffer>): AudioBuffer {
    let buffer = this.buffers.get(name);
    if (!buffer) {
      const samples = compute();
      buffer = this.context.createBuffer(1, samples.length, this.context.sampleRate);
      buffer.copyToChannel(samples, 0);
      this.buffers.set(name, buffer);
    }
    return buffer;
  }
}

function glide(
  parameter: AudioParam,
  value: number | readonly [number, number],
  begins: number,
  ends: number,
  height: number,
): void {
  const [from, to] = typeof value === 'number' ? [value, value] : value;
  parameter.setValueAtTime(from * height, begins);
  if (to !== from) parameter.exponentialRampToValueAtTime(to * height, ends);
}

/** White noise between -1 and 1; always the same, so that a sound can be measured. */
function noise(length: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let state = 1;
  for (let at = 0; at < length; at += 1) {
    // A linear congruential generator; its high bits are random enough for ears.
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[at] = state / 2 ** 31;
  }
  return samples;
}

/**
 * A string after Karplus and Strong: a period of noise that loses its edges each time it comes round. The mean of two
 * neighbours lies between them, so that the string swings half a sample faster than its period.
 */
function pluckedString(period: number, length: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  const pick = noise(period);
  const mean = pick.reduce((sum, each) => sum + each, 0) / period;
  samples.set(pick.map((each) => each - mean));
  for (let at = period; at < length; at += 1) {
    samples[at] = (KEPT * ((samples[at - period] ?? 0) + (samples[at - period + 1] ?? 0))) / 2;
  }
  return samples;
}
