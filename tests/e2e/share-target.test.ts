import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Shares files to the app as the phone's gallery does: a form POST whose answer is a page. */
async function share(page: Page, names: readonly string[], path = '/bagikan'): Promise<void> {
  await page.evaluate(
    async ([files, action]) => {
      const canvas = new OffscreenCanvas(400, 300);
      canvas.getContext('2d')?.fillRect(0, 0, 200, 150);
      const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
      const chosen = new DataTransfer();
      for (const name of files) {
        const type = name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain';
        chosen.items.add(new File([picture], name, { type }));
      }
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'photos', multiple: true, files: chosen.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [names, path] as const,
  );
}

test.beforeEach(({ page }) => withoutCityPopup(page));

test('photos shared to the app become a draft of their own, offline too', async ({ page, context }) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await context.setOffline(true);
  await share(page, ['one.jpg', 'two.jpg', 'notes.txt']);
  await page.waitForURL(/\/jual-mobil-anda\?draft=[0-9a-f-]{36}&left=1$/);
  await expect.poll(async () => (await readRows(page, 'draftPhotos')).length).toBe(2);
  await expect(page.getByText('1 file yang dibagikan tidak disimpan')).toBeVisible();
});

test('sharing without a photo leads to an explanation', async ({ page }) => {
  await page.goto('/en/mobil-bekas');
  await waitForWorker(page);
  await share(page, ['notes.txt'], '/en/bagikan');
  await page.waitForURL(/\/en\/jual-mobil-anda\?bagikan=1$/);
  await expect(page.getByText('The shared photos could not be kept.')).toBeVisible();
});

test('a shared text becomes a search', async ({ page }) => {
  await page.goto('/mobil-bekas');
  await waitForWorker(page);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/bagikan' });
    const text = Object.assign(document.createElement('textarea'), { name: 'text', value: 'avanza matic' });
    form.append(text);
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL(/avanza/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('avanza matic');
});

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the server redirects to the explanation', async ({ page }) => {
    await page.goto('/mobil-bekas');
    await share(page, ['one.jpg']);
    await page.waitForURL(/\/jual-mobil-anda\?bagikan=1$/);
    await expect(page.getByText('Foto yang dibagikan tidak bisa disimpan.')).toBeVisible();
  });
});
