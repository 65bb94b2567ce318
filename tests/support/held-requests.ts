import type { Page } from '@playwright/test';

/** Keeps requests from being answered until the returned function is called. @param pattern of their addresses */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
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
