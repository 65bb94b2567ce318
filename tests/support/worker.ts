import { expect, type Page } from '@playwright/test';

/** Waits until the page is the worker's and is kept by it, as after any first visit that was not cut short. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await waitUntilKept(page, 'pages', page.url());
}

/** Waits until an address is in one of the worker's caches. */
export async function waitUntilKept(page: Page, cache: string, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        ([name, url]) =>
          caches.match(url, { cacheName: name, ignoreVary: true }).then((found) => found !== undefined),
        [cache, address] as const,
      ),
    )
    .toBe(true);
}

/** Waits until the first photo of the page is there and kept on the device. */
export async function waitUntilPhotoKept(page: Page): Promise<void> {
  const photo = page.locator('main img').first();
  await expect(photo).toHaveJSProperty('complete', true);
  await expectPhoto(page);
  await waitUntilKept(page, 'media', await photo.evaluate((image: HTMLImageElement) => image.currentSrc));
}

export async function expectPhoto(page: Page): Promise<void> {
  const width = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}
