// The colours and letters of the page as a canvas needs them: as they are in the theme of now.

const NAMES = [
  'page',
  'paper',
  'ink',
  'soft',
  'line',
  'accent',
  'card',
  'card-ink',
  'card-soft',
  'card-blank',
  'card-shadow',
  'cell',
  'letter-2',
  'letter-3',
  'word-2',
  'word-3',
  'chance',
  'blues',
  'reds',
  'suit-1',
  'suit-2',
  'suit-3',
  'suit-4',
] as const;

export type Colours = Record<(typeof NAMES)[number], string>;

/** Reads the colours off the page. */
export function coloursOf(root: HTMLElement): Colours {
  const probe = root.appendChild(document.createElement('i'));
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colours;
  probe.remove();
  return colours;
}

export const LETTERS = '"Fraunces Variable", Georgia, serif';
export const READING = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

/** Waits for the letters, without which a canvas would draw others. */
export async function lettersReady(): Promise<void> {
  const faces = [`600 40px ${LETTERS}`, `italic 600 40px ${LETTERS}`, `400 24px ${READING}`];
  await Promise.all(faces.map((face) => document.fonts.load(face, 'AĂÇŒȘȚa')));
}
