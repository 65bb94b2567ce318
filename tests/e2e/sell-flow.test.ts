import { expect, type Page } from '@playwright/test';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { expectNothingSideways, expectSound, overflowOf } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { openPhotosStep, preparedPhotos } from '../support/photos.ts';
import {
  addPhotos,
  beginAd,
  fillAd,
  goOn,
  newCarPhoto,
  newNumber,
  proveSentCode,
  type SellWords,
  sellWords,
  tabTo,
} from '../support/sell-flow.ts';
import { waitForWorker } from '../support/worker.ts';

const start = '/jual-mobil-anda';

type Own = {
  readonly id: number;
  readonly clientId: string;
  readonly status: string;
  readonly label: string;
};

/** The account's listings on the server. */
function ownListings(page: Page): Promise<Own[]> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, { method: 'POST' });
    const body: { data: { items: Own[] } } = await answer.json();
    return body.data.items;
  }, endpointSchemas.ownListings.path);
}

async function proveInSheet(page: Page, words: SellWords): Promise<void> {
  await proveSentCode(page, words);
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('by touch on a phone: from the city to a listing that is found once', async ({ page }) => {
  const words = sellWords.id;
  const mobile = newNumber();
  // Every screen with axe once.
  const look = () => expectSound(page);
  await page.goto(start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await look();
  await beginAd(page, words);
  await look();
  await fillAd(page, words, mobile, look);
  await page.getByRole('button', { name: words.publish }).click();

  // The code is on its way before it is asked for.
  await expect(page.getByRole('dialog', { name: words.proof })).toContainText(mobile);
  await expect(page).toHaveURL(/\/jual-mobil-anda$/);
  await proveSentCode(page, words);
  const reward = page.getByRole('dialog', { name: words.reward });
  await expect(reward).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText(words.sent);
  await expect.poll(async () => (await ownListings(page)).length).toBe(1);
  const [own] = await ownListings(page);
  expect(own?.label).toMatch(/Toyota Avanza 1\.3 G/);
  // Also where the listing was still being sent while the number was verified.
  await expect.poll(async () => (await ownListings(page))[0]?.status).toMatch(/^(?:live|pending)$/);
  await look();
});

test('by the keyboard alone, in English', async ({ page }) => {
  const words = sellWords.en;
  const { keyboard } = page;
  const look = () => expectNothingSideways(page);
  const press = async (name: string | RegExp, exact = true) => {
    await tabTo(page, page.getByRole('button', { name, exact }).first());
    await keyboard.press('Enter');
  };
  await page.goto(words.prefix + start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await look();
  await press(words.begin);
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByPlaceholder(words.searchCity));
  await keyboard.type('bandung');
  await tabTo(page, sheet.getByRole('button', { name: /^Bandung Jawa Barat|^Bandung West Java/ }));
  await keyboard.press('Enter');
  // The start has a button of the same name, which is there until the step is.
  await expect(page.getByRole('button', { name: words.brand })).toBeVisible();

  // Nothing filled in: the focus goes to the first problem.
  await press(words.next);
  await expect(page.getByRole('button', { name: words.brand })).toBeFocused();
  await expect(page.getByText(words.needed).first()).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Toyota' }).first());
  await keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('searchbox', { name: words.searchModel }));
  await keyboard.type('avanza');
  await tabTo(page, sheet.getByRole('button', { name: 'Avanza', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: '2019', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: /1\.3 G/ }).first());
  await keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await tabTo(page, page.getByLabel(words.kilometers));
  await keyboard.type('41287');
  await expect(page.getByLabel(words.kilometers)).toHaveValue('41,287');
  await press(words.color);
  await tabTo(page, page.getByLabel(words.plate));
  await keyboard.type('zz');
  await keyboard.press('Tab');
  await expect(page.getByLabel(words.plate)).toHaveAttribute('aria-invalid', 'true');
  await look();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Control+A');
  await keyboard.type('b 1234 abc');
  await press(words.next);
  await expect(page).toHaveURL(/step-three/);

  const chooser = page.waitForEvent('filechooser');
  await press(words.choosePhotos);
  await (await chooser).setFiles([{ ...(await newCarPhoto('depan.jpg')) }]);
  await expect(page.locator('main img')).toHaveCount(1);
  await look();
  await press(words.next);
  await expect(page).toHaveURL(/step-four/);
  await tabTo(page, page.getByLabel(words.price));
  await keyboard.type('165000000');
  await expect(page.getByLabel(words.price)).toHaveValue('165,000,000');
  await press(words.help);
  await expect(page.getByLabel(words.description)).toHaveValue(/Toyota Avanza/);
  await look();
  await press(words.next);
  await tabTo(page, page.getByLabel(words.name));
  await keyboard.type('Rizky');
  await tabTo(page, page.getByLabel(words.mobile));
  await keyboard.type(newNumber());
  await look();
  await press(words.next);
  await expect(page).toHaveURL(/\/preview\?draft=/);
  await look();
  await press(words.publish);
  await expect(page.getByRole('dialog', { name: words.proof })).toBeVisible();
  await look();
  const shown = await page.getByRole('status').filter({ hasText: words.shownCode }).textContent();
  await tabTo(page, page.getByLabel(words.code));
  await keyboard.type(/\d{6}/.exec(shown ?? '')?.[0] ?? 'no code');
  await expect(page.getByRole('dialog', { name: words.reward })).toBeVisible();
  await look();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText(words.sent);
  await look();
});

/** Everything needed to publish a car, except the seller's number and photos. */
const wholeCar = {
  ...{ brandId: '1', brandName: 'Toyota', modelId: '2', modelName: 'Avanza', makeYear: '2019' },
  ...{ color: 'putih', kilometerDriven: '41000', transmission: 'manual', fuel: 'bensin' },
  ...{ regNo: 'B 1234 ABC', price: '165000000', name: 'Rizky Pratama' },
};

test.describe('problems from the server', () => {
  async function refuse(page: Page, code: string, message: string, errors: Record<string, string[]>) {
    await page.route(`**${endpointSchemas.createListing.path}*`, (route) =>
      route.fulfill({
        status: 422,
        json: { statusCode: 422, code, message, errors, requestId: 'made-up' },
      }),
    );
  }

  test('are on their field, and cleared once it is changed; a limit is an alert that the page scrolls to', async ({
    page,
  }) => {
    const words = sellWords.id;
    await refuse(page, 'validation_failed', 'Periksa kembali isian Anda.', {
      price: ['Harga ini terlalu jauh dari pasar.'],
      regNo: ['Nomor polisi dipakai di iklan lain.'],
    });
    const draft = await openPhotosStep(page, '', { ...wholeCar, mobile: newNumber() });
    await addPhotos(page, 1);
    await preparedPhotos(page, draft, 1);
    await page.goto(`${start}/preview?draft=${draft}`);
    await page.getByRole('button', { name: words.publish }).click();
    await expect(page.getByRole('dialog', { name: words.proof })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: words.thanks }).getByRole('button', { name: words.later }).click();
    await page.getByRole('link', { name: /^Perbaiki/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Periksa kembali isian Anda.' });
    await expect(alert).toBeInViewport();
    await expect(alert).toBeFocused();
    await expectSound(page);
    await alert.getByRole('link', { name: /Nomor polisi dipakai/ }).click();
    const plate = page.getByLabel(words.plate);
    await expect(plate).toBeFocused();
    await expect(plate).toHaveAccessibleDescription('Nomor polisi dipakai di iklan lain.');
    await plate.fill('B 4321 XYZ');
    await expect(page.getByText('Nomor polisi dipakai di iklan lain.')).toBeHidden();
    await goOn(page, words, /step-three/);
    await goOn(page, words, /step-four/);
    const price = page.getByLabel(words.price);
    await expect(price).toHaveAccessibleDescription('Harga ini terlalu jauh dari pasar.');

    const limit = 'Jumlah iklan untuk nomor ini sudah mencapai batas.';
    await refuse(page, 'stock_limit', limit, {});
    await price.fill('175000000');
    await expect(page.getByText('Harga ini terlalu jauh dari pasar.')).toBeHidden();
    await goOn(page, words, /profile/);
    await goOn(page, words, /preview/);
    await page.getByRole('button', { name: words.publish }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(start);
    await page.getByRole('link', { name: /^Perbaiki/ }).click();
    const limited = page.getByRole('alert').filter({ hasText: limit });
    await expect(limited).toBeInViewport();
    await expect(limited).toBeFocused();
    await expectSound(page);
  });
});

test('a step without a draft leads to the start; one without a city asks for it', async ({ page }) => {
  await page.goto(`${start}/step-four`);
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await page.goto(`${start}/accordion`);
  await expect(page).toHaveURL(/accordion\?draft=/);
  await expectSound(page);
  const draft = new URL(page.url()).searchParams.get('draft');
  await page.goto(`${start}/step-two?draft=${draft}`);
  await expect(page).toHaveURL(`${start}?draft=${draft}`);
  await page.goto(`${start}/step-two?draft=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Draf ini tidak ada di perangkat ini')).toBeVisible();
  await expectSound(page);
});

test('a draft continues where it was left, is copied, deleted and restored', async ({ page }) => {
  await openPhotosStep(page, '', wholeCar);
  await addPhotos(page, 1);
  // As after a crash: no event reaches the page.
  await page.goto(start);
  const main = page.getByRole('main');
  const card = main.getByRole('listitem').filter({ hasText: 'Toyota Avanza' });
  await expect(card).toContainText('1 foto');
  await expect(card).toContainText('4 dari 5 langkah selesai');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/step-three\?draft=/);
  await page.goBack();
  await card.getByRole('button', { name: /^Duplikat/ }).click();
  await expect(card).toHaveCount(2);
  await card
    .first()
    .getByRole('button', { name: /^Hapus/ })
    .click();
  await expect(card).toHaveCount(1);
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await expect(card).toHaveCount(2);
  await expectSound(page);
});

test('two tabs on one draft: a change in one appears in the other', async ({ page, context }) => {
  const words = sellWords.id;
  const id = await openPhotosStep(page);
  const other = await context.newPage();
  const step = `${start}/step-four?draft=${id}`;
  await Promise.all([page.goto(step), other.goto(step)]);
  const here = page.getByLabel(words.price);
  const there = other.getByLabel(words.price);
  await expect(here).toBeVisible();
  await expect(there).toBeVisible();
  await page.getByLabel(words.description).fill('Terawat.');
  await expect(other.getByLabel(words.description)).toHaveValue('Terawat.');
  await there.fill('180000000');
  await expect(here).toHaveValue('180.000.000');
  expect(await overflowOf(other)).toBeLessThanOrEqual(0);
});

test.describe('with the service worker', () => {
  // Its first visit installs the worker.
  test.use({ serviceWorkers: 'allow', hasOwnContext: true });

  test('wholly offline after the first visit, then online: sent automatically, and found once', async ({
    page,
    context,
  }) => {
    const words = sellWords.id;
    await withoutCityPopup(page);
    // The first visit is to another page.
    await page.goto('/mobil-bekas');
    await waitForWorker(page);
    await expect.poll(async () => (await readRows(page, 'references')).length).toBe(2);
    await context.setOffline(true);
    await page.goto(start);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await beginAd(page, words, 'Surabaya');
    const mobile = newNumber();
    await fillAd(page, words, mobile);
    await page.getByRole('button', { name: words.publish }).click();
    const thanks = page.getByRole('dialog', { name: words.thanks });
    await expect(thanks).toContainText(words.waiting);
    await thanks.getByRole('button', { name: words.done, exact: true }).click();
    await expect(page.getByRole('main')).toContainText(words.waiting);
    await expectSound(page);
    // It is there after a reload.
    await page.goto(start);
    await expect(page.getByRole('main')).toContainText(words.waiting);

    await context.setOffline(false);
    await expect(page.getByRole('main')).toContainText(words.oneStepLeft);
    await page.getByRole('button', { name: /^Verifikasi nomor/ }).click();
    // The number is known, and the code on its way.
    await proveInSheet(page, words);
    await expect.poll(async () => (await ownListings(page)).length).toBe(1);
    const [row] = await readRows(page, 'outbox');
    expect((await ownListings(page)).map(({ clientId }) => clientId)).toEqual([row?.id]);
  });
});
