import type { Page } from '@playwright/test';

/** Marks the city popup as shown in this visit, so that it does not disturb the test. */
export async function withoutCityPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Firefox runs it on the empty page too, which has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('lajur.city-popup', '1');
  });
}
