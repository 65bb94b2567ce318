import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, nth, openedSheet, textOf } from '#tests/support/page-elements.ts';
import { signInTo } from '#tests/support/sign-in-on-page.ts';

const visit = visitSite();
const { open, user } = visit;

/**
 * Opens a car's page with a modified server response.
 * @returns its path
 */
async function openCar(changes: Readonly<Record<string, unknown>> = {}, query = ''): Promise<string> {
  const { items } = await visit.api.ask('listings', { search: 'toyota' });
  const path = `/detail-mobil-bekas/${items[0]?.slug}`;
  visit.network.intercept('/api/v1/inventory/view?', async (_, pass) => {
    const answer = await (await pass()).json();
    Object.assign(answer.data.listing, changes);
    return Response.json(answer);
  });
  await open(path + query);
  await appeared('main dl');
  return path;
}
const buttonsOf = (name: string) => screen.queryAllByRole('button', { name });
async function press(name: string): Promise<void> {
  await user.click(await waitFor(() => buttonsOf(name)[0] ?? expect.fail(`no button ${name}`)));
}
/** Adds or removes a browser API; it is restored after the test. */
function having(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

test('sharing copies the link where the device has no share sheet, and says so', async () => {
  const writeText = vi.fn(async () => undefined);
  having('share', undefined);
  having('clipboard', { writeText });
  const path = await openCar({}, '?utm_source=mail');
  await press('Bagikan');
  expect(await screen.findByText('Tautan disalin')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(location.origin + path);
});

test('sharing uses the device’s own sheet where there is one', async () => {
  const share = vi.fn(async () => undefined);
  having('share', share);
  const path = await openCar();
  await press('Bagikan');
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: location.origin + path })),
  );
});

test('if copying fails, the link is shown for manual copying', async () => {
  having('share', undefined);
  having('clipboard', undefined);
  const path = await openCar();
  await press('Bagikan');
  const sheet = within(await openedSheet('Bagikan halaman ini'));
  expect(await sheet.findByRole('textbox')).toHaveProperty('value', location.origin + path);
  await user.click(sheet.getByRole('button', { name: 'Selesai' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const words = 'Harga tidak masuk akal & minta DP';
async function writeReport(): Promise<HTMLElement> {
  await press('Laporkan iklan ini');
  const sheet = await openedSheet();
  await user.click(await within(sheet).findByLabelText('Diduga penipuan'));
  await user.type(within(sheet).getByLabelText('Keterangan (opsional)'), words);
  return sheet;
}
const reports = () => visit.network.sent.filter(({ path }) => path.startsWith('/api/v1/inventory/report'));

test('a report is sent once, however often it is tapped', async () => {
  await openCar();
  let answer = () => {};
  const tapped = new Promise<void>((resolve) => {
    answer = resolve;
  });
  visit.network.intercept('/api/v1/inventory/report', async (_, pass) => {
    await tapped;
    return pass();
  });
  const sheet = await writeReport();
  await user.dblClick(within(sheet).getByRole('button', { name: 'Kirim laporan' }));
  answer();
  await openedSheet('Laporan terkirim');
  expect(reports()).toHaveLength(1);
  const [sent] = reports();
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
    reason: 'fraud',
    details: words,
  });
  // The same again, as after a lost answer.
  const { deviceHeaders } = await import('#app/data/account/account.ts');
  const again = await visit.api.app.inject({
    method: 'POST',
    url: sent?.path ?? '',
    headers: {
      ...(await deviceHeaders()),
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    },
    payload: sent?.body ?? '',
  });
  expect(again.statusCode).toBe(200);
});

test('a report asks for a reason first', async () => {
  await openCar();
  await press('Laporkan iklan ini');
  const sheet = await openedSheet();
  await user.click(within(sheet).getByRole('button', { name: 'Kirim laporan' }));
  await waitFor(() =>
    expect(within(sheet).getAllByRole('alert').map(textOf)).toContain('Pilih salah satu yang tersedia.'),
  );
  await waitFor(() => expect(document.activeElement).toBe(within(sheet).getAllByRole('radio')[0]));
});

test('a report offline says so, keeps the text, and is sent later', async () => {
  await openCar();
  const sheet = await writeReport();
  visit.network.lose();
  await user.click(within(sheet).getByRole('button', { name: 'Kirim laporan' }));
  await waitFor(() => expect(textOf(sheet)).toContain('Tidak ada sinyal'));
  await user.click(within(sheet).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Laporkan iklan ini');
  const again = within(await openedSheet());
  expect(await again.findByLabelText('Keterangan (opsional)')).toHaveProperty('value', words);
  visit.network.restore();
  await user.click(again.getByRole('button', { name: 'Kirim laporan' }));
  expect(await openedSheet('Laporan terkirim')).toBeTruthy();
});

test('without a market no badge is shown, with the reason', async () => {
  await openCar({ status: 'live', marketBadge: null, market: null });
  expect(screen.getByText(/Mobil serupa masih terlalu sedikit/)).toBeTruthy();
  expect(textOf(nth(0, 'main > * > article'))).not.toMatch(/Harga wajar|(?:Di bawah|Di atas) pasar/);
});

test('a page shows the steps of its price with their days, and says each change', async () => {
  const change = (changedAt: string, from: number, to: number) => ({ changedAt, from, to });
  await openCar({
    price: 185e6,
    publishedAt: '2026-10-30T02:00:00.000Z',
    priceChanges: [
      change('2026-11-20T02:00:00.000Z', 190e6, 185e6),
      change('2026-11-02T02:00:00.000Z', 187.5e6, 190e6),
    ],
  });
  const history = await screen.findByRole('region', { name: 'Harga iklan ini' });
  expect(textOf(history)).toContain('Turun Rp 2,5 Juta sejak 2 Nov');
  expect(all('li', history).map(textOf)).toEqual([
    'Harga turun dari Rp 190 Juta menjadi Rp 185 Juta pada 20 Nov',
    'Harga naik dari Rp 187,5 Juta menjadi Rp 190 Juta pada 2 Nov',
  ]);
  expect(textOf(nth(0, 'div[aria-hidden]', history))).toBe('187,519018530 Okt2 Nov20 Nov');
});

test('facts are in three groups, and what the seller has not stated is said so', async () => {
  await openCar({
    ...{ makeYear: 2019, kilometerDriven: 47_684, ownership: 2, color: null },
    ...{ serviceRecord: true, bpkbHolder: null, taxPaidUntil: null, plateRegion: 'B', plateParity: 'odd' },
  });
  const years = new Date().getFullYear() - 2019;
  const yearly = String(Math.round(476.84 / years) * 100).replace(/(\d{3})$/, '.$1');
  const facts = within(screen.getByRole('region', { name: 'Fakta mobil' }));
  expect(facts.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(['Mobil', 'Pemakaian', 'Surat']);
  const shownFor = (name: string) => facts.getByText(name).nextElementSibling?.textContent;
  expect(shownFor('Per tahun')).toBe(`± ${yearly} km`);
  expect(shownFor('Warna')).toBe('Belum disebut');
  expect(shownFor('BPKB di')).toBe('Belum disebut');
  expect(shownFor('Nomor polisi')).toBe('B · Ganjil');
});

test('condition is what Lajur checked, what the seller says, and what can be asked', async () => {
  await openCar({
    ...{ status: 'live', mobileVerified: true, isDemo: false, isOnlyPlate: true },
    ...{ serviceRecord: true, floodFree: false, accidentFree: null, bpkbHolder: 'owner', taxPaidUntil: null },
  });
  const card = await screen.findByRole('region', { name: 'Kondisi dan surat' });
  const classes = all('h3', card).map((title) => [
    textOf(title),
    all('li', title.parentElement ?? card).map(textOf),
  ]);
  expect(classes).toEqual([
    [
      'Sudah dicek Lajur',
      ['Nomor HP penjual aktifDibuktikan dengan kode sekali pakai', 'Nomor polisi hanya di iklan ini'],
    ],
    [
      'Kata penjual',
      ['BPKB di tangan pemilik', 'Ada catatan servisMinta dilihat saat bertemu', 'Pernah kena banjir'],
    ],
    [
      'Belum diketahui',
      [
        'Pajak berlaku sampai kapanTanya: Pajak berlaku sampai kapan',
        'Pernah tabrakan atau tidakTanya: Pernah tabrakan atau tidak',
      ],
    ],
  ]);
});

test('a question opens the message with its words, after what was written before', async () => {
  await openCar({ status: 'live', mobileVerified: true, accidentFree: null, floodFree: null });
  const ask = async (about: RegExp) => {
    await user.click(await screen.findByRole('link', { name: about }));
    return within(await openedSheet('Kirim pesan ke penjual')).findByLabelText('Pesan');
  };
  const accident = 'Apakah mobil ini pernah tabrakan?';
  const field = await ask(/^Tanya ?: Pernah tabrakan/);
  expect(field).toHaveProperty('value', accident);
  await user.type(field, ' Terima kasih.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await ask(/^Tanya ?: Pernah kena banjir/)).toHaveProperty(
    'value',
    `${accident} Terima kasih.\nApakah mobil ini pernah kena banjir?`,
  );
});

test('the loan follows what is paid at first and the months, with both rates', async () => {
  await openCar({
    ...{ status: 'live', price: 155e6, instalment: 3_830_000 },
    credit: {
      ...{ downPayment: 46.5e6, months: 36, rate: 9, checked: '2026-11', leastLoan: 30e6 },
      rates: [
        { months: 24, rate: 8.25 },
        { months: 36, rate: 9 },
      ],
    },
  });
  const loan = within(await screen.findByRole('region', { name: 'Cicilan' }));
  const shown = () => [textOf(loan.getByRole('status')), loan.getByRole('link').getAttribute('href')];
  const id = /id=\d+/.exec(loan.getByRole('link').getAttribute('href') ?? '')?.[0];
  const address = (terms: string) => `/simulasi-kredit-mobil-bekas?${id}&harga=155000000&${terms}`;
  expect(shown()).toEqual(['Rp 3,8 Juta', address('dp=46500000&bulan=36&bunga=9')]);
  expect(loan.getByText('Bunga flat 9% per tahun')).toBeTruthy();
  expect(loan.getByText(/^setara efektif 16,2%/)).toBeTruthy();
  fireEvent.change(loan.getByRole('slider', { name: 'Uang muka 30%' }), { target: { value: '50' } });
  await user.click(loan.getByRole('radio', { name: '24 bulan' }));
  // (155 − 77,5) × (1 + 8,25 % × 2) ÷ 24
  expect(shown()).toEqual(['Rp 3,8 Juta', address('dp=77500000&bulan=24&bunga=8.25')]);
  expect(loan.getByText('Bunga flat 8,25% per tahun')).toBeTruthy();
});

test('the seller has measured facts only', async () => {
  const seller = { since: '2025-03', answerHours: 5, answers: 23, sold: 2, count: 2 };
  await openCar({ ...{ status: 'live', sellerName: 'Maya', isDemo: false }, seller });
  const card = screen.getByRole('region', { name: 'Penjual' });
  expect(textOf(card)).toContain('di Lajur sejak Maret 2025');
  expect(all('dl > div', card).map(textOf).slice(0, 2)).toEqual([
    'Biasanya menjawab± 5 jam',
    'Terjual di Lajur2 mobil',
  ]);
  expect(textOf(card)).toContain('Dari 23 jawaban kepada pembeli');
  expect(textOf(card)).toContain('1 mobil lain dari penjual ini');
  cleanup();
  await openCar({
    status: 'live',
    isDemo: false,
    seller: { since: null, answerHours: null, answers: 1, sold: 0, count: 1 },
  });
  const bare = screen.getByRole('region', { name: 'Penjual' });
  expect(all('dl > div', bare).map(textOf)).toHaveLength(1);
  expect(textOf(bare)).not.toContain('jawaban kepada pembeli');
});

test('the badge opens the evidence of the price, from which the actions stay in reach', async () => {
  const market = {
    count: 16,
    asOf: '2026-11-20',
    min: 186e6,
    p25: 212e6,
    median: 226e6,
    p75: 238e6,
    max: 400e6,
    isSameVariant: false,
  };
  const { items } = await visit.api.ask('listings', { search: 'toyota', pageSize: '3' });
  const [, near, far] = items;
  visit.network.intercept('/compared-cars?', async (_, pass) => {
    const answer = await (await pass()).json();
    const cars = [
      { ...near, label: 'Toyota Avanza 1.3 G', transmission: 'manual', price: 224e6 },
      { ...far, label: 'Toyota Avanza', transmission: 'otomatis', price: 400e6 },
    ];
    Object.assign(answer.data, { market, items: cars, search: 'avanza+tahun-2019-2021' });
    return Response.json(answer);
  });
  const names = { brandName: 'Toyota', modelName: 'Avanza', label: 'Toyota Avanza 1.5 S' };
  await openCar({
    ...names,
    status: 'live',
    mobileVerified: true,
    price: 186e6,
    marketBadge: 'below',
    market,
  });
  await press('Di bawah pasar');
  const sheet = await openedSheet('Mengapa di bawah pasar');
  expect(textOf(sheet)).toContain('Rp 40 Juta di bawah harga tengah dari 16 mobil serupa, per 20 Nov');
  expect(textOf(sheet)).toContain('Yang termahal, Rp 400 Juta, jauh di atas yang lain.');
  expect(textOf(sheet)).toContain('Harga rendah bisa wajar');
  const rows = await waitFor(() => {
    const found = all('li', sheet).map(textOf);
    expect(found).toHaveLength(3);
    return found;
  });
  expect(rows[0]).toMatch(/Mobil ini.*Rp 186 Juta/);
  expect(rows[0]).toContain('1.5 S · ');
  expect(rows[1]).toContain('1.3 G · Manual');
  expect(rows[2]).toContain('Otomatis');
  expect(rows[1]).not.toContain('Jauh di');
  expect(rows[2]).toContain('Jauh di atas yang lain');
  expect(within(sheet).getByRole('link', { name: 'Semua 16' }).getAttribute('href')).toBe(
    '/mobil-bekas/avanza+tahun-2019-2021',
  );
  await user.click(within(sheet).getByRole('button', { name: 'Tawar' }));
  await openedSheet('Ajukan penawaran');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});

test('the owner of a car is recognised on a device that knows nothing of it', async () => {
  await signInTo(visit, '/');
  visit.network.intercept('/own-ids', async () => {
    const { items } = await visit.api.ask('listings', { search: 'toyota' });
    return Response.json({ statusCode: 200, message: 'OK', data: { ids: [items[0]?.id] } });
  });
  await openCar({ status: 'live', mobileVerified: true });
  await screen.findAllByRole('link', { name: 'Kelola iklan saya' });
  expect(buttonsOf('Lihat nomor')).toEqual([]);
});

test('a sold car says so, shows no number and links to similar ones', async () => {
  visit.scrollToEverything();
  await openCar({ status: 'sold', mobileVerified: true });
  await screen.findByRole('heading', { name: 'Mobil serupa' });
  await appeared('main section article');
  expect(within(nth(0, 'main > * > article')).getAllByText('Terjual').length).toBeGreaterThan(0);
  expect(buttonsOf('Lihat nomor')).toEqual([]);
});

test('a verified seller’s number is locked, and nowhere in the page', async () => {
  await openCar({ status: 'live', mobileVerified: true, bookingFee: 500_000 });
  const before = textOf(document.body);
  await press('Lihat nomor');
  const sheet = await openedSheet();
  await waitFor(() => expect(textOf(sheet)).toContain('Jangan bayar penjual di muka'));
  expect(textOf(sheet)).toContain('Biaya booking Rp 500.000 hanya dibayar di halaman booking Lajur sendiri');
  await waitFor(() => expect(textOf(sheet)).toContain('Verifikasi nomor Anda sekali'));
  expect(before).not.toMatch(/(?:\+62|\b0)8\d{2}[\d-]{6,}/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a demonstration seller is marked as one, and not as verified', async () => {
  await openCar();
  expect(textOf(nth(0, 'main > * > article'))).toContain('Penjual contoh');
  expect(textOf(nth(0, 'main > * > article'))).not.toContain('Terverifikasi');
});

test('a seller without a verified number is written to: the page leads with that, and with no lock', async () => {
  await openCar({ status: 'live', mobileVerified: false, isDemo: false });
  const [first] = screen.getAllByRole('link', { name: 'Kirim pesan ke penjual' });
  expect(first?.getAttribute('href')).toMatch(/^\/uc-lead-form\?kind=contact&id=\d+$/);
  expect([...buttonsOf('Lihat nomor'), ...screen.queryAllByText('Nomor terkunci')]).toEqual([]);
});

test('a car that is gone shows none of its data, but similar ones', async () => {
  const gone = { statusCode: 410, code: 'gone', message: 'Hilang', errors: {}, requestId: 'r' };
  const { items } = await visit.api.ask('listings', { search: 'toyota' });
  visit.scrollToEverything();
  visit.network.intercept('/api/v1/inventory/view?', async () => Response.json(gone, { status: 410 }));
  await open(`/detail-mobil-bekas/${items[0]?.slug}`);
  await waitFor(() => expect(textOf(nth(0, 'h1'))).toBe('Halaman ini sudah tidak ada'));
  expect(textOf(nth(0, 'main'))).not.toContain(items[0]?.label);
  expect(all('main dl')).toEqual([]);
  await appeared('main section article');
});

test('empty and failed rails disappear', async () => {
  const asked = { similar: 0, priced: 0 };
  visit.network.intercept('/get-similar-cars?', async () => {
    asked.similar += 1;
    throw new TypeError('Failed to fetch');
  });
  visit.network.intercept('/get-cross-sale-inventories?', async () => {
    asked.priced += 1;
    return Response.json({ statusCode: 200, message: 'OK', data: { items: [], count: 0 } });
  });
  visit.scrollToEverything();
  await openCar();
  await waitFor(() => expect(Math.min(asked.similar, asked.priced)).toBeGreaterThan(0));
  for (const name of ['Mobil serupa', 'Pilihan lain seharga ini'])
    await waitFor(() =>
      expect(screen.getByRole('heading', { name }).closest('[hidden]'), name).not.toBeNull(),
    );
});

test('a car from a list is shown with the list’s data until the network responds', async () => {
  await open('/mobil-bekas/toyota');
  await appeared('main article h2');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  visit.network.intercept('/api/v1/inventory/view?', async (_, pass) => {
    await held;
    return pass();
  });
  const name = textOf(nth(0, 'main article h2'));
  await user.click(nth(0, 'main article a'));
  expect(await screen.findByText(/Baru ini yang tersimpan/)).toBeTruthy();
  expect(textOf(nth(0, 'main h1'))).toContain(name);
  expect(all('main dl')).toEqual([]);
  answer();
  await appeared('main dl');
  expect(textOf(nth(0, 'main h1'))).toContain(name);
  expect(screen.queryByText(/Baru ini yang tersimpan/)).toBeNull();
});

test('a page without any response says so, and opens automatically once there is one', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { items } = await visit.api.ask('listings', { search: 'honda' });
  visit.network.intercept('/api/v1/inventory/view?', async (_, pass) => {
    await held;
    return pass();
  });
  await open(`/detail-mobil-bekas/${items[0]?.slug}`);
  expect(textOf(await appeared('main h1'))).toMatch(/^Honda .* belum tersimpan$/);
  answer();
  await appeared('main dl');
});
