import { expect } from '@playwright/test';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { newNumber, proveNumber, sellWords } from '../support/sell-flow.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => withoutCityPopup(page));

const trade = '/tukar-tambah-motor?variant=honda.beat.deluxe-cbs';
const claim = '/garansi-mobil/klaim';

test('a trade-in and a warranty claim are written offline, and sent once when the signal is back', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  // The service worker's too.
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (
      pathname === endpointSchemas.saveTradeLead.path ||
      pathname === endpointSchemas.saveWarrantyClaim.path
    )
      sent.push(`${pathname} ${response.status()}`);
  });
  await page.goto(claim);
  await waitForWorker(page);
  for (const path of [claim, trade]) {
    await page.goto(path);
    await untilAlive(page);
  }
  await expect(page.getByText('Honda BeAT Deluxe / CBS').first()).toBeVisible();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Isi data motor Anda' }).click();
  await page.getByRole('textbox', { name: 'Merek', exact: true }).fill('Honda');
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill('Supra X');
  await page.getByLabel(/^Tahun pembuatan/).fill('2019');
  await page.getByLabel(/^Jarak tempuh/).fill('21000');
  await page.getByRole('button', { name: /Kota Anda/ }).click();
  await page.getByLabel('Cari kota').fill('Bandung');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bandung/ })
    .first()
    .click();
  await page.getByLabel('Nama Anda').fill('Sari');
  await page.getByLabel('Nomor HP').fill(newNumber());
  await page.getByRole('button', { name: 'Minta penawaran dealer' }).click();
  await expect(page.getByText(/menunggu sinyal/i).first()).toBeVisible();

  await page.goto(claim);
  await untilAlive(page);
  await page.getByLabel('Nomor garansi').fill('G1234567890');
  await page.getByLabel('Nomor polisi').fill('B 1234 XYZ');
  await page.getByLabel('Tanggal kejadian').fill('2026-11-01');
  await page.getByLabel('Kilometer saat itu').fill('60000');
  await page.getByLabel('Apa yang terjadi pada mobil').fill('AC mati');
  await page.getByRole('button', { name: 'Kirim klaim' }).click();
  await expect(page.getByText(/menunggu sinyal/i).first()).toBeVisible();
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Masuk, lalu klaim terkirim')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await proveNumber(page, sellWords.id, newNumber());
  // There is no such warranty: the claim has reached the server, and is kept to be corrected.
  await expect(page.getByText(/Tidak ada garansi dengan nomor/)).toBeVisible();
  // The two are sent independently.
  expect(sent.toSorted()).toEqual([
    `${endpointSchemas.saveTradeLead.path} 200`,
    `${endpointSchemas.saveWarrantyClaim.path} 401`,
    `${endpointSchemas.saveWarrantyClaim.path} 422`,
  ]);
});
