import type { Page } from '@playwright/test';
import { buyer, expect, hasArrived, searchFromHome } from './steps.ts';
import type { Thumb } from './thumb.ts';

const bands = ['harga-di-bawah-150-juta', 'harga-150-juta-200-juta', 'harga-200-juta-300-juta'];

/** A new SUV under 300 million, to a dealer's offer, by what takes the fewest taps: typing it into the search. */
export async function askDealerBySearch(thumb: Thumb): Promise<void> {
  await searchFromHome(thumb, 'suv baru di bawah 300 juta', /^Mobil baru/);
  await askForOffer(thumb);
}

/** The same by the menu and the filters, without typing. */
export async function askDealerByFilters(thumb: Thumb): Promise<void> {
  const { page } = thumb;
  await thumb.open('/');
  await thumb.tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await thumb.tap(menu.locator('summary').filter({ hasText: 'Mobil baru' }));
  await thumb.tap(menu.locator('a[href="/mobil-baru"]').filter({ visible: true }).first());
  await thumb.tap(page.getByRole('main').getByRole('button', { name: /^Filter/ }));
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await thumb.tap(filters.getByRole('button', { name: /^SUV/ }));
  // Once SUVs are chosen, only the bands of prices that have some are left.
  await expect(filters.getByRole('button', { name: /^Di bawah Rp 150 Juta/ })).toBeHidden();
  for (const band of await filters
    .getByRole('button', { name: /^Rp (?:150 Juta – Rp 200|200 Juta – Rp 300) Juta/ })
    .all())
    await thumb.tap(band);
  await thumb.tap(filters.getByRole('button', { name: /^Tampilkan \d+ model/ }));
  await askForOffer(thumb);
}

async function askForOffer(thumb: Thumb): Promise<void> {
  const { page } = thumb;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Hapus SUV' })).toBeAttached();
  expectSuvsUnder300Million(page);
  const model = main.locator('li a[href^="/mobil-baru/"]').first();
  await expect(model).toContainText('SUV');
  await thumb.tap(model);
  await thumb.tap(page.getByRole('link', { name: 'Minta penawaran', exact: true }).filter({ visible: true }));
  const sheet = page.getByRole('dialog', { name: 'Minta penawaran' });
  await thumb.tap(sheet.getByRole('button', { name: /^Kota Anda/ }));
  const cities = page.getByRole('dialog', { name: 'Anda tinggal di mana?' });
  await thumb.tap(cities.getByRole('button', { name: /^Bekasi/ }));
  await thumb.type(sheet.getByLabel('Nama Anda'), buyer.name);
  await thumb.type(sheet.getByLabel('Nomor HP'), buyer.mobile);
  await thumb.tap(sheet.getByRole('button', { name: 'Minta harga' }));
  await hasArrived(sheet);
}

function expectSuvsUnder300Million(page: Page): void {
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/mobil-baru');
  const slugs = searchParams.get('filter')?.split(/[+ ]/) ?? [];
  expect(slugs).toContain('bodi-suv');
  expect(slugs).toContain(bands.at(-1));
  expect(['bodi-suv', ...bands]).toEqual(expect.arrayContaining(slugs));
}
