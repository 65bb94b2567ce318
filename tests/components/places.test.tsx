import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showUserCity } from '#app/features/places/known-city.ts';
import { readUserCity } from '#app/features/places/user-city.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, nth, openedSheet, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, arriveAt } = visit;

const bandung = {
  ...{ city: 'bandung', display_city: 'Bandung', id: 3273 },
  ...{ pincode: '', locality: '', subCityId: '', subCityName: '' },
};
const cityCookie = () => /(?:^|; )user_city=([^;]*)/.exec(document.cookie)?.[1];
const cityOf = (): unknown => JSON.parse(decodeURIComponent(cityCookie() ?? 'null'));
function keep(value: unknown): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this DOM
  document.cookie = `user_city=${encodeURIComponent(JSON.stringify(value))}; Path=/`;
}
/** The same for a page that reads it: as a new document does. */
function keepAndShow(value: unknown): void {
  keep(value);
  showUserCity(readUserCity());
}
function forget(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this DOM
  document.cookie = 'user_city=; Path=/; Max-Age=0';
}
const heading = () => textOf(nth(0, 'h1'));

test('a city is found by name and by province in a sheet', async () => {
  await open('/beli-mobil-bekas');
  await user.click(await screen.findByRole('link', { name: 'Cari kota atau provinsi' }));
  const sheet = await openedSheet();
  const every = await waitFor(
    () =>
      all('summary', sheet).find((each) => textOf(each).includes('Semua provinsi')) ??
      expect.fail('no provinces'),
  );
  await user.click(every);
  const { data: cities } = (await visit.api.app.inject({ url: '/api/v1/cities' })).json();
  await waitFor(() => expect(all('details[open] li', sheet)).toHaveLength(cities.length));
  await user.type(within(sheet).getByRole('searchbox'), 'bandung');
  const [found] = await within(sheet).findAllByRole('button', { name: /Bandung/ });
  if (found) await user.click(found);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(heading()).toContain('Bandung'));
  expect(cityOf()).toMatchObject({ city: expect.stringContaining('bandung') });
});

/** A device that is there, or does not say where it is. */
function locateAt(position: { readonly latitude: number; readonly longitude: number } | undefined): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (tell, refuse) => {
    const refusal = {
      code: 1,
      message: '',
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
    } as const;
    if (!position) refuse?.(refusal);
    else {
      const unknown = {
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
        toJSON: () => '',
      };
      tell({ coords: { ...position, ...unknown, accuracy: 30 }, timestamp: 0, toJSON: () => '' });
    }
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test('the city nearest to the device is chosen on the device, which never says where it is', async () => {
  locateAt({ latitude: -6.93125, longitude: 107.62875 });
  await open('/beli-mobil-bekas');
  await user.click(await screen.findByRole('link', { name: 'Cari kota atau provinsi' }));
  const sheet = await openedSheet();
  await user.click(await within(sheet).findByRole('button', { name: 'Di sekitar saya' }));
  await waitFor(() => expect(heading()).toContain('Bandung'));
  expect(cityOf()).toMatchObject({ city: 'bandung' });
  const sent = JSON.stringify(visit.network.sent);
  expect(sent).not.toMatch(/93125|62875|6[.]93|107[.]6/);
});

test('a device that does not say where it is chooses nothing', async () => {
  locateAt(undefined);
  await open('/beli-mobil-bekas');
  await user.click(await screen.findByRole('link', { name: 'Cari kota atau provinsi' }));
  const sheet = await openedSheet();
  await user.click(await within(sheet).findByRole('button', { name: 'Di sekitar saya' }));
  await within(sheet).findByText(/tidak memberi tahu lokasi/);
  expect(cityCookie()).toBeUndefined();
});

test('places of the map are buttons and links too: a province opens, a city leads to its list', async () => {
  visit.scrollToEverything();
  await open('/');
  await user.click(await screen.findByRole('button', { name: 'Tampilkan peta' }));
  const provinces = within(await screen.findByRole('list', { name: 'Provinsi' }));
  const [first] = provinces.getAllByRole('button');
  const name = textOf(first ?? document.body).replace(/[\d.]+$/, '');
  if (first) await user.click(first);
  const [city] = within(await screen.findByRole('list', { name })).getAllByRole('link');
  const href = city?.getAttribute('href') ?? '';
  if (city) await user.click(city);
  await arriveAt(href);
  expect(href).toMatch(/^[/]mobil-bekas[/][a-z-]+$/);
});

test('a distance is chosen beside a city, and goes with it', async () => {
  visit.onPhone();
  await open('/mobil-bekas/bekasi');
  await user.click(await screen.findByRole('button', { name: /^Filter/ }));
  const sheet = await openedSheet();
  const distances = within(await within(sheet).findByRole('group', { name: 'Jarak' }));
  await user.click(distances.getByRole('button', { name: /^Dalam 50 km/ }));
  await user.click(await within(sheet).findByRole('button', { name: /^Tampilkan/ }));
  await arriveAt('/mobil-bekas/bekasi+dalam-50-km');
  await waitFor(() => expect(heading()).toBe('Mobil bekas dalam 50 km dari Bekasi'));
  await screen.findAllByText(/± [0-9]+ km/);
  await user.click(await screen.findByRole('link', { name: 'Hapus Bekasi' }));
  await arriveAt('/mobil-bekas');
});

test('breakdown help begins with service centres near one city for all, which can be changed', async () => {
  await open('/bantuan-kerusakan-mobil');
  const near = () =>
    all('main p')
      .map(textOf)
      .find((text) => text.startsWith('Dekat '));
  await waitFor(() => expect(near()).toBe('Dekat Jakarta Selatan'));
  const listed = () => screen.getByRole('link', { name: 'Semua bengkel menurut jarak' }).getAttribute('href');
  expect(listed()).toBe('/mobil-baru/service-center?city=jakarta-selatan');
  await user.click(screen.getByRole('link', { name: 'Ganti kota' }));
  const sheet = await openedSheet();
  await user.type(await within(sheet).findByRole('searchbox'), 'bandung');
  const [found] = await within(sheet).findAllByRole('button', { name: /^Bandung/ });
  if (found) await user.click(found);
  await waitFor(() => expect(near()).toBe('Dekat Bandung'));
  expect(listed()).toBe('/mobil-baru/service-center?city=bandung');
});

test('a popular city is kept, and the links of the page lead there; leaving it is leaving it everywhere', async () => {
  await open('/beli-mobil-bekas');
  const popular = async () => within(await screen.findByRole('list', { name: 'Kota populer' }));
  const [, second] = (await popular()).getAllByRole('link');
  const city = new URL(second?.getAttribute('href') ?? '', location.href).searchParams.get('city') ?? '';
  if (second) await user.click(second);
  await arriveAt(new RegExp(`[?]city=${city}$`));
  await waitFor(async () =>
    expect((await popular()).getAllByRole('link')[1]?.getAttribute('aria-current')).toBe('true'),
  );
  const name = heading().replace('Beli mobil bekas di ', '');
  await waitFor(() =>
    expect(cityOf()).toEqual({ ...bandung, city, display_city: name, id: expect.any(Number) }),
  );
  const brands =
    all('main section').find((each) => textOf(each).startsWith('Merek')) ?? expect.fail('no brands');
  expect(nth(0, 'ul a', brands).getAttribute('href')).toMatch(
    new RegExp(`^/mobil-bekas/[a-z0-9-]+\\+${city}$`),
  );
  // It is known on the next visit, without being in the address.
  await open('/beli-mobil-bekas');
  await waitFor(() => expect(heading()).toContain(name));
  await user.click((await popular()).getByRole('link', { name: 'Semua kota' }));
  await waitFor(() => expect(heading()).toBe('Beli mobil bekas'));
  expect(cityCookie()).toBeUndefined();
});

test('the kept city is shown on the home page, whose tiles lead there; an unknown one changes nothing', async () => {
  keepAndShow(bandung);
  await open('/');
  await screen.findByRole('heading', { name: 'Mobil terbaru di Bandung' });
  expect(all('main a').some((link) => textOf(link).includes('Bandung'))).toBe(true);
  expect(all('main a[href="/mobil-bekas/toyota+bandung"]').length).toBeGreaterThan(0);
  for (const value of [{ ...bandung, city: 'tidak-ada' }, { city: '../x' }, 'x', null]) {
    keepAndShow(value);
    await open('/beli-mobil-bekas');
    await waitFor(() => expect(heading()).toBe('Beli mobil bekas'));
    await open('/');
    await appeared('main a[href="/mobil-bekas/toyota"]');
  }
});

test.each(['the dealers of the kept city arrive late', 'the kept city is read late'])(
  'an open request stays as written when %s',
  async (late) => {
    const isReadLate = late.includes('read');
    if (!isReadLate) keepAndShow(bandung);
    let arrive: (() => void) | undefined;
    visit.network.intercept('city=bandung', async (_sent, pass) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return pass();
    });
    await open('/mobil-baru/toyota/avanza/dealer');
    await user.click(nth(0, 'article details:last-of-type > summary', await appeared('main')));
    await user.click(await screen.findByRole('tab', { name: 'Harga' }));
    await user.type(screen.getByLabelText('Nama Anda'), 'Sari');
    if (isReadLate) act(() => keepAndShow(bandung));
    await waitFor(() => expect(arrive).toBeDefined());
    await act(async () => arrive?.());
    await user.click(screen.getByRole('button', { name: 'Minta harga' }));
    expect(screen.getByLabelText('Nama Anda')).toHaveProperty('value', 'Sari');
    expect(heading()).not.toContain('Bandung');
    // With its form closed, the list is that of the city.
    await user.click(nth(0, 'article details[open] > summary'));
    await waitFor(() => expect(heading()).toContain('Bandung'));
  },
);

test('an offer for a new model asks for the city before it names dealers; a kept one is taken', async () => {
  const ask = async () => {
    await open('/mobil-baru/toyota/avanza');
    await user.click(await waitFor(() => nth(0, 'main a[data-sheet][aria-haspopup=dialog]')));
    return openedSheet('Minta penawaran');
  };
  const sheet = await ask();
  await user.click(await within(sheet).findByRole('button', { name: /^Kota Anda/ }));
  expect(within(sheet).queryByLabelText('Dealer')).toBeNull();
  const picker = await openedSheet('Anda tinggal di mana?');
  await user.type(await within(picker).findByRole('searchbox'), 'bandung');
  const [found] = await within(picker).findAllByRole('button', { name: /^Bandung/ });
  if (found) await user.click(found);
  const dealer = await within(sheet).findByLabelText('Dealer');
  expect(textOf(nth(0, 'option', dealer))).toContain('Bandung');

  keepAndShow({ ...bandung, city: 'surabaya', display_city: 'Surabaya', id: 3578 });
  const again = await ask();
  expect(textOf(nth(0, 'option', await within(again).findByLabelText('Dealer')))).toContain('Surabaya');
});

test('a city is chosen on the home page', async () => {
  await open('/');
  const [link] = await screen.findAllByRole('link', { name: /Semua kota/ });
  if (link) await user.click(link);
  const sheet = within(await openedSheet());
  const [city] = within(await sheet.findByRole('region', { name: 'Kota populer' })).getAllByRole('button');
  if (city) await user.click(city);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cityOf()).toMatchObject({ id: expect.any(Number), pincode: '' });
  const { display_city: name } = cityOf() as { display_city: string };
  await waitFor(() => expect(all('main a').some((each) => textOf(each).includes(name))).toBe(true));
});

const events = () => localStorage.getItem('lajur.events') ?? '';
const offer = () => screen.queryByRole('dialog', { name: 'Anda mencari mobil di mana?' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a page with fake timers, for the delay of two seconds. */
async function openWithClock(address: string): Promise<void> {
  sessionStorage.removeItem('lajur.city-popup');
  await openAgain(address);
}
async function openAgain(address: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open(address);
  await appeared('main article');
}
afterEach(() => {
  vi.useRealTimers();
});

test('the city popup opens after two seconds on a list without filters, once a visit; closing it is tracked', async () => {
  await openWithClock('/mobil-bekas');
  expect(offer()).toBeNull();
  await pass(2100);
  await waitFor(() => expect(offer()).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(offer()).toBeNull());
  await pass(1500);
  await waitFor(() => expect(events()).toContain('city_popup_closed'));
  await openAgain('/mobil-bekas');
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the city popup leads to the list of the chosen city and stores it, which is not tracked as closed', async () => {
  await openWithClock('/mobil-bekas');
  await pass(2100);
  await waitFor(() => expect(offer()).not.toBeNull());
  const sheet = within(offer() ?? expect.fail('no popup'));
  const [city] = within(await sheet.findByRole('region', { name: 'Kota populer' })).getAllByRole('button');
  if (city) await user.click(city);
  await arriveAt(/^\/mobil-bekas\/[a-z-]+$/);
  expect(cityOf()).toMatchObject({ city: location.pathname.split('/').at(-1) });
  await pass(1500);
  expect(events()).not.toContain('city_popup_closed');
});

test('the city popup never opens with a city known, in app mode, on a filtered list, or over another dialog', async () => {
  visit.onPhone();
  await openWithClock('/mobil-bekas/toyota');
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();

  await openWithClock('/mobil-bekas?searchmodel=true');
  await appeared('dialog[open]');
  await pass(5000);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);

  keep(bandung);
  await openWithClock('/mobil-bekas');
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();

  forget();
  await openWithClock('/mobil-bekas?app=1');
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();

  sessionStorage.clear();
  await openAgain('/mobil-bekas?app=0');
  await pass(2100);
  await waitFor(() => expect(offer()).not.toBeNull());
});
