import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { complaintsOf } from '../support/complaints.ts';
import type { Site } from '../support/site.ts';
import { startTestSite } from '../support/test-site.ts';

/* Markup and scripts in every text of other people: shown as typed, and nothing runs. */

const run = promisify(execFile);
const attack = '"><img src=x onerror="window.pwned=1"></script><script>window.pwned=1</script>';

// In one worker process: each would start a site of its own.
test.describe.configure({ mode: 'default' });

let site: Site;
let folder: string;

test.beforeAll(async () => {
  site = await startTestSite();
  folder = await mkdtemp(path.join(tmpdir(), 'lajur-hostile-'));
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head =
    'externalId,title,description,name,variantName,brandName,modelName,makeYear,kilometerDriven,price';
  const car = [`Judul ${attack}`, `Isi ${attack}`, `Nama ${attack}`, `Tipe ${attack}`].map(cell);
  const rest = 'Toyota,Avanza,2019,41000,165000000,Manual,Bensin,DKI Jakarta,Jakarta Selatan';
  const file = path.join(folder, 'cars.csv');
  await writeFile(file, `${head},transmission,fuelType,provinceName,cityName\n1,${car.join(',')},${rest}\n`);
  // The built tool, as `npm run import` runs it, which would build first.
  await run(process.execPath, ['dist/server/import.js', file], {
    env: { ...process.env, DATA_DIR: site.dataDir, NO_COLOR: '1' },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function expectHarmless(page: Page): Promise<void> {
  await untilAlive(page);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
}

test('in a listing, on its page, in lists, among favourites and compared', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${site.url}/mobil-bekas/avanza?sort=createdAt&order=desc`);
  await expectHarmless(page);
  const card = page.locator('main article').filter({ hasText: 'onerror' }).first();
  await expect(card).toBeVisible();
  await card.locator('button[aria-pressed]').first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Favorit (1)' })).toBeVisible();
  const address = await card.locator('a').first().getAttribute('href');
  for (const prefix of ['', '/en']) {
    await page.goto(`${site.url}${prefix}${address}`);
    await expectHarmless(page);
    await expect(page.locator('h1')).toContainText('onerror');
    await expect(page.locator('main')).toContainText('<script>window.pwned=1</script>');
  }
  await page.goto(`${site.url}/favorit`);
  await expect(page.getByRole('tabpanel').getByRole('article')).toContainText('onerror');
  await expectHarmless(page);
  await page.goto(`${site.url}/bandingkan-mobil-bekas?ids=${/(\d+)$/.exec(address ?? '')?.[1]}`);
  await expect(page.getByRole('table')).toContainText('onerror');
  await expectHarmless(page);
  expect(complaints).toEqual([]);
});

test('in search words', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const address of ['/search/result', '/mobil-bekas']) {
    await page.goto(`${site.url}${address}?q=${encodeURIComponent(attack)}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectHarmless(page);
    // As typed, tags included, within the length of a title.
    await expect(page.locator('main')).toContainText('"window.pwned=1"></script><scrip');
  }
  expect(complaints).toEqual([]);
});
