import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { trackedEvent } from '#contract/page/tracking-event.ts';
import { overflowOf } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { inTurn } from '../support/in-turn.ts';
import { expectPhoto, waitForWorker, waitUntilKept, waitUntilPhotoKept } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => withoutCityPopup(page));

const inLanguage = [
  { language: 'Indonesian', prefix: '', offline: /Sedang offline/, unseen: 'Halaman ini belum tersimpan' },
  { language: 'English', prefix: '/en', offline: /Offline/, unseen: 'This page isn’t saved yet' },
] as const;

for (const { language, prefix, offline, unseen } of inTurn(inLanguage, 0)) {
  test(`in ${language}, seen pages open offline, and others say what to do`, async ({ page, context }) => {
    await page.goto(`${prefix}/mobil-bekas`);
    await waitForWorker(page);
    await waitUntilPhotoKept(page);
    const name = (await page.locator('main article :is(h2, h3)').first().textContent()) ?? '';
    await page.locator('main article a').first().click();
    // The address changes first; the page follows when it is complete.
    await expect(page.locator('h1')).toContainText(name);
    await waitUntilPhotoKept(page);
    // Recorded when the page is idle.
    await expect.poll(async () => (await readRows(page, 'viewed')).length).toBe(1);
    const detail = page.url();
    const counted = countedBy(page);

    await context.setOffline(true);
    const offlineAt = Date.now();
    await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible();

    await page.goto(`${prefix}/mobil-bekas`);
    await expect(page.locator('main article').first()).toBeVisible();
    await expectPhoto(page);
    await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible();

    await page.goto(detail);
    await expect(page.locator('h1')).toContainText(name);
    await expectPhoto(page);

    for (const path of ['/brand-model-variant', '/beli-mobil-bekas', '/mobil-bekas/toyota']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unseen);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'id' : 'en');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main').getByRole('link').filter({ hasText: name })).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const onlineAt = Date.now();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: offline })).toBeHidden();
    if (prefix !== '') return;
    // What was counted offline arrives, each event once.
    const seenOffline = () =>
      counted.filter(({ at }) => at >= offlineAt && at < onlineAt).map(({ page: pattern }) => pattern);
    await expect.poll(seenOffline).toContain('/mobil-bekas/:search');
    expect(new Set(counted.map(({ at }) => at)).size).toBe(counted.length);
  });
}

/** Page views that the server has received from a page. */
function countedBy(page: Page): { readonly at: number; readonly page: string | undefined }[] {
  const counted: { at: number; page: string | undefined }[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/api/v1/events')) return;
    const { events } = z.parse(z.object({ events: z.string() }), request.postDataJSON());
    for (const { at, page: shown, event } of z.parse(z.array(trackedEvent), JSON.parse(events)))
      if (event.name === 'page_viewed') counted.push({ at, page: shown });
  });
  return counted;
}

test('a page seen as a document opens offline from within the app', async ({ page, context }) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await page.goto('/mobil-bekas?order=asc&sort=price');
  await waitUntilKept(page, 'pages', page.url());
  await context.setOffline(true);
  // Clears cached pages, so that the offline fallback has to ask the worker for the data.
  await page.evaluate(() => caches.delete('pages'));
  await page.goto('/mobil-bekas?order=asc&sort=price');
  await expect(page.locator('main article').first()).toBeVisible();
  await expectPhoto(page);
});

test('references that a lost connection interrupted are asked for again when it is back', async ({
  page,
  context,
}) => {
  const note = () => page.evaluate(() => localStorage.getItem('lajur.references.id'));
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await expect.poll(note).not.toBeNull();
  await page.evaluate(() => localStorage.removeItem('lajur.references.id'));
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sedang offline' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(note).not.toBeNull();
});

test('breakdown help is there offline though it was never opened', async ({ page, context }) => {
  await page.goto('/en/mobil-bekas');
  await waitForWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('help')).keys()).length))
    .toBe(8);
  await context.setOffline(true);
  await page.goto('/en/bantuan-kerusakan-motor');
  await expect(page.locator('h1')).toHaveText('Motorcycle breakdown help');
  await expect(page.getByText('Near Jakarta Selatan')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /^Call/ }).first()).toBeVisible();
  await page.getByText('Brakes', { exact: true }).click();
  await page.getByRole('link', { name: 'Front brake spongy' }).click();
  await expect(page.locator('h1')).toHaveText('Front brake spongy');
  await expect(page.getByText('Do not ride before it is repaired')).toBeVisible();
  // The symptom's own address opens too.
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Front brake spongy');
  await page.goto('/en/bantuan-kerusakan-motor');
  // Navigates to another kind within the app.
  await page.getByRole('region', { name: 'Kind of vehicle' }).getByText('Trucks').click();
  await expect(page.locator('h1')).toHaveText('Truck breakdown help');
});

test('addresses with campaign and app parameters are the same cached page', async ({ page, context }) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/mobil-bekas?utm_source=mail&utm_medium=x&app=1');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a missing asset is missing: 404, and no page', async ({ page }) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/assets/none-12345678.js');
    return { status: response.status, type: response.headers.get('content-type') };
  });
  expect(answer.status).toBe(404);
  expect(answer.type).not.toContain('html');
  const isKept = await page.evaluate(() =>
    caches.match('/assets/none-12345678.js').then((found) => found !== undefined),
  );
  expect(isKept).toBe(false);
});

test('account pages are never cached', async ({ page }) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  for (const path of ['/myaccount/profile', '/ovb/user-login', '/en/mobil-bekas/user/dashboard-my-listing']) {
    await page.goto(path);
    await page.goto('/mobil-bekas');
    expect(await page.evaluate((url) => caches.match(url).then((found) => found !== undefined), path)).toBe(
      false,
    );
  }
});
