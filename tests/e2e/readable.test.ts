import { expect } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { addressOfCar } from '../support/listed-car.ts';
import { beyondThePage, readabilityOf } from '../support/readability.ts';

/* docs/product.md#readable. As the server sends them: what the app adds has the same styles. */

const widths = [320, 360, 768, 820, 1024, 1280, 1920];
/** Where texts are measured: a phone, and the widest layout. */
const read = [360, 1280];

test('everything can be read, and no page is wider than the screen', async ({ page }) => {
  const car = await addressOfCar(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  const ids = /\d+$/.exec(car)?.[0] ?? '';
  const addresses = [
    '/',
    '/mobil-bekas',
    car,
    `/en${car}`,
    `/bandingkan-mobil-bekas?ids=${ids},${Number(ids) - 1}`,
    '/jual-mobil-anda',
    '/simulasi-kredit-mobil-bekas',
    '/harga-bbm',
    '/mobil-baru',
    // Seven colours.
    '/mobil-baru/toyota/raize',
    '/tips-mobil',
    '/syarat-dan-ketentuan',
    '/kotak-keluar',
    '/myaccount/signin',
  ];
  for (const address of addresses) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      // A phone's browser first lays out a page that becomes narrower as wide as its content.
      await expect.poll(() => beyondThePage(page), { message: `${address} at ${width}` }).toEqual([]);
      if (!read.includes(width)) continue;
      const { characters, faults } = await readabilityOf(page);
      expect(characters, address).toBeGreaterThan(20);
      expect(faults, `${address} at ${width}`).toEqual([]);
    }
  }
});

test('a used comparison opens with its first car beside the names', async ({ page }) => {
  const id = Number(/\d+$/.exec(await addressOfCar(page))?.[0]);
  for (const width of [360, 820, 1000]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/bandingkan-mobil-bekas?ids=${id},${id - 1},${id - 2}`);
    const names = page.locator('main th[scope=col]').first();
    const first = page.locator('main th[scope=col]').nth(1);
    const distance = await first.evaluate(
      (car, corner) => car.getBoundingClientRect().left - (corner?.getBoundingClientRect().right ?? 0),
      await names.elementHandle(),
    );
    expect(distance, `at ${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('a car is printed on one sheet, with a code that opens it', async ({ page }) => {
  const car = await addressOfCar(page);
  const id = /\d+$/.exec(car)?.[0];
  const code = page.waitForResponse(`**/media/code/${id}.svg`);
  await page.goto(car);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['header', 'body footer', 'nav', '[data-scrolled-bar]'])
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  const paper = await page.pdf();
  expect((await code).status()).toBe(200);
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
