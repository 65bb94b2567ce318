import type { Page } from '@playwright/test';

/**
 * Waits for the animation code; until it has loaded, content appears without animation
 * (app/ui/part/part-in-time).
 */
export async function untilMovable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForFunction(async () => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = addresses.find((address) => /\/assets\/motion-[^/]*\.js$/.test(address));
    if (code === undefined) return false;
    await import(code);
    return true;
  });
}

/** Waits until no animation runs, except for a loading animation, which never ends. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
