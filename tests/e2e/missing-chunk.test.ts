import { expect, type Page, test } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { withoutCityPopup } from '../support/city-popup.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

/** Taps a link within the app to a page whose code does not come. Answers with how many documents were loaded for it. */
async function tapWithoutCode(page: Page): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await untilAlive(page);
  await page.locator('a[href="/jual-mobil-anda"]').filter({ visible: true }).last().click();
  return () => documents;
}

test('a part of the app that does not come for want of a network takes no page from under anyone', async ({
  page,
}) => {
  await page.route(/\/assets\/sell-frame-/, (route) => route.abort('timedout'));
  await page.goto('/');
  const documents = await tapWithoutCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini belum tersimpan');
  expect(documents()).toBe(0);
});

test('a part of a version that was replaced has the page loaded anew, once', async ({ page }) => {
  await page.route(/\/assets\/sell-frame-/, (route) => route.abort('timedout'));
  // The server of the next version knows nothing of the files of this one.
  await page.route(/\/assets\/index-/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/');
  const documents = await tapWithoutCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi gangguan di server');
  expect(documents()).toBe(1);
});
