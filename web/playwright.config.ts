// Tests of the page in a real Chromium, against the real program. `cargo xtask test` runs them;
// by hand: ABECEDAR_BIN=../target/debug/abecedar npm run browser

import { defineConfig, devices } from '@playwright/test';

const chromium = {
  executablePath: process.env['ABECEDAR_CHROMIUM'] ?? '/usr/bin/chromium',
  // The sandbox needs privileges that a container does not give; the page is our own.
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-extensions'],
};

export default defineConfig({
  testDir: 'browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine takes its time; what is there at once costs nothing.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTimeout: 45 * 60_000,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
    locale: 'en-GB',
    // Tests that look at motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots.ts' },
  ],
});
