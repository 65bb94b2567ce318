import { expect } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { openAlive, untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { waitForWorker } from '../support/worker.ts';

test.beforeEach(({ page }) => withoutCityPopup(page));

const example = '/simulasi-kredit?harga=150000000&dp=37500000&bulan=36&bunga=7';

for (const prefix of ['', '/en']) {
  test(`pages of credit, ${prefix || '/id'}: no axe violation, no overflow`, async ({ page }) => {
    for (const path of [
      example,
      '/motor-baru/simulasi-kredit',
      '/kredit',
      '/kredit-multiguna',
      '/asuransi-mobil?prov=31',
      '/biaya-memiliki?bayar=kredit',
    ]) {
      await openAlive(page, prefix + path);
      await expect(page.locator('h1')).toBeVisible();
      await expectSoundInItsLanguage(page);
    }
  });
}

test('a calculation is in the address, follows slider and typing, and says what is wrong', async ({
  page,
}) => {
  await openAlive(page, example);
  const result = page.getByRole('region', { name: 'Biaya kredit' });
  await expect(result).toContainText('Rp 3.781.250');
  await expect(result).toContainText('12,83%');
  await page.getByRole('slider', { name: 'Jangka waktu' }).fill('60');
  await expect(result).toContainText('12,5%');
  await expect(page).toHaveURL(/bulan=60/);
  await page.getByRole('textbox', { name: /^Uang muka/ }).fill('75000000');
  await expect(result).toContainText('Rp 1.687.500');
  await expect(page).toHaveURL(/dp=75000000/);
  await page.reload();
  await untilAlive(page);
  await expect(result).toContainText('Rp 1.687.500');
  await page.getByRole('textbox', { name: /^Uang muka/ }).fill('200000000');
  await expect(result).toContainText('Uang muka melebihi harga');
  await page.getByRole('button', { name: /^Seimbang/ }).click();
  await expect(result).toContainText('Cicilan per bulan');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a calculator that was seen reckons offline, and asks for the loan once the signal is back', async ({
    page,
    context,
  }) => {
    await page.goto('/simulasi-kredit');
    await waitForWorker(page);
    await page.goto('/simulasi-kredit');
    await untilAlive(page);
    await context.setOffline(true);
    await page.goto(example);
    await untilAlive(page);
    await expect(page.getByText('Rp 3.781.250').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ajukan kredit ini' }).click();
    await page.getByLabel('Nama Anda').fill('Rizky Pratama');
    await page.getByLabel('Nomor HP').fill('081234567890');
    await page.getByRole('button', { name: 'Ajukan kredit ini' }).click();
    await expect(page.getByText(/menunggu sinyal/i).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Sudah sampai')).toBeVisible();
  });
});
