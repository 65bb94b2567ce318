import type { Page } from '@playwright/test';

/** The address of the first car of a list. @param prefix of the language */
export async function addressOfCar(page: Page, prefix = ''): Promise<string> {
  const response = await page.request.get(`${prefix}/mobil-bekas`);
  return /href="([^"]*\/detail-mobil-bekas\/[^"]+)"/.exec(await response.text())?.[1] ?? '';
}
