import { defineConfig, devices } from '@playwright/test';

const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Without windows: a sixth less processor time. */
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? wholeBrowser;

/** What the shell has not, such as notifications; workers' lives; first views: the shell moves a pointer over them. */
const inWholeBrowser = /worker-life\.test\.ts|@whole-browser/;

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing is drawn by a graphics card here: without a process of its own this costs a twentieth less.
  '--in-process-gpu',
];
// One pixel a CSS pixel: a seventh of what the phone's screen has to be drawn.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-site.ts',
  fullyParallel: true,
  // More workers than cores: half of a test's time is waiting for the page to be idle.
  workers: 3,
  // For busy machines; no test waits for time to pass.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // No retries: a test that passes at the second try has found something.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // The test command reads its counts from PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...(process.env.SITE_URL === undefined ? {} : { baseURL: process.env.SITE_URL }),
    // The worker fetches the whole app at every first visit, two seconds of work: tests about it allow it.
    serviceWorkers: 'block',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: inWholeBrowser,
      use: { ...phone, launchOptions: { executablePath: headlessShell, args } },
    },
    {
      name: 'phone, whole browser',
      grep: inWholeBrowser,
      use: { ...phone, launchOptions: { executablePath: wholeBrowser, args } },
    },
  ],
});
