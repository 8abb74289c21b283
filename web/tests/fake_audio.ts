/** Web Audio that makes no sound and writes down what it is asked for. */

export class FakeParam {
  value = 0;
  /** What was scheduled: which way, to what value, and when. */
  readonly scheduled: [string, number, number][] = [];

  setValueAtTime(value: number, at: number): void {
    this.scheduled.push(['set', value, at]);
  }

  linearRampToValueAtTime(value: number, at: number): void {
    this.scheduled.push(['linear', value, at]);
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    this.scheduled.push(['exponential', value, at]);
  }

  setTargetAtTime(value: number, at: number): void {
    this.scheduled.push(['target', value, at]);
  }
}

export class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly playbackRate = new FakeParam();
  readonly Q = new FakeParam();
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
  readonly outputs: FakeNode[] = [];
  readonly started: number[] = [];
  readonly stopped: number[] = [];
  type = '';
  buffer: FakeBuffer | null = null;

  constructor(readonly kind: string) {}

  connect(node: FakeNode): void {
    this.outputs.push(node);
  }

  start(at: number): void {
    this.started.push(at);
  }

  stop(at: number): void {
    this.stopped.push(at);
  }
}

export class FakeBuffer {
  readonly samples: Float32Array;

  constructor(
    length: number,
    readonly sampleRate: number,
  ) {
    this.samples = new Float32Array(length);
  }

  copyToChannel(samples: Float32Array): void {
    this.samples.set(samples);
  }
}

export class FakeAudioContext {
  /** All that were made. */
  static made: FakeAudioContext[] = [];
  /** Whether the browser lets a new one sound at once. */
  static state = 'running';
  state = FakeAudioContext.state;
  currentTime = 10;
  readonly sampleRate = 8000;
  readonly destination = new FakeNode('destination');
  readonly nodes: FakeNode[] = [];
  readonly buffers: FakeBuffer[] = [];
  /** Lets the browser give its permission. */
  permit: () => void = () => undefined;

  constructor() {
    FakeAudioContext.made.push(this);
  }

  resume(): Promise<void> {
    return new Promise((resolve) => {
      const before = this.permit;
      this.permit = () => {
        before();
        this.state = 'running';
        resolve();
      };
    });
  }

  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }

  createGain = (): FakeNode => this.node('gain');
  createOscillator = (): FakeNode => this.node('oscillator');
  createBufferSource = (): FakeNode => this.node('buffer');
  createBiquadFilter = (): FakeNode => this.node('filter');
  createDynamicsCompressor = (): FakeNode => this.node('compressor');

  createBuffer(_channels: number, length: number, sampleRate: number): FakeBuffer {
    const buffer = new FakeBuffer(length, sampleRate);
    this.buffers.push(buffer);
    return buffer;
  }

  /** The oscillators and buffers that have been started. */
  get sources(): FakeNode[] {
    return this.nodes.filter(({ started }) => started.length > 0);
  }

  private node(kind: string): FakeNode {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }
}
