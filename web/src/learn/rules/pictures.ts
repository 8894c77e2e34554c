// What the rules show: the games' own pieces, laid out to say one thing each.

/** A card as it is drawn. */
export interface Piece {
  letter: string;
  value?: number;
  blank?: boolean;
  suit?: number;
  state?: 'plain' | 'fresh' | 'leaving';
}

export type Picture =
  /** Cards on cells: row, column, card, and a badge on its corner. */
  | { kind: 'cells'; cells: [number, number, Piece, string?][]; lang: string }
  /** Rows of cards, with a sign between them. */
  | { kind: 'rows'; rows: Piece[][]; sign: string; lang: string }
  /** The printed squares of the board, each with what it does. */
  | { kind: 'squares' }
  /** The zones of the timer. */
  | { kind: 'zones'; signs: string[] }
  /** A die with its letter. */
  | { kind: 'die'; letter: string }
  /** A card with words on it, each the name of a text. */
  | { kind: 'card'; texts: string[] };

export interface Shown {
  /** The name of the sentence under it. */
  caption: string;
  picture: Picture;
}

const word = (letters: string, values: number[], more: Partial<Piece> = {}): Piece[] =>
  [...letters].map((letter, nth) => ({ letter, value: values[nth] ?? 1, ...more }));

const across = (row: number, column: number, pieces: Piece[]): [number, number, Piece][] =>
  pieces.map((piece, nth) => [row, column + nth, piece]);
const down = (row: number, column: number, pieces: Piece[]): [number, number, Piece][] =>
  pieces.map((piece, nth) => [row + nth, column, piece]);

const suited = (letters: string, suits: number[], more: Partial<Piece> = {}): Piece[] =>
  [...letters].map((letter, nth) => ({ letter, suit: suits[nth] ?? 1, ...more }));

const CLASSIC: Shown[] = [
  {
    caption: 'picture-classic-cross',
    picture: {
      kind: 'cells',
      lang: 'pt',
      cells: [
        ...across(1, 0, word('CASA', [2, 1, 1, 1])),
        ...down(0, 1, word('P', [2], { state: 'fresh' })),
        ...down(2, 1, word('TO', [1, 1], { state: 'fresh' })),
      ],
    },
  },
  {
    caption: 'picture-classic-bonus',
    picture: {
      kind: 'cells',
      lang: 'pt',
      cells: [
        [0, 0, { letter: 'P', value: 2, state: 'fresh' }],
        [0, 1, { letter: 'A', value: 1, state: 'fresh' }],
        [0, 2, { letter: 'T', value: 1, state: 'fresh' }, '×2'],
        [0, 3, { letter: 'O', value: 1, state: 'fresh' }],
      ],
    },
  },
  {
    caption: 'picture-classic-leave',
    picture: {
      kind: 'cells',
      lang: 'pt',
      cells: [
        ...across(1, 0, word('C', [2], { state: 'leaving' })),
        ...across(1, 2, word('SA', [1, 1], { state: 'leaving' })),
        ...down(0, 1, word('PATO', [2, 1, 1, 1])),
      ],
    },
  },
];

const SHOWN: Record<string, Shown[]> = {
  classic: CLASSIC,
  forfeit: [
    {
      caption: 'picture-forfeit-card',
      picture: { kind: 'card', texts: ['picture-forfeit-a', 'picture-forfeit-b'] },
    },
    ...CLASSIC.slice(0, 1),
  ],
  rummy: [
    {
      caption: 'picture-rummy-task',
      picture: { kind: 'card', texts: ['task-trio-de-tres', 'task-trio-de-tres-help'] },
    },
    {
      caption: 'picture-rummy-lay',
      picture: {
        kind: 'rows',
        sign: '',
        lang: 'pt',
        rows: [
          word('SOL', [1, 1, 2], { state: 'fresh' }),
          word('MAR', [1, 1, 1], { state: 'fresh' }),
        ],
      },
    },
  ],
  party: [
    { caption: 'picture-party-die', picture: { kind: 'die', letter: 'N' } },
    {
      caption: 'picture-party-zones',
      picture: { kind: 'zones', signs: ['×4', '×3', '×2', '×1', '−1', '−5'] },
    },
    { caption: 'picture-party-squares', picture: { kind: 'squares' } },
  ],
  thief: [
    {
      caption: 'picture-thief-word',
      picture: { kind: 'rows', sign: '', lang: 'en', rows: [suited('WORK', [1, 2, 3, 4])] },
    },
    {
      caption: 'picture-thief-steal',
      picture: {
        kind: 'rows',
        sign: '→',
        lang: 'en',
        rows: [
          suited('WORK', [1, 2, 3, 4]),
          [...suited('WORK', [1, 2, 3, 4]), ...suited('ED', [2, 1], { state: 'fresh' })],
        ],
      },
    },
    {
      caption: 'picture-thief-lock',
      picture: { kind: 'rows', sign: '', lang: 'en', rows: [suited('STAR', [3, 3, 3, 3])] },
    },
  ],
};

export const isGame = (name: string): boolean => name in SHOWN;

export const picturesOf = (game: string): Shown[] => SHOWN[game] ?? [];
