import type { Page } from '@playwright/test';

/** Marks the city popup as shown in this visit, so that it does not disturb the test. */
export async function withoutCityPopup(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('lajur.city-popup', '1'));
}
