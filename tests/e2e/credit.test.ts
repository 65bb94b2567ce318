import { expect } from '@playwright/test';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { openAlive, untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { waitForWorker } from '../support/worker.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

const example = '/simulasi-kredit?harga=150000000&dp=37500000&bulan=36&bunga=7';

for (const prefix of inTurn(prefixes, 0)) {
  test(`pages of credit, ${prefix || '/id'}: no axe violation, no overflow`, async ({ page }) => {
    for (const path of [
      example,
      '/motor-baru/simulasi-kredit',
      '/kredit',
      '/kredit-multiguna',
      '/asuransi-mobil?prov=31',
      '/biaya-memiliki?bayar=kredit',
      '/harga-bbm?prov=12',
    ]) {
      await openAlive(page, prefix + path);
      await expect(page.locator('h1')).toBeVisible();
      await expectSoundInItsLanguage(page);
    }
  });
}

test('no result is seen before it is that of the address', async ({ page }) => {
  const sum = page.getByRole('region', { name: 'Biaya kredit' });
  const scripts = '**/assets/entry-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(example);
  await expect(page.locator('h1')).toBeVisible();
  await expect(sum).toBeHidden();
  await page.unroute(scripts);
  await openAlive(page, example);
  await expect(page.locator('html')).not.toHaveAttribute('data-query');
  await expect(sum).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('calculators that were seen reckon offline, and a loan is asked for once when the signal is back', async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    // The service worker's too.
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === endpointSchemas.saveFinanceLead.path) sent.push(`${response.status()}`);
    });
    await page.goto('/simulasi-kredit');
    await waitForWorker(page);
    for (const path of ['/simulasi-kredit', '/asuransi-mobil', '/biaya-memiliki', '/harga-bbm']) {
      await page.goto(path);
      await untilAlive(page);
    }
    await context.setOffline(true);
    await page.goto('/biaya-memiliki?harga=200000000&tahun=2023');
    await untilAlive(page);
    const sum = page.getByRole('status').filter({ hasText: 'Rata-rata' });
    const before = await sum.textContent();
    await page.getByRole('textbox', { name: /^Jarak per bulan/ }).fill('3000');
    await expect(sum).not.toHaveText(before ?? '');
    await page.goto('/asuransi-mobil?harga=200000000&prov=31&jaminan=tlo');
    await untilAlive(page);
    await expect(page.getByRole('region', { name: 'Premi' })).toContainText('Rp ');
    // Another place and fuel than were seen.
    await page.goto('/harga-bbm?prov=12&bbm=dexlite');
    await untilAlive(page);
    await expect(page.getByRole('button', { name: /^Dexlite/ })).toContainText('Rp 24.150');
    await page.goto(example);
    await untilAlive(page);
    await expect(page.getByText('Rp 3.781.250').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ajukan kredit ini' }).click();
    await page.getByLabel('Nama Anda').fill('Rizky Pratama');
    await page.getByLabel('Nomor HP').fill('081234567890');
    await page.getByRole('button', { name: 'Ajukan kredit ini' }).click();
    await expect(page.getByText(/menunggu sinyal/i).first()).toBeVisible();
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Sudah sampai')).toBeVisible();
    expect(sent).toEqual(['200']);
  });
});
