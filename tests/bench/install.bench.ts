import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { startFront } from '../support/front.ts';
import { startSite } from '../support/site.ts';
import { report } from './measure.ts';

/* How long a first visit takes to install the whole app, with a latency of 300 ms. */

const awayMs = 300;
const visits = 3;

const site = await startSite({ DEMO_LISTINGS: '200' });
const front = await startFront(site.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  front.delay(awayMs);
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${front.url}/mobil-bekas/toyota`);
    const start = performance.now();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    times.push(performance.now() - start);
    await context.close();
  }
  report('the app kept, answers 300 ms away', times);
} finally {
  await browser.close();
  await front.stop();
  await site.stop();
}
