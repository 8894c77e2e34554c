// Numbers as they are printed: a minus is not a hyphen.

export const signed = (points: number): string => String(points).replace('-', '−');

/** With a plus before what is gained. */
export const gained = (points: number): string => (points > 0 ? '+' : '') + signed(points);
