// What the browser keeps between visits. Storage may be forbidden or full; then the page simply
// starts afresh next time.

const PREFIX = 'abecedar.';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // See above.
  }
}
