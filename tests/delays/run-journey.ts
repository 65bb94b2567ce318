import type { Page } from '@playwright/test';
import type { Front } from '../support/front.ts';
import type { Journey } from './journeys.ts';
import type { Watched } from './watch.ts';

export type Outcome = Watched & {
  /** Milliseconds until what was asked for was there; undefined if it never was. */
  readonly content: number | undefined;
};

/** Does a journey on a network that answers each request after so many milliseconds. */
export async function runJourney(
  page: Page,
  front: Front,
  { path, prepare, act, content }: Journey,
  delayMs: number,
): Promise<Outcome> {
  front.delay(0);
  await page.goto(front.url + path);
  await page.locator('main h1, main h2').first().waitFor();
  await page.mouse.move(100, 400);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  front.delay(delayMs);
  const beganAt = Date.now();
  if (act) {
    await page.evaluate(() => window.watched?.begin());
    await act(page);
  } else await page.goto(front.url + path, { waitUntil: 'commit', timeout: 4 * delayMs + 10_000 });
  const isThere = await content(page)
    .waitFor({ timeout: 4 * delayMs + 10_000 })
    .then(
      () => true,
      () => false,
    );
  const contentMs = Date.now() - beganAt;
  // Until what is asked for last has been answered.
  await page.waitForLoadState('networkidle', { timeout: 3 * delayMs + 10_000 }).catch(() => undefined);
  const watched = await page.evaluate(() => window.watched?.end());
  return { ...(watched ?? { shifts: [], said: [], swaps: [] }), content: isThere ? contentMs : undefined };
}
