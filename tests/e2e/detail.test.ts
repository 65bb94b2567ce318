import { expect, type Page } from '@playwright/test';
import { expectSoundInItsLanguage, phone, tablet } from '../support/accessibility.ts';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { complaintsOf } from '../support/complaints.ts';
import { inTurn } from '../support/in-turn.ts';
import { addressOfCar } from '../support/listed-car.ts';
import { waitForWorker } from '../support/worker.ts';

const inLanguages = [
  { language: 'Indonesian', prefix: '', report: 'Laporkan iklan ini', locked: 'Lihat nomor' },
  { language: 'English', prefix: '/en', report: 'Report this ad', locked: 'Show number' },
] as const;

async function openDetail(page: Page, prefix = ''): Promise<string> {
  const path = await addressOfCar(page, prefix);
  await page.goto(path);
  await untilAlive(page);
  return path;
}

/** The visible texts at the present width: a button may exist twice, once for each width. */
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const position = (page: Page) => page.locator('main a[href*="/images#photo-"] >> text=/^\\d+ \\/ \\d+/');
const scaleOf = (page: Page, index: number) =>
  page
    .locator('main li img')
    .nth(index)
    .evaluate((photo) => new DOMMatrix(getComputedStyle(photo).transform).a);

/** A swipe from right to left by the width of a photo. */
async function swipe(page: Page, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y, id: 1 }] });
  await touch('touchStart', 300);
  for (let x = 280; x >= 60; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

/** Two taps, a tenth of a second apart by their own clock, however slow the machine is. */
async function doubleTap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = Date.now() / 1000;
  for (const [type, after] of [
    ['touchStart', 0],
    ['touchEnd', 0.02],
    ['touchStart', 0.1],
    ['touchEnd', 0.12],
  ] as const)
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }],
      timestamp: at + after,
    });
}

test.describe('the gallery', () => {
  test('steps by keys and thumbnails, and is swiped', async ({ page }) => {
    await openDetail(page);
    const total = await page.locator('main ul[tabindex="0"] > li').count();
    expect(total).toBeGreaterThan(3);
    await expect(position(page)).toHaveText(new RegExp(`^1 / ${total}`));

    await page.locator('main ul[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(new RegExp(`^2 / ${total}`));
    await page.keyboard.press('End');
    await expect(position(page)).toHaveText(new RegExp(`^${total} / ${total}`));
    await page.getByRole('link', { name: 'Tampilkan foto 1', exact: true }).click();
    await expect(position(page)).toHaveText(new RegExp(`^1 / ${total}`));
    expect(new URL(page.url()).hash).toBe('');

    // The number changes half way; another touch would stop the scrolling.
    await expect
      .poll(() => page.locator('main ul[tabindex="0"]').evaluate((photos) => photos.scrollLeft))
      .toBe(0);
    await swipe(page, 120);
    await expect(position(page)).toHaveText(new RegExp(`^2 / ${total}`));
  });

  test('leads to the full-screen photo, and back to the last one shown', async ({ page }) => {
    const path = await openDetail(page);
    await page.locator('main ul[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^2 \//);
    await position(page).click();
    await expect(page).toHaveURL(new RegExp(`${path}/images#photo-2$`));
    const status = page.locator('main [role="status"]').filter({ hasText: / \/ / });
    await expect(status).toHaveText(/Foto 2 \//);
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(/Foto 3 \//);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(position(page)).toHaveText(/^3 \//);
  });
});

test.describe('all photos', () => {
  test('are zoomed by keys, wheel, buttons and double tap, and panned', async ({ page }) => {
    const path = await addressOfCar(page);
    await page.goto(`${path}/images`);
    await untilAlive(page);
    expect(await scaleOf(page, 0)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(1.5);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page, 0)).toBe(1);

    await page.getByRole('button', { name: 'Perbesar' }).click();
    await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(1.5);
    await page.getByRole('button', { name: 'Perkecil' }).click();
    await expect.poll(() => scaleOf(page, 0)).toBe(1);
    await expect(page.getByRole('button', { name: 'Perkecil' })).toBeDisabled();

    await page.mouse.move(180, 370);
    await page.mouse.wheel(0, -1500);
    await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(2);
    const left = async () => (await page.locator('main li img').first().boundingBox())?.x ?? 0;
    const before = await left();
    await page.mouse.down();
    await page.mouse.move(120, 370, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await left()) - before).toBeCloseTo(-60, 0);

    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page, 0)).toBe(1);
    await doubleTap(page, 200, 370);
    await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(2);
    await doubleTap(page, 200, 370);
    await expect.poll(() => scaleOf(page, 0)).toBe(1);
  });

  test('are pinched, and another photo begins without zoom', async ({ page }) => {
    await page.goto(`${await addressOfCar(page)}/images`);
    await untilAlive(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 180 - apart / 2, y: 370, id: 1 },
                { x: 180 + apart / 2, y: 370, id: 2 },
              ],
      });
    await touch('touchStart', 60);
    for (const apart of [80, 110, 140, 160, 180]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(() => scaleOf(page, 0)).toBeCloseTo(3, 0);
    await expect(page.locator('main [role="status"]').filter({ hasText: / \/ / })).toHaveText(/Foto 1 \//);

    await page.keyboard.press('ArrowRight');
    await expect(page.locator('main [role="status"]').filter({ hasText: / \/ / })).toHaveText(/Foto 2 \//);
    // The photo before is made small again in a frame after it.
    await expect.poll(() => scaleOf(page, 0)).toBe(1);
    expect(await scaleOf(page, 1)).toBe(1);
  });

  test('are swiped without zoom', async ({ page }) => {
    await page.goto(`${await addressOfCar(page)}/images`);
    await untilAlive(page);
    await swipe(page, 370);
    await expect(page.locator('main [role="status"]').filter({ hasText: / \/ / })).toHaveText(/Foto 2 \//);
  });

  test('opened directly, close to the car’s page, which replaces them', async ({ page }) => {
    const path = await addressOfCar(page);
    await page.goto('/mobil-bekas');
    await page.goto(`${path}/images`);
    await untilAlive(page);
    await page.getByRole('link', { name: 'Tutup foto' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('dl').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/mobil-bekas$/);
  });
});

test.describe('what the server says of a car', () => {
  /** Opens the first car of the list with a changed answer of the server. */
  async function openAs(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
    await page.route('**/api/v1/inventory/view?**', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.data.listing, changes);
      await route.fulfill({ response, json: answer });
    });
    // On a filtered list the city popup does not open.
    await page.goto('/mobil-bekas/toyota');
    await untilAlive(page);
    await page.locator('main article a').first().click();
    await expect(page.locator('main dl').first()).toBeVisible();
  }

  test('a price is shown in its market, by lane, badge and sentence', async ({ page }) => {
    const market = {
      count: 37,
      asOf: '2026-11-20',
      min: 180e6,
      p25: 212e6,
      median: 224e6,
      p75: 238e6,
      max: 270e6,
      isSameVariant: true,
    };
    await openAs(page, { price: 225e6, status: 'live', marketBadge: 'fair', market, mobileVerified: true });
    await expect(page.locator('main article').first()).toContainText('Harga wajar');
    await expect(
      page.getByText('Setengah dari 37 mobil serupa dijual di kisaran Rp 212–238 Juta, per 20 Nov'),
    ).toBeVisible();
    const share = await page.locator('[data-lane="ring"]').evaluate((ring) => {
      const band = ring.parentElement?.querySelector('[data-lane="band"]')?.getBoundingClientRect();
      const { left, width } = ring.getBoundingClientRect();
      return band && (left + width / 2 - band.left) / band.width;
    });
    expect(share).toBeCloseTo((225 - 212) / (238 - 212), 1);

    // From its evidence to the number, and back to the page in one step.
    const address = page.url();
    await visible(page, 'Harga wajar').click();
    await expect(page.getByRole('dialog', { name: 'Mengapa harganya wajar' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Tawar' }).click();
    await expect(page.getByRole('dialog', { name: 'Ajukan penawaran' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });

  test('a phone’s bar has price, share and heart once the photo is out of view', async ({ page }) => {
    await page.setViewportSize(phone);
    await openDetail(page);
    const price =
      /Rp [\d.,]+ (?:Juta|Milyar)/.exec((await page.locator('main article').textContent()) ?? '')?.[0] ?? '';
    const bar = page.locator('[data-scrolled-bar]');
    await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page
      .locator('main dl')
      .first()
      .evaluate((facts) => facts.scrollIntoView());
    await expect(bar).toContainText(price);
    await bar.getByRole('button', { name: /^Favoritkan/ }).click();
    await expect(bar.getByRole('button', { name: /^Favoritkan/ })).toHaveAttribute('aria-pressed', 'true');
    await page.setViewportSize(tablet);
    await page
      .locator('main dl')
      .first()
      .evaluate((facts) => facts.scrollIntoView());
    await expect(bar).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a car and all its photos are readable, and no control without script is offered', async ({
    page,
  }) => {
    const path = await addressOfCar(page);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main dl').first()).toBeVisible();
    for (const name of ['Bagikan', 'Laporkan iklan ini', 'Lihat nomor', 'Tawar', /pasar$/]) {
      await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Tampilkan foto 2', exact: true }).click();
    await expect(page.locator('#photo-2 img')).toBeInViewport();

    await position(page).click();
    await expect(page).toHaveURL(/\/images#photo-1$/);
    const photos = page.locator('main li img');
    const total = await photos.count();
    expect(total).toBeGreaterThan(3);
    const tops = await photos.evaluateAll((images) =>
      images.map((image) => Math.round(image.getBoundingClientRect().top)),
    );
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeInViewport();
    await page.getByRole('link', { name: 'Tutup foto' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a car is marked as offline once it is cached, and then opens with all its photos', async ({
    page,
    context,
  }) => {
    const path = await openDetail(page);
    await waitForWorker(page);
    await expect(page.getByText('Bisa dibuka offline')).toBeVisible();
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.locator('main dl').first()).toBeVisible();
    const photos = page.locator('main ul[tabindex="0"] img');
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.goto(`${path}/images`);
    await expect(page.locator('main li img').first()).toBeVisible();
  });
});

test('server-rendered facts of a car stay, and are replaced by the next car’s', async ({ page }) => {
  const complaints = complaintsOf(page);
  const path = await addressOfCar(page);
  await page.goto(path);
  const facts = await page
    .locator('main dl')
    .first()
    .evaluate((list) => {
      list.setAttribute('data-written', '');
      return list.textContent;
    });
  await untilAlive(page);
  // Related cars are fetched when they are near.
  await page.keyboard.press('End');
  await page.locator('main section article').first().waitFor({ state: 'attached' });
  await expect(page.locator('main dl').first()).toHaveAttribute('data-written', '');
  await expect(page.locator('main dl').first()).toHaveText(facts ?? '');

  const next = page.locator('main section article').first();
  const name = (await next.locator('h3').textContent()) ?? '';
  await next.locator('a').click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toContainText(name);
  await expect(page.locator('main dl').first()).not.toHaveAttribute('data-written');
  await page.goBack();
  await expect(page.locator('main dl').first()).toHaveText(facts ?? '');
  expect(complaints).toEqual([]);
});

for (const { language, prefix, report, locked } of inTurn(inLanguages, 0)) {
  test(`in ${language} with sheets open: no axe violation`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await openDetail(page, prefix);
    await page.locator('main h2').last().scrollIntoViewIfNeeded();
    await expect(page.locator('main section article').first()).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expectSoundInItsLanguage(page);
    for (const name of [report, locked]) {
      await visible(page, name).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The page behind is the same.
      await expectSoundInItsLanguage(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.goto(`${path}/images`);
    await untilAlive(page);
    await expectSoundInItsLanguage(page);
    expect(complaints).toEqual([]);
  });
}
