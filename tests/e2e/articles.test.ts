import { expect } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a saved article opens without a connection, with its picture, where it was left', async ({
  page,
  context,
}) => {
  await page.goto('/tips-mobil');
  await waitForWorker(page);
  await page.locator('main a[href^="/tips-mobil/"]:has(img)').first().click();
  await expect(page.locator('main h1')).not.toHaveText('Tips mobil');
  const title = await page.locator('main h1').textContent();
  await page.getByRole('button', { name: 'Simpan untuk offline' }).click();
  await expect(page.getByRole('button', { name: 'Tersimpan untuk offline' })).toBeVisible();
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded();
  const address = page.url();

  // Only what was saved by hand is left.
  await page.goto('/tentang-kami');
  await page.evaluate(() =>
    Promise.all(['pages', 'api', 'media', 'pictures'].map((name) => caches.delete(name))),
  );
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.locator('main h1')).toHaveText(title ?? '');
  await expect(page.locator('article h2').nth(2)).toBeAttached();
  const picture = page.locator('article img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Lanjutkan dari bagian terakhir' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});
