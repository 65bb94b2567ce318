import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import type axe from 'axe-core';
import { isEverything } from './in-turn.ts';
import { untilStill } from './motion.ts';
import { beyondThePage } from './readability.ts';

declare global {
  interface Window {
    axe: typeof axe;
    /** The elements that the phone's layout shows. */
    shownOnPhone?: WeakSet<Element>;
    /** What axe looks at. */
    lookedAt?: { include: Element[]; exclude: Element[] };
  }
}

/** The minified version takes each document half the time to parse. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A low-end phone and a desktop (docs/product.md#look). */
export const phone: ViewportSize = { width: 360, height: 740 };
export const wide: ViewportSize = { width: 1280, height: 800 };
/** Uses the phone layout. */
export const tablet: ViewportSize = { width: 800, height: 1024 };
/** Includes the narrowest width with the wide layout. */
const between: readonly ViewportSize[] = [{ width: 1024, height: 768 }, tablet];

/**
 * - `whole`: everything
 * - `own`: without header and footer, which are the same on every page
 * - `added`: what a wide screen shows besides what the phone did, header and footer apart
 */
type Look = 'whole' | 'own' | 'added';

/** Axe violations of a page, or a part of it; each with its first element. */
async function violationsOf(page: Page, within: string, look: Look): Promise<string[]> {
  const isAny = await page.evaluate(
    ([selector, what]) => {
      const frame = [...document.querySelectorAll('header, footer')].filter((each) => !each.closest('main'));
      const exclude = what === 'whole' || selector !== 'html' ? [] : frame;
      let include = [...document.querySelectorAll(selector)];
      if (what === 'added') {
        const added = new Set(
          [...document.querySelectorAll(`${selector} *`)].filter(
            (each) => each.checkVisibility() && !window.shownOnPhone?.has(each),
          ),
        );
        include = [...added].filter(
          ({ parentElement: parent }) =>
            !(parent && added.has(parent)) && !exclude.some((each) => each.contains(parent)),
        );
      }
      window.lookedAt = { include, exclude };
      return include.length > 0;
    },
    [within, look] as const,
  );
  if (!isAny) return [];
  // axe is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.lookedAt ?? document, {
      // Without details of passed rules, paths to elements, frames, and files fetched again: half the time.
      ...{ resultTypes: ['violations'], selectors: false, iframes: false, preload: false },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** Remembers what the phone's layout shows, for `added`. */
async function noteShownOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectNothingSideways(page);
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
    window.shownOnPhone = new WeakSet(shown);
  });
}

/** Horizontal overflow of a page, in CSS pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * No axe violation, and no horizontal overflow.
 * @param within a CSS selector
 */
export async function expectSound(page: Page, within = 'html', look: Look = 'own'): Promise<void> {
  // Elements that move or fade have temporary colours.
  await untilStill(page);
  expect(await violationsOf(page, within, look), placeOf(page)).toEqual([]);
  await expectNothingSideways(page);
}

const placeOf = (page: Page) => `${page.url()} at ${page.viewportSize()?.width}`;

export async function expectNothingSideways(page: Page): Promise<void> {
  // Measurements by scripts follow a change of width one frame later.
  const parts = async () =>
    (await overflowOf(page)) > 0 ? ['the page', ...(await beyondThePage(page))] : [];
  await expect.poll(parts, `sideways, ${placeOf(page)}`).toEqual([]);
}

/** The same on a phone and on a wide screen, by resizing; on a phone again at the end. */
export async function expectSoundAtBothWidths(page: Page): Promise<void> {
  await noteShownOnPhone(page);
  await expectSound(page);
  await page.setViewportSize(wide);
  await expectSound(page, 'html', 'added');
  await page.setViewportSize(phone);
}

/** Text at twice its size, as set by visitors with low vision. */
async function expectNothingSidewaysWithLargeText(page: Page): Promise<void> {
  const scale = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await scale('200%');
  await expectNothingSideways(page);
  await scale('');
}

/**
 * No overflow at any width or with large text, and axe on the phone and for what a wide screen adds. Of a page tested in
 * both languages, axe looks at the phone in Indonesian and at the wide screen in English. `whole`: with header and
 * footer.
 */
export async function expectSoundInItsLanguage(
  page: Page,
  within = 'html',
  look: 'own' | 'whole' = 'own',
): Promise<void> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const looksWide = isEnglish || !isEverything;
  if (looksWide) await noteShownOnPhone(page);
  for (const viewport of between) {
    await page.setViewportSize(viewport);
    await expectNothingSideways(page);
  }
  await page.setViewportSize(wide);
  if (looksWide) await expectSound(page, within, look === 'whole' ? look : 'added');
  else await expectNothingSideways(page);
  await page.setViewportSize(phone);
  if (!isEnglish || !isEverything) await expectSound(page, within, look);
  await expectNothingSidewaysWithLargeText(page);
}
