import type { Page } from '@playwright/test';

/** Marks the city popup as shown in this visit, so that it does not disturb the test. */
export async function withoutCityPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('lajur.city-popup', '1');
    } catch {
      // Firefox also runs it in a document without storage, before the page's own.
    }
  });
}
