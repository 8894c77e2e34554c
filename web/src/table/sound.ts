// Short tones, made on the spot: no files, nothing to load. Browsers stay silent until the first
// tap or key, and so do we.

import { me } from '../me.svelte';

type Kind = 'turn' | 'laid' | 'refused' | 'over';

/** Pitch and start of each tone, in hertz and seconds. */
const TONES: Record<Kind, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  laid: [[330, 0]],
  refused: [
    [196, 0],
    [175, 0.1],
  ],
  over: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1046, 0.42],
  ],
};

let audio: AudioContext | null = null;

export function play(kind: Kind): void {
  if (!me.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, start] of TONES[kind]) tone(audio, pitch, audio.currentTime + start);
  } catch {
    // A browser without sound is no reason to stop the game.
  }
}

function tone(audio: AudioContext, pitch: number, start: number): void {
  const source = audio.createOscillator();
  const loudness = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
  source.connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.25);
}
