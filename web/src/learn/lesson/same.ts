// Is what somebody is about to do what the lesson means? In which order cards were put down, and
// which of two cards with the same letter was taken, is no difference.

/** A command in a form in which equal ones are written alike. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.some((one) => typeof one === 'object')) return value.map(written).sort();
    const cards = value.map(String);
    // Cards of Word Thief: the word that is read, and which cards it takes.
    if (cards.some((card) => card.includes(':'))) {
      return [cards.map((card) => card.split(':')[0]).join(''), ...cards.sort()];
    }
    return cards;
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== false && part !== null);
  return Object.fromEntries(
    parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, plain(part)]),
  );
}

const written = (value: unknown): string => JSON.stringify(plain(value));

export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);
