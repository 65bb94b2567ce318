import { type BrowserContext, expect } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { openAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';

const pages = ['/beli-mobil-bekas', '/brand-model-variant', '/brand-model-variant?brand=toyota'];

async function cityOf(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'user_city');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** The city's cookie (docs/product.md#city). */
const cookieOf = (city: string, name: string) => ({
  city,
  display_city: name,
  id: expect.any(Number),
  pincode: '',
  locality: '',
  subCityId: '',
  subCityName: '',
});

test.describe('buy a used car', () => {
  test('brands, years, kilometres and colours are cut until *show all*, which stays', async ({ page }) => {
    await openAlive(page, '/beli-mobil-bekas');
    for (const [name, first] of [
      ['Merek', 12],
      ['Tahun', 12],
      ['Jarak tempuh', 8],
      ['Warna', 8],
    ] as const) {
      const section = page.locator('main section').filter({ has: page.getByRole('heading', { name }) });
      const choices = section.locator('ul').getByRole('link');
      await expect(choices, name).toHaveCount(first);
      const showAll = section.locator('summary');
      await showAll.click();
      await expect(showAll).toBeHidden();
      expect(await choices.count(), name).toBeGreaterThan(first);
      // The focus is on the first of the rest.
      await expect(choices.nth(first)).toBeFocused();
    }
  });

  test('choosing a city stores it for a year, and the links lead there', async ({ page, context }) => {
    await openAlive(page, '/beli-mobil-bekas');
    const popular = page.getByRole('list', { name: 'Kota populer' }).getByRole('link').nth(1);
    const href = (await popular.getAttribute('href')) ?? '';
    const city = new URL(href, 'http://x').searchParams.get('city') ?? '';
    await popular.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('city') === city);
    await expect(popular).toHaveAttribute('aria-current', 'true');
    const name = (await page.locator('h1').textContent())?.replace('Beli mobil bekas di ', '') ?? '';
    await expect.poll(() => cityOf(context)).toEqual(cookieOf(city, name));
    const cookie = (await context.cookies()).find((each) => each.name === 'user_city');
    expect(cookie?.sameSite).toBe('Lax');
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400);
    const brands = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Merek' }) });
    await expect(brands.locator('ul').getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^/mobil-bekas/[a-z0-9-]+\\+${city}$`),
    );
    // It is known on the next visit, without being in the address.
    await openAlive(page, '/beli-mobil-bekas');
    await expect(page.locator('h1')).toContainText(name);
    await page.getByRole('list', { name: 'Kota populer' }).getByRole('link', { name: 'Semua kota' }).click();
    await expect(page.locator('h1')).toHaveText('Beli mobil bekas');
    expect(await cityOf(context)).toBeUndefined();
  });

  for (const prefix of ['', '/en']) {
    test(`no axe violation, ${prefix || '/id'}`, async ({ page }) => {
      for (const path of pages) {
        await openAlive(page, prefix + path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectSoundInItsLanguage(page);
      }
      await openAlive(page, `${prefix}/beli-mobil-bekas`);
      await page.locator('main a[aria-haspopup="dialog"]').click();
      const sheet = page.getByRole('dialog');
      await sheet.locator('summary').nth(1).click();
      await expect(sheet.locator('details[open] li').first()).toBeVisible();
      await expectSoundInItsLanguage(page, '[role="dialog"]');
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show all works', async ({ page }) => {
    await page.goto('/beli-mobil-bekas');
    const brands = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Merek' }) });
    await expect(brands.locator('ul').getByRole('link')).toHaveCount(12);
    await brands.locator('summary').click();
    expect(await brands.locator('ul').getByRole('link').count()).toBeGreaterThan(12);
    await expect(brands.locator('summary')).toBeHidden();
  });
});

test.describe('the visitor’s city', () => {
  const bandung = {
    city: 'bandung',
    display_city: 'Bandung',
    id: 3273,
    pincode: '',
    locality: '',
    subCityId: '',
    subCityName: '',
  };

  async function keep(context: BrowserContext, baseURL: string | undefined, value: unknown): Promise<void> {
    const text = encodeURIComponent(JSON.stringify(value));
    await context.addCookies([{ name: 'user_city', value: text, url: baseURL ?? '' }]);
  }

  test('is shown on the home page, whose tiles lead there', async ({ page, context, baseURL }) => {
    await keep(context, baseURL, bandung);
    await openAlive(page, '/');
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Bandung/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('main a[href="/mobil-bekas/toyota+bandung"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mobil terbaru di Bandung' })).toBeVisible();
  });

  test('is chosen on the home page', async ({ page, context }) => {
    await openAlive(page, '/');
    await page
      .locator('main')
      .getByRole('link', { name: /Semua kota/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('region', { name: 'Kota populer' }).getByRole('button').first().click();
    await expect(sheet).toHaveCount(0);
    const kept = await cityOf(context);
    expect(kept).toMatchObject({ id: expect.any(Number), pincode: '' });
    const { display_city: name } = kept as { display_city: string };
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: new RegExp(name) })
        .first(),
    ).toBeVisible();
  });

  test('an unknown stored city changes nothing', async ({ page, context, baseURL }) => {
    for (const value of [{ ...bandung, city: 'tidak-ada' }, { city: '../x' }, 'x', null]) {
      await keep(context, baseURL, value);
      await openAlive(page, '/beli-mobil-bekas');
      await expect(page.locator('h1')).toHaveText('Beli mobil bekas');
      await openAlive(page, '/');
      await expect(page.locator('main a[href="/mobil-bekas/toyota"]').first()).toBeVisible();
    }
  });
});

test.describe('the city popup', () => {
  // Its clock is set.
  test.use({ hasOwnContext: true });

  test('opens after two seconds on a list without filters, once a visit; closing it is tracked', async ({
    page,
  }) => {
    await page.clock.install();
    await openAlive(page, '/mobil-bekas');
    const offer = page.getByRole('dialog', { name: 'Anda mencari mobil di mana?' });
    await expect(offer).toHaveCount(0);
    await page.clock.fastForward(2100);
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toHaveCount(0);
    await page.clock.fastForward(1500);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lajur.events') ?? ''))
      .toContain('city_popup_closed');
    await openAlive(page, '/mobil-bekas');
    await page.clock.fastForward(5000);
    await expect(offer).toHaveCount(0);
  });
});
