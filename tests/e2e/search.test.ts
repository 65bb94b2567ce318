import { expect, type Page, test } from '@playwright/test';
import { expectSound, expectSoundInItsLanguage, phone, wide } from '../support/accessibility.ts';
import { untilAlive } from '../support/alive.ts';

async function open(page: Page, path: string, viewport = phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await untilAlive(page);
}

const modalOf = (page: Page) => page.locator('dialog[open]');
const keptSearches = (page: Page) => page.evaluate(() => localStorage.getItem('lajur.searches'));

test.describe('on a wide screen', () => {
  test('suggestions by keyboard: arrows mark, Enter follows, Esc closes', async ({ page }) => {
    await open(page, '/mobil-bekas', wide);
    const field = page.getByRole('banner').getByRole('combobox');
    // Its code loads a moment after the page.
    await expect(async () => {
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

  test('Enter without a mark searches; more than two characters are tracked by length only', async ({
    page,
  }) => {
    await open(page, '/', wide);
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('avanza');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/result\?q=avanza$/);
    await expect(page.locator('h1')).toContainText('avanza');
    await expect(field).toHaveValue('avanza');
    const events = () => page.evaluate(() => localStorage.getItem('lajur.events') ?? '');
    await expect.poll(events).toContain('"search_typed"');
    expect(await events()).not.toContain('avanza');
  });

  test('only the latest words are answered', async ({ page }) => {
    await open(page, '/', wide);
    await page.route(/search\/search\?.*searchString=honda(&|$)/, async (route) => {
      // The first answer arrives after the second.
      await expect(page.getByRole('option').filter({ hasText: 'Toyota' }).first()).toBeVisible();
      await route.continue().catch(() => undefined);
    });
    const field = page.getByRole('banner').getByRole('combobox');
    const asked = page.waitForRequest(/searchString=honda/);
    await field.fill('honda');
    await asked;
    const late = page.waitForResponse(/searchString=honda/);
    await field.fill('toyota');
    await late;
    await expect(page.getByRole('option').filter({ hasText: 'Toyota' }).first()).toBeVisible();
    await expect(page.getByRole('option').filter({ hasText: 'Honda' })).toHaveCount(0);
  });

  test('a failed answer is silent: the words can still be searched for', async ({ page }) => {
    await open(page, '/', wide);
    await page.route(/\/api\/v1\/search\/search/, (route) => route.fulfill({ status: 503, body: '{}' }));
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('suzuki');
    await expect(page.getByRole('option')).toHaveText(['suzuki']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/q=suzuki$/);
  });
});

test.describe('on a phone', () => {
  for (const path of ['/', '/mobil-bekas']) {
    test(`?searchmodel=true opens the search over ${path}, and "back" closes it`, async ({ page }) => {
      await open(page, `${path}?searchmodel=true&page=1`);
      const modal = modalOf(page);
      await expect(modal.getByRole('combobox')).toBeFocused();
      await expect(page).toHaveURL((url) => url.searchParams.get('searchmodel') === null);
      await expect(page).toHaveURL((url) => url.searchParams.get('page') === '1');
      await page.goBack();
      await expect(modal).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === path);
    });
  }

  test('the parameter never reaches the server', async ({ request }) => {
    const plain = await request.get('/mobil-bekas');
    const asked = await request.get('/mobil-bekas?searchmodel=true');
    expect(asked.headers().etag).toBe(plain.headers().etag);
  });

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

  test('recent searches survive a reload, and can be deleted one by one and all at once', async ({
    page,
  }) => {
    await open(page, '/');
    for (const words of ['avanza', 'brio', 'xpander']) {
      await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click();
      await modalOf(page).getByRole('combobox').fill(words);
      await modalOf(page).getByRole('combobox').press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${words}$`));
    }
    await page.reload();
    await untilAlive(page);
    const modal = modalOf(page);
    await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click();
    const recent = modal.getByRole('group', { name: 'Pencarian terakhir' }).getByRole('option');
    await expect(recent).toHaveText(['xpander', 'brio', 'avanza']);
    // Popular ones are below.
    await expect(modal.getByRole('group', { name: 'Model populer' }).getByRole('option')).not.toHaveCount(0);

    await modal.getByRole('button', { name: 'Hapus brio' }).click();
    await expect(recent).toHaveText(['xpander', 'avanza']);
    expect(await keptSearches(page)).not.toContain('brio');
    await modal.getByRole('button', { name: 'Hapus semua' }).click();
    await expect(recent).toHaveCount(0);
    expect(await keptSearches(page)).toBeNull();
  });

  test('recent searches stay on the device', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() =>
      localStorage.setItem(
        'lajur.searches',
        JSON.stringify([{ name: 'rahasia saya', url: '/search/result?q=rahasia+saya' }]),
      ),
    );
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(decodeURIComponent(request.url()) + (request.postData() ?? '')),
    );
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('link', { name: 'rahasia saya' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click();
    await expect(modalOf(page).getByRole('option', { name: 'rahasia saya' })).toBeVisible();
    expect(asked.filter((address) => address.includes('rahasia'))).toEqual([]);
  });

  test('the last lists are on the home page with current counts', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'lajur.searches',
        JSON.stringify([
          { name: 'Toyota', url: '/mobil-bekas/toyota' },
          { name: 'Hilang', url: '/mobil-bekas/sudah-tidak-ada' },
        ]),
      ),
    );
    await open(page, '/');
    const last = page.getByRole('region', { name: 'Pencarian terakhir' });
    await expect(last.getByRole('link', { name: /^Toyota\s*[\d.]+$/ })).toHaveAttribute(
      'href',
      '/mobil-bekas/toyota',
    );
    await expect(last.getByRole('link', { name: 'Hilang', exact: true })).toBeVisible();
  });
});

for (const prefix of ['', '/en']) {
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
        await expectSound(page);
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

test.describe('results', () => {
  test('avansa jakrta finds Avanza in Jakarta, and shows the correction', async ({ page }) => {
    await open(page, '/search/result?q=avansa+jakrta');
    await expect(page.getByText('avanza jakarta', { exact: false }).first()).toBeVisible();
    const lists = page.getByRole('navigation', { name: 'Saran' });
    await expect(lists.getByRole('link', { name: /Avanza.*Jakarta/ }).first()).toBeVisible();
    const cars = page.locator('main article');
    await expect(cars.first()).toBeVisible();
    for (const car of await cars.all()) {
      await expect(car.locator('h3')).toContainText('Avanza');
      await expect(car).toContainText('Jakarta');
    }
    const all = page.getByRole('link', { name: /^Lihat \d+ mobil$/ });
    await expect(all).toHaveAttribute('href', '/mobil-bekas?q=avansa+jakrta');
  });

  test('the order of words does not matter', async ({ request }) => {
    const counted = async (q: string) => {
      const response = await request.get(`/api/v4/inventory/index?q=${encodeURIComponent(q)}`);
      return (await response.json()).data._meta.totalCount;
    };
    expect(await counted('jakarta avanza')).toBe(await counted('avansa jakrta'));
  });

  test('a result page is not indexed, and invalid parameters are 404', async ({ request }) => {
    const found = await request.get('/search/result?q=avanza');
    expect(found.status()).toBe(200);
    expect(await found.text()).toContain('noindex');
    const long = await request.get(`/search/result?q=${'x'.repeat(10_000)}`);
    expect(long.status()).toBeGreaterThanOrEqual(400);
    expect(long.status()).toBeLessThan(500);
    for (const q of ['%00', '%25_%5C%27%22', '%3Cscript%3E'])
      expect((await request.get(`/search/result?q=${q}`)).status()).toBe(200);
  });

  test('an empty result says so and offers more', async ({ page }) => {
    await open(page, '/search/result?q=zzzzzz');
    await expect(page.getByText('Belum ada mobil untuk “zzzzzz”', { exact: false })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Lihat semua mobil bekas' })).toBeVisible();
  });
});

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

  test('brand, model and variant are chosen step by step and end at a list', async ({ page }) => {
    await page.goto('/brand-model-variant');
    await page
      .locator('main')
      .getByRole('link', { name: /^Toyota/ })
      .click();
    await expect(page).toHaveURL(/\?brand=toyota$/);
    await page
      .locator('main')
      .getByRole('link', { name: /^Avanza/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?brand=toyota&model=avanza$/);
    await expect(page.locator('h1')).toContainText('Toyota Avanza');
    const variant = page.locator('main ul').last().getByRole('link').first();
    const [name, count] = await variant.locator('span').allTextContents();
    await variant.click();
    await expect(page).toHaveURL(/\/mobil-bekas\/[^?]+$/);
    await expect(page.locator('h1')).toContainText(name ?? '-');
    await expect(page.locator('main')).toContainText(`${count} mobil`);
    // Back a step by the chips.
    await page.goto('/brand-model-variant?brand=toyota&model=avanza');
    await page
      .getByRole('list', { name: 'Sudah dipilih' })
      .getByRole('link', { name: /Avanza/ })
      .click();
    await expect(page).toHaveURL(/\?brand=toyota$/);
  });
});

test('an unknown brand, model or variant is 404', async ({ request }) => {
  for (const query of ['brand=tidak-ada', 'brand=toyota&model=jazz', 'model=avanza', 'brand=bandung'])
    expect((await request.get(`/brand-model-variant?${query}`)).status(), query).toBe(404);
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
