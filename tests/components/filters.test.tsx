import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, isPressed, nth, openedSheet, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, arriveAt } = visit;

const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''));
const carsText = (number: number) => `${number.toLocaleString('id-ID')} mobil`;
const cars = () => all('main article:has(h2)');
const hasCount = (number: number) =>
  waitFor(() => expect(textOf(nth(0, 'main h1 + p'))).toBe(carsText(number)));
const applyOf = (within_: HTMLElement) => within(within_).getByRole('button', { name: /^Tampilkan \d/ });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/**
 * Waits for all counts.
 * @returns the number of cars on the button
 */
async function counted(sheet: HTMLElement): Promise<number> {
  await waitFor(() => expect(applyOf(sheet).getAttribute('aria-busy')).toBe('false'));
  return numberIn(textOf(applyOf(sheet)));
}

async function openSheet(name: string | RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  const sheet = await openedSheet();
  // Options are rendered after the sheet has opened.
  await waitFor(() => expect(sheet.querySelector('fieldset, section, [type="search"]')).not.toBeNull());
  await counted(sheet);
  return sheet;
}
/** The first groups are rendered before all others. */
async function openFilters(): Promise<HTMLElement> {
  const sheet = await openSheet(/^Filter/);
  await within(sheet).findByRole('group', { name: 'Riwayat & surat' });
  return sheet;
}

test('a filter is chosen in the sheet, counted at once and applied to the address', async () => {
  await open('/mobil-bekas');
  const sheet = await openFilters();
  const before = await counted(sheet);
  await user.click(within(sheet).getByRole('button', { name: /^Toyota/ }));
  await waitFor(() => expect(numberIn(textOf(applyOf(sheet)))).not.toBe(before));
  const promised = await counted(sheet);
  await user.click(applyOf(sheet));
  await arriveAt('/mobil-bekas/toyota');
  await hasCount(promised);
  expect(textOf(nth(0, 'h1'))).toContain('Toyota');
  expect(cars()).toHaveLength(Math.min(20, promised));
  for (const car of cars()) expect(textOf(nth(0, 'h2', car))).toMatch(/^Toyota/);
});

test('fast taps before any response are all kept', async () => {
  await open('/mobil-bekas');
  const sheet = await openFilters();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  visit.network.intercept('all-filters', async (_, pass) => {
    await held;
    return pass();
  });
  const tiles = within(sheet).getAllByRole('button', { name: /^(Toyota|Honda|Daihatsu) \d/ });
  expect(tiles).toHaveLength(3);
  for (const tile of tiles) await user.click(tile);
  for (const tile of tiles) expect(isPressed(tile)).toBe(true);
  release();
  const promised = await counted(sheet);
  for (const tile of tiles) expect(isPressed(tile)).toBe(true);
  await user.click(applyOf(sheet));
  await arriveAt(/\/mobil-bekas\/(?=.*toyota)(?=.*honda)(?=.*daihatsu)/);
  await hasCount(promised);
});

test('a price can be typed, and an invalid one is reported', async () => {
  await open('/mobil-bekas');
  const sheet = await openFilters();
  const [from] = within(sheet).getAllByLabelText('Dari');
  const [to] = within(sheet).getAllByLabelText('Sampai');
  if (!from || !to) throw new Error('no fields of a price');
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  const alerts = () => within(sheet).queryAllByRole('alert').map(textOf).filter(Boolean);
  await type(from, '87,5 jt');
  await type(to, '250');
  await waitFor(() => expect(from).toHaveProperty('value', 'Rp 87,5 Juta'));
  expect(to).toHaveProperty('value', 'Rp 250 Juta');
  const low = within(sheet).getByRole('slider', { name: 'Harga terendah' });
  await waitFor(() => expect(low.getAttribute('aria-valuetext')).toBe('Rp 87,5 Juta'));
  await type(to, 'murah');
  await waitFor(() => expect(alerts()).toHaveLength(1));
  await type(to, '50.000.000');
  await waitFor(() => expect(alerts()).toEqual(['Harus di atas batas bawah']));
  await type(to, '150.000.000');
  await waitFor(() => expect(alerts()).toEqual([]));
  await counted(sheet);
  await user.click(applyOf(sheet));
  await arriveAt('/mobil-bekas/harga-87-5-juta-150-juta');
});

test('a monthly instalment is a range', async () => {
  await open('/mobil-bekas/cicilan-di-bawah-2-juta+cicilan-2-juta-3-juta');
  const sheet = await openFilters();
  const group = within(await within(sheet).findByRole('group', { name: 'Cicilan per bulan' }));
  const highest = group.getByRole('slider', { name: 'Cicilan tertinggi' });
  expect(highest.getAttribute('aria-valuetext')).toBe('Rp 3 Juta');
  const to = group.getByLabelText('Sampai');
  await user.clear(to);
  await user.type(to, '4{Enter}');
  await waitFor(() => expect(highest.getAttribute('aria-valuetext')).toBe('Rp 4 Juta'));
  await counted(sheet);
  await user.click(applyOf(sheet));
  await arriveAt('/mobil-bekas/cicilan-di-bawah-4-juta');
});

test('places are one group, in which a chosen province can be let go', async () => {
  await open('/mobil-bekas/jawa-barat');
  const sheet = await openFilters();
  await within(sheet).findByRole('group', { name: 'Cicilan per bulan' });
  expect(within(sheet).queryByRole('group', { name: 'Kota' })).toBeNull();
  const places = within(within(sheet).getByRole('group', { name: 'Lokasi' }));
  await user.click(places.getByRole('button', { name: /^Jawa Barat/ }));
  await counted(sheet);
  await user.click(applyOf(sheet));
  await arriveAt('/mobil-bekas');
});

test('a range of years is one value', async () => {
  await open('/mobil-bekas');
  const sheet = await openFilters();
  const years = within(within(sheet).getByRole('group', { name: 'Tahun' }));
  await user.selectOptions(years.getByLabelText('Dari'), '2018');
  await user.selectOptions(years.getByLabelText('Sampai'), '2021');
  const promised = await counted(sheet);
  await user.click(applyOf(sheet));
  await arriveAt('/mobil-bekas/tahun-2018-2021');
  await hasCount(promised);
});

test('brand, model and variant are chosen step by step', async () => {
  await open('/mobil-bekas');
  const sheet = await openSheet('Merek');
  const choices = within(sheet);
  await user.type(choices.getByRole('searchbox'), 'avanz');
  const [avanza] = await choices.findAllByRole('checkbox', { name: /Avanza/ });
  if (avanza) await user.click(avanza);
  await user.click(choices.getByRole('button', { name: 'Kosongkan' }));
  await user.click(await choices.findByRole('button', { name: 'Model Toyota' }));
  await user.click(await choices.findByRole('button', { name: 'Varian Avanza' }));
  await choices.findByRole('heading', { name: 'Avanza' });
  const variant = await waitFor(() => nth(1, '[role=checkbox]', sheet));
  const name = /^[^\d]*\S+/.exec(textOf(variant))?.[0] ?? '';
  await user.click(variant);
  const promised = await counted(sheet);
  await user.click(applyOf(sheet));
  await hasCount(promised);
  expect(textOf(nth(0, 'main article'))).toContain('Avanza');
  expect(textOf(nth(0, 'main article'))).toContain(name);
});

test('selected values are above the list, each can be removed', async () => {
  await open('/mobil-bekas/toyota+manual');
  const chips = within(await screen.findByRole('region', { name: 'Filter terpilih' }));
  expect(textOf(chips.getByRole('button', { name: /^Filter/ }))).toContain('2');
  expect(chips.getByRole('link', { name: 'Hapus semua' }).getAttribute('href')).toBe('/mobil-bekas');
  // The second filter is removed before the list without the first has loaded.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  visit.network.intercept('/api/v4/inventory/index?', async (_, pass) => {
    await held;
    return pass();
  });
  await user.click(chips.getByRole('link', { name: 'Hapus Manual' }));
  await user.click(chips.getByRole('link', { name: 'Hapus Toyota' }));
  release();
  await arriveAt('/mobil-bekas');
  await waitFor(() => expect(textOf(nth(0, 'h1'))).toBe('Mobil bekas'));
  expect(screen.queryByRole('link', { name: /^Hapus / })).toBeNull();
});

test('clear all, and revert', async () => {
  await open('/mobil-bekas');
  const first = await openFilters();
  await user.click(within(first).getByRole('button', { name: /^Honda/ }));
  await counted(first);
  await user.click(applyOf(first));
  await arriveAt('/mobil-bekas/honda');
  const kept = new Map(document.cookie.split('; ').map((each) => each.split('=') as [string, string]));
  expect(kept.get('lajur_filter')).toBe('honda');
  expect(Number(kept.get('lajur_filter_at'))).toBeGreaterThan(Date.now() - 60_000);

  await user.click(await screen.findByRole('link', { name: 'Hapus Honda' }));
  await arriveAt('/mobil-bekas');
  await closed();
  // Shown on wide screens, where the sheet does not offer it.
  const back = await screen.findByRole('link', { name: 'Kembalikan pilihan terakhir' });
  expect(back.getAttribute('href')).toBe('/mobil-bekas/honda');
  const sheet = await openFilters();
  expect(all('fieldset h3', sheet).slice(0, 3).map(textOf)).toEqual(['Lokasi', 'Harga', 'Transmisi']);
  const honda = () => within(sheet).getByRole('button', { name: /^Honda/ });
  const toyota = () => within(sheet).getByRole('button', { name: /^Toyota/ });
  await user.click(toyota());
  await user.click(within(sheet).getByRole('button', { name: 'Kembalikan pilihan terakhir' }));
  await waitFor(() => expect(isPressed(honda())).toBe(true));
  expect(isPressed(toyota())).toBe(false);
  await user.click(within(sheet).getByRole('button', { name: 'Hapus semua' }));
  await waitFor(() => expect(isPressed(honda())).toBe(false));
});

test('an empty result offers relaxations, in the sheet and in the list', async () => {
  await open('/mobil-bekas/harga-di-atas-6-milyar');
  await screen.findByRole('heading', { name: /^Belum ada mobil yang cocok/ });
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const sheet = await openedSheet();
  const none = await within(sheet).findByRole('button', { name: 'Tidak ada mobil' });
  expect(none.hasAttribute('disabled')).toBe(true);
  const offer = await within(sheet).findByRole('button', { name: /^Tanpa Di atas Rp 6 Milyar/ });
  const promised = numberIn(textOf(offer).split('Milyar')[1] ?? '');
  expect(promised).toBeGreaterThan(0);
  await user.click(offer);
  expect(await within(sheet).findByRole('button', { name: `Tampilkan ${carsText(promised)}` })).toBeTruthy();
  await user.keyboard('{Escape}');
  await closed();
  const link = screen.getByRole('link', { name: /^Tanpa Di atas Rp 6 Milyar/ });
  expect(textOf(link)).toContain(carsText(promised));
  await user.click(link);
  await arriveAt('/mobil-bekas');
  await hasCount(promised);
});

test('the order is chosen in a sheet and is in the address', async () => {
  await open('/mobil-bekas/toyota');
  await user.click(await screen.findByRole('button', { name: /^Urutkan/ }));
  await user.click(await within(await openedSheet()).findByRole('link', { name: 'Harga terendah' }));
  await arriveAt('/mobil-bekas/toyota?sort=price&order=asc');
  await closed();
  await waitFor(() =>
    expect(textOf(screen.getByRole('button', { name: /^Urutkan/ }))).toContain('Harga terendah'),
  );
});

test('a tab of a wide screen counts, applies and clears a price; a model narrows it further', async () => {
  await open('/mobil-bekas');
  await appeared('main article');
  const tab = async (name: string) => {
    const found = await waitFor(
      () =>
        all('details[name="filters"] > summary').find((each) => textOf(each).includes(name)) ??
        expect.fail(`no tab ${name}`),
    );
    await user.click(found);
    const panel = found.parentElement;
    if (!panel) throw new Error(`no panel ${name}`);
    await counted(panel);
    return panel;
  };
  const price = await tab('Harga');
  const every = await counted(price);
  const upTo = within(price).getByLabelText<HTMLInputElement>('Sampai');
  await user.type(upTo, '200');
  // It counts before the field is left, and stays as it was typed until then.
  await waitFor(async () => expect(await counted(price)).toBeLessThan(every));
  expect([upTo.value, document.activeElement]).toEqual(['200', upTo]);
  const promised = await counted(price);
  await user.click(applyOf(price));
  await arriveAt('/mobil-bekas/harga-di-bawah-200-juta');
  await hasCount(promised);

  const more = await tab('Lainnya');
  await user.click(within(more).getByRole('button', { name: /^Diesel/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(all('details[name="filters"][open]')).toEqual([]));
  await waitFor(() => expect(textOf(document.activeElement ?? document.body)).toContain('Lainnya'));

  const brands = await tab('Merek');
  await user.click(within(brands).getByRole('button', { name: 'Model Toyota' }));
  const title = await within(brands).findByRole('heading', { name: 'Toyota' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.click(await waitFor(() => nth(1, '[role=checkbox]', brands)));
  const fewer = await counted(brands);
  expect(fewer).toBeLessThan(promised);
  await user.click(applyOf(brands));
  await arriveAt(/\/mobil-bekas\/[a-z0-9-]+\+harga-di-bawah-200-juta$/);
  await hasCount(fewer);

  const again = await tab('200 Juta');
  await user.click(within(again).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(within(again).getByLabelText('Sampai')).toHaveProperty('value', ''));
  expect(within(again).getByRole('slider', { name: 'Harga tertinggi' }).getAttribute('aria-valuetext')).toBe(
    'Semua harga',
  );
});

test('filters of new models are counted as they are chosen, and applied together', async () => {
  visit.onPhone();
  await open('/mobil-baru');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await openedSheet());
  const apply = await sheet.findByRole('button', { name: /^Tampilkan \d+ model$/ });
  const before = numberIn(textOf(apply));
  await user.click(await sheet.findByRole('button', { name: /^SUV/ }));
  await user.click(await sheet.findByRole('button', { name: /^Listrik/ }));
  expect(isPressed(sheet.getByRole('button', { name: /^Listrik/ }))).toBe(true);
  await waitFor(() => expect(numberIn(textOf(apply))).not.toBe(before));
  const promised = numberIn(textOf(apply));
  // Nothing is applied yet.
  await arriveAt('/mobil-baru');
  await user.click(apply);
  await arriveAt('/mobil-baru?filter=bodi-suv+bbm-listrik');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(textOf).join()).toContain(`${promised} model`),
  );
});
