import { expect, type Locator, type Page } from '@playwright/test';
import { withoutCityPopup } from '../../support/city-popup.ts';
import { median } from '../measure.ts';
import type { CountingFront } from './counting-front.ts';
import type { MeasuredPage } from './lighthouse-table.ts';
import { check, type Limit, limitText } from './limits.ts';
import { longestTask, type Task, tracedCategories } from './long-tasks.ts';
import { onNewPhone } from './phone.ts';
import { printTable } from './table.ts';

const slowdown = 4;
const limit: Limit = { atMost: 50 };
/** Wait before the touch of an idle page, and after any touch. */
const quietMs = { before: 5000, after: 2000 } as const;

/** The moments of a first touch: during hydration, and once the page is idle. */
const moments = ['as it loads', 'when quiet'] as const;
type Moment = (typeof moments)[number];

interface Touch {
  readonly page: string;
  readonly name: string;
  readonly target: (page: Page) => Locator;
  /** The effect of the touch; without it the touch was not measured. */
  readonly outcome: (page: Page) => Promise<void>;
}

const firstHeart = (page: Page) => page.locator('main button[aria-pressed]').first();
const opensDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const pressesHeart = (page: Page) =>
  expect(page.locator('button[aria-pressed="true"]').first()).toBeVisible();
const opensPhotos = (page: Page) => expect(page.getByRole('link', { name: 'Tutup foto' })).toBeVisible();

const touches: readonly Touch[] = [
  {
    page: 'list',
    name: 'filter',
    target: (page) => page.getByRole('button', { name: /^Filter/ }),
    outcome: opensDialog,
  },
  { page: 'list', name: 'heart', target: firstHeart, outcome: pressesHeart },
  {
    page: 'home',
    name: 'search',
    target: (page) => page.locator('main').getByRole('combobox'),
    outcome: opensDialog,
  },
  {
    page: 'home',
    name: 'favourites',
    target: (page) => page.getByRole('banner').getByRole('button', { name: /^Favorit/ }),
    outcome: opensDialog,
  },
  {
    page: 'detail',
    name: 'photos',
    target: (page) => page.getByRole('link', { name: 'Lihat semua foto' }),
    outcome: opensPhotos,
  },
  {
    page: 'detail',
    name: 'heart',
    target: (page) => page.getByRole('button', { name: /^Favoritkan/ }).first(),
    outcome: pressesHeart,
  },
];

/** The longest task of the page's main thread from the first touch until the page is idle. */
export async function printFirstTouches(
  front: CountingFront,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<void> {
  const rows: string[][] = [['ms', 'median', 'worst', 'limit', 'met', 'the worst']];
  for (const { name, path } of pages) {
    for (const touch of touches.filter(({ page }) => page === name)) {
      for (const moment of moments) {
        const tasks: Task[] = [];
        for (let run = 0; run < runs; run += 1) tasks.push(await taskAfter(touch, moment, front, path));
        const what = `${name}, ${touch.name} ${moment}`;
        const middle = Math.round(median(tasks.map(({ ms }) => ms)));
        const worst = tasks.reduce((most, each) => (each.ms > most.ms ? each : most));
        const met = check(`longest task after the first touch, ${what}`, middle, limit);
        rows.push([
          what,
          String(middle),
          worst.ms.toFixed(0),
          limitText(limit),
          met ? 'yes' : 'NO',
          worst.cause,
        ]);
      }
    }
  }
  printTable(
    `The longest task after the first touch, on a processor made ${slowdown} times slower`,
    rows,
    [0, 5],
  );
}

function taskAfter(touch: Touch, moment: Moment, front: CountingFront, path: string): Promise<Task> {
  return onNewPhone(async (page, browser) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // It may open by itself, over the element to be touched.
    if (moment === 'when quiet') await withoutCityPopup(page);
    await page.goto(front.url + path, { waitUntil: 'load' });
    if (moment === 'when quiet') await front.untilQuiet(quietMs.before);
    const box = await touch.target(page).boundingBox();
    if (!box) throw new Error(`There is nothing to touch: ${touch.page}, ${touch.name}.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Not through Playwright's tap, which runs its own code in the page.
    await browser.startTracing(page, { categories: tracedCategories });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await front.untilQuiet(quietMs.after);
    const trace = await browser.stopTracing();
    await touch.outcome(page);
    return longestTask(trace.toString('utf8'));
  });
}
