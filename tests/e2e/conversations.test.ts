import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { newNumber, proveNumber, sellWords } from '../support/sell-flow.ts';
import { waitForControl } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => withoutCityPopup(page));

const listAnswer = z.object({
  data: z.object({ items: z.array(z.object({ id: z.number(), listingType: z.string() })) }),
});

/** A car whose demonstration seller answers. */
async function answeredCar(page: Page): Promise<number> {
  const answer = await page.request.get(endpointSchemas.listings.path);
  const [car] = z.parse(listAnswer, await answer.json()).data.items;
  if (!car) throw new Error('no cars');
  return car.id;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Pesan', exact: true });
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(field(page)).toHaveValue('');
}

test('a buyer asks, goes on without a signal, and all of it arrives once, in order', async ({
  page,
  context,
}) => {
  const id = await answeredCar(page);
  const path = `/user/pesan/mobil-${id}`;
  await page.goto(`/myaccount/signin?redirect=${encodeURIComponent(path)}`);
  await waitForControl(page);
  await untilAlive(page);
  await proveNumber(page, sellWords.id, newNumber());
  await expect(page).toHaveURL(({ pathname }) => pathname === path);

  await page.getByRole('button', { name: 'Mobilnya masih ada?' }).click();
  await expect(log(page).getByText('Masih ada.', { exact: true })).toBeVisible();
  await expectSoundInItsLanguage(page);

  await context.setOffline(true);
  await write(page, 'Boleh lihat besok?');
  await write(page, 'ok');
  await write(page, 'ok');
  await expect(log(page).getByText('Menunggu sinyal').first()).toBeVisible();
  // What is being written stays, too.
  await field(page).fill('Belum sel');
  await expect.poll(async () => JSON.stringify(await readRows(page, 'drafts'))).toContain('Belum sel');
  await page.reload();
  await untilAlive(page);
  await expect(field(page)).toHaveValue('Belum sel');
  await expect(log(page).getByText('Boleh lihat besok?')).toBeVisible();

  await context.setOffline(false);
  const own = log(page).locator('li[data-own]');
  await expect(own).toHaveCount(4);
  await expect(own.nth(1)).toContainText('Boleh lihat besok?');
  for (const place of [1, 2, 3]) await expect(own.nth(place)).toContainText(/Terkirim|Diterima|Dibaca/);
  await expect(log(page).getByText('Menunggu sinyal')).toHaveCount(0);

  await page.goto('/user/pesan');
  await expect(page.getByRole('listitem').filter({ hasText: 'Masih ada.' })).toBeVisible();
  await expectSoundInItsLanguage(page);
});
