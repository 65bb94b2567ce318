import type { Page } from '@playwright/test';

/**
 * Waits for hydration (src/app/early/replay-early-input.ts). On a first view, hydration starts at the first
 * user input (src/app/wake.ts), here a move of the pointer.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}
