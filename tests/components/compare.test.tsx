import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, isPressed, nth, openedSheet, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, device, arriveAt } = visit;
const path = '/bandingkan-mobil-bekas';
const toggles = '[role=tabpanel] article button[aria-label^="Bandingkan: "]';

/** Adds the first cars of the list to the favourites and opens that page. */
async function favour(count: number): Promise<void> {
  await open('/mobil-bekas/toyota');
  for (let place = 0; place < count; place += 1)
    await user.click(await waitFor(() => nth(place, 'main article button[aria-label^="Favoritkan"]')));
  await waitFor(async () => expect(await (await device()).favourites.count()).toBe(count));
  await open('/favorit');
  await waitFor(() => expect(all(toggles)).toHaveLength(count));
}

test('a fifth car is refused with a reason', async () => {
  await favour(5);
  for (let place = 0; place < 4; place += 1) {
    await user.click(nth(place, toggles));
    await waitFor(() => expect(isPressed(nth(place, toggles))).toBe(true));
  }
  await user.click(nth(4, toggles));
  await openedSheet('Perbandingan sudah penuh');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isPressed(nth(4, toggles))).toBe(false);
});

test('adding a car on its page is confirmed and can be undone', async () => {
  const { items } = await visit.api.ask('listings', { search: 'toyota', pageSize: '1' });
  await open(`/detail-mobil-bekas/${items[0]?.slug}`);
  await user.click(await screen.findByRole('button', { name: /^Bandingkan: / }));
  const tray = within(
    (await screen.findByText('Masuk perbandingan: 1 dari 4')).parentElement ?? document.body,
  );
  await user.click(tray.getByRole('button', { name: 'Batalkan' }));
  await waitFor(async () => expect(await (await device()).compared.count()).toBe(0));
  expect(screen.queryByText(/^Masuk perbandingan/)).toBeNull();
  // Wait until this visit has been stored, so that it does not leak into the next test.
  await waitFor(async () => expect(await (await device()).viewed.count()).toBe(1));
});

test.each(['/mobil-bekas/toyota', '/search/result?q=avanza'])(
  'on %s a car joins the comparison on its card, and leaves it there',
  async (list) => {
    await open(list);
    const button = () => nth(1, 'main article button[aria-label^="Bandingkan: "]');
    await user.click(await waitFor(button));
    await waitFor(async () => expect(await (await device()).compared.count()).toBe(1));
    expect(isPressed(button())).toBe(true);
    expect(await screen.findByRole('button', { name: 'Bandingkan mobil di daftar ini (1)' })).toBeTruthy();
    await user.click(button());
    await waitFor(async () => expect(await (await device()).compared.count()).toBe(0));
    expect(isPressed(button())).toBe(false);
  },
);

test('cars are chosen and compared without leaving their list', async () => {
  await open('/mobil-bekas/toyota');
  await user.click(await screen.findByRole('button', { name: 'Bandingkan mobil di daftar ini' }));
  const sheet = await openedSheet('Bandingkan mobil');
  const cars = await waitFor(() => {
    const found = all('li button', sheet);
    expect(found.length).toBeGreaterThan(5);
    return found;
  });
  expect(textOf(sheet)).toContain('Pilih dua sampai 4 mobil.');
  for (const place of [0, 3, 1]) {
    await user.click(cars[place] ?? expect.unreachable());
    await waitFor(() => expect(isPressed(cars[place] ?? sheet)).toBe(true));
  }
  const listed = all('main article a').map((link) =>
    Number(/-(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1]),
  );
  const go = await within(sheet).findByRole('link', { name: 'Bandingkan 3 mobil' });
  expect(go.getAttribute('href')).toBe(`${path}?ids=${[listed[0], listed[3], listed[1]].join(',')}`);
});

test('a second new model joins the first, and the oldest leaves a full comparison', async () => {
  const compare = async (model: string) => {
    await open(`/mobil-baru/${model}`);
    const link = await waitFor(() => nth(0, 'main a[aria-label^="Bandingkan: "]'));
    await user.click(link);
    await screen.findAllByRole('link', { name: /^Keluarkan .* dari perbandingan$/ });
    return (new URLSearchParams(location.search).get('v') ?? '').split(',').map((id) => id.split('.')[1]);
  };
  expect(await compare('toyota/avanza')).toEqual(['avanza']);
  expect(await compare('mitsubishi/xpander')).toEqual(['avanza', 'xpander']);
  expect(await compare('honda/br-v')).toEqual(['avanza', 'xpander', 'br-v']);
  await compare('toyota/raize');
  expect(await compare('honda/brio')).toEqual(['xpander', 'br-v', 'raize', 'brio']);
});

test('an empty comparison explains how to begin', async () => {
  await open(path);
  expect(await screen.findByText('Pilih mobil untuk dibandingkan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tambah mobil' }));
  expect(await within(await openedSheet()).findByRole('link', { name: 'Lihat mobil bekas' })).toBeTruthy();
});

test('the cars of the address are side by side, with facts that only each car’s page has', async () => {
  const { items } = await visit.api.ask('listings', { search: 'toyota' });
  const ids = items.slice(0, 3).map(({ id }) => id);
  await open(`${path}?ids=${ids.join(',')}`);
  await appeared('main table');
  expect(all('main table thead th button')).toHaveLength(3);
  const rows = () => all('main tbody tr th').map(textOf);
  await waitFor(() => expect(rows().some((name) => name.startsWith('Bahan bakar'))).toBe(true));
  expect(rows().some((name) => name.startsWith('Tahun'))).toBe(true);
  // By the rates of the page of what owning a car costs, which are read once the page is idle.
  await waitFor(() => expect(rows().some((name) => name.startsWith('Biaya memiliki per bulan'))).toBe(true));
  expect(textOf(nth(0, 'main tbody'))).toMatch(/Rata-rata 5 tahun, 1.000 km sebulan/);
  const instalments = items.slice(0, 3).filter(({ instalment }) => instalment !== undefined);
  expect(rows().filter((name) => name.startsWith('Cicilan per bulan'))).toHaveLength(
    instalments.length > 0 ? 1 : 0,
  );
  const contacts = all('main tfoot a[href*="lead"], main tfoot a[data-sheet]');
  expect(contacts).toHaveLength(3);
  expect(screen.getAllByText('Harga terbaik').length).toBeGreaterThan(0);
});

test('new variants are searched, compared, folded and removed', async () => {
  await open('/bandingkan-mobil');
  const picker = () => within(screen.getByRole('form', { name: 'Tambah varian' }));
  const typeInto = async (words: string) => {
    const field = await screen.findByRole('textbox', { name: 'Merek, model, atau varian' });
    await user.type(field, words);
    return field;
  };
  // By keyboard: the model fills the field, and its variants are the next results.
  const field = await typeInto('toyota');
  await user.click(await picker().findByRole('link', { name: /^Toyota Avanza/ }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.click(await picker().findByRole('link', { name: /^Toyota Avanza 1.3 E MT/ }));
  await arriveAt('/bandingkan-mobil?v=toyota.avanza.1-3-e-mt');
  await typeInto('xpander gls mt');
  await user.click(await picker().findByRole('link', { name: /^Mitsubishi Xpander 1.5 GLS MT/ }));
  await arriveAt('/bandingkan-mobil?v=toyota.avanza.1-3-e-mt,mitsubishi.xpander.1-5-gls-mt');

  const fold = await screen.findByRole('switch', { name: 'Hanya yang berbeda' });
  expect(fold).toHaveProperty('checked', true);
  expect(all('main table[data-folded]')).toHaveLength(1);
  expect(await screen.findByText(/baris yang sama disembunyikan.*, antara lain /)).toBeTruthy();
  await user.click(fold);
  expect(all('main table[data-folded]')).toHaveLength(0);

  await user.click(screen.getByRole('link', { name: /^Keluarkan Toyota Avanza.* dari perbandingan/ }));
  await arriveAt('/bandingkan-mobil?v=mitsubishi.xpander.1-5-gls-mt');
});

test('calculator inputs change the results and the address', async () => {
  await open('/mobil-listrik?va=1300&ev=byd.byd-m6.standard');
  const house = await screen.findByRole('combobox', { name: 'Daya listrik rumah' });
  // Read from the address.
  expect(house).toHaveProperty('value', '1300');
  expect(screen.getByRole('combobox', { name: 'Hitung untuk' })).toHaveProperty(
    'value',
    'byd.byd-m6.standard',
  );
  const result = () => textOf(nth(0, '#cas [role=status]'));
  expect(result()).toContain('Sisa daya rumah terlalu kecil: 0,8 kW');
  await user.selectOptions(house, '7700');
  // 60 % of 55.4 kWh plus losses is 36.9 kWh, at 7 kW.
  expect(result()).toContain('5 jam 17 menit');
  expect(result()).toContain('Rp 62.769');
  const used = screen.getByRole('textbox', { name: 'Daya terpakai saat itu (watt)' });
  await user.clear(used);
  await user.type(used, '99999');
  expect(screen.getByText('Antara 0 dan 50.000')).toBeTruthy();
  // The last valid value.
  await arriveAt('/mobil-listrik?va=7700&ev=byd.byd-m6.standard&pakai=9999');
  await user.clear(used);
  await user.type(used, '4700');
  await arriveAt('/mobil-listrik?va=7700&ev=byd.byd-m6.standard&pakai=4700');
  expect(textOf(nth(0, '#cas'))).toContain('sisa daya rumah Anda 3 kW');
});
