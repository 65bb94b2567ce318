import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base, { browserArgs, phone } from './playwright.config.ts';
import { oldChromiumPath } from './tests/engines/old-chromium-path.mjs';
import { missingWebKit } from './tests/engines/webkit-driver.ts';

/*
 * `npm run engines`: the end-to-end tests in Firefox and journeys in WebKit, both from Debian. What a driver cannot do is
 * left out (tests/README.md#other-engines).
 */

const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const missingFirefox = existsSync(firefox)
  ? undefined
  : 'Firefox is not installed: apt-get install firefox-esr';
const missingOldChromium = existsSync(oldChromiumPath) ? undefined : 'Chromium 107 is not in .cache';
const missing = [missingFirefox, missingWebKit, missingOldChromium].filter(
  (sentence) => sentence !== undefined,
);
// Once, and not in each worker.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const sentence of missing) console.warn(`${sentence}. Its tests are skipped.`);

// Axe looks at the phone in Indonesian and at the wide screen in English, where the driver keeps its tab.
process.env.TEST_EVERYTHING = '1';

const leftOut = {
  // The DevTools protocol of Chromium: the worker's life, a killed browser, push. `offline-catalogue` has a site of its own,
  // without the proxy that is Firefox's lost network.
  testIgnore: /(?:worker-life|draft-survival|messages|missing-scripts|offline-catalogue)\.test\.ts/,
  grepInvert: new RegExp(
    [
      // Touches by the same protocol.
      'pinched|swiped|are zoomed by keys|is changed by dragging',
      // A click waits for frames, which a page without script does not report.
      'without JavaScript',
      // Printing is Chromium's.
      'printed',
      // The driver tells of no download, and not what a page posts.
      'exported to one file|in Indonesian, seen pages open offline',
      // A second choice of files is not told of.
      'cannot decode',
      // Firefox keeps a module that failed; the new document that mends it forgets the tap.
      'again after a failure',
      // Typing the price of a counter-offer leaves digits behind; whether of the driver or the field is not known.
      'a whole sale between two phones',
      // The driver loses the tab while axe looks at it.
      'in Indonesian with sheets open|sheets on a phone, in Indonesian|by touch on a phone|photos, /id',
    ].join('|'),
  ),
};

export default defineConfig({
  ...base,
  projects: [
    {
      name: 'firefox',
      ...leftOut,
      ...(missingFirefox === undefined ? {} : { testMatch: [] }),
      outputDir: 'test-results/firefox',
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
    { name: 'webkit', testDir: 'tests/engines', outputDir: 'test-results/webkit' },
    {
      name: 'old chromium',
      testMatch: missingOldChromium === undefined ? /(?:detail|sell-flow|sell-photos)\.test\.ts/ : [],
      // Its network is lost to pages only, not to workers; axe and clicks without script need a newer one; it warns of
      // entries of performance that it does not observe.
      grepInvert: /with the service worker|no axe violation|without JavaScript|server-rendered facts/,
      outputDir: 'test-results/old-chromium',
      use: { ...phone, launchOptions: { executablePath: fileURLToPath(oldChromiumPath), args: browserArgs } },
    },
  ],
});
