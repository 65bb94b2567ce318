import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingSideways, expectSound, phone, tablet, wide } from '../support/accessibility.ts';
import { openAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { holdRequests } from '../support/held-requests.ts';
import { inTurn, isEverything, prefixes } from '../support/in-turn.ts';
import { openCard } from '../support/returned-card.ts';

async function open(page: Page, path: string): Promise<void> {
  // The city popup opens once a visit and is not tested here.
  await withoutCityPopup(page);
  await openAlive(page, path);
}

const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
const carsText = (number: number) => `${number.toLocaleString('id-ID')} mobil`;
const cars = (page: Page) => page.locator('main article:has(h2)');
const count = (page: Page) => page.locator('main h1 + p');
const sheetOf = (page: Page) => page.getByRole('dialog');
const applyOf = (within: Locator) => within.getByRole('button', { name: /^Tampilkan \d/ });

/** Tabs to an element, as without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by Tab');
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

test('by keyboard alone: brand, price, transmission, and as many results as promised', async ({ page }) => {
  test.slow(); // some two hundred keys
  await open(page, '/mobil-bekas');
  await tabTo(page, page.getByRole('button', { name: /^Filter/ }));
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page);
  await expect(applyOf(sheet)).toHaveAttribute('aria-busy', 'false');

  const toyota = sheet.getByRole('button', { name: /^Toyota/ });
  await tabTo(page, toyota);
  await page.keyboard.press('Space');
  await expect(toyota).toHaveAttribute('aria-pressed', 'true');

  const low = sheet.getByRole('slider', { name: 'Harga terendah' });
  await tabTo(page, low);
  await press(page, 'ArrowRight', 4);
  await expect(low).toHaveAttribute('aria-valuetext', 'Rp 60 Juta');
  const high = sheet.getByRole('slider', { name: 'Harga tertinggi' });
  await tabTo(page, high);
  // To the minimum, then up again: one stop, then four.
  await page.keyboard.press('Home');
  await expect(high).toHaveAttribute('aria-valuetext', 'Rp 70 Juta');
  await page.keyboard.press('ArrowRight');
  await expect(high).toHaveAttribute('aria-valuetext', 'Rp 100 Juta');
  await page.keyboard.press('PageUp');
  await expect(high).toHaveAttribute('aria-valuetext', 'Rp 300 Juta');
  await expect(sheet.getByLabel('Sampai').first()).toHaveValue('Rp 300 Juta');

  const manual = sheet.getByRole('button', { name: /^Manual/ });
  await tabTo(page, manual);
  await page.keyboard.press('Enter');
  await expect(manual).toHaveAttribute('aria-pressed', 'true');

  const apply = applyOf(sheet);
  await expect(apply).toHaveAttribute('aria-busy', 'false');
  const promised = numberIn(await apply.textContent());
  expect(promised).toBeGreaterThan(0);
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mobil-bekas\/toyota\+manual\+harga-60-juta-300-juta$/);
  await expect(count(page)).toHaveText(carsText(promised));
  await expect(cars(page)).toHaveCount(Math.min(20, promised));
  for (const card of await cars(page).all()) {
    await expect(card).toContainText('Toyota');
    await expect(card).toContainText('Manual');
    const price = /Rp ([\d,]+) Juta/.exec((await card.textContent()) ?? '')?.[1]?.replace(',', '.');
    expect(Number(price)).toBeGreaterThanOrEqual(60);
    expect(Number(price)).toBeLessThan(300);
  }
});

test('going back goes back inside the sheet, then closes it, and a chosen order replaces the sheet', async ({
  page,
}) => {
  await open(page, '/mobil-bekas');
  await page.getByRole('button', { name: 'Merek', exact: true }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Model Toyota' }).click();
  await expect(sheet.getByRole('heading', { name: 'Toyota' })).toBeFocused();
  const model = sheet.getByRole('checkbox').nth(1);
  await model.click();
  await expect(model).toHaveAttribute('aria-checked', 'true');
  await page.goBack();
  await expect(sheet.getByRole('checkbox', { name: /^Toyota/ })).toHaveAttribute('aria-checked', 'mixed');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/mobil-bekas$/);
  await expect(cars(page)).toHaveCount(20);

  await page.getByRole('button', { name: /^Urutkan/ }).click();
  await sheet.getByRole('link', { name: 'Harga terendah' }).click();
  await expect(page).toHaveURL(/\/mobil-bekas\?sort=price&order=asc$/);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/mobil-bekas$/);
});

test('more cars load on scrolling, then on request; going back they are still there', async ({ page }) => {
  await open(page, '/mobil-bekas');
  const end = page.locator('[data-grows]');
  const more = page.getByRole('button', { name: 'Muat lagi' });
  for (const shown of [40, 60, 80]) {
    await expect(async () => {
      await end.scrollIntoViewIfNeeded();
      expect(await cars(page).count()).toBeGreaterThanOrEqual(shown);
    }).toPass();
  }
  await end.scrollIntoViewIfNeeded();
  await expect(more).toBeVisible();
  await expect(cars(page)).toHaveCount(80);
  await more.click();
  await expect(cars(page)).toHaveCount(100);
  const hrefs = await cars(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  // The address stays. The links below refer to the end of the list, and are no second control beside the list's own.
  await expect(page).toHaveURL(/\/mobil-bekas$/);
  const next = page.locator('a[rel="next"]');
  await expect(next).toHaveAttribute('href', '/mobil-bekas?page=6');
  await expect(next).toBeHidden();

  const late = cars(page).nth(70);
  await late.scrollIntoViewIfNeeded();
  const name = (await late.locator('h2').textContent()) ?? '';
  const expectItThere = await openCard(late);
  await expect(page.locator('h1')).toContainText(name);
  await page.goBack();
  await expect(cars(page)).toHaveCount(100);
  await expect(late).toBeInViewport();
  // Seventy cards above it that are not laid out differ by a pixel each from their assumed height.
  await expectItThere(30);

  // A new visit begins with one page.
  await page.goto('/mobil-bekas');
  await expect(cars(page)).toHaveCount(20);
});

test('a tablet has the phone’s filters and field, and no value of the sheet is cut on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await open(page, '/search/result?q=avanza');
  await expect(page.locator('main').getByRole('combobox')).toBeVisible();
  await open(page, '/mobil-bekas/manual');
  for (const viewport of [tablet, phone]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = sheetOf(page);
    await expect(applyOf(sheet)).toHaveAttribute('aria-busy', 'false');
    // Groups are rendered three at a time; it is the last.
    await expect(sheet.getByRole('group', { name: 'Riwayat & surat' })).toBeAttached();
    const right = await sheet.evaluate((element) => element.getBoundingClientRect().right);
    const ends = await sheet
      .locator('button[aria-pressed]')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(40);
    expect(Math.max(...ends)).toBeLessThanOrEqual(right);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('a tab opened before its code has loaded stays open, and then counts', async ({ page }) => {
  await page.setViewportSize(wide);
  const letGo = await holdRequests(page, /\/assets\/browse-[^/]*\.js$/);
  await open(page, '/mobil-bekas/toyota');
  await page.locator('details[name="filters"] > summary').filter({ hasText: 'Transmisi' }).click();
  const panel = page.locator('details[open]');
  await expect(panel.getByRole('link', { name: 'Semua merek, tahun, dan warna' })).toBeVisible();
  letGo();
  await expect(panel.getByRole('button', { name: /^Manual/ })).toBeVisible();
  await expect(applyOf(panel)).toBeVisible();
});

const words = {
  '': {
    sheets: [/^Filter/, /^Merek$/, /^Kota$/, /^Urutkan/],
    tabs: ['Lokasi', 'Merek', 'Harga', 'Tahun', 'Tipe bodi', 'Lainnya', 'Terpopuler'],
  },
  '/en': {
    sheets: [/^Filter/, /^Brand$/, /^City$/, /^Sort/],
    tabs: ['Location', 'Brand', 'Price', 'Year', 'Body type', 'More', 'Most popular'],
  },
} as const;

// As with pages (expectSoundInItsLanguage): axe in Indonesian on the phone, in English on the wide screen.
for (const prefix of inTurn(prefixes, 1)) {
  const language = prefix === '' ? 'Indonesian' : 'English';
  test(`sheets on a phone, in ${language}: no axe violation, no overflow`, async ({ page }) => {
    await open(page, `${prefix}/mobil-bekas/toyota+manual`);
    for (const name of words[prefix].sheets) {
      await page.getByRole('button', { name }).click();
      await expect(sheetOf(page)).toBeVisible();
      // The page behind is the same.
      const within = name === words[prefix].sheets[0] ? 'html' : '[role="dialog"]';
      if (!isEverything || prefix === '') await expectSound(page, within);
      else await expectNothingSideways(page);
      await page.keyboard.press('Escape');
      await expect(sheetOf(page)).toBeHidden();
    }
  });

  test(`tabs on a wide screen, in ${language}: no axe violation, no overflow`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, `${prefix}/mobil-bekas/manual`);
    for (const name of words[prefix].tabs) {
      await page.locator('details[name="filters"] > summary').filter({ hasText: name }).click();
      const panel = page.locator('details[open]').filter({ hasText: name });
      await expect(panel).toHaveCount(1);
      if (!/popul/.test(name)) await expect(panel.locator('[aria-busy]').first()).toBeVisible();
      if (!isEverything || prefix === '/en') await expectSound(page, 'details[open]');
      else await expectNothingSideways(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tab leads to a page that lists what it offers, and its links narrow the list', async ({ page }) => {
    await page.goto('/mobil-bekas');
    await page.locator('details[name="filters"] > summary').filter({ hasText: 'Tahun' }).click();
    await page.locator('details[open]').getByRole('link', { name: 'Semua merek, tahun, dan warna' }).click();
    await expect(page).toHaveURL(/\/beli-mobil-bekas$/);
    await page
      .getByRole('link', { name: /^Toyota/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/mobil-bekas\/toyota$/);
    await expect(cars(page)).toHaveCount(20);
  });

  test('the tabs of a phone are not painted before their styles', async ({ page }) => {
    await page.goto('/mobil-bekas');
    const painted = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/browse-[^/]*\.css$/.test(name))
        .map((entry) => entry.toJSON().renderBlockingStatus),
    );
    expect(painted).toEqual(['blocking']);
  });

  test('the order is a link, and so are the pages', async ({ page }) => {
    await page.goto('/mobil-bekas');
    await page.locator('summary').filter({ hasText: 'Terpopuler' }).click();
    await page.locator('details[open]').getByRole('link', { name: 'Harga terendah' }).click();
    await expect(page).toHaveURL(/\?sort=price&order=asc$/);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\?sort=price&order=asc&page=2$/);
    await expect(cars(page)).toHaveCount(20);
    await expect(page.locator('a[rel="prev"]')).toHaveAttribute('href', '/mobil-bekas?sort=price&order=asc');
  });
});
