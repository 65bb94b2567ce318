import { expect, type Page } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { readRows } from '../support/device.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { untilMovable, untilStill } from '../support/motion.ts';
import { waitForWorker, waitUntilPhotoKept } from '../support/worker.ts';

/** A filtered list: on an unfiltered one the city popup opens by itself. */
const list = '/mobil-bekas/toyota';
const hearts = (page: Page) => page.locator('main article button[aria-label^="Favoritkan"]');
const wishlist = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Favorit/ });
const kept = (page: Page) => page.getByRole('tabpanel').getByRole('article');

/** Marks the first cars of the list and waits until the device has them. */
async function favour(page: Page, count: number): Promise<void> {
  await page.goto(list);
  for (let place = 0; place < count; place += 1) {
    await hearts(page).nth(place).click();
    await expect(wishlist(page)).toHaveAccessibleName(`Favorit (${place + 1})`);
  }
}

test('a tap during hydration is handled once', async ({ page }) => {
  // React schedules its work by messages; with these held back, anything done is done by the tap.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      held.push(() => post.apply(this, message));
    };
    addEventListener('let go', () => {
      MessagePort.prototype.postMessage = post;
      for (const send of held) send();
    });
  });
  await page.goto(list);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__reactContainer')),
  );
  // Without earlier events, which would start hydration: the end of a tap that began earlier.
  await hearts(page).first().dispatchEvent('click');
  await page.evaluate(() => dispatchEvent(new Event('let go')));
  await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');
  await expect.poll(() => readRows(page, 'favourites')).toHaveLength(1);
});

test('the bar that offers to undo a removal is dragged aside', async ({ page }) => {
  await favour(page, 1);
  await page.goto('/favorit');
  await untilMovable(page);
  const bar = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Batalkan' }) });
  // A bar whose code did not come in time stays without it; the next one has it.
  await expect(async () => {
    if (await bar.isVisible()) await bar.getByRole('button').click();
    await kept(page)
      .getByRole('button', { name: /dari favorit$/ })
      .click();
    await expect(bar).toHaveCSS('touch-action', 'pan-y', { timeout: 2000 });
  }).toPass();
  const drag = async (by: number) => {
    await untilStill(page);
    const { x = 0, y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 40 + by, y + height / 2, { steps: 10 });
    await expect(bar).toHaveCSS('transform', /matrix\(1, 0, 0, 1, [1-9]/);
    // At rest it is not thrown.
    await page.mouse.move(x + 41 + by, y + height / 2, { steps: 20 });
    await page.mouse.up();
  };
  await drag(30);
  await expect(bar).toHaveCSS('transform', 'none');
  await drag(150);
  await expect(bar).toHaveCount(0);
  await expect(kept(page)).toHaveCount(0);
  expect(await readRows(page, 'favourites')).toEqual([]);
});

test('a browser without storage says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    });
  });
  await page.goto('/favorit');
  await expect(page.getByText('Favorit tidak bisa disimpan di sini')).toBeVisible();
  await expect(page.getByText(/tidak bisa menyimpan apa pun/)).toBeVisible();
});

test('no axe violation, no overflow, in its language', async ({ page }) => {
  await favour(page, 3);
  const toggle = kept(page).first().locator('button[aria-pressed]');
  for (const [row, prefix] of inTurn(prefixes, 1).entries()) {
    await page.goto(`${prefix}/favorit`);
    await expect(kept(page)).toHaveCount(3);
    if (row === 0) await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expectSoundInItsLanguage(page);
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a favourite is counted, shown, available offline, and the same in every tab', async ({
    page,
    context,
  }) => {
    await page.goto(list);
    await waitForWorker(page);
    await waitUntilPhotoKept(page);
    const price = await page.locator('main article').first().getByText(/^Rp/).textContent();

    await hearts(page).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');

    await wishlist(page).click();
    const modal = page.getByRole('dialog', { name: 'Favorit' });
    const link = modal.getByRole('listitem').getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toContainText(price ?? 'no price');
    await expect(link).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();

    await context.setOffline(true);
    await page.reload();
    await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await wishlist(page).click();
    await expect(link).toContainText(price ?? 'no price');
    const photo = modal.locator('img').first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await context.setOffline(false);

    const other = await context.newPage();
    await other.goto(list);
    await expect(wishlist(other)).toHaveAccessibleName('Favorit (1)');
    await hearts(other).nth(1).click();
    await expect(wishlist(page)).toHaveAccessibleName('Favorit (2)');
    await hearts(other).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    await expect(wishlist(page)).toHaveAccessibleName('Favorit (1)');
  });

  test('all favourites and viewed cars open offline, also for the first time', async ({ page, context }) => {
    await favour(page, 2);
    await waitForWorker(page);
    const car = page.locator('main article').nth(2);
    const viewed = (await car.getByRole('heading').textContent()) ?? 'no name';
    await car.getByRole('link').click();
    await expect(page.locator('h1')).toContainText(viewed);
    await expect.poll(async () => (await readRows(page, 'viewed')).length).toBe(1);

    await context.setOffline(true);
    await page.goto('/favorit');
    await expect(kept(page)).toHaveCount(2);
    await page.getByRole('tab', { name: 'Terakhir dilihat' }).click();
    await expect(kept(page)).toHaveCount(1);
    await expect(kept(page)).toContainText(viewed);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Terakhir dilihat' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Terakhir dilihat' }).press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Favorit' })).toBeFocused();
    await expect(kept(page)).toHaveCount(2);
  });
});
