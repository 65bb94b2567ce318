import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/*
 * `npm run engines`: the end-to-end tests in Firefox from Debian. What its driver cannot do is left out
 * (tests/README.md#other-engines).
 */

const driverFor = {
  // The DevTools protocol of Chromium: the worker's life, a killed browser, push, pinching.
  testIgnore: /(?:worker-life|draft-survival|messages|sell-photos|missing-scripts)\.test\.ts/,
  // A click waits for frames, which a page without script does not report; printing is Chromium's.
  grepInvert: /without JavaScript|pinched|printed/,
};

export default defineConfig({
  ...base,
  ...driverFor,
  outputDir: 'test-results/firefox',
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        launchOptions: {
          executablePath: fileURLToPath(new URL('tests/engines/firefox-esr.mjs', import.meta.url)),
        },
      },
    },
  ],
});
