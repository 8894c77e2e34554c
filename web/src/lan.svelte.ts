// Where others in the house find this server. The page may have been opened by a name that only this
// machine knows; a link with it would lead a phone to itself.

import { call } from './api/client';
import type { Lan as Answer } from './api/types';

/** Is this a name by which a machine calls itself, and no other? */
export const isOwnName = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

class Lan {
  /** Origins for others, the likeliest first; none where this machine alone is served. */
  addresses = $state.raw<string[]>([]);
  #asked: Promise<void> | null = null;

  /** Was the page opened by a name that leads others nowhere? */
  get aside(): boolean {
    return isOwnName(location.hostname);
  }

  /** The origin to give to others. */
  origin = $derived((this.aside ? this.addresses[0] : undefined) ?? location.origin);

  /** Asks once; whoever cannot hear the server has other worries than this. */
  ask(): Promise<void> {
    this.#asked ??= call<Answer>('/api/lan').then(
      ({ addresses }) => void (this.addresses = addresses),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }
}

export const lan = new Lan();
