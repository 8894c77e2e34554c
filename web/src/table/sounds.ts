// What the sounds of a table are made of: tones and bursts of noise, and when each begins. No file
// is loaded, and nothing here depends on the page, so that a test can render and measure them.

export type Sound =
  | 'card'
  | 'deal'
  | 'word'
  | 'refused'
  | 'turn'
  | 'tick'
  | 'zone'
  | 'ding'
  | 'dice'
  | 'steal'
  | 'lock'
  | 'moment'
  | 'win'
  | 'lose';

/** One tone, or one burst of noise around a pitch. */
interface Part {
  /** In hertz. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** When it begins and how long it sounds, in seconds. */
  at: number;
  long: number;
  /** From 0 to 1; all parts of a sound together stay below 1. */
  loud: number;
  wave?: OscillatorType | 'noise';
}

const tone = (
  pitch: number,
  at: number,
  long: number,
  loud: number,
  more?: Partial<Part>,
): Part => ({
  pitch,
  at,
  long,
  loud,
  ...more,
});
const noise = (pitch: number, at: number, long: number, loud: number, to?: number): Part => ({
  pitch,
  at,
  long,
  loud,
  wave: 'noise',
  ...(to === undefined ? {} : { to }),
});

export const SOUNDS: Record<Sound, readonly Part[]> = {
  // A card on felt: a dull knock and a little paper.
  card: [noise(1900, 0, 0.05, 0.5), tone(190, 0, 0.08, 0.25, { to: 120, wave: 'sine' })],
  deal: [0, 0.07, 0.14, 0.21, 0.28, 0.35].map((at, nth) => noise(2300 + 140 * nth, at, 0.06, 0.45)),
  word: [tone(523, 0, 0.2, 0.16), tone(784, 0.09, 0.3, 0.16)],
  refused: [tone(208, 0, 0.16, 0.18), tone(165, 0.11, 0.24, 0.18)],
  turn: [tone(587, 0, 0.3, 0.14), tone(880, 0.14, 0.45, 0.14)],
  tick: [noise(3200, 0, 0.025, 0.5), tone(1050, 0, 0.04, 0.1, { wave: 'square' })],
  zone: [tone(494, 0, 0.16, 0.16), tone(370, 0.12, 0.26, 0.16)],
  // A bell: partials that do not quite fit, the high ones gone first.
  ding: [
    tone(1319, 0, 1.2, 0.22, { wave: 'sine' }),
    tone(2637, 0, 0.7, 0.09, { wave: 'sine' }),
    tone(3560, 0, 0.4, 0.06, { wave: 'sine' }),
  ],
  dice: [0, 0.08, 0.15, 0.25, 0.38, 0.55].map((at, nth) => noise(1500 - 110 * nth, at, 0.04, 0.6)),
  steal: [noise(500, 0, 0.26, 0.5, 3600), tone(440, 0.16, 0.14, 0.14), tone(659, 0.26, 0.3, 0.14)],
  lock: [
    noise(2600, 0, 0.03, 0.6),
    noise(900, 0.09, 0.05, 0.6),
    tone(147, 0.09, 0.3, 0.24, { wave: 'sine' }),
  ],
  moment: [523, 659, 784, 1047, 1319].map((pitch, nth) => tone(pitch, 0.07 * nth, 0.4, 0.1)),
  win: [
    ...[523, 659, 784].map((pitch, nth) => tone(pitch, 0.13 * nth, 0.24, 0.14)),
    ...[523, 784, 1047].map((pitch) => tone(pitch, 0.42, 0.9, 0.1)),
  ],
  lose: [tone(440, 0, 0.4, 0.12), tone(349, 0.26, 0.6, 0.12)],
};

/** When the last part of a sound has faded, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...SOUNDS[sound].map(({ at, long }) => at + long));

/** Puts a sound together, to begin at a moment of the context's time. */
export function make(audio: BaseAudioContext, sound: Sound, start: number): void {
  for (const part of SOUNDS[sound]) {
    const begin = start + part.at;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(part.loud, begin + Math.min(0.008, part.long / 4));
    loudness.gain.exponentialRampToValueAtTime(0.0008, begin + part.long);
    loudness.connect(audio.destination);
    const source =
      part.wave === 'noise'
        ? hiss(audio, part, begin, loudness)
        : pipe(audio, part, begin, loudness);
    source.start(begin);
    source.stop(begin + part.long);
  }
}

function pipe(audio: BaseAudioContext, part: Part, begin: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  if (part.wave && part.wave !== 'noise') source.type = part.wave;
  else source.type = 'triangle';
  source.frequency.setValueAtTime(part.pitch, begin);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, begin + part.long);
  source.connect(out);
  return source;
}

function hiss(
  audio: BaseAudioContext,
  part: Part,
  begin: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const length = Math.ceil(audio.sampleRate * part.long);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(part.pitch, begin);
  if (part.to) band.frequency.exponentialRampToValueAtTime(part.to, begin + part.long);
  band.Q.value = 0.9;
  source.connect(band).connect(out);
  return source;
}
