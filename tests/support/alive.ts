import type { Locator, Page } from '@playwright/test';

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

/** Waits until React handles the events of an element: a part of the page may be hydrated after the rest. */
export async function untilHydrated(element: Locator): Promise<void> {
  await untilAlive(element.page());
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (Object.keys(node).some((key) => key.startsWith('__reactProps'))) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
