import type { Page } from '@playwright/test';

/** Until React has taken the page over: it answers from then on, and not before (src/app/early-tap.ts). */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}
