import { expect } from '@playwright/test';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { addPhotos, newNumber, proveNumber, sellWords } from '../support/sell-flow.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => withoutCityPopup(page));

test('a review with a photo is written offline, sent once, and read by everyone', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const sent: number[] = [];
  // The service worker's too.
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === endpointSchemas.saveOwnerReview.path)
      sent.push(response.status());
  });
  await page.goto('/tulis-review');
  await waitForWorker(page);
  await page.goto('/tulis-review');
  await untilAlive(page);
  await expect(main.getByLabel('Merek')).toBeVisible();
  await context.setOffline(true);

  await main.getByLabel('Merek').selectOption('Daihatsu');
  await main.getByLabel('Model').selectOption('Sigra');
  await page.getByLabel('Tahun', { exact: true }).selectOption('2019');
  await page.getByLabel('Lama dimiliki').selectOption('3');
  for (const stars of await main.getByRole('radio', { name: '4 dari 5 bintang' }).all())
    await stars.dispatchEvent('click');
  const title = `Irit dan lega ${newNumber().slice(-4)}`;
  await page.getByLabel('Dalam satu kalimat').fill(title);
  await page
    .getByLabel(/^Bagaimana rasanya/)
    .fill('Dipakai harian ke kantor. Kabin lega, suspensi agak keras.');
  await addPhotos(page, 1);
  await page.getByLabel('Nama depan Anda').fill('Sari');
  await page.getByRole('button', { name: 'Tayangkan ulasan' }).click();
  await expect(page.getByText(/menunggu sinyal/i).first()).toBeVisible();
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await main.getByRole('link', { name: 'Masuk' }).click();
  await proveNumber(page, sellWords.id, newNumber());
  await expect(page.getByText(title).first()).toBeVisible();
  expect(sent).toEqual([401, 200]);

  await page.goto('/review-pengguna/mobil/daihatsu/sigra');
  const review = page.getByRole('article').filter({ hasText: title });
  await expect(review).toHaveCount(1);
  await expect(review.getByRole('img').first()).toBeVisible();
});
