import { expect, type Page, test } from '@playwright/test';
import { waitForWorker, waitUntilPhotoKept } from '../support/worker.ts';

const hearts = (page: Page) => page.locator('main button[aria-pressed]');
const wishlist = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Favorit/ });

test('a favourite is counted, shown, there without a connection, and the same in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await waitUntilPhotoKept(page);
  const price = await page.locator('main article').first().getByText(/^Rp/).textContent();

  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');

  await wishlist(page).click();
  const modal = page.getByRole('dialog', { name: 'Favorit' });
  const link = modal.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toContainText(price ?? 'no price');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();

  await context.setOffline(true);
  await page.reload();
  await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await wishlist(page).click();
  await expect(link).toContainText(price ?? 'no price');
  const photo = modal.locator('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto('/mobil-bekas');
  await expect(wishlist(other)).toHaveAccessibleName('Favorit (1)');
  await hearts(other).nth(1).click();
  await expect(wishlist(page)).toHaveAccessibleName('Favorit (2)');
  await hearts(other).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');
});

test('at the limit a dialog says so, and the heart stays empty', async ({ page }) => {
  await page.goto('/mobil-bekas');
  await hearts(page).first().click();
  await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');
  // A hundred by hand would take a minute: the others are written as an earlier visit left them.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lajur');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const store = database.transaction('favourites', 'readwrite').objectStore('favourites');
    const rows = await new Promise<{ id: number; card: { id: number } }[]>((resolve) => {
      const reading = store.getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    const [first] = rows;
    if (!first) throw new Error('nothing was saved');
    for (let id = 900_001; id < 900_100; id += 1) store.put({ ...first, id, card: { ...first.card, id } });
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    database.close();
  });
  await hearts(page).nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Favorit Anda sudah penuh' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Mengerti' }).click();
  await expect(dialog).toBeHidden();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
});
