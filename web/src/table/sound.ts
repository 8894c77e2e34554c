// Plays the sounds of a table, if the player wants to hear them. Browsers stay silent until the
// first tap or key, and so do we.

import { me } from '../me.svelte';
import { make, type Sound } from './sounds';

/** So far apart begin sounds that belong to one change. */
const APART = 0.16;

let audio: AudioContext | null = null;

/** Plays sounds, one shortly after the other. */
export function play(...sounds: readonly Sound[]): void {
  if (!me.sound || sounds.length === 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [nth, sound] of sounds.entries()) {
      make(audio, sound, audio.currentTime + nth * APART);
    }
  } catch {
    // A browser without sound is no reason to stop the game.
  }
}
