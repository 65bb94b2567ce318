import { expect } from '@playwright/test';
import { storyPath } from '#contract/articles/story-paths.ts';
import { withoutCityPopup } from '#tests/support/city-popup.ts';
import { complaintsOf } from '#tests/support/complaints.ts';
import { expectSoundInItsLanguage, phone, wide } from '../support/accessibility.ts';
import { openAlive, untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { holdRequests } from '../support/held-requests.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { addressOfCar } from '../support/listed-car.ts';
import { readabilityOf } from '../support/readability.ts';
import { openCard } from '../support/returned-card.ts';

/** A car's page, whose rails come later, is looked at with its sheets (detail.test.ts). */
const pages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/mobil-bekas' },
  { name: 'filtered list', path: '/mobil-bekas/toyota+mpv' },
  { name: 'empty list', path: '/mobil-bekas?q=zzzzzz' },
  { name: 'not found', path: '/tidak-ada' },
] as const;
test.beforeEach(({ page }) => withoutCityPopup(page));

for (const [row, { name, path }] of pages.entries()) {
  test(`${name}, at either width: no console error, no axe violation`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const prefix of inTurn(prefixes, row)) {
      await page.goto(prefix + path);
      await untilAlive(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectSoundInItsLanguage(page, 'html', 'whole');
    }
    expect(complaints).toEqual([]);
  });
}

test('a web story, in either language and at either width: nothing from elsewhere, no complaint, no axe violation', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const address of [storyPath('beli-aman'), `/en${storyPath('beli-aman')}`]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    const photo = page.locator('main img').first();
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectSoundInItsLanguage(page, 'html', 'whole');
    expect((await readabilityOf(page)).faults).toEqual([]);
  }
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, list and detail show their content and links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('article').first()).toBeVisible();
    await page.locator('main a[href="/mobil-bekas"]').last().click();
    await expect(page).toHaveURL(/\/mobil-bekas$/);
    await expect(page.locator('article')).toHaveCount(20);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/page=2$/);
    await page.locator('article a').first().click();
    await expect(page).toHaveURL(/\/detail-mobil-bekas\//);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('dl').first()).toBeVisible();
    const photo = page.locator('main img').first();
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('the first view', { tag: '@whole-browser' }, () => {
  test('fetches the app’s script after loading, or on an earlier interaction', async ({ page }) => {
    // Pictures that do not arrive: the page never loads.
    const letGo = await holdRequests(page, '**/media/**');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const hasApp = () => scripts.some((path) => path.startsWith('/assets/entry-'));
    await page.goto('/mobil-bekas', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main h1')).toBeVisible();
    expect(scripts).toHaveLength(1);
    expect(hasApp()).toBe(false);
    const heart = page.locator('main button[aria-pressed]').first();
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(hasApp()).toBe(true);
    letGo();
  });

  test('fetches the app’s script again after a failure, and then replays the tap', async ({ page }) => {
    let requests = 0;
    await page.route('**/assets/entry-*.js', (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto('/mobil-bekas');
    const heart = page.locator('main button[aria-pressed]').first();
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toBe(2);
  });

  const views = {
    home: '/',
    list: '/mobil-bekas',
    'filtered list': '/en/mobil-bekas/toyota',
    car: undefined,
  };
  for (const [name, path] of Object.entries(views)) {
    test(`${name} looks the same before the styles of later parts have arrived`, async ({ page }) => {
      const laterStyles = '**/assets/browse-*.css';
      const address = path ?? (await addressOfCar(page));
      const places = async () => {
        await page.goto(address);
        return page
          .locator('main, header, main :is(h1, article, a:has(img), p, dl, dt, button)')
          .evaluateAll((elements) =>
            elements
              .map((element) => element.getBoundingClientRect())
              .filter(({ top, height }) => top < innerHeight && height > 0)
              .map(({ left, top, width }) => [left, top, width].map(Math.round)),
          );
      };
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.route(laterStyles, (route) => route.abort());
      const before = await places();
      expect(before.length).toBeGreaterThan(2);
      await page.unroute(laterStyles);
      expect(await places()).toEqual(before);
    });
  }
});

test('the list’s document has at most 110 kB before compression and 1,300 elements', async ({ request }) => {
  for (const address of ['/mobil-bekas', '/en/mobil-bekas']) {
    const document = await (await request.get(address)).text();
    expect(Buffer.byteLength(document), address).toBeLessThanOrEqual(110_000);
    // The data block contains none: its `<` are escaped.
    expect(document.match(/<[a-z]/g)?.length, address).toBeLessThanOrEqual(1300);
  }
});

test('with reduced motion a property has its new value at once', async ({ page }) => {
  await page.goto('/mobil-bekas');
  const padding = await page.getByRole('banner').evaluate((header) => {
    const { paddingTop } = getComputedStyle(header);
    header.style.paddingTop = '20px';
    return [paddingTop, getComputedStyle(header).paddingTop];
  });
  expect(padding).toEqual(['0px', '20px']);
});

test('going back restores the position in the list', async ({ page }) => {
  await openAlive(page, '/mobil-bekas');
  const tenth = page.locator('article').nth(9);
  await tenth.scrollIntoViewIfNeeded();
  // The call takes so long that the device answers.
  const letGo = await holdRequests(page, '**/api/v1/inventory/view*');
  const expectItThere = await openCard(tenth);
  await expect(page.locator('[data-layout=mobile-back] main [aria-busy=true]')).toBeVisible();
  letGo();
  await expect(page.locator('dl').first()).toBeVisible();
  await page.goBack();
  await expect(tenth).toBeInViewport();
  // Cards above it that are not laid out differ by a pixel from their assumed height.
  await expectItThere(10);
});

test('the language switch keeps the page and is stored for a year', async ({ page, context }) => {
  await page.setViewportSize(wide);
  await page.goto('/mobil-bekas/toyota');
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL(/\/en\/mobil-bekas\/toyota$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('en');
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400);
});

test.describe('on a phone in the page’s other language', () => {
  test.use({ hasOwnContext: true, locale: 'en-GB' });

  test('its offer covers no bar, also in large type, and has room of its own at the end', async ({
    page,
  }) => {
    const offer = page.getByRole('status').filter({ hasText: 'Read this page in English' });
    /** The names of the controls behind it that do not scroll away. */
    const covered = () =>
      offer.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const stays = (element: Element | null): boolean =>
          element !== null &&
          (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
        return [...document.querySelectorAll('a, button, input')]
          .filter((control) => !box.contains(control) && stays(control))
          .filter((control) => {
            const at = control.getBoundingClientRect();
            return at.width > 0 && at.left < right && at.right > left && at.top < bottom && at.bottom > top;
          })
          .map((control) => control.textContent);
      });
    /** Shifts of the page so far that moved it. */
    const moves = () =>
      offer.evaluate(
        (box) =>
          new Promise<number>((resolve) => {
            let count = 0;
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
              count += shifts.filter(({ sources }) => sources.some(({ node }) => node === box)).length;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(count)));
          }),
      );
    for (const address of ['/mobil-bekas', await addressOfCar(page), '/jual-mobil-anda']) {
      await page.goto(address);
      await page.mouse.wheel(0, 40);
      await expect(offer, address).toBeVisible();
      expect(await moves(), address).toBe(0);
      await expect.poll(covered, address).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(covered, `${address} in large type`).toEqual([]);
    }
    await page.setViewportSize(wide);
    await page.goto(await addressOfCar(page));
    await page.mouse.wheel(0, 40);
    await expect(offer).toBeVisible();
    await expect.poll(covered).toEqual([]);
    await page.setViewportSize(phone);
    await page.goto('/mobil-baru');
    await page.mouse.wheel(0, 40);
    await expect(offer).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await last.click({ trial: true });
  });
});

test('app mode hides header and footer but for the search of a list, and lasts', async ({ page }) => {
  await page.goto('/mobil-bekas?app=1');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Lajur/ })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.locator('article a').first().click();
  await expect(page.locator('dl').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('dl').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
