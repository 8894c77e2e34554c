// Luck of this device: dice, lots and cards that are drawn.

/** A whole number from 0 to below this, each as likely as the other. */
export function below(count: number): number {
  const most = Math.floor(0x1_0000_0000 / count) * count;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % count;
  }
}

export const oneOf = <T>(some: readonly T[]): T | undefined =>
  some[below(Math.max(1, some.length))];

/** Everybody draws until one alone is nearest to the beginning; gives what was drawn last. */
export function draw(
  players: number,
  cards: readonly string[],
  order: (card: string) => number,
): { drawn: string[]; first: number } {
  for (let tries = 0; tries < 100; tries += 1) {
    const drawn = Array.from({ length: players }, () => oneOf(cards) ?? '');
    const places = drawn.map(order);
    const least = Math.min(...places);
    const nearest = places.flatMap((place, player) => (place === least ? [player] : []));
    const [first] = nearest;
    if (nearest.length === 1 && first !== undefined) return { drawn, first };
  }
  return { drawn: [], first: below(players) };
}
