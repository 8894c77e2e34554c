// On the sofa: a big screen, and phones that are hand and pad. Each game is joined, begun from the host's
// phone and played to its end, and the next one begins from there.

import type { View as PartyView } from '../src/api/games/party';
import type { View as ThiefView } from '../src/api/games/thief';
import { clean, ON_STAGE, readFromAfar, TILES, type Wanted as Seen } from './afar';
import { Heard } from './heard';
import {
  across,
  firstWord,
  lay,
  letterOf,
  onBoard,
  open,
  press,
  pressMore,
  SIZE,
  SMALL,
  stageOf,
  tray,
  type Team,
  UNHURRIED,
} from './party';
import { ClassicPlayer, playOut, RummyPlayer } from './players';
import { expect, test } from './program';
import { Eyes, Finger } from './seat';
import { begin, free, guestPhone, hostPhone } from './sofa';
import { action } from './stage';
import { button, hand, makeTable, me, type Wanted } from './tables';
import { isOver, takeTurn, type Player } from './thief';
import { crossing } from './words-on-board';

const END: Seen[] = [
  { what: '.result .winner', least: 0.07, of: 'letters' },
  { what: '.result li b', least: 0.06, of: 'letters' },
];
const GATHERING: Seen[] = [
  { what: '.code', least: 0.08, of: 'letters' },
  { what: '.qr svg', least: 0.4, of: 'box' },
  { what: 'section li', least: 0.04, of: 'letters' },
];

test('Party: four phones join two teams, and play to the end and on', async ({
  page: screen,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const made = await makeTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), free(1), free(0), free(1)],
    house: { ...UNHURRIED, chance_seconds: 1 },
    seed: 1,
  });
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`/table/${made.table.code}/screen`);
  await readFromAfar(screen, GATHERING);
  const heard = Array.from({ length: 4 }, () => new Heard<PartyView>());
  const [first, ...rest] = heard as [Heard<PartyView>, ...Heard<PartyView>[]];
  const phones = [await hostPhone(browser, baseURL, made, first.hear)];
  for (const [nth, name] of ['Ben', 'Cai', 'Dia'].entries()) {
    const { hear } = rest[nth] as Heard<PartyView>;
    phones.push(await guestPhone(browser, baseURL, made.table.code, name, hear));
    await expect(screen.getByText(name, { exact: true })).toBeVisible();
  }
  await clean(screen);
  const people = phones.map((page, seat): Team => ({
    page,
    heard: heard[seat] as Heard<PartyView>,
    touch: true,
    number: seat % 2,
  }));
  const [ana, ben, cai, dia] = people as [Team, Team, Team, Team];
  await begin(ana.page, screen);

  // The phones are tray and pad: no scores, and the board only where one's own team plays.
  let view = await ana.heard.until((now) => stageOf(now) === 'roll');
  const teams = [
    [ana, cai],
    [ben, dia],
  ] as const;
  const idle = teams[1 - view.on_turn] ?? teams[0];
  const busy = teams[view.on_turn] ?? teams[0];
  for (const { page } of people) {
    await expect(page.getByRole('list', { name: 'Scores' })).toHaveCount(0);
    await expect(tray(page).first()).toBeVisible();
  }
  for (const { page } of busy) await expect(page.locator('[data-drop="cell:0,0"]')).toBeVisible();
  for (const { page } of idle) await expect(page.locator('[data-drop="cell:0,0"]')).toBeHidden();
  const [waiting] = idle;
  await tray(waiting.page).first().tap();
  const pad = waiting.page.getByRole('group', { name: 'Pad' });
  await expect(pad.getByRole('button')).toHaveCount(1);
  await clean(waiting.page);
  await pad.getByRole('button').tap();
  await expect(pad.getByRole('button')).toHaveCount(0);
  await waiting.page.locator('.bar').getByRole('button', { name: 'Show the table here' }).tap();
  await expect(waiting.page.locator('[data-drop="cell:0,0"]')).toBeVisible();
  await waiting.page.locator('.bar').getByRole('button', { name: 'Show the table here' }).tap();

  // Ana's phone is the remote control: a pause, which the others agree to.
  await button(ana.page, 'Remote control').tap();
  await expect(ana.page.getByRole('dialog').getByText(made.table.code)).toBeVisible();
  await clean(ana.page);
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Pause' }).tap();
  for (const { page } of [ben, cai, dia]) await button(page, 'Agree').tap();
  const paused = screen.getByRole('status').getByText('Ana paused the table');
  await expect(paused).toBeVisible();
  await button(dia.page, 'Play on').tap();
  await expect(paused).toBeHidden();

  // Each team lays a word; who of a team does what is theirs to agree on.
  view = await open(busy[0], idle[1]);
  await readFromAfar(screen, [
    ...ON_STAGE.filter(({ what }) => what !== '.news .told'),
    { ...TILES, what: '.stage [data-drop="tray"] button' },
    { what: '.stage [role="timer"]', least: 0.08, of: 'box' },
  ]);
  await lay(busy[1], across(await firstWord(request, view)));
  // What is tried out is seen by the team, and not on the screen.
  await expect(busy[0].page.locator('[data-drop^="cell:"] .card.fresh')).toHaveCount(4);
  await expect(screen.locator('[data-drop^="cell:"] .card')).toHaveCount(0);
  await press(busy[1], /^Stop: /);
  view = await idle[0].heard.until((now) => now.turn === 2 && stageOf(now) === 'roll');
  await expect(screen.locator('[data-drop^="cell:"] .card')).toHaveCount(4);
  await readFromAfar(screen, [TILES, ...ON_STAGE]);
  view = await open(idle[0], busy[0]);
  const next = await crossing(request, {
    lexicon: 'fr',
    board: onBoard(view),
    letters: view.tray,
    must: letterOf(view),
    size: SIZE,
  });
  expect(next).not.toEqual([]);
  await lay(idle[1], next);
  await press(idle[1], /^Stop: /);
  view = await ana.heard.until((now) => now.turn > 2 && stageOf(now) === 'roll');

  // Both find no room for another word: the screen says large who has won.
  const [asks, agrees] = view.on_turn === 0 ? [cai, dia] : [dia, cai];
  await pressMore(asks, 'No room for a word');
  await agrees.heard.until(({ sides }) => sides[asks.number]?.says_no_room === true);
  await press(agrees, 'No room for a word');
  await expect(screen.getByText(/win by \d+\.|share the win\./)).toBeVisible();
  await readFromAfar(screen, END);
  await clean(screen);

  // Next: the host asks for another game, and it comes to everybody by itself.
  await button(ana.page, 'Play again').tap();
  const again = (page: typeof screen) =>
    expect(page).not.toHaveURL(new RegExp(made.table.code), { timeout: 20_000 });
  await Promise.all([screen, ...phones].map(again));
  await expect(screen.locator('.stage.screen .points').first()).toHaveText('0');
  await expect(tray(dia.page).first()).toBeVisible();
  for (const { page } of people) await page.context().close();
});

const CARTAS = { edition: 'cartas-small', seats: [me('Ana'), free()] };
const GAMES = [
  {
    wanted: { ...CARTAS, game: 'classic', seed: 3 },
    kind: ClassicPlayer,
    seen: [TILES, ...ON_STAGE],
  },
  {
    wanted: { ...CARTAS, game: 'forfeit', house: { action_seconds: 90 }, seed: 2 },
    kind: ClassicPlayer,
    seen: [TILES, ...ON_STAGE],
  },
  {
    wanted: { ...CARTAS, game: 'rummy', seed: 4 },
    kind: RummyPlayer,
    seen: [...ON_STAGE, { what: '.board h2', least: 0.04, of: 'letters' as const }],
  },
];

for (const { wanted, kind, seen } of GAMES) {
  test(`${wanted.game}: two phones play to the end`, async ({
    page: screen,
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(180_000);
    const made = await makeTable(request, wanted satisfies Wanted);
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`/table/${made.table.code}/screen`);
    const [mine, theirs] = [new Eyes<never>(0), new Eyes<never>(1)];
    const host = await hostPhone(browser, baseURL, made, mine.hear);
    const guest = await guestPhone(browser, baseURL, made.table.code, 'Ben', theirs.hear);
    await begin(host, screen);
    const players = [
      new kind(host, new Finger(host), mine as never),
      new kind(guest, new Finger(guest), theirs as never),
    ] as ClassicPlayer[];
    for (const page of [host, guest]) await expect(page.locator('.stage.beside')).toBeVisible();
    await playOut(players, async (moves) => {
      if (moves !== 2) return;
      await readFromAfar(screen, seen);
      await clean(screen);
      for (const page of [host, guest]) await clean(page);
    });
    for (const player of players) await player.seesTheEnd();
    await expect(screen.locator('.result .winner')).toBeVisible();
    await readFromAfar(screen, END);
    await host.context().close();
    await guest.context().close();
  });
}

test('thief: two phones play to the end', async ({ page: screen, browser, baseURL, request }) => {
  test.setTimeout(180_000);
  const made = await makeTable(request, {
    game: 'thief',
    edition: 'word-thief-small',
    seats: [me('Ana'), free()],
    seed: 11,
  });
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`/table/${made.table.code}/screen`);
  const heard = [new Heard<ThiefView>(), new Heard<ThiefView>()] as const;
  const host = await hostPhone(browser, baseURL, made, heard[0].hear);
  const guest = await guestPhone(browser, baseURL, made.table.code, 'Ben', heard[1].hear);
  await begin(host, screen);
  const players = [host, guest].map((page, seat): Player => ({
    page,
    heard: heard[seat as 0 | 1],
    touch: true,
    seat,
    lexicon: 'en',
  }));
  for (let turns = 0; turns < 60; turns += 1) {
    const view = await heard[0].until((now) => now.stage === 'turn' || isOver(now), 20_000);
    if (isOver(view)) break;
    const by = players[view.on_turn] as Player;
    const other = players[1 - view.on_turn] as Player;
    if (turns === 2) {
      // Who waits has bench and hand, and the words on demand.
      await expect(other.page.getByText('The table is on the big screen.')).toBeVisible();
      await expect(hand(other.page).first()).toBeVisible();
      await clean(other.page);
      await readFromAfar(screen, [TILES, ...ON_STAGE]);
      await clean(screen);
    }
    await takeTurn(request, by);
    await heard[0].until((now) => now.turn !== view.turn || isOver(now), 20_000);
  }
  for (const { page } of players) await expect(button(page, 'Play again')).toBeVisible();
  await expect(screen.locator('.result .winner')).toBeVisible();
  await readFromAfar(screen, END);
  for (const { page } of players) await page.context().close();
});

test('a phone beside a screen may show all of the table, and says so only while there is one', async ({
  page: screen,
  browser,
  baseURL,
  request,
}) => {
  const made = await makeTable(request, { ...CARTAS, game: 'classic', seed: 3 });
  await screen.goto(`/table/${made.table.code}/screen`);
  const host = await hostPhone(browser, baseURL, made, () => undefined);
  const guest = await guestPhone(browser, baseURL, made.table.code, 'Ben', () => undefined);
  await begin(host, screen);
  await expect(host.locator('.stage.beside')).toBeVisible();
  await button(host, 'Menu').tap();
  await button(host, 'Settings').tap();
  await host.getByLabel(/Small beside a big screen/).tap();
  await host.keyboard.press('Escape');
  await expect(host.locator('.stage:not(.beside)')).toBeVisible();
  await expect(host.getByRole('list', { name: 'Scores' })).toBeVisible();
  // A line that is lost is said where everybody looks.
  const lost = screen.getByText('The connection is gone.');
  await screen.context().setOffline(true);
  await expect(lost).toBeVisible();
  await screen.context().setOffline(false);
  await expect(lost).toBeHidden();
  // A television that is turned off leaves everything to the phones.
  await expect(guest.locator('.stage.beside')).toBeVisible();
  await screen.goto('about:blank');
  await expect(guest.locator('.stage:not(.beside)')).toBeVisible();
  await expect(action(guest)).toBeVisible();
  await host.context().close();
  await guest.context().close();
});
