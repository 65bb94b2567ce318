import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { manifestScreenshots, screenshotForms } from '#contract/site/manifest-screenshots.ts';
import { findChromium } from './setup/chromium.mjs';

/*
 * The pictures of the app in the web manifest, of a running site:
 * `npx tsx --import ./scripts/localized-texts.mjs scripts/take-screenshots.ts ADDRESS`
 */

const [site = 'http://localhost:3000'] = process.argv.slice(2);
const directory = fileURLToPath(new URL('../public/screenshots/', import.meta.url));
const quality = 62;

await mkdir(directory, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const { file, form, path, isCar } of manifestScreenshots) {
  const { scale: deviceScaleFactor, ...viewport } = screenshotForms[form];
  const context = await browser.newContext({
    ...{ viewport, deviceScaleFactor, locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
    isMobile: form === 'narrow',
    // For the code below.
    bypassCSP: true,
    // No hints of a first visit.
    storageState: { cookies: [], origins: [] },
  });
  await context.addInitScript("sessionStorage.setItem('lajur.city-popup', '1')");
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  if (isCar) {
    const href = await page.locator('main article a').first().getAttribute('href');
    await page.goto(site + (href ?? ''), { waitUntil: 'networkidle' });
  }
  await page.waitForFunction(`[...document.images].every((image) => {
    const { width, top, left } = image.getBoundingClientRect();
    return image.complete || width === 0 || top >= innerHeight || left >= innerWidth;
  })`);
  await sharp(await page.screenshot())
    .webp({ quality, effort: 6 })
    .toFile(join(directory, `${file}.webp`));
  await context.close();
}
await browser.close();
