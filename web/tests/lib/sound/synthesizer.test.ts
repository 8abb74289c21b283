import { expect, it } from 'vitest';
import { SOUNDS, SOUND_NAMES } from '../../../src/lib/sound/sound_library';
import type { Layer } from '../../../src/lib/sound/sound_library';
import { Synthesizer } from '../../../src/lib/sound/synthesizer';
import { FakeAudioContext, FakeNode } from '../../fake_audio';

function started(layer: Layer, height?: number): { context: FakeAudioContext; source: FakeNode; envelope: FakeNode } {
  const context = new FakeAudioContext();
  synthesizer(context).start({ level: 0.5, layers: [layer] }, 2, height);
  const envelope = context.nodes.find(({ kind, gain }) => kind === 'gain' && gain.scheduled.length > 0)!;
  return { context, source: context.sources[0]!, envelope };
}

const output = new FakeNode('output');
const synthesizer = (context: FakeAudioContext): Synthesizer =>
  new Synthesizer(context as unknown as BaseAudioContext, output as unknown as AudioNode);

it('lets a layer swell and fade when it is due, and no longer', () => {
  const { source, envelope } = started({ source: 'sine', pitch: 440, at: 1, gain: 0.5, attack: 0.25, decay: 0.5 });
  expect(source.type).toBe('sine');
  expect([source.started, source.stopped]).toEqual([[3], [3.75]]);
  expect(envelope.gain.scheduled).toEqual([
    ['set', 0, 3],
    ['linear', 0.5, 3.25],
    ['exponential', 0.5 * 0.0001, 3.75],
  ]);
});

it('glides from one pitch to another, as high as it is told', () => {
  const { source } = started({ source: 'triangle', pitch: [200, 100], gain: 1, attack: 0.5, decay: 0.5 }, 2);
  expect(source.frequency.scheduled).toEqual([
    ['set', 400, 2],
    ['exponential', 200, 3],
  ]);
});

it('sends noise through its filter to the level of the sound', () => {
  const filter = { type: 'bandpass', frequency: 900, q: 3 } as const;
  const { context, source, envelope } = started({ source: 'noise', gain: 1, decay: 0.1, filter });
  const [between] = source.outputs;
  expect([between?.kind, between?.type, between?.Q.value]).toEqual(['filter', 'bandpass', 3]);
  expect(between?.outputs).toEqual([envelope]);
  const [fader] = envelope.outputs;
  expect(fader?.gain.value).toBe(0.5);
  expect(fader?.outputs).toEqual([output]);
  expect(context.buffers[0]?.samples.some((sample) => Math.abs(sample) > 0.9)).toBe(true);
});

it('tunes a string to its pitch, and computes it once', () => {
  const context = new FakeAudioContext();
  const layers: Layer[] = [0, 1].map((at) => ({ source: 'pluck', pitch: 441, gain: 1, decay: 1, at }));
  synthesizer(context).start({ level: 1, layers }, 0);
  expect(context.buffers).toHaveLength(1);
  const { samples, sampleRate } = context.buffers[0]!;
  // The string repeats itself best after the time of one swing.
  const likeness = (delay: number): number =>
    samples.slice(1000, 3000).reduce((sum, each, at) => sum + each * (samples[1000 + at + delay] ?? 0), 0);
  const rate = context.sources[0]!.playbackRate.value;
  const delays = Array.from({ length: 20 }, (_, index) => 10 + index);
  const best = delays.toSorted((one, other) => likeness(other) - likeness(one))[0]!;
  expect(Math.abs((rate * sampleRate) / 441 - best)).toBeLessThan(0.75);
});

it('fades a voice out at once when it is stopped', () => {
  const context = new FakeAudioContext();
  const voice = synthesizer(context).start(SOUNDS.gong, 10);
  context.currentTime = 10.5;
  voice.stop();
  for (const source of context.sources) expect(source.stopped.at(-1)).toBeCloseTo(10.53);
});

it.each(SOUND_NAMES)('plays %s in less than three seconds', (name) => {
  const context = new FakeAudioContext();
  const { ends } = synthesizer(context).start(SOUNDS[name], 0);
  expect(ends).toBeLessThan(3);
  expect(context.sources).toHaveLength(SOUNDS[name].layers.length);
});
