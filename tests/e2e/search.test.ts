import { expect, type Page } from '@playwright/test';
import {
  expectNothingSideways,
  expectSound,
  expectSoundInItsLanguage,
  phone,
  wide,
} from '../support/accessibility.ts';
import { untilAlive } from '../support/alive.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { holdRequests } from '../support/held-requests.ts';
import { inTurn, isEverything, prefixes } from '../support/in-turn.ts';

async function open(page: Page, path: string, viewport = phone): Promise<void> {
  await page.setViewportSize(viewport);
  await withoutCityPopup(page);
  await page.goto(path);
  await untilAlive(page);
}

const modalOf = (page: Page) => page.locator('dialog[open]');

test('a tap on the search field before hydration opens the search after it', async ({ page }) => {
  const letGo = await holdRequests(page, '**/assets/first-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('main').getByRole('combobox').tap();
  letGo();
  await expect(modalOf(page)).toBeVisible();
});

test.describe('on a wide screen', () => {
  test('suggestions by keyboard: arrows mark, Enter follows, Esc closes', async ({ page }) => {
    await open(page, '/mobil-bekas', wide);
    const field = page.getByRole('banner').getByRole('combobox');
    // Its code loads a moment after the page.
    await expect(async () => {
      if (await field.evaluate((element) => element !== document.activeElement))
        await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 200 });
    }).toPass();
    await expect(field).toHaveValue('');
    await page.keyboard.type('toyot');
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: 'Toyota' }).first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status').filter({ hasText: /\d+ (saran|suggestion)/ })).toHaveCount(1);

    await page.keyboard.press('ArrowDown');
    const marked = page.locator('[role="option"][aria-selected="true"]');
    await expect(marked).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '-');
    // One step back is the field itself.
    await page.keyboard.press('ArrowUp');
    await expect(marked).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(marked).toHaveCount(1);
    expect(await marked.getAttribute('id')).toBe(await options.last().getAttribute('id'));

    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('toyot');

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const target = await marked.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === target);
  });
});

test.describe('on a phone', () => {
  for (const path of ['/', '/mobil-bekas']) {
    test(`?searchmodel=true opens the search over ${path}, and "back" closes it`, async ({ page }) => {
      await open(page, `${path}?searchmodel=true&page=1`);
      const modal = modalOf(page);
      // It becomes modal after it is shown, and the field keeps the focus.
      await page.waitForFunction(() => document.querySelector('dialog:modal') !== null);
      await expect(modal.getByRole('combobox')).toBeFocused();
      await expect(page).toHaveURL((url) => url.searchParams.get('searchmodel') === null);
      await expect(page).toHaveURL((url) => url.searchParams.get('page') === '1');
      // Its history entry comes a moment after it.
      await page.waitForFunction(() => history.state?.overlay !== undefined);
      await page.goBack();
      await expect(modal).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === path);
    });
  }

  test('the icon opens it; a followed link replaces its history entry', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click();
    const modal = modalOf(page);
    await modal.getByRole('combobox').fill('honda');
    await modal
      .getByRole('option', { name: /^Honda\b/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/mobil-bekas\/honda/);
    await expect(modal).toHaveCount(0);
    await expect(page.locator('h1')).toContainText('Honda');
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

for (const prefix of inTurn(prefixes, 0)) {
  const language = prefix || '/id';

  for (const viewport of [phone, wide]) {
    test(`no axe violation with the search open, ${language} at ${viewport.width}`, async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem(
          'lajur.searches',
          JSON.stringify([{ name: 'avanza', url: '/search/result?q=avanza' }]),
        ),
      );
      await open(page, `${prefix}/search/result?searchmodel=true`, viewport);
      for (const words of ['', 'toyota avanza']) {
        await page.getByRole('combobox').and(page.locator(':focus')).fill(words);
        await expect(
          page
            .getByRole('option')
            .filter({ hasText: /avanza/i })
            .first(),
        ).toBeVisible();
        // Every text and every layout once; on a wide screen the field is in the header.
        if (!isEverything || (viewport === wide) === (prefix === '/en'))
          await expectSound(page, 'html', 'whole');
        else await expectNothingSideways(page);
      }
    });
  }

  test(`no axe violation on the results, ${language}`, async ({ page }) => {
    for (const query of ['', '?q=avanza', '?q=zzzzzz']) {
      await open(page, `${prefix}/search/result${query}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectSoundInItsLanguage(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page is a form that finds cars', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click();
    await expect(page).toHaveURL(/\/search\/result$/);
    await page.locator('main input[type="search"]').fill('avanza');
    await page.locator('main input[type="search"]').press('Enter');
    await expect(page).toHaveURL(/\/search\/result\?q=avanza$/);
    await expect(page.locator('article').first()).toContainText('Avanza');
  });
});

test('brands and models are found by typing', async ({ page }) => {
  await open(page, '/brand-model-variant');
  await page.getByRole('searchbox', { name: 'Cari merek' }).fill('toyo');
  const choices = page.locator('main ul').last().getByRole('link');
  await expect(choices).toHaveCount(1);
  await choices.click();
  await expect(page.locator('h1')).toContainText('Toyota');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Pilih merek');
});
