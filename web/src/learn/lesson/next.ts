// The very next thing to do by hand, so that the lesson's command comes about: which card, which
// place, which button. It looks at what was laid on trial and, where that says nothing, at the page.

type Placed = readonly [number, number, string];

/** What to do next: what is marked on the page, and the sentence about it. */
export interface Next {
  marks: readonly string[];
  say:
    | { id: 'lay'; card: string; row: number; column: number }
    | { id: 'tap'; card: string }
    | { id: 'cell'; row: number; column: number }
    | { id: 'word'; word: number }
    | { id: 'press' | 'back' | 'pile' | 'discards' };
}

/** What the page can tell. */
export interface Page {
  has: (selector: string) => boolean;
  count: (selector: string) => number;
  /** How many cards of a face the player holds, laid out or not. */
  held: (card: string) => number;
}

const ACTION = '.foot .action';
const SECOND = '.foot .second';
const DISCARDS = '[data-drop="discards"]';
const inHand = (card: string) => `[data-drop^="hand:"][data-card="${card}"]`;
const inTray = (card: string) => `.tray [data-card="${card}"]`;
const cell = (row: number, column: number) => `[data-drop="cell:${row},${column}"]`;

const press: Next = { marks: [ACTION], say: { id: 'press' } };
const second: Next = { marks: [SECOND], say: { id: 'press' } };
const back: Next = { marks: [SECOND], say: { id: 'back' } };

interface Commands {
  lay?: { cards: Placed[]; bonus?: { card: string; at: [number, number] } | null } | RummyLay;
  stop?: { tiles: Placed[] };
  spot?: { tile: string };
  choose?: { cell: [number, number] };
  draw?: { from: 'pile' | 'discards' };
  discard?: { card: string };
  form?: { cards: string[] };
  steal?: { word: number; words: string[][] };
  action?: { category: string | null };
}

interface RummyLay {
  lay: { words: { cards: string[] }[] };
  discard: string;
}

const isRummy = (lay: object): lay is RummyLay => 'lay' in lay;
const as = (command: unknown): Commands =>
  typeof command === 'object' && command !== null ? command : {};

/** What leads from what lies on trial to the command that is meant. */
export function nextOf(meant: unknown, drafted: unknown, page: Page): Next {
  if (meant === 'challenge') return second;
  const { lay, stop, spot, choose, draw, discard, form, steal, action } = as(meant);
  if (stop) return onGrid(stop.tiles, as(drafted).stop?.tiles ?? [], inTray) ?? press;
  if (lay && isRummy(lay)) return rummyLay(lay, as(drafted).lay, page);
  if (lay) {
    const laid = as(drafted).lay;
    const mine = laid && !isRummy(laid) ? laid : null;
    return onGrid(lay.cards, mine?.cards ?? [], inHand) ?? bonusOf(lay, mine?.bonus ?? null);
  }
  if (spot) return tap(inTray(spot.tile), spot.tile);
  if (choose) {
    const [row, column] = choose.cell;
    return { marks: [cell(row, column)], say: { id: 'cell', row, column } };
  }
  // The sheet of a round lies over the table until it is put away.
  if (draw && !page.has(DISCARDS)) return press;
  if (draw?.from === 'pile') return { marks: ['.piles .pile'], say: { id: 'pile' } };
  if (draw) return { marks: [DISCARDS], say: { id: 'discards' } };
  if (discard) return away(discard.card, page);
  if (form) return inWord(form.cards, as(drafted).form?.cards ?? []);
  if (steal) return stealing(steal, as(drafted).steal, page);
  if (action?.category === null) return second;
  return press;
}

/** The cells that a command lays on. */
export function cellsOf(meant: unknown): [number, number][] {
  const { lay, stop } = as(meant);
  const placed = stop?.tiles ?? (lay && !isRummy(lay) ? lay.cards : []);
  return placed.map(([row, column]) => [row, column]);
}

const tap = (mark: string, card: string): Next => ({ marks: [mark], say: { id: 'tap', card } });

/** The first card that is not where it should be; nothing where all are. */
function onGrid(
  meant: readonly Placed[],
  laid: readonly Placed[],
  from: (card: string) => string,
): Next | null {
  const is = (one: Placed) => (other: Placed) => one.every((part, nth) => part === other[nth]);
  if (laid.some((one) => !meant.some(is(one)))) return back;
  const missing = meant.find((one) => !laid.some(is(one)));
  if (!missing) return null;
  const [row, column, card] = missing;
  return { marks: [from(card), cell(row, column)], say: { id: 'lay', card, row, column } };
}

function bonusOf(
  { bonus }: { bonus?: { card: string; at: [number, number] } | null },
  put: { card: string; at: [number, number] } | null,
): Next {
  if (!bonus) return put ? back : press;
  const [row, column] = bonus.at;
  if (put) return put.at[0] === row && put.at[1] === column ? press : back;
  const say = { id: 'lay', card: bonus.card, row, column } as const;
  return { marks: [inHand(bonus.card), cell(row, column)], say };
}

/** A card for the discards: first the place, then the card, then the button. */
function away(card: string, page: Page): Next {
  if (page.count(inHand(card)) < page.held(card)) return press;
  if (!page.has(`${DISCARDS}[aria-pressed="true"]`)) {
    return { marks: [DISCARDS], say: { id: 'discards' } };
  }
  return tap(inHand(card), card);
}

function rummyLay(meant: RummyLay, drafted: Commands['lay'], page: Page): Next {
  const laid = drafted && isRummy(drafted) ? drafted : null;
  const words = laid?.lay.words.map(({ cards }) => cards) ?? [];
  for (const [nth, { cards }] of meant.lay.words.entries()) {
    const row = words[nth] ?? [];
    if (row.some((card, place) => card !== cards[place])) return back;
    const missing = cards[row.length];
    if (missing !== undefined) return tap(inHand(missing), missing);
  }
  return laid?.discard === meant.discard ? press : away(meant.discard, page);
}

/** The next card of a word that is put together. */
function inWord(meant: readonly string[], laid: readonly string[]): Next {
  const letter = (card: string | undefined) => card?.split(':')[0];
  if (laid.some((card, nth) => letter(card) !== letter(meant[nth]))) return back;
  const left = [...meant];
  for (const card of laid) {
    const place = left.indexOf(card);
    if (place < 0) return back;
    left.splice(place, 1);
  }
  const wanted = letter(meant[laid.length]);
  const next = left.find((card) => letter(card) === wanted);
  return next === undefined ? press : tap(inHand(next), next);
}

function stealing(
  meant: { word: number; words: string[][] },
  drafted: Commands['steal'],
  page: Page,
): Next {
  const picked = `[data-word="${meant.word}"]`;
  if (!page.has(`${picked}[aria-pressed="true"]`)) {
    // Another word may lie on the bench.
    if (page.has('[data-word][aria-pressed="true"]')) return back;
    return { marks: [picked], say: { id: 'word', word: meant.word } };
  }
  const next = inWord(meant.words[0] ?? [], drafted?.words[0] ?? []);
  if (next.say.id !== 'tap') return next;
  const stolen = `.waiting [data-card="${next.say.card}"]`;
  return page.has(stolen) ? tap(stolen, next.say.card) : next;
}

/** What a step that is read points at. */
export const POINTED: Readonly<Record<string, string>> = {
  'classic-welcome': '.under .hand',
  'classic-doubled': '.bar',
  'classic-exchange': '.foot .more',
  'forfeit-welcome': '.under .hand',
  'forfeit-card': '.top',
  'forfeit-action-why': '.top',
  'rummy-task': '.task',
  'rummy-score': '.bar',
  'party-welcome': '.tray',
  'party-zones': 'ol:has(> li > .sign)',
  'party-why': '.bar',
  'thief-welcome': '.under .hand',
  'thief-swap': '.foot .second',
};
