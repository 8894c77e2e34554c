// How the sides are told apart on the sheet without colour: by the shape at the end of a line and
// by how the line is drawn.

/** Shapes around the middle, about ten wide. */
export const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M-4.500-4.500h9v9h-9z',
  'M0-5.500 5.500 4.500h-11z',
  'M0-6 6 0 0 6-6 0z',
  'M-6-2h4v-4h4v4h4v4h-4v4h-4v-4h-4z',
  'M0 6-5.500-4h11z',
] as const;

/** Lengths of dashes and gaps. */
export const DASHES = ['none', '9 5', '2 5', '9 4 2 4', '16 5', '4 4'] as const;

export const nth = <T>(all: readonly T[], place: number): T => all[place % all.length] as T;
