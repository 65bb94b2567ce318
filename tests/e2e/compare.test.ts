import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { readRows } from '../support/device.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { waitForWorker } from '../support/worker.ts';

const path = '/bandingkan-mobil-bekas';
const table = (page: Page) => page.getByRole('table');
const carHeads = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button') });
/** A filtered list: on an unfiltered one the city popup opens by itself. */
const list = '/mobil-bekas/toyota';
const hearts = (page: Page) => page.locator('main article button[aria-label^="Favoritkan"]');
const kept = (page: Page) => page.getByRole('tabpanel').getByRole('article');

async function listedIds(request: APIRequestContext, count: number): Promise<number[]> {
  const text = await (await request.get(list)).text();
  const ids = [...text.matchAll(/href="\/detail-mobil-bekas\/[^"]*-(\d+)"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].slice(0, count);
}

/** Marks the first cars of the list and goes to the favourites. */
async function favour(page: Page, count: number): Promise<void> {
  await page.goto(list);
  for (let place = 0; place < count; place += 1) {
    await hearts(page).nth(place).click();
    await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(async () => (await readRows(page, 'favourites')).length).toBe(count);
  await page.goto('/favorit');
  await expect(kept(page)).toHaveCount(count);
}

const toggleOf = (page: Page, place: number) =>
  kept(page)
    .nth(place)
    .getByRole('button', { name: /^Bandingkan: / });

test('no axe violation, no overflow, in its language', async ({ page, request }) => {
  const ids = await listedIds(request, 3);
  for (const prefix of inTurn(prefixes, 1)) {
    await page.goto(`${prefix}${path}?ids=${ids.join(',')}`);
    await expect(carHeads(page)).toHaveCount(3);
    await expectSoundInItsLanguage(page);
    await page
      .locator('main')
      .getByRole('button', { name: /^(Tambah mobil|Add a car)$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundInItsLanguage(page, '[role="dialog"]');
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('favourites are compared and changed, all of it offline', async ({ page, context }) => {
    // A page requested before the first worker is active stays without it.
    await page.goto(list);
    await waitForWorker(page);
    await favour(page, 3);
    await toggleOf(page, 0).click();
    const bar = page.getByRole('region', { name: 'Perbandingan' });
    await expect(bar).toContainText('Pilih satu mobil lagi');
    await toggleOf(page, 1).click();
    await toggleOf(page, 2).click();
    await bar.getByRole('link', { name: 'Bandingkan 3 mobil' }).click();
    await expect(carHeads(page)).toHaveCount(3);
    await expect(page.getByText('Perbandingan ini juga terbuka tanpa sinyal')).toBeVisible();
    // The facts of the cars' pages are on the device now.
    await expect
      .poll(async () => JSON.stringify(await readRows(page, 'compared')).match(/"fuel"/g)?.length)
      .toBe(3);
    const address = page.url();

    await context.setOffline(true);
    await page.evaluate(() => Promise.all([caches.delete('pages'), caches.delete('api')]));
    await page.goto(address);
    await expect(carHeads(page)).toHaveCount(3);
    await expect(table(page).getByRole('rowheader', { name: /^Bahan bakar/ })).toBeVisible();
    await expect(page.getByText('Perbandingan ini juga terbuka tanpa sinyal')).toBeVisible();

    const rows = await table(page).getByRole('row').count();
    await page.getByRole('button', { name: 'Hanya yang berbeda' }).click();
    await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(rows);

    await carHeads(page).first().getByRole('button').click();
    await expect(carHeads(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Tambah mobil' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Tambah mobil' });
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await picker.getByRole('listitem').getByRole('button').click();
    await expect(picker).toBeHidden();
    await expect(carHeads(page)).toHaveCount(3);

    // Without ids in the address, the cars chosen on this device are shown.
    await page.goto(path);
    await expect(carHeads(page)).toHaveCount(3);
  });
});
