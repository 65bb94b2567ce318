import { expect, type Page, test } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { putRows, readRows } from '../support/device.ts';
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

test('a search is saved by name, survives a reload, opens its list, is renamed and removed', async ({
  page,
}) => {
  await save(page, '/mobil-bekas/toyota?sort=price&order=asc', 'Toyota termurah');
  await page.reload();
  await expect(savedButton(page)).toBeVisible();

  await page.goto('/pencarian-tersimpan');
  const search = searches(page);
  await expect(search).toHaveCount(1);
  await expect(search.getByRole('heading')).toHaveText('Toyota termurah');
  await expect(search).toContainText('Toyota');
  await search.getByRole('link').click();
  await expect(page).toHaveURL(/\/mobil-bekas\/toyota\?sort=price&order=asc$/);
  await expect(savedButton(page)).toBeVisible();

  await page.goto('/pencarian-tersimpan');
  await search.getByRole('button', { name: 'Ubah nama Toyota termurah' }).click();
  const rename = page.getByRole('dialog', { name: 'Ubah nama pencarian' });
  await rename.getByRole('textbox', { name: 'Nama' }).fill('');
  await rename.getByRole('button', { name: 'Simpan' }).click();
  await expect(rename.getByRole('alert')).toBeVisible();
  await rename.getByRole('textbox', { name: 'Nama' }).fill('Untuk Ibu');
  await rename.getByRole('button', { name: 'Simpan' }).click();
  await expect(search.getByRole('heading')).toHaveText('Untuk Ibu');

  await search.getByRole('button', { name: 'Hapus Untuk Ibu' }).click();
  await expect(search).toHaveCount(0);
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await expect(search.getByRole('heading')).toHaveText('Untuk Ibu');
});

test('pressing again removes the search, which can be undone; another selection is another search', async ({
  page,
}) => {
  await save(page, '/mobil-bekas/toyota');
  await savedButton(page).click();
  await expect(saveButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await expect(savedButton(page)).toBeVisible();
  await page.goto('/mobil-bekas/honda');
  await expect(saveButton(page)).toBeVisible();
  await page.goto('/mobil-bekas');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
});

test('looking at the list is recorded, and the same in every tab', async ({ page, context }) => {
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

test('at the limit the reason is given, with a link to make room', async ({ page }) => {
  await save(page, '/mobil-bekas/toyota');
  const [row] = await readRows(page, 'savedSearches');
  if (!row) throw new Error('nothing was saved');
  await putRows(
    page,
    'savedSearches',
    Array.from({ length: 49 }, (_, place) => ({ ...row, id: `filler-${place}?`, search: `filler-${place}` })),
  );
  await page.goto('/mobil-bekas/honda');
  await saveButton(page).click();
  await sheet(page).getByRole('button', { name: 'Simpan', exact: true }).click();
  const full = page.getByRole('dialog', { name: 'Pencarian tersimpan Anda sudah penuh' });
  await expect(full).toBeVisible();
  await full.getByRole('link', { name: 'Lihat pencarian tersimpan' }).click();
  await expect(searches(page)).toHaveCount(50);
});

test('no axe violation, no overflow, in either language', async ({ page }) => {
  await save(page, '/mobil-bekas/toyota', 'Toyota');
  for (const prefix of ['', '/en']) {
    await page.goto(`${prefix}/pencarian-tersimpan`);
    await expect(searches(page)).toHaveCount(1);
    await expectSoundInItsLanguage(page);
    await searches(page)
      .getByRole('button', { name: /^(Ubah nama|Rename) Toyota$/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundInItsLanguage(page);
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

  test('new cars are counted on the device, in its kept city', async ({ page, context }) => {
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
