// What this browser remembers of its player: the name, how well bots shall play, sound or not.

import { text } from './i18n/texts.svelte';
import { recall, remember } from './storage';

class Me {
  name = $state(recall('name') ?? '');
  level = $state(recall('level') ?? 'casual');
  game = $state(recall('game') ?? 'classic');
  sound = $state(recall('sound') !== 'off');

  /** The name that others see: the one given, or a plain word for a player. */
  get shownName(): string {
    return this.name.trim() || text('me-nameless');
  }

  call(name: string): void {
    this.name = name;
    remember('name', name.trim() || null);
  }

  playAgainst(level: string): void {
    this.level = level;
    remember('level', level);
  }

  played(game: string): void {
    this.game = game;
    remember('game', game);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    remember('sound', this.sound ? null : 'off');
  }
}

export const me = new Me();
