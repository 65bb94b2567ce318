import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearUserCity, userCityOf, writeUserCity } from '#app/features/places/user-city.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { createDraft } from '#offline/drafts/drafts.ts';
import { toggleFavourite } from '#offline/favourites/favourites.ts';
import { saveSearch } from '#offline/saved-searches/saved-searches.ts';
import { rememberViewed } from '#offline/viewed/viewed-cars.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, nth, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, device, arriveAt } = visit;
const { dataset } = document.documentElement;

const section = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { name });
  const found = heading.closest('section');
  if (!found) throw new Error(`no section ${name}`);
  return found;
};
const linksIn = (element: HTMLElement) => within(element).queryAllByRole('link');
const held = (what: string) => waitFor(() => expect(localStorage.getItem('lajur.device')).toContain(what));

const unphotographed = { coverImage: null, bodyType: 'wagon', color: 'merah' } as const;
const drawingsIn = (element: HTMLElement) => all('img[src="/bodies/wagon.webp"]', element);

/**
 * Responds with these cars as bargains, without photos: this test's demonstration data is too small for
 * market prices.
 */
async function withBargains(part: 'home' | 'bargains', search: string): Promise<readonly ListingCard[]> {
  const { items } = await visit.api.ask('listings', { search, pageSize: '8' });
  const bargains = items.map((car) => ({ ...car, ...unphotographed, belowMedian: 22e6 }));
  visit.network.intercept(`/inventory/${part}`, async (_sent, pass) => {
    const { data, ...rest } = await (await pass()).json();
    const found = { items: bargains, url: '/mobil-bekas/di-bawah-pasar', count: 8 };
    return Response.json({ ...rest, data: part === 'home' ? { ...data, bargains: found } : found });
  });
  return items;
}

test('a first visit reserves no room, and shows cars below their market with the amount', async () => {
  const cars = await withBargains('home', 'toyota');
  await open('/');
  expect([dataset.continue, dataset.viewed]).toEqual([undefined, undefined]);
  expect(linksIn(await section('Lanjutkan'))).toEqual([]);
  const bargains = await section('Di bawah harga pasar');
  expect(within(bargains).getAllByText('Rp 22 Juta di bawah')).toHaveLength(cars.length);
  expect(drawingsIn(bargains)).toHaveLength(cars.length);
  await user.click(await screen.findByRole('link', { name: /^100–150 Juta/ }));
  await arriveAt('/mobil-bekas/harga-100-juta-150-juta');
});

test('a returning visitor sees unfinished ad, saved search, price drop and viewed cars', async () => {
  const [cheaper, seen] = (await visit.api.ask('listings', { pageSize: '2' })).items;
  if (!cheaper || !seen) throw new Error('no cars');
  const database = await device();
  await toggleFavourite(database, { ...cheaper, ...unphotographed, price: cheaper.price + 9e6 }, new Date());
  await saveSearch(
    database,
    { name: 'Xpander untuk Ibu', search: 'mitsubishi', q: '', choices: ['Mitsubishi'], sort: 'score-desc' },
    new Date(),
  );
  const ad = { modelName: 'Kijang Innova', makeYear: '2019' };
  // An edit that changes nothing has no row, so no room is kept for it.
  await createDraft(database, ad, { id: 7, revision: 1 });
  await held('favourites');
  await open('/');
  expect(dataset.continue).toBe('2');
  await createDraft(database, ad);
  await rememberViewed(database, { ...seen, ...unphotographed }, new Date());
  await held('viewed');
  await open('/');
  // Before the device database is read, placeholders reserve the right number of rows.
  expect([dataset.continue, dataset.viewed]).toEqual(['3', '1']);
  const card = await section('Lanjutkan');
  await waitFor(() =>
    expect(linksIn(card).map(textOf)).toEqual([
      'Iklan Kijang Innova 2019 AndaAman di perangkat iniLanjut',
      'Xpander untuk IbuPencarian tersimpan',
      expect.stringContaining(`${cheaper.label} turun Rp 9 Juta`),
    ]),
  );
  const viewed = await section('Baru dilihat');
  expect(within(viewed).getByText(seen.label)).toBeTruthy();
  expect(drawingsIn(viewed)).toHaveLength(1);
  await user.click(linksIn(card)[1] ?? card);
  await arriveAt('/mobil-bekas/mitsubishi');
});

test('car valuation: asks for model and year, and the ad starts with both', async () => {
  await open('/');
  const place = await section('Berapa harga mobil saya?');
  await user.click(within(place).getByRole('link', { name: /Merek dan model/ }));
  await user.type(await screen.findByRole('searchbox', { name: /^Ketik saja/ }), 'avanza');
  await user.click(await screen.findByRole('button', { name: 'Toyota Avanza' }));
  await user.selectOptions(await within(place).findByRole('combobox', { name: 'Tahun' }), '2018');
  await waitFor(() => expect(textOf(place)).toMatch(/Rp [\d,]+ Juta – Rp [\d,]+ Juta/));
  await user.click(await within(place).findByRole('button', { name: 'Jual mobil ini' }));
  await arriveAt(/^\/jual-mobil-anda\?draft=/);
  await waitFor(async () => {
    const [draft] = await (await device()).drafts.toArray();
    expect(draft?.form).toMatchObject({ brandName: 'Toyota', modelName: 'Avanza', makeYear: '2018' });
  });
});

test('in a city: its counts for each price, and cars near it below their market', async () => {
  writeUserCity(userCityOf({ slug: 'bekasi', name: 'Bekasi' }));
  await withBargains('home', 'toyota');
  const near = await withBargains('bargains', 'bekasi');
  await open('/');
  await screen.findByText(/^Yang dekat Bekasi dulu/);
  const bargains = await section('Di bawah harga pasar');
  await waitFor(() =>
    expect(within(bargains).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(
      near.map(({ label }) => label),
    ),
  );
  const { items, _meta } = await visit.api.ask('listings', { search: 'harga-100-juta-150-juta+bekasi' });
  expect(items.length).toBeGreaterThan(0);
  const entry = screen.getByRole('link', { name: /^100–150 Juta/ });
  expect(textOf(entry)).toBe(`100–150 Juta${_meta.totalCount} mobil`);
  expect(entry.getAttribute('href')).toBe('/mobil-bekas/harga-100-juta-150-juta+bekasi');
  clearUserCity();
});

test('tabbing past the menu opens nothing: its lists open on a press', async () => {
  await open('/');
  const nav = within(await appeared('nav[aria-label="Menu utama"]'));
  const group = nav.getByRole('button', { name: 'Tipe bodi' });
  group.focus();
  expect(group.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}');
  expect(group.getAttribute('aria-expanded')).toBe('true');
  expect(nav.getByRole('link', { name: 'MPV' }).querySelector('img')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(group.getAttribute('aria-expanded')).toBe('false');
  // The site's own questions, on the home page alone.
  expect(all('footer details:not([name]), footer [aria-expanded]').length).toBeGreaterThan(0);
  await open('/tidak-ada');
  await waitFor(() => expect(textOf(nth(0, 'h1'))).not.toBe(''));
  expect(all('footer details:not([name]), footer [aria-expanded]')).toEqual([]);
});

test('an upcoming model that one waits for stands on the home page', async () => {
  await open('/mobil-yang-akan-datang');
  await user.click(await screen.findByRole('button', { name: /^Kabari.*Contoh SUV Listrik$/ }));
  await screen.findByRole('button', { name: /^Anda akan diberi tahu.*Contoh SUV Listrik$/ });
  expect(textOf(nth(0, 'main'))).toContain('Tersimpan di perangkat ini');
  await held('awaited');
  await open('/');
  const row = await screen.findByRole('link', { name: /Contoh SUV Listrik/ });
  expect(row.getAttribute('href')).toBe('/mobil-baru/contoh/suv-listrik');
});
