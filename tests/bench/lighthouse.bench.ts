import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { startSite } from '../support/site.ts';
import { median } from './measure.ts';

/** What each page must reach on Lighthouse's mobile profile, of 100. */
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Of an odd number, so that the middle one was seen. */
const measuredVisits = 3;
const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const site = await startSite({ DEMO_LISTINGS: '2000' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
let failures = 0;
try {
  const list = await (await fetch(`${site.url}/mobil-bekas`)).text();
  const detail = /\/detail-mobil-bekas\/[a-z0-9-]+/.exec(list)?.[0] ?? '';
  for (const path of ['/', '/mobil-bekas', detail]) {
    const runs: Result[] = [];
    // The first visit composes the photos; it is not the one that counts.
    for (let visit = 0; visit <= measuredVisits; visit += 1) {
      const result = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'silent' });
      if (visit > 0 && result) runs.push(result.lhr);
    }
    const scores = Object.entries(limits).map(([name, limit]) => {
      const score = median(runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
      if (!(score >= limit)) failures += 1;
      return `${name} ${score}${score >= limit ? '' : ` (under ${limit})`}`;
    });
    process.stdout.write(`${path.slice(0, 40).padEnd(42)} ${scores.join('  ')}\n`);
    const timings = measures.map((id) => {
      const figures = runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
      return `${id} ${Math.round(median(figures))}`;
    });
    process.stdout.write(`  ${timings.join('  ')}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (failures > 0) process.exitCode = 1;
