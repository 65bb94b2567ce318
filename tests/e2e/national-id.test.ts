import { expect } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { allKept } from '../support/all-kept.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

// A valid id of Jakarta Selatan (src/contract/leads/ktp.ts).
const ktp = '3174092112900001';
const asTyped = '3174 0921 1290 0001';

test('a national id sent with a loan request stays in no cache, database or storage of the browser', async ({
  page,
  context,
}) => {
  await withoutCityPopup(page);
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await page.goto('/mobil-bekas/uc-finance-lead');
  await untilAlive(page);
  await page.getByLabel('Harga mobil').fill('150000000');
  await page.getByLabel('Uang muka').fill('37500000');
  await page.getByLabel('Nama Anda').fill('Rizky Pratama');
  await page.getByLabel('Nomor HP').fill('081234567890');
  await page.getByLabel('NIK (opsional)').fill(asTyped);
  const send = page.getByRole('button', { name: 'Ajukan kredit ini' });
  const clean = async () => {
    const kept = await allKept(page);
    // The search covers pages and rows of databases.
    for (const known of ['<h1', '"cacheName":"pages"', 'uc-finance-lead'])
      expect(kept.includes(known), known).toBe(true);
    expect(kept.replaceAll(/\s/g, '').includes(ktp)).toBe(false);
  };

  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('NIK tidak pernah disimpan di perangkat')).toBeVisible();
  await clean();

  await context.setOffline(false);
  await send.click();
  await expect(page.getByText('Sudah sampai')).toBeVisible();
  await clean();
  await page.reload();
  await clean();
});
