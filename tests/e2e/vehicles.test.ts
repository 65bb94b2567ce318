import { expect } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { untilHydrated } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { waitForWorker } from '../support/worker.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

for (const prefix of inTurn(prefixes, 1)) {
  test(`pages of vehicles, ${prefix || '/id'}: no axe violation, no overflow`, async ({ page }) => {
    await page.goto(`${prefix}/bantuan-kerusakan-mobil`);
    for (const group of await page.locator('main details').all()) {
      await group.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    }
    await expectSoundInItsLanguage(page);
    for (const path of [
      '/bantuan-kerusakan-mobil/mesin-panas',
      '/motor-baru',
      '/mobil-yang-akan-datang',
      '/truk-baru/isuzu',
      '/mobil-baru/byd/atto-1',
      '/mobil-baru/toyota/avanza',
      '/mobil-baru/toyota/avanza/dealer?city=bandung',
      '/motor-baru/honda/beat/promo',
      '/bandingkan-mobil?v=byd.atto-1.dynamic,byd.byd-dolphin.premium,kia.ev9.earth&q=avanza',
      '/mobil-listrik?city=bandung',
    ]) {
      await page.goto(prefix + path);
      await expect(page.locator('h1')).toBeVisible();
      await expectSoundInItsLanguage(page);
    }
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visited model opens offline, also within the app; visited models can be compared and calculated with', async ({
    page,
    context,
  }) => {
    await page.goto('/mobil-baru/toyota/avanza');
    await waitForWorker(page);
    await page.getByRole('link', { name: /^Semua Toyota baru/ }).click();
    await expect(page.locator('h1')).toHaveText('Mobil baru Toyota');
    for (const [path, title] of [
      ['/mobil-baru/mitsubishi/xpander', 'Mitsubishi Xpander'],
      ['/mobil-listrik', 'Mobil listrik di Indonesia'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText(title);
    }
    await page.goto('/mobil-baru/toyota');
    await context.setOffline(true);
    await page.locator('main a[href="/mobil-baru/toyota/avanza"]').first().click();
    await expect(page.locator('h1')).toHaveText('Toyota Avanza');
    await page.goto('/mobil-baru/toyota');
    await expect(page.locator('h1')).toHaveText('Mobil baru Toyota');
    await page.goto('/mobil-baru/toyota/avanza');
    await expect(page.locator('h1')).toHaveText('Toyota Avanza');
    await expect(page.getByRole('heading', { name: 'Spesifikasi' })).toBeVisible();

    // A comparison that was never opened, of models that were, with another of their variants.
    await page.goto('/bandingkan-mobil?v=toyota.avanza.1-3-e-mt,mitsubishi.xpander.1-5-gls-mt');
    const compared = page
      .locator('main thead th a[href^="/mobil-baru"]')
      .filter({ hasText: /Avanza|Xpander/ });
    await expect(compared).toHaveText(['Toyota Avanza 1.3 E MT', 'Mitsubishi Xpander 1.5 GLS MT']);
    await page.getByRole('textbox', { name: 'Merek, model, atau varian' }).fill('xpander ultimate');
    await page.locator('main form').getByRole('link').first().click();
    await expect(compared).toHaveCount(3);
    await expect(compared.last()).toContainText('Ultimate');

    await page.goto('/mobil-listrik');
    await page.getByText('Daya rumah dan baterai Anda').click();
    const power = page.getByRole('combobox', { name: 'Daya listrik rumah' });
    await untilHydrated(power);
    await power.selectOption('900');
    await expect(page.locator('#cas [role=status]')).toContainText('Sisa daya rumah terlalu kecil: 0,4 kW');
    await expect(page).toHaveURL(/[?&]va=900/);
  });

  test('a request to a visited dealer is queued offline and sent once the connection returns', async ({
    page,
    context,
    baseURL,
  }) => {
    const city = { city: 'bandung', display_city: 'Bandung', id: 3273 };
    const value = encodeURIComponent(JSON.stringify(city));
    await context.addCookies([{ name: 'user_city', value, url: baseURL ?? '' }]);
    await page.goto('/mobil-baru/toyota/avanza/dealer');
    await waitForWorker(page);
    const main = page.locator('main');
    await expect(main.locator('h1')).toHaveText('Dealer Toyota Avanza di Bandung');
    // Breakdown help for each kind of vehicle, and the service centres near the city.
    const keptHelp = () => page.evaluate(async () => (await (await caches.open('help')).keys()).length);
    await expect.poll(keptHelp).toBe(8);
    // The service centres of the previous city are kept until those of the new one are cached.
    const isKept = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          const message = { type: 'SYNC_REFERENCES', language: 'id', city: 'atlantis' };
          navigator.serviceWorker.controller?.postMessage(message, [port2]);
        }),
    );
    expect([isKept, await keptHelp()]).toEqual([false, 8]);
    await context.setOffline(true);
    await page.goto('/bantuan-kerusakan-motor');
    await expect(main.getByText('Dealer Contoh Honda Bandung', { exact: false }).first()).toBeVisible();
    await page.goto('/mobil-baru/toyota/avanza/dealer');
    const dealer = main.getByRole('article').filter({ hasText: 'Dealer Contoh Toyota Bandung' });
    await dealer.getByText('Minta test drive, harga, brosur, atau servis').click();
    await dealer.getByText('Harga', { exact: true }).click();
    await dealer.getByLabel('Nama Anda').fill('Sari');
    await dealer.getByLabel('Nomor HP').fill('0812 3456 7890');
    await dealer.getByRole('button', { name: 'Minta harga' }).click();
    await expect(dealer.locator('[data-state=waiting]')).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(() => readRows(page, 'outbox'))
      .toMatchObject([{ state: 'sent', call: { endpoint: 'saveOutletLead' } }]);
  });
});
