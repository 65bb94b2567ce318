import { defineConfig, devices } from '@playwright/test';
import './scripts/localized-texts.mjs';
import { stepPatienceMs, testPatienceMs } from './tests/support/patience.ts';

const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Chromium without windows: a sixth less processor time. */
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? wholeBrowser;

/**
 * Tests of what the shell lacks (push messages), of the worker's life cycle, and of first views: the shell moves a
 * pointer over each new page, which starts the app.
 */
const inWholeBrowser = /worker-life\.test\.ts|@whole-browser/;

export const browserArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // There is no GPU: without a separate GPU process the run is 5 % faster.
  '--in-process-gpu',
  // One process for all pages of a context, tests after each other included (browser-test.ts): starting one, and
  // compiling the app again, takes half of a page's time.
  '--process-per-site',
];
// One device pixel per CSS pixel: a seventh of the pixels that the phone's screen would need.
export const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-site.ts',
  fullyParallel: true,
  // One a core, though tests spend half of their time waiting for the page to be idle: beside the other tests a third
  // only makes all of them slower (`npm test`).
  workers: 2,
  timeout: testPatienceMs,
  expect: { timeout: stepPatienceMs },
  // A test that passes only on the second try has found a bug.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // The test command reads its counts from PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...(process.env.SITE_URL === undefined ? {} : { baseURL: process.env.SITE_URL }),
    // The worker fetches the whole app on every first visit, which takes two seconds. Tests of the worker
    // enable it.
    serviceWorkers: 'block',
    // A sixth less processor time; tests of motion ask for it (tests/support/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: inWholeBrowser,
      use: { ...phone, launchOptions: { executablePath: headlessShell, args: browserArgs } },
    },
    {
      name: 'phone, whole browser',
      grep: inWholeBrowser,
      use: { ...phone, launchOptions: { executablePath: wholeBrowser, args: browserArgs } },
    },
  ],
});
