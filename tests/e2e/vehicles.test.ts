import { expect } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { waitForWorker } from '../support/worker.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

for (const prefix of ['', '/en']) {
  test(`pages of vehicles, ${prefix || '/id'}: no axe violation, no overflow`, async ({ page }) => {
    await page.goto(`${prefix}/bantuan-kerusakan-mobil`);
    for (const group of await page.locator('main details').all()) {
      await group.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    }
    await expectSoundInItsLanguage(page);
    for (const path of [
      '/motor-baru',
      '/truk-baru/isuzu',
      '/mobil-baru/byd/atto-1',
      '/mobil-baru/toyota/avanza',
    ]) {
      await page.goto(prefix + path);
      await expect(page.locator('h1')).toBeVisible();
      await expectSoundInItsLanguage(page);
    }
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a model that was seen opens offline, also from within the app', async ({ page, context }) => {
    await page.goto('/mobil-baru/toyota/avanza');
    await waitForWorker(page);
    await page.getByRole('link', { name: /^Semua Toyota baru/ }).click();
    await expect(page.locator('h1')).toHaveText('Toyota: mobil baru');
    await context.setOffline(true);
    await page.locator('main a[href="/mobil-baru/toyota/avanza"]').click();
    await expect(page.locator('h1')).toHaveText('Toyota Avanza');
    await page.goto('/mobil-baru/toyota');
    await expect(page.locator('h1')).toHaveText('Toyota: mobil baru');
    await page.goto('/mobil-baru/toyota/avanza');
    await expect(page.locator('h1')).toHaveText('Toyota Avanza');
    await expect(page.getByRole('heading', { name: 'Spesifikasi' })).toBeVisible();
  });
});
