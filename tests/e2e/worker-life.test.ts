import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { type Front, startFront } from '../support/front.ts';
import { startTestSite } from '../support/test-site.ts';
import {
  checkForUpdate,
  nextVersion,
  update,
  updatePrompt,
  waitForControl,
  waitForWords,
  waitForWorker,
  waitUntilPhotoKept,
} from '../support/worker.ts';

// Each worker's life begins with a first visit.
test.use({ serviceWorkers: 'allow', hasOwnContext: true });

let front: Front;

test.beforeEach(async ({ baseURL, page }) => {
  await withoutCityPopup(page);
  front = await startFront(baseURL ?? '');
});

test.afterEach(() => front.stop());

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { isWaiting: registration?.waiting != null, isActive: registration?.active != null };
  });

test('a first visit fetches nothing twice', async ({ page }) => {
  const asked = new Map<string, number>();
  front.rewrite((path) => {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return undefined;
  });
  await page.goto(`${front.url}/mobil-bekas`);
  await waitForWorker(page);
  await waitUntilPhotoKept(page);
  // Files without a hash are revalidated, and so is what the worker imports.
  const isWhole = (path: string) => /^\/(?:mobil-bekas|media\/|assets\/(?!worker-))/.test(path);
  expect([...asked].filter(([path, times]) => times > 1 && isWhole(path))).toEqual([]);
  expect([...asked.keys()].filter(isWhole).length).toBeGreaterThan(10);
});

test('a page that came before its worker was active, and was missed by it, is controlled all the same', async ({
  page,
  context,
}) => {
  await page.goto(`${front.url}/mobil-bekas`);
  await waitForWorker(page);
  await page.goto(`${front.url}/favorit`);
  await page.addInitScript(() => {
    sessionStorage.setItem('begins', navigator.serviceWorker.controller ? 'controlled' : 'missed');
  });
  // The document bypasses the worker, as one does that was requested before there was any.
  const devTools = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devTools.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => sessionStorage.getItem('begins'))).toBe('missed');
  await waitForControl(page);
});

test('offline it speaks the language it was installed in, and the other one once that was used', async ({
  page,
  context,
}) => {
  const opens = async (path: string, language: string, heading: string) => {
    await page.goto(front.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };
  await page.goto(`${front.url}/en/mobil-bekas`);
  await waitForWorker(page);
  await waitForWords(page, 'en');
  await context.setOffline(true);
  await opens('/en/mobil-bekas/honda', 'en', 'This page isn’t saved yet');
  await opens('/mobil-bekas/honda', 'en', 'This page isn’t saved yet');
  await expect(page).toHaveURL(`${front.url}/en/mobil-bekas/honda`);

  // Back online, the page that was not saved loads itself, and is saved.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Honda');
  // Slower than the worker waits before it shows what the device has: the language that is asked for comes all the same.
  front.delay(1500);
  await page.goto(`${front.url}/mobil-bekas`, { waitUntil: 'commit' });
  front.delay(0);
  await expect(page).toHaveURL(`${front.url}/mobil-bekas`);
  await waitForWords(page, 'id');
  await context.setOffline(true);
  await opens('/mobil-bekas/honda', 'id', 'Halaman ini belum tersimpan');
  await opens('/en/mobil-bekas/toyota', 'en', 'This page isn’t saved yet');
});

test('a new version waits, asks, and takes over only when accepted', async ({ page }) => {
  await page.goto(`${front.url}/mobil-bekas`);
  await waitForWorker(page);
  front.rewrite(nextVersion);
  await checkForUpdate(page);
  await expect(updatePrompt(page)).toBeVisible();

  await updatePrompt(page).getByRole('button', { name: 'Nanti' }).click();
  await expect(updatePrompt(page)).toBeHidden();
  expect(await workers(page)).toEqual({ isWaiting: true, isActive: true });

  // The next page asks again, and nothing was replaced meanwhile.
  await page.reload();
  await expect(updatePrompt(page)).toBeVisible();
  expect(await workers(page)).toEqual({ isWaiting: true, isActive: true });

  await update(page);
  await expect.poll(() => workers(page)).toEqual({ isWaiting: false, isActive: true });
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(updatePrompt(page)).toBeHidden();
});

test('visited pages open offline after an update too, and files in use are renewed with it', async ({
  page,
  context,
}) => {
  await page.goto(`${front.url}/mobil-bekas`);
  await waitForWorker(page);
  // As a device with a kept city has it from an earlier version.
  await page.evaluate(async () =>
    (await caches.open('assets')).put('/assets/catalogue.worker-00000000.js', new Response('')),
  );
  // Its scripts go with the version.
  await page.evaluate(async () =>
    (await caches.open('pages')).put('/mobil-bekas/honda', new Response('of the version before')),
  );
  front.rewrite(nextVersion);
  await checkForUpdate(page);
  await update(page);
  await expect.poll(() => workers(page)).toEqual({ isWaiting: false, isActive: true });
  const readers = await page.evaluate(
    async () =>
      (await (await caches.open('assets')).keys()).filter(({ url }) => url.includes('catalogue.worker'))
        .length,
  );
  expect(readers).toBe(2);
  expect(await page.evaluate(async () => (await caches.match('/mobil-bekas/honda')) === undefined)).toBe(
    true,
  );
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a network that accepts requests and never answers does not block the page', async ({ page }) => {
  await page.goto(`${front.url}/mobil-bekas`);
  await waitForWorker(page);
  front.hang(true);
  await page.goto(`${front.url}/mobil-bekas`, { waitUntil: 'commit' });
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the kill-switch removes the worker and its caches, and the site works', async ({ page }) => {
  test.slow();
  await page.goto(`${front.url}/mobil-bekas`);
  await waitForWorker(page);
  const withoutWorker = await startTestSite({ SERVICE_WORKER: 'off' });
  try {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    front.forwardTo(withoutWorker.url);
    await expect
      .poll(async () => {
        // Like the hourly check. The page may be reloaded by it.
        await checkForUpdate(page).catch(() => undefined);
        return page
          .evaluate(async () => ({
            controlled: navigator.serviceWorker.controller !== null,
            registrations: (await navigator.serviceWorker.getRegistrations()).length,
            caches: (await caches.keys()).length,
          }))
          .catch(() => 'reloading');
      })
      .toEqual({ controlled: false, registrations: 0, caches: 0 });
    await page.goto(`${front.url}/`);
    await expect(page.locator('h1')).toBeVisible();
    // Reloaded once, opened once: no loop.
    expect(loads).toBeLessThanOrEqual(2);
  } finally {
    await withoutWorker.stop();
  }
});
