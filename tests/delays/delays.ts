import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { withoutCityPopup } from '../support/city-popup.ts';
import { startFront } from '../support/front.ts';
import { startTestSite } from '../support/test-site.ts';
import { waitForWorker } from '../support/worker.ts';
import { journeys } from './journeys.ts';
import { judge } from './judge.ts';
import { runJourney } from './run-journey.ts';
import { addWatch } from './watch.ts';

/*
 * Journeys on networks that answer each request after 0.25 to 15 s, with an installed worker: what was said of the
 * network, and what moved. Ends with 1 if anything false was said or anything jumped.
 *
 *   --delay 250,4000     some of the delays, in milliseconds
 *   --journey car,filter some of the journeys, by a part of their names
 *   --verbose            prints every shift and word
 */

const { values } = parseArgs({
  options: {
    delay: { type: 'string', default: '250,500,1000,4000,15000' },
    journey: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const delays = values.delay.split(',').map(Number);
const asked = journeys.filter(
  ({ name }) => values.journey?.split(',').some((part) => name.includes(part)) ?? true,
);

const site = await startTestSite();
const front = await startFront(site.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
let faults = 0;
const rows: Record<string, Record<string, string>> = {};
try {
  for (const delayMs of delays) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
    });
    front.delay(0);
    const first = await context.newPage();
    await first.goto(`${front.url}/mobil-bekas`);
    // The app starts when it is touched.
    await first.mouse.move(100, 400);
    await waitForWorker(first);
    for (const journey of asked) {
      const page = await context.newPage();
      await withoutCityPopup(page);
      await addWatch(page);
      const outcome = await runJourney(page, front, journey, delayMs).catch((cause: unknown) => {
        console.log(String(cause).slice(0, 300));
        return { shifts: [], said: [], swaps: [], content: undefined };
      });
      const found = judge(outcome, journey.grows);
      faults += found.length;
      const content = outcome.content === undefined ? 'never' : `${(outcome.content / 1000).toFixed(1)} s`;
      rows[journey.name] = { ...rows[journey.name], [`${delayMs / 1000} s`]: [content, ...found].join('; ') };
      console.log(`${delayMs} ms, ${journey.name}: ${[content, ...found].join('; ')}`);
      if (values.verbose) console.log(JSON.stringify(outcome, null, 1));
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await front.stop();
  await site.stop();
}
console.table(rows);
process.exitCode = faults > 0 ? 1 : 0;
