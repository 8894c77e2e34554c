// What is heard and what is cheered: every sound is there, short and not too loud; a great play has
// its moment, which is soon over and in nobody's way.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from './program';
import { bot, me, sitDown, startTable } from './tables';

interface Measured {
  sound: string;
  long: number;
  peak: number;
  /** How loud it is on the whole. */
  power: number;
}

/** The module as a browser can run it: it imports nothing. */
function soundsModule(): string {
  const path = fileURLToPath(new URL('../src/table/sounds.ts', import.meta.url));
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  return outputText.replaceAll(/^export /gm, '');
}

test('every sound can be heard, is short, and never too loud', async ({ page }) => {
  await page.goto('/');
  const measured: Measured[] = await page.evaluate(`(async () => {
    ${soundsModule()}
    const all = [];
    for (const sound of Object.keys(SOUNDS)) {
      const audio = new OfflineAudioContext(1, 2 * 44100, 44100);
      make(audio, sound, 0);
      const samples = (await audio.startRendering()).getChannelData(0);
      let peak = 0, power = 0, last = 0;
      samples.forEach((sample, nth) => {
        const loud = Math.abs(sample);
        peak = Math.max(peak, loud);
        power += sample * sample;
        if (loud > 0.002) last = nth;
      });
      all.push({ sound, long: last / 44100, peak, power: Math.sqrt(power / samples.length) });
    }
    return all;
  })()`);
  expect(measured.length).toBeGreaterThanOrEqual(13);
  for (const { sound, long, peak, power } of measured) {
    expect(peak, `${sound} is silent`).toBeGreaterThan(0.03);
    expect(peak, `${sound} is too loud`).toBeLessThanOrEqual(1);
    expect(power, `${sound} is silent`).toBeGreaterThan(0.0005);
    expect(long, `${sound} is too long`).toBeLessThan(1.5);
    expect(long, `${sound} is too short`).toBeGreaterThan(0.01);
  }
});

/** What the stream says when something happened. */
interface Told {
  type: string;
  now: number;
  done: string | null;
  steps: { number: number; at: number; news: unknown; said: unknown[] }[];
}

interface Seen {
  kind: string;
  points: string[];
  long: number;
  presses: string;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a great play has its moment, and no longer (${reducedMotion})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'en-GB',
      reducedMotion,
    });
    await context.addInitScript(() => {
      const seen: Seen[] = [];
      Object.assign(window, { seen });
      let shown: { element: Element; since: number; points: Set<string>; presses: string } | null =
        null;
      const look = () => {
        const element = document.querySelector('[data-moment]');
        if (shown && shown.element !== element) {
          seen.push({
            kind: shown.element.getAttribute('data-moment') ?? '',
            points: [...shown.points],
            long: performance.now() - shown.since,
            presses: shown.presses,
          });
          shown = null;
        }
        if (element && !shown) {
          const presses = getComputedStyle(element).pointerEvents;
          shown = { element, since: performance.now(), points: new Set(), presses };
        }
        const points = element?.querySelector('.points b')?.textContent;
        if (shown && points) shown.points.add(points);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Somebody lays a whole hand, as the server would tell it.
    let tell: ((change: (told: Told) => Told) => void) | null = null;
    await context.routeWebSocket('**/stream', (socket) => {
      const server = socket.connectToServer();
      let last: Told | null = null;
      socket.onMessage((said) => server.send(said));
      server.onMessage((said) => {
        const message = JSON.parse(String(said)) as Told;
        if (message.type === 'told') last = message;
        socket.send(said);
      });
      tell = (change) => {
        if (last) socket.send(JSON.stringify(change(last)));
      };
    });
    const seats = [me('Ana'), bot('casual')];
    const made = await startTable(request, { game: 'classic', seats, seed: 3 });
    const page = await sitDown(context, made, [0]);
    await expect(page.locator('[data-drop^="hand:"]').first()).toBeVisible();
    const lines = [
      { kind: 'word', word: 'SINEIRA', points: 9 },
      { kind: 'all_cards', points: 50 },
    ];
    (tell as ((change: (told: Told) => Told) => void) | null)?.((told) => {
      const number = (told.steps.at(-1)?.number ?? 0) + 1;
      const news = { game: { scored: { seat: 1, lines } } };
      return { ...told, steps: [{ number, at: told.now, news, said: [] }], done: null };
    });
    const banner = page.locator('[data-moment]');
    await expect(banner).toContainText('The whole hand!');
    await expect(banner).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
    expect(seen.map(({ kind }) => kind)).toEqual(['whole_hand']);
    const [whole] = seen;
    expect(whole?.long).toBeLessThanOrEqual(1800);
    expect(whole?.points.at(-1)).toBe('+59');
    expect(whole?.presses).toBe('none');
    const counted = whole?.points.length ?? 0;
    if (reducedMotion === 'reduce') expect(counted).toBe(1);
    else expect(counted).toBeGreaterThan(2);
    await context.close();
  });
}
