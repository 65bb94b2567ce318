import type { Page } from '@playwright/test';

/**
 * Holds requests until the returned function is called.
 * @param pattern of their URLs
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
