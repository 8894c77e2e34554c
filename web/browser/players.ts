// Players of the Cartas games, who make the best play that they find, by hand and to the end.

import { devices, expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { View as ClassicView } from '../src/api/games/classic';
import type { ForfeitView } from '../src/api/games/forfeit';
import type { View as RummyView } from '../src/api/games/rummy';
import type { At, Sheet, Tile } from '../src/api/games/shared';
import type { NewTableAnswer } from '../src/api/types';
import { Eyes, Finger, Keys, Mouse, type Hands } from './seat';
import { bestMeld, bestPlay } from './solve';
import { action } from './stage';
import { button, cell, fixLuck, hand, inHand, listen, sitDown, turn } from './tables';

/** No game of a small box has more moves. */
const MOVES = 120;

abstract class Player<Game extends { sheet: Sheet }> {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
    readonly eyes: Eyes<Game>,
  ) {}

  get seat(): number {
    return this.eyes.seat;
  }

  /** What the game wants of this seat now, by a name of its own; nothing if it waits for others. */
  protected abstract moment(game: Game): string | null;
  protected abstract play(game: Game, moment: string): Promise<void>;

  /** Waits for its moment; nobody when the game is over. */
  async awaited(): Promise<this | null> {
    const view = await this.eyes.until(
      ({ outcome, game }) => outcome !== null || this.moment(game) !== null,
    );
    return view.outcome === null ? this : null;
  }

  /** Does what the game waits for, and sees that it is done. */
  async move(): Promise<void> {
    const game = this.eyes.view?.game;
    const moment = game && this.moment(game);
    if (!game || !moment) throw new Error(`seat ${this.seat} is not awaited`);
    await this.play(game, moment);
    await this.eyes.until((view) => view.outcome !== null || this.moment(view.game) !== moment);
  }

  /** Loads the page anew: the hand is as it was. */
  async reload(): Promise<void> {
    const faces = () => hand(this.page).evaluateAll((held) => held.map((card) => card.ariaLabel));
    const before = await faces();
    await this.page.reload();
    await expect(hand(this.page)).toHaveCount(before.length);
    expect(await faces()).toEqual(before);
  }

  /** The page says that the game is over, and the score that the server counted. */
  async seesTheEnd(): Promise<void> {
    await expect(turn(this.page)).toHaveText('The game is over.');
    const totals = this.eyes.view?.game.sheet.totals ?? [];
    expect(totals.length).toBeGreaterThan(1);
    const shown = this.page.getByRole('list', { name: 'Scores' }).locator('.points');
    await expect(shown).toHaveText(totals.map((points) => String(points).replace('-', '−')));
    await expect(button(this.page, 'Play again')).toBeVisible();
  }

  /** A blank asks for its letter. */
  protected async declare(tile: string): Promise<void> {
    const letter = this.page.getByRole('dialog').getByRole('button', {
      name: tile.toUpperCase(),
      exact: true,
    });
    await this.hands.press(letter);
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}

type Kind<P, Game> = new (page: Page, hands: Hands, eyes: Eyes<Game>) => P;

/** The smallest phone there is, and a desk. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 360, height: 640 } };
const DESK = { width: 1440, height: 900 };

/** Two players of a table: one at a desk with a mouse, one with a finger on a phone. */
export async function twoDevices<P, Game>(
  browser: Browser,
  baseURL: string | undefined,
  made: NewTableAnswer,
  kind: Kind<P, Game>,
): Promise<[P, P]> {
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const [mine, theirs] = [new Eyes<Game>(0), new Eyes<Game>(1)];
  const desk = await sitDown(await browser.newContext(options), made, [0], mine.hear);
  const device = await browser.newContext({ ...PHONE, ...options });
  const phone = await sitDown(device, made, [1], theirs.hear);
  return [new kind(desk, new Mouse(), mine), new kind(phone, new Finger(phone), theirs)];
}

/** From the start page to a game against a bot, by keys alone. */
export async function startByKeys<P, Game>(
  page: Page,
  game: string,
  seed: number,
  kind: Kind<P, Game>,
): Promise<P> {
  await fixLuck(page, 'cartas-small', seed);
  await page.setViewportSize(DESK);
  const keys = new Keys(page);
  const eyes = new Eyes<Game>(0);
  listen(page, eyes.hear);
  await page.goto('/');
  await keys.press(page.getByRole('article', { name: game }).getByText('Play now'));
  await expect(hand(page).first()).toBeVisible();
  return new kind(page, keys, eyes);
}

/** Plays to the end of the game; `between` happens after each move, which it is told the number of. */
export async function playOut<Game extends { sheet: Sheet }>(
  players: readonly Player<Game>[],
  between: (moves: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let moves = 1; moves <= MOVES; moves += 1) {
    const next = await Promise.race(players.map((player) => player.awaited()));
    if (!next) return;
    await next.move();
    await between(moves);
  }
  throw new Error(`the game is not over after ${MOVES} moves`);
}

/** A blank lies as a lower-case letter, and is held as `?`. */
const held = (tile: string) => (tile === tile.toUpperCase() ? tile : '?');

type Crossing = ClassicView & { variant: Partial<ForfeitView> };

/** Of Classic and Forfeit. */
export class ClassicPlayer extends Player<Crossing> {
  /** What this player says to the next plays of the others; after that, every play is accepted. */
  answers: ('Accept' | 'Challenge')[] = [];
  /** The box that is played with, where it is not the leaflet's. */
  edition: string | undefined;

  protected moment({ stage, turn, on_turn, variant }: Crossing): string | null {
    if (variant.action_window?.asked.includes(this.seat)) {
      return variant.answer === null ? `action ${turn}` : null;
    }
    if (typeof stage === 'string') return null;
    if ('turn' in stage) return on_turn === this.seat ? `turn ${turn}` : null;
    if (!('asked' in stage)) return null;
    const { asked, answers } = stage.asked.window;
    const open = asked.includes(this.seat) && !answers.some(([seat]) => seat === this.seat);
    return open ? `asked ${turn}` : null;
  }

  protected async play({ table, hand, variant }: Crossing, moment: string): Promise<void> {
    if (moment.startsWith('asked')) {
      await this.hands.press(button(this.page, this.answers.shift() ?? 'Accept'));
    } else if (moment.startsWith('action')) {
      await this.#answerWithAction(variant.fits ?? []);
    } else {
      const action = variant.action ?? null;
      const best = this.#best(table, hand ?? [], action);
      if (best) await this.lay(best.cells, best.bonus);
      else await this.#pass();
    }
  }

  #best(table: readonly At<Tile>[], hand: readonly string[], action: string | null) {
    return bestPlay(action ? 'forfeit' : 'classic', table, hand, action, this.edition);
  }

  /** Plays the card if it fits; if not, there is nothing to press: the page keeps it. */
  async #answerWithAction(fits: readonly string[]): Promise<void> {
    if (fits.length > 0) await this.hands.press(button(this.page, 'Play it'));
    else await expect(action(this.page)).toHaveText('Your card does not fit');
  }

  async #pass(): Promise<void> {
    await this.hands.press(button(this.page, 'More'));
    await this.hands.press(button(this.page, /^Pass/));
    await this.hands.press(button(this.page, 'Really pass?'));
  }

  /** Lays these cards, and the bonus card, and plays them. */
  async lay(
    cells: readonly At<Tile>[],
    bonus: { card: string; at: [number, number] } | null = null,
  ): Promise<void> {
    await expect(action(this.page)).toHaveText('Put cards on the table');
    if (this.hands instanceof Keys) await this.#typeWord(this.hands, cells, bonus);
    else await this.#bringCards(cells, bonus);
  }

  /** By dragging cards, and by tapping a cell and then a card, in turn. */
  async #bringCards(
    cells: readonly At<Tile>[],
    bonus: { card: string; at: [number, number] } | null,
  ): Promise<void> {
    for (const [nth, [row, column, tile]] of outwards(cells, this.eyes.view?.game.table ?? [])) {
      const card = inHand(this.page, held(tile));
      const place = cell(this.page, row, column);
      if (nth % 2 === 0) await this.hands.bring(card, place);
      else {
        if (!(await hasCursor(place))) await this.hands.press(place);
        await expect(place).toHaveClass(/\bcursor\b/);
        await this.hands.press(card);
      }
      if (held(tile) === '?') await this.declare(tile);
      await expect(place.locator('.card')).toHaveCount(1);
    }
    if (bonus) await this.hands.bring(inHand(this.page, bonus.card), cell(this.page, ...bonus.at));
    await this.hands.press(button(this.page, 'Lay the word'));
  }

  /** To the first cell with the arrows, Space to turn the cursor, the letters, Enter. */
  async #typeWord(
    keys: Keys,
    cells: readonly At<Tile>[],
    bonus: { card: string; at: [number, number] } | null,
  ): Promise<void> {
    const [first, second = first] = cells;
    if (!first || !second) return;
    await this.#walkTo(keys, first[0], first[1]);
    const turned = cell(this.page, first[0], first[1]).and(this.page.locator('.down'));
    const down = first[1] === second[1] && first !== second;
    if (first !== second && (await turned.count()) > 0 !== down) await keys.type([' ']);
    for (const [row, column, tile] of cells) {
      await keys.type([tile]);
      await expect(cell(this.page, row, column).locator('.card')).toHaveCount(1);
    }
    if (bonus) {
      await keys.press(inHand(this.page, bonus.card));
      await this.#walkTo(keys, ...bonus.at);
      await keys.type(['Enter']);
      await expect(inHand(this.page, bonus.card)).toHaveCount(0);
    }
    await keys.type(['Enter']);
  }

  async #walkTo(keys: Keys, row: number, column: number): Promise<void> {
    const reachable = this.page.locator('[data-drop^="cell:"][tabindex="0"]');
    await keys.reach(reachable);
    const place = await reachable.getAttribute('data-drop');
    const [r = 0, c = 0] = (place ?? '').slice('cell:'.length).split(',').map(Number);
    const steps = (by: number, forth: string, back: string) =>
      Array<string>(Math.abs(by)).fill(by > 0 ? forth : back);
    for (const step of [
      ...steps(row - r, 'ArrowDown', 'ArrowUp'),
      ...steps(column - c, 'ArrowRight', 'ArrowLeft'),
    ]) {
      await keys.type([step]);
    }
    await expect(cell(this.page, row, column)).toBeFocused();
  }
}

const hasCursor = (place: Locator) =>
  place.evaluate((node) => node.classList.contains('cursor') && !node.querySelector('.card'));

/** The cells with their numbers, those nearest to what lies there first: so they are in sight. */
export function outwards(
  cells: readonly At<Tile>[],
  table: readonly At<Tile>[],
): [number, At<Tile>][] {
  const far = ([row, column]: At<Tile>) =>
    Math.min(...table.map(([r, c]) => Math.abs(r - row) + Math.abs(c - column)));
  const near = table.length > 0 ? [...cells].sort((a, b) => far(a) - far(b)) : cells;
  return [...near.entries()];
}

export class RummyPlayer extends Player<RummyView> {
  protected moment({ stage, turn, on_turn }: RummyView): string | null {
    if (on_turn !== this.seat || stage === 'closed') return null;
    if (stage === 'draw') return `draw ${turn}`;
    return 'discard' in stage ? `discard ${turn}` : null;
  }

  /** How many sheets of rounds this player has read. */
  sheets = 0;

  /** The sheet of a round lies over the table until it is put away, and has the right sums. */
  async readSheet({ sheet, round }: RummyView): Promise<void> {
    const next = button(this.page, /^Next round/);
    if (!(await next.isVisible())) return;
    const lines = this.page.locator('.round-sheet li');
    await expect(this.page.locator('.round-sheet header')).toContainText(
      `Round ${round - 1} is over`,
    );
    const shown = (await lines.locator('.total').allInnerTexts()).map((text) =>
      Number(
        text.replace(
          /^\D*?(−?)(\d+)$/s,
          (_, sign: string, digits: string) => (sign ? '-' : '') + digits,
        ),
      ),
    );
    const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
    expect(sorted(shown)).toEqual(sorted(sheet.totals));
    this.sheets += 1;
    await this.hands.press(next);
    await expect(this.page.locator('.round-sheet')).toHaveCount(0);
  }

  protected async play(game: RummyView, moment: string): Promise<void> {
    const { hand, task, laid } = game;
    const cards = hand ?? [];
    await this.readSheet(game);
    if (moment.startsWith('draw')) {
      await this.hands.press(button(this.page, 'Draw from the pile'));
      return;
    }
    // What counts four times would have to be chosen too: such rounds are for the others.
    const may = laid[this.seat] === null && !task?.includes('quadrupla');
    const melded = may ? bestMeld(task ?? '', cards) : null;
    const longestFirst = [...(melded?.words ?? [])].sort((a, b) => b.cards.length - a.cards.length);
    for (const [nth, { cards, bonus }] of longestFirst.entries()) {
      await this.#word(nth, cards, bonus);
    }
    const discard = melded?.discard ?? cards.at(-1) ?? '';
    const pile = this.page.locator('[data-drop="discards"]');
    if (this.hands instanceof Keys) {
      await this.hands.press(pile);
      await this.hands.press(inHand(this.page, discard));
    } else await this.hands.bring(inHand(this.page, discard), pile);
    await this.hands.press(button(this.page, melded ? /^Lay the words/ : /^Discard (?!here)/));
  }

  async #word(nth: number, cards: string[], bonus: string | null): Promise<void> {
    await this.hands.press(button(this.page, `Word ${nth + 1}`));
    if (bonus) await this.hands.press(inHand(this.page, bonus));
    const row = this.page.locator(`[data-drop="row:${nth}"]`);
    for (const [place, tile] of cards.entries()) {
      const card = inHand(this.page, held(tile));
      if (this.hands instanceof Keys) await this.hands.type([tile]);
      else {
        if (place === 0) await this.hands.bring(card, row);
        else await this.hands.press(card);
        if (held(tile) === '?') await this.declare(tile);
      }
      await expect(row.locator('.piece')).toHaveCount(place + 1);
    }
  }
}
