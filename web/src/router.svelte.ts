// Which screen the address asks for. Links inside the app change the screen without loading the
// page anew; back and forward work as everywhere.

import { untrack } from 'svelte';

export type Screen =
  | { kind: 'start' }
  | { kind: 'words' }
  | { kind: 'table'; code: string }
  | { kind: 'screen'; code: string }
  | { kind: 'learn'; page: string; key: string }
  | { kind: 'notices'; wish: 'quiet' | 'confirm'; table: string; token: string }
  | { kind: 'missing' };

/** The screen of an address. A code may be typed in any case, and with spaces. */
export function screenOf(path: string): Screen {
  if (path === '/') return { kind: 'start' };
  if (path === '/words') return { kind: 'words' };
  const table = /^\/table\/([A-Za-z0-9-]+)(\/screen)?$/.exec(path.replaceAll('%20', ''));
  if (table?.[1]) return { kind: table[2] ? 'screen' : 'table', code: table[1].toUpperCase() };
  if (path === '/games') return { kind: 'learn', page: 'games', key: '' };
  const companion = /^\/companion(?:\/([A-Za-z0-9-]+))?$/.exec(path.replaceAll('%20', ''));
  if (companion) {
    return { kind: 'learn', page: 'companion', key: (companion[1] ?? '').toUpperCase() };
  }
  const practice = /^\/practice(?:\/([\w/-]+))?$/.exec(path);
  if (practice) return { kind: 'learn', page: 'practice', key: practice[1] ?? '' };
  const learn = /^\/(replay|review|rules|lesson)\/(\w+)$/.exec(path);
  if (learn?.[1] && learn[2]) return { kind: 'learn', page: learn[1], key: learn[2] };
  const notices = /^\/notices\/(quiet|confirm)\/([0-9a-f]{16})\/(\w+)$/.exec(path);
  if (notices?.[2] && notices[3]) {
    const wish = notices[1] === 'quiet' ? 'quiet' : 'confirm';
    return { kind: 'notices', wish, table: notices[2], token: notices[3] };
  }
  return { kind: 'missing' };
}

class Router {
  #path = $state('/');
  /** What stands after the address: the place on its page. */
  hash = $state('');
  screen = $derived(screenOf(this.#path));

  start(): void {
    this.#see();
    addEventListener('popstate', () => this.#see());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#see();
    if (this.hash === '') scrollTo(0, 0);
  }

  #see(): void {
    this.#path = location.pathname;
    this.hash = location.hash;
  }

  /** Takes an address for another, for screens that keep what they show in it. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    untrack(() => {
      if (this.#path !== location.pathname) this.#path = location.pathname;
    });
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) {
      return;
    }
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
