import type { Page } from '@playwright/test';

/** As if the offer of a city had been shown in this visit already, so that it comes between no test and its page. */
export async function withoutCityPopup(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('lajur.city-popup', '1'));
}
