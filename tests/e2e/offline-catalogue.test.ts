import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type DataOf, dataSchemaOf } from '#contract/api/endpoint-schemas.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { type OtherSite, otherSite } from '../support/other-site.ts';
import { waitForWords, waitForWorker } from '../support/worker.ts';

// What is stored of the other site is not emptied.
test.use({ serviceWorkers: 'allow', hasOwnContext: true });

/*
 * A city's cars on the phone: downloaded once, and then the list filters, counts, sorts, pages and searches offline,
 * like the server.
 */

const city = 'jakarta-selatan';
const cityName = 'Jakarta Selatan';

let site: OtherSite;
test.beforeAll(async () => {
  site = await otherSite();
});

const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
const carsText = (number: number) => `${number.toLocaleString('id-ID')} mobil`;
const cars = (page: Page) => page.locator('main article:has(h2)');
const count = (page: Page) => page.locator('main h1 + p');
const cityCard = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`mobil dalam \\d+ km dari ${cityName}`, 'i') });
const applyOf = (sheet: Locator) => sheet.getByRole('button', { name: /^Tampilkan \d/ });

/** The server's answers, to compare the phone's with. */
async function filtersOf(request: APIRequestContext, search: string, q = ''): Promise<FilterAnswer> {
  const answer = await request.get(`${site.url}/api/v4/inventory/all-filters`, { params: { search, q } });
  return dataSchemaOf('allFilters').parse((await answer.json()).data);
}
async function listOf(
  request: APIRequestContext,
  params: Record<string, string>,
): Promise<DataOf<'listings'>> {
  const answer = await request.get(`${site.url}/api/v4/inventory/index`, { params });
  return dataSchemaOf('listings').parse((await answer.json()).data);
}

const idsIn = async (page: Page) =>
  (
    await cars(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  ).map((href) => Number(/-(\d+)$/.exec(href ?? '')?.[1]));

async function keepCity(page: Page): Promise<void> {
  await withoutCityPopup(page);
  await page.goto(`${site.url}/mobil-bekas/${city}`);
  await waitForWorker(page);
  const card = cityCard(page);
  await card.getByRole('button', { name: /^Simpan \(\d+ kB\)$/ }).click();
  await expect(card.getByRole('heading')).toHaveText(
    new RegExp(`^Mobil dalam \\d+ km dari ${cityName} tersimpan di perangkat ini$`),
  );
}

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(applyOf(sheet)).toHaveAttribute('aria-busy', 'false');
  return sheet;
}

test('offline the list filters, counts, sorts, pages and searches as the server does', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  await keepCity(page);
  // A saved city has its surroundings.
  const around = `${city}+dalam-25-km`;
  // One car is opened, with all its photos.
  const opened = (await listOf(request, { search: around })).items[2];
  if (!opened) throw new Error('no car');
  await page.goto(`${site.url}/detail-mobil-bekas/${opened.slug}`);
  await expect(page.getByText('Bisa dibuka offline')).toBeVisible();

  const inCity = await filtersOf(request, city);
  const all = await filtersOf(request, around);
  const toyota = await filtersOf(request, `toyota+${around}`);
  const chosen = await filtersOf(request, `toyota+otomatis+harga-100-juta-300-juta+${around}`);
  const cheapest = {
    first: await listOf(request, { search: around, sort: 'price', order: 'asc' }),
    second: await listOf(request, { search: city, sort: 'price', order: 'asc', page: '2' }),
  };
  const newest = await listOf(request, { search: around, sort: 'createdAt', order: 'desc' });
  const popular = await listOf(request, { search: around });
  const found = await listOf(request, { search: around, q: 'avnza' });

  await context.setOffline(true);
  await page.goto(`${site.url}/mobil-bekas`);
  await expect(count(page)).toHaveText(carsText(all.count));
  expect(await idsIn(page)).toEqual(popular.items.map(({ id }) => id));
  await expect(
    page.getByRole('status').filter({ hasText: 'Sedang offline · data per hari ini' }),
  ).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`Mobil dalam \\d+ km dari ${cityName}, per`) }),
  ).toBeVisible();
  // The address is that of the requested list.
  expect(new URL(page.url()).pathname).toBe('/mobil-bekas');

  const sheet = await openFilters(page);
  for (const { name, count: number } of all.filters.find(({ slug }) => slug === 'transmission-type')
    ?.filters ?? [])
    await expect(sheet.getByRole('button', { name: new RegExp(`^${name} ${number}\\b`) })).toBeVisible();
  await sheet.getByRole('button', { name: /^Toyota/ }).click();
  await expect(applyOf(sheet)).toHaveText(`Tampilkan ${carsText(toyota.count)}`);
  await sheet.getByLabel('Dari').first().fill('100');
  await sheet.getByLabel('Sampai').first().fill('300');
  await sheet.getByLabel('Sampai').first().press('Enter');
  await sheet.getByRole('button', { name: /^Otomatis/ }).click();
  await expect(applyOf(sheet)).toHaveText(`Tampilkan ${carsText(chosen.count)}`);
  await applyOf(sheet).click();
  await expect(page).toHaveURL(/\/mobil-bekas\/toyota\+otomatis\+harga-100-juta-300-juta$/);
  await expect(count(page)).toHaveText(carsText(chosen.count));
  expect(chosen.count).toBeGreaterThan(0);
  await expect(cars(page)).toHaveCount(Math.min(20, chosen.count));

  await page.goto(`${site.url}/mobil-bekas?sort=price&order=asc`);
  await expect.poll(() => idsIn(page)).toEqual(cheapest.first.items.map(({ id }) => id));
  await page.goto(`${site.url}/mobil-bekas/${city}?sort=price&order=asc&page=2`);
  await expect.poll(() => idsIn(page)).toEqual(cheapest.second.items.map(({ id }) => id));
  await page.goto(`${site.url}/mobil-bekas?sort=createdAt&order=desc`);
  await expect.poll(() => idsIn(page)).toEqual(newest.items.map(({ id }) => id));

  await page.goto(`${site.url}/mobil-bekas?q=avnza`);
  await expect(count(page)).toHaveText(carsText(found._meta.totalCount));
  expect(await idsIn(page)).toEqual(found.items.map(({ id }) => id));
  expect(found._meta.totalCount).toBeGreaterThan(0);

  // The opened car is marked, has its photo, and opens.
  await page.goto(`${site.url}/mobil-bekas`);
  const card = cars(page).filter({ has: page.locator(`a[href$="-${opened.id}"]`) });
  await expect(card.getByText('Bisa dibuka offline')).toBeAttached();
  await expect(cars(page).getByText('Bisa dibuka offline')).toHaveCount(1);
  await expect.poll(() => card.locator('img').first().evaluate(widthOf)).toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(page.locator('h1')).toContainText(opened.label);

  await test.step('another city is not stored, which is said with an alternative', async () => {
    const brand = inCity.filters.find(({ slug }) => slug === 'brand')?.filters[0];
    if (!brand) throw new Error('no brand');
    await page.goto(`${site.url}/mobil-bekas/${brand.slug}+surabaya`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surabaya belum tersimpan');
    const step = page.locator('main').getByRole('link').filter({ hasText: cityName });
    const kept =
      all.filters.flatMap(({ filters }) => filters).find(({ slug }) => slug === brand.slug)?.count ?? 0;
    await expect(step).toContainText(`${kept} ${brand.name}`);
    await step.click();
    await expect(page).toHaveURL(new RegExp(`/mobil-bekas/${brand.slug}\\+${city}\\+dalam-25-km$`));
    await expect(count(page)).toHaveText(carsText(kept));
  });

  await context.setOffline(false);
  await page.goto(`${site.url}/mobil-bekas`);
  await expect(page.getByRole('status').filter({ hasText: 'Sedang offline' })).toBeHidden();
  // What the device has may be shown until the network has answered.
  await expect.poll(async () => numberIn(await count(page).textContent())).toBeGreaterThan(all.count);
});

const widthOf = (image: SVGElement | HTMLElement) =>
  image instanceof HTMLImageElement ? image.naturalWidth : 0;

test('in English it is the same, also when the language is switched offline, and a deleted city is gone', async ({
  page,
  context,
}) => {
  await withoutCityPopup(page);
  await page.goto(`${site.url}/en/mobil-bekas/${city}`);
  await waitForWorker(page);
  const card = page.getByRole('region', { name: new RegExp(`cars within \\d+ km of ${cityName}`, 'i') });
  await card.getByRole('button', { name: /^Save \(/ }).click();
  await expect(card.getByRole('heading')).toHaveText(
    new RegExp(`^Cars within \\d+ km of ${cityName} are saved on this device$`),
  );
  // Both languages were used.
  await page.goto(`${site.url}/mobil-bekas/${city}`);
  await waitForWords(page, 'id');
  await context.setOffline(true);
  await page.goto(`${site.url}/en/mobil-bekas/toyota`);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`Cars within \\d+ km of ${cityName}`) }),
  ).toBeVisible();
  await expect(cars(page).first()).toBeVisible();

  // Pages that were never opened, and both languages.
  await page.goto(`${site.url}/en/brand-model-variant`);
  await page.locator('main').getByRole('link', { name: 'Toyota' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which model of Toyota?');
  await expect(page.locator('main a[href*="brand=toyota&model="]').first()).toBeVisible();
  // Its numbers are those of the kept city, which is named.
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`Cars within \\d+ km of ${cityName}`) }),
  ).toBeVisible();
  // A guest is asked to sign in.
  await page.goto(`${site.url}/en/notifikasi`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in or register without a password');
  await page.goto(`${site.url}/en/mobil-bekas/toyota`);
  await page.locator('footer a[hreflang="id"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`Mobil dalam \\d+ km dari ${cityName}`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeVisible();
  await page.goto(`${site.url}/notifikasi`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masuk atau daftar tanpa kata sandi');
  await page.goto(`${site.url}/en/mobil-bekas/toyota`);
  const remove = page
    .getByRole('region', { name: new RegExp(`cars within \\d+ km of ${cityName}`, 'i') })
    .getByRole('button', { name: 'Remove' });
  await remove.click();
  await expect(remove).toBeHidden();
  await page.goto(`${site.url}/en/mobil-bekas/honda`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved yet');
});
