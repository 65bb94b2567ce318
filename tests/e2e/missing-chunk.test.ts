import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

/** Follows a link to a page whose code fails to load. Returns how many documents were loaded for it. */
async function tapWithoutCode(page: Page): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await untilAlive(page);
  await page.locator('a[href="/jual-mobil-anda"]').filter({ visible: true }).last().click();
  return () => documents;
}

test('a chunk that fails for lack of a network does not reload the page', async ({ page }) => {
  await page.route(/\/assets\/sell-.*\.js$/, (route) => route.abort('timedout'));
  await page.goto('/');
  const documents = await tapWithoutCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini belum termuat');
  expect(documents()).toBe(0);
});

test('a chunk of a replaced version reloads the page, once', async ({ page }) => {
  await page.route(/\/assets\/sell-.*\.js$/, (route) => route.abort('timedout'));
  // The server of the next version does not have the files of this one.
  await page.route(/\/assets\/entry-/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/');
  const documents = await tapWithoutCode(page);
  // The server's page stays, and says what is missing when it is touched.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jual mobil Anda/);
  await page.getByRole('main').getByRole('button').filter({ visible: true }).first().click();
  await expect(page.getByText('Bagian ini belum termuat')).toBeVisible();
  expect(documents()).toBe(1);
});
