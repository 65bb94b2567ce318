import { expect, type Page } from '@playwright/test';

/** Waits until the page is controlled by the worker and cached by it, as after any complete first visit. */
export async function waitForWorker(page: Page): Promise<void> {
  await waitForControl(page);
  await waitUntilKept(page, 'pages', page.url());
}

/** Waits until the worker controls the page. */
export async function waitForControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
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

/** Waits until the worker has kept the messages of every installed part in a language. */
export async function waitForWords(page: Page, language: 'id' | 'en'): Promise<void> {
  // The rest of the state is for the report of a failure.
  const stateOf = () =>
    page.evaluate(async (wanted) => {
      const files = await (await caches.open('words')).keys();
      const entries = performance.getEntriesByType('resource');
      return {
        words: files.filter(({ url }) => new RegExp(`/words-\\w+-${wanted}-`).test(url)).length,
        worker: navigator.serviceWorker.controller?.state,
        html: { ...document.documentElement.dataset },
        asked: localStorage.getItem(`lajur.references.${wanted}`),
        scripts: entries.filter(({ name }) => name.endsWith('.js')).map(({ name }) => name.split('/').at(-1)),
      };
    }, language);
  await expect.poll(stateOf).toMatchObject({ words: 3 });
}

/** Waits until the first photo of the page has loaded and is cached. */
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

export const updatePrompt = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Versi baru sudah siap' });

/** The next version of the worker, by an answer of the proxy (front.ts). */
export const nextVersion = (path: string, body: string): string | undefined =>
  path.startsWith('/sw.js') ? `${body}\n// the next version\n` : undefined;

/** Has the browser check for an update, as it does by itself now and then. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

/** Accepts the update, which reloads the page. */
export async function update(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await updatePrompt(page).getByRole('button', { name: 'Muat ulang' }).click();
  await reloaded;
}
