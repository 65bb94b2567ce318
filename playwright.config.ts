import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-site.ts',
  fullyParallel: true,
  // More workers than cores, because tests spend half of their time waiting for the page to be idle.
  workers: 3,
  // For busy machines; no test waits for time to pass.
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // There is no GPU: without a separate GPU process the run is 5 % faster.
        '--in-process-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // One device pixel per CSS pixel: a seventh of the pixels that the phone's screen would need.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
});
