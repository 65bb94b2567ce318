import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { listingPath, usedCarsPath } from '#contract/paths.ts';
import { manifestScreenshots, screenshotForms } from '#contract/site/manifest-screenshots.ts';
import { readmePictures } from './readme-pictures.mjs';
import { findChromium } from './setup/chromium.mjs';

/*
 * The pictures of the app in the web manifest and the README, of a running site:
 * `npx tsx --import ./scripts/localized-texts.mjs scripts/take-screenshots.ts ADDRESS`
 */

const [site = 'http://localhost:3000'] = process.argv.slice(2);
const root = new URL('../', import.meta.url);
const quality = 62;

const [, firstCar = ''] =
  /\/detail-mobil-bekas\/([^"/?#]+)"/.exec(await (await fetch(site + usedCarsPath('mpv'))).text()) ?? [];
const shots = [
  ...manifestScreenshots.map(({ file, form, path, isCar }) => ({
    file: `public/screenshots/${file}.webp`,
    path: isCar ? listingPath(firstCar) : path,
    ...screenshotForms[form],
  })),
  ...readmePictures().map(({ file, path }) => ({
    file,
    path: path.replace('{car}', firstCar),
    ...screenshotForms.narrow,
    scale: 1,
  })),
];

for (const folder of ['public/screenshots', 'docs/pictures'])
  await mkdir(new URL(folder, root), { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const { file, path, width, height, scale } of shots) {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor: scale, isMobile: width < height },
    ...{ locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
    // For the code below.
    bypassCSP: true,
    // No hints of a first visit.
    storageState: { cookies: [], origins: [] },
  });
  await context.addInitScript("sessionStorage.setItem('lajur.city-popup', '1')");
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.waitForFunction(`[...document.images].every((image) => {
    const { width, top, left } = image.getBoundingClientRect();
    return image.complete || width === 0 || top >= innerHeight || left >= innerWidth;
  })`);
  await sharp(await page.screenshot())
    .webp({ quality, effort: 6 })
    .toFile(fileURLToPath(new URL(file, root)));
  await context.close();
}
await browser.close();
