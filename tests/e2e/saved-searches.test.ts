import { expect, type Page } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { putRows, readRows } from '../support/device.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { waitForWorker } from '../support/worker.ts';

const saveButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Simpan pencarian' });
const savedButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Pencarian tersimpan' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Simpan pencarian' });
const searches = (page: Page) => page.locator('main').getByRole('article');

async function save(page: Page, path: string, name?: string): Promise<void> {
  await page.goto(path);
  await saveButton(page).click();
  if (name !== undefined) await sheet(page).getByRole('textbox', { name: 'Nama' }).fill(name);
  await sheet(page).getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(savedButton(page)).toBeVisible();
}

test('viewing the list is recorded in every tab', async ({ page, context }) => {
  await save(page, '/mobil-bekas/toyota', 'Toyota');
  const [row] = await readRows(page, 'savedSearches');
  if (!row) throw new Error('nothing was saved');
  await putRows(page, 'savedSearches', [{ ...row, lookedAt: 1000 }]);
  const other = await context.newPage();
  await other.goto('/pencarian-tersimpan');
  await expect(searches(other)).toHaveCount(1);
  await page.goto('/mobil-bekas/toyota');
  await expect
    .poll(async () => (await readRows(page, 'savedSearches'))[0]?.lookedAt)
    .toBeGreaterThan(Date.now() - 60_000);
  await savedButton(page).click();
  await expect(searches(other)).toHaveCount(0);
});

test('no axe violation, no overflow, in its language', async ({ page }) => {
  await save(page, '/mobil-bekas/toyota', 'Toyota');
  for (const prefix of inTurn(prefixes, 0)) {
    await page.goto(`${prefix}/pencarian-tersimpan`);
    await expect(searches(page)).toHaveCount(1);
    await expectSoundInItsLanguage(page);
    await searches(page)
      .getByRole('button', { name: /^(Ubah nama|Rename) Toyota$/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundInItsLanguage(page, '[role="dialog"]');
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('saved searches open offline, also for the first time', async ({ page, context }) => {
    await save(page, '/mobil-bekas/toyota', 'Toyota saja');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto('/pencarian-tersimpan');
    await expect(searches(page).getByRole('heading')).toHaveText('Toyota saja');
    // Without the city's snapshot the number of new cars is unknown.
    await expect(searches(page).getByText(/baru/)).toHaveCount(0);
  });

  test('new cars are counted on the device, in its saved city', async ({ page, context }) => {
    await save(page, '/mobil-bekas/bandung', 'Di Bandung');
    await save(page, '/mobil-bekas/jakarta-selatan', 'Di Selatan');
    const found = await page
      .locator('main')
      .getByText(/^[\d.]+ mobil$/)
      .first()
      .textContent();
    const city = page.getByRole('region', { name: /Jakarta Selatan/ });
    await city.getByRole('button', { name: /^Simpan/ }).click();
    await expect(city.getByRole('button', { name: /Jakarta Selatan/ })).toBeVisible();
    await waitForWorker(page);

    await page.goto('/pencarian-tersimpan');
    await expect(searches(page)).toHaveCount(2);
    // As if it had not been looked at for years: then all cars are new.
    const rows = await readRows(page, 'savedSearches');
    await putRows(
      page,
      'savedSearches',
      rows.map((row) => ({ ...row, lookedAt: 1000 })),
    );
    await context.setOffline(true);
    await page.reload();
    const here = searches(page).filter({ hasText: 'Di Selatan' });
    await expect(here.getByText(`${found?.replace(' mobil', '')} baru`)).toBeVisible();
    // The device knows nothing of other places.
    await expect(searches(page).filter({ hasText: 'Di Bandung' }).getByText(/baru/)).toHaveCount(0);

    await page.goto('/favorit');
    await expect(page.getByRole('link', { name: /Pencarian tersimpan/ })).toContainText('baru');
  });
});
