import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { holdRequests } from '../support/held-requests.ts';
import { inTurn } from '../support/in-turn.ts';
import { addressOfCar } from '../support/listed-car.ts';
import { beginAd, fillCar, sellWords } from '../support/sell-flow.ts';
import { moments, translatedPages } from '../support/translator.ts';

test.use({ mayMismatch: true });

type Journey = (page: Page, open: (path: string) => Promise<void>, context: BrowserContext) => Promise<void>;

const sheetOf = (page: Page) => page.getByRole('dialog');
const buttons = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
const cards = (page: Page) => page.locator('main article:has(h2)');
const list = '/mobil-bekas/toyota';

const journeys: Readonly<Record<string, Journey>> = {
  'home: the search opens and finds': async (page, open) => {
    await open('/');
    await page.locator('main').getByRole('combobox').first().tap();
    const field = page.locator('dialog[open]').getByRole('combobox');
    await field.fill('avanza');
    await expect(page.getByRole('option').filter({ hasText: 'Avanza' }).first()).toBeVisible();
    await field.press('Enter');
    await expect(page.locator('main h1')).toContainText(/avanza/i);
  },
  'list: a filter counts and is applied': async (page, open) => {
    await open(list);
    await buttons(page, /^Filter/).click();
    const apply = sheetOf(page).getByRole('button', { name: /^Tampilkan \d/ });
    await expect(apply).toHaveAttribute('aria-busy', 'false');
    const before = await apply.textContent();
    await sheetOf(page)
      .getByRole('button', { name: /^Otomatis/ })
      .click();
    await expect(apply).not.toHaveText(before ?? '');
    const promised = /\d+/.exec((await apply.textContent()) ?? '')?.[0] ?? '-';
    await apply.click();
    await expect(page).toHaveURL(/toyota\+otomatis$/);
    await expect(page.locator('main h1 + p')).toHaveText(`${promised} mobil`);
    await expect(cards(page).first()).toBeVisible();
  },
  'list: a chip opens its own sheet': async (page, open) => {
    await open(list);
    await buttons(page, /^Transmisi/).click();
    await expect(sheetOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/toyota$/);
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
  },
  'list: the order is said as it was chosen': async (page, open) => {
    await open(list);
    await buttons(page, /^Urutkan/).click();
    await sheetOf(page).getByRole('link', { name: 'Harga terendah' }).click();
    await expect(page).toHaveURL(/sort=price&order=asc/);
    await expect(buttons(page, /^Urutkan/)).toContainText('Harga terendah');
  },
  'list: more cars come, one opens, and back is the list': async (page, open) => {
    await open(list);
    await expect(async () => {
      await page.locator('[data-grows]').scrollIntoViewIfNeeded();
      expect(await cards(page).count()).toBeGreaterThanOrEqual(40);
    }).toPass();
    const name = (await cards(page).nth(30).locator('h2').textContent()) ?? '-';
    await cards(page).nth(30).locator('a').first().click();
    await expect(page.locator('main h1')).toContainText(name);
    await page.goBack();
    await expect(page.locator('main h1')).toContainText('Toyota');
    expect(await cards(page).count()).toBeGreaterThanOrEqual(40);
  },
  'car: the number is asked for': async (page, open) => {
    await open(await addressOfCar(page));
    await buttons(page, 'Lihat nomor').click();
    await expect(sheetOf(page)).toBeVisible();
    await sheetOf(page).getByRole('textbox').first().fill('Budi');
    await expect(page.locator('main')).toContainText('Kata penjual');
  },
  'car: photos are numbered as they are swiped': async (page, open) => {
    await open(await addressOfCar(page));
    // A key before hydration is not repeated.
    await untilAlive(page);
    await page.locator('main ul[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    const position = page.locator('main a[href*="/images#photo-"]').filter({ hasText: /^\d+ \/ \d+/ });
    await expect(position.first()).toContainText(/^2 \/ \d+/);
  },
  'a heart is counted, and its car is kept': async (page, open) => {
    await open(list);
    for (const [place, count] of [1, 2].entries()) {
      await page.locator('main article button[aria-label^="Favoritkan"]').nth(place).click();
      await expect(
        page.locator('a[href="/favorit"], button').filter({ hasText: 'Favorit' }).last(),
      ).toHaveAccessibleName(`Favorit (${count})`);
    }
    await open('/favorit');
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);
  },
  'credit: each sum is that of the last price': async (page, open, context) => {
    await open('/simulasi-kredit?harga=150000000&dp=37500000&bulan=36&bunga=7');
    const sums = page.getByRole('region', { name: 'Biaya kredit' });
    await expect(sums).toBeVisible();
    const before = await sums.textContent();
    const price = page.getByRole('textbox', { name: 'Harga' }).first();
    await price.fill('200000000');
    await price.blur();
    await expect(page).toHaveURL(/harga=200000000/);
    await expect(sums).not.toHaveText(before ?? '');
    const plain = await context.newPage();
    await plain.goto(page.url());
    await expect(plain.getByRole('region', { name: 'Biaya kredit' })).toBeVisible();
    for (const name of ['Biaya kredit', 'Per tahun']) {
      const region = { name } as const;
      const right = await plain.getByRole('region', region).textContent();
      await expect(page.getByRole('region', region)).toHaveText(right ?? '-');
    }
  },
  'the menu opens, and leads on': async (page, open) => {
    await open('/');
    await buttons(page, 'Menu').click();
    await sheetOf(page).locator('summary').filter({ hasText: 'Mobil bekas' }).click();
    await sheetOf(page).locator('a[href="/mobil-bekas"]').first().click();
    await expect(page).toHaveURL(/\/mobil-bekas/);
    await expect(cards(page).first()).toBeVisible();
    await expect(buttons(page, /^Filter/)).toBeVisible();
  },
  'compare: a car is taken out': async (page, open) => {
    const ids = [
      ...(await (await page.request.get(list)).text()).matchAll(/detail-mobil-bekas\/[^"]*-(\d+)"/g),
    ];
    const [one, two, three] = new Set(ids.map(([, id]) => id));
    await open(`/bandingkan-mobil-bekas?ids=${one},${two},${three}`);
    const heads = page
      .getByRole('table')
      .getByRole('columnheader')
      .filter({ has: page.getByRole('button') });
    await expect(heads).toHaveCount(3);
    await heads.nth(0).getByRole('button').first().click();
    await expect(heads).toHaveCount(2);
  },
  'selling: a car is described': async (page, open) => {
    await open('/jual-mobil-anda');
    await beginAd(page, sellWords.id);
    await fillCar(page, sellWords.id);
    await expect(page.locator('main')).toContainText('Avanza');
  },
};

for (const [row, [name, journey]] of Object.entries(journeys).entries()) {
  for (const moment of inTurn(moments, row)) {
    test(`translated ${moment}, ${name}`, async ({ page, context }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await withoutCityPopup(page);
      await journey(page, await translatedPages(page, moment), context);
      // A text that is wrapped in the midst of hydration makes React render anew, which the journey has survived.
      const isRendered = (message: string) => moment !== 'before' && message.includes('React error #418');
      expect(errors.filter((message) => !isRendered(message))).toEqual([]);
    });
  }
}

test('translated before, what is pressed while the page is hydrated is tapped', async ({ page }) => {
  await withoutCityPopup(page);
  const open = await translatedPages(page, 'before');
  const letGo = await holdRequests(page, /\/assets\/(?!early-)[^/]*\.js$/);
  await open('/jual-mobil-anda');
  await page.getByRole('button', { name: sellWords.id.begin }).locator('font').first().hover({ force: true });
  await page.mouse.down();
  letGo();
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await page.mouse.up();
  await expect(sheetOf(page).getByPlaceholder(sellWords.id.searchCity)).toBeVisible();
});
