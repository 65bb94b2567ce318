import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type ViewportSize } from '@playwright/test';

/** The cheap phone and the desk of the style guide. */
export const phone: ViewportSize = { width: 360, height: 740 };
export const wide: ViewportSize = { width: 1280, height: 800 };

/** What axe finds wrong with a page, or a part of it, as it stands; each with the first place. */
async function violationsOf(page: Page, within: string): Promise<string[]> {
  // In the page itself: the other way opens a second one to put frames' answers together, and takes twice the time. There
  // are no frames here. https://github.com/dequelabs/axe-core-npm/blob/develop/packages/playwright/README.md
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    // Nothing is told of what is right, and nothing fetched anew: half the time again.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** By how many CSS pixels a page can be moved sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Nothing that axe finds, and nothing that reaches beyond the screen.
 * @param within a CSS selector
 */
export async function expectSound(page: Page, within = 'html'): Promise<void> {
  // What moves or fades in is of a colour that it will not stay; what waits for more goes on for ever.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  expect(await violationsOf(page, within), placeOf(page)).toEqual([]);
  await expectNothingSideways(page);
}

const placeOf = (page: Page) => `${page.url()} at ${page.viewportSize()?.width}`;

async function expectNothingSideways(page: Page): Promise<void> {
  expect(await overflowOf(page), `sideways, ${placeOf(page)}`).toBeLessThanOrEqual(0);
}

/** The same on a phone and on a wide screen, by turning one into the other; on a phone again in the end. */
export async function expectSoundAtBothWidths(page: Page, within = 'html'): Promise<void> {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await expectSound(page, within);
  }
}

/**
 * For a page that is looked at in either language: nothing reaches beyond either screen, and axe finds nothing on one
 * of them, the wide one in English. So every text and every layout meets it once, in half the time.
 */
export async function expectSoundInItsLanguage(page: Page, within = 'html'): Promise<void> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    if ((viewport === wide) === isEnglish) await expectSound(page, within);
    else await expectNothingSideways(page);
  }
}
