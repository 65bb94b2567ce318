import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { keptPhotos, openPhotosStep, takeButton } from '../support/photos.ts';
import { startSite } from '../support/site.ts';
import { median } from './measure.ts';

/*
 * Whether the page stays responsive while ten photos of 12 megapixels are added, on a phone four times slower than
 * this machine. Run it on an idle one.
 */

const count = 10;
const slowdown = 4;
const blockedLimitMs = 100;
const size = { width: 4000, height: 3000 };
const layers = 'assets/drawn-cars';
const cars = ['avanza-front', 'avanza-rear', 'brio-front', 'civic-side', 'fortuner-front'];

/** A drawn car at a camera's size, with a camera's noise: some 4 MB, as a phone stores it. */
async function cameraPhoto(file: string, place: number): Promise<void> {
  const car = await sharp(`${layers}/${cars[place % cars.length]}.open.webp`)
    .flatten({ background: { r: 120 + place * 8, g: 150, b: 160 } })
    .resize({ ...size, fit: 'cover' })
    .toBuffer();
  const speckles = { width: size.width / 4, height: size.height / 4 };
  const grain = await sharp(randomBytes(speckles.width * speckles.height * 3), {
    raw: { ...speckles, channels: 3 },
  })
    .resize(size.width, size.height)
    .jpeg()
    .toBuffer();
  await sharp(car)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: place % 2 === 0 ? 1 : 6 })
    .jpeg({ quality: 92 })
    .toFile(file);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'lajur-photos-'));
const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const files: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const file = join(folder, `foto-${place}.jpg`);
    await cameraPhoto(file, place);
    files.push(file);
  }
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  say(`${count} photos of ${size.width} × ${size.height}, median ${(median(sizes) / 1e6).toFixed(1)} MB`);

  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...{ viewport: { width: 360, height: 740 }, locale: 'id-ID', baseURL: site.url },
  });
  const page = await context.newPage();
  // tsx names functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (each) => each');
  const draft = await openPhotosStep(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const begin = performance.now();
  const chooser = page.waitForEvent('filechooser');
  await takeButton(page).click();
  await (await chooser).setFiles(files);
  // Rarely and by selector: a test's queries run on the page's main thread too.
  const waitFor = (isDone: (all: number) => boolean) =>
    page.waitForFunction(isDone, count, { timeout: 300_000, polling: 500 });
  await waitFor((all) => document.querySelectorAll('[data-photo-id]').length === all);
  const kept = performance.now() - begin;
  await waitFor(() => document.querySelector('[data-photo-id] [aria-label*="sedang disiapkan"]') === null);
  const prepared = performance.now() - begin;
  const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const rows = await keptPhotos(page, draft);
  const sent = rows.map(({ bytes }) => bytes.length);
  const longest = Math.max(0, ...tasks);
  say(
    `all kept on the device after ${(kept / 1000).toFixed(1)} s, all ready after ${(prepared / 1000).toFixed(1)} s`,
  );
  say(
    `ready to be sent: ${rows.filter(({ state }) => state === 'prepared').length} of ${count}, median ${Math.round(median(sent) / 1000)} kB, largest ${Math.round(Math.max(...sent) / 1000)} kB`,
  );
  say(`tasks over 50 ms: ${tasks.length} (${tasks.map((each) => Math.round(each)).join(', ')})`);
  const verdict = longest <= blockedLimitMs ? 'within' : 'OVER';
  say(
    `main thread blocked at most ${Math.round(longest)} ms at ${slowdown}× slow-down: ${verdict} ${blockedLimitMs} ms`,
  );
  if (longest > blockedLimitMs || rows.length !== count) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
