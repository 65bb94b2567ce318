import { type BrowserContext, expect } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { openAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';

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

  test('choosing a city stores it for a year, also for the home page', async ({ page, context }) => {
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
    // It is known on the next visit, without being in the address; the server does not know it.
    await openAlive(page, '/');
    await expect(page.getByRole('heading', { name: `Mobil terbaru di ${name}` })).toBeVisible();
    await openAlive(page, '/beli-mobil-bekas');
    await expect(page.locator('h1')).toContainText(name);
    await page.getByRole('list', { name: 'Kota populer' }).getByRole('link', { name: 'Semua kota' }).click();
    await expect(page.locator('h1')).toHaveText('Beli mobil bekas');
    expect(await cityOf(context)).toBeUndefined();
  });

  for (const prefix of inTurn(prefixes, 1)) {
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
