// Which lexicon's short words are shown: that of the words one plays with, or another one.

import { lexicons, Trouble, type Obstacle } from '../../../api/client';
import type { LexiconInfo, ShortWords } from '../../../api/types';
import { me } from '../../../me.svelte';
import { shortWords } from '../api';

export class Shown {
  lexicons = $state.raw<LexiconInfo[]>([]);
  words = $state.raw<ShortWords | null>(null);
  obstacle = $state.raw<Obstacle | null>(null);

  async start(): Promise<void> {
    await this.#try(async () => {
      this.lexicons = (await lexicons()).lexicons;
      const own = this.lexicons.find(({ language }) => language === me.words) ?? this.lexicons[0];
      if (own) this.words = await shortWords(own.name);
    });
  }

  async choose(name: string): Promise<void> {
    await this.#try(async () => {
      this.words = await shortWords(name);
    });
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.obstacle = null;
    try {
      await what();
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      this.obstacle = reason.obstacle;
    }
  }
}
