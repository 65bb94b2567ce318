import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { waitForWorker } from '../support/worker.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a message to the site waits while offline and is sent once', async ({ page, context }) => {
    await page.goto('/hubungi-kami');
    await waitForWorker(page);
    await page.locator('select[name=topic]').selectOption('data');
    await page.locator('input[name=name]').fill('Sari Dewi');
    await page.locator('input[name=email]').fill('sari@contoh.id');
    await page.locator('textarea[name=message]').fill('x'.repeat(300));
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    await page.locator('textarea[name=message]').fill('Tolong hapus iklan lama saya.');
    await context.setOffline(true);
    await page.locator('form:has(textarea) button[type=submit]').click();
    await expect(page.locator('[data-state=waiting]')).toBeVisible();
    expect(await readRows(page, 'outbox')).toMatchObject([
      { kind: 'call', state: 'waiting', call: { endpoint: 'sendSupportMessage' } },
    ]);
    await context.setOffline(false);
    await expect(page.locator('[data-state=sent]')).toBeVisible();
    // Its text is deleted from the device once it has arrived.
    expect(JSON.stringify(await readRows(page, 'outbox'))).not.toContain('Tolong hapus');
  });

  test('a push is shown by the phone, the same one once, and never opens another site', {
    tag: '@whole-browser',
  }, async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await page.goto('/mobil-bekas');
    await waitForWorker(page);
    const push = await pushTo(page);
    const news = { id: 7, title: '3 mobil baru', body: 'Avanza', path: '/mobil-bekas/toyota' };
    await push(JSON.stringify(news));
    await push(JSON.stringify(news));
    await push(JSON.stringify({ ...news, id: 8, path: 'https://evil.example/' }));
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag, data }) => [
          tag,
          data.path,
        ]),
      );
    await expect
      .poll(async () => (await shown()).sort())
      .toEqual([
        ['lajur-0', '/notifikasi'],
        ['lajur-7', '/mobil-bekas/toyota'],
      ]);
  });
});

/** Stands in for a push service, by the browser's devtools protocol. */
async function pushTo(page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve, reject) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
    devtools.send('ServiceWorker.enable').catch(reject);
  });
  const origin = new URL(page.url()).origin;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}
