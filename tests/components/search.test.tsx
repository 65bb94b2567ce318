import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, nth, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, arriveAt, onPhone } = visit;

const field = () => appeared('header [role=combobox]');
const options = () => all('[role=option]');
const marked = () => all('[role=option][aria-selected="true"]');
const optionOf = (text: string) => options().find((each) => textOf(each).includes(text));
const optionsAppear = (text: string) => waitFor(() => expect(optionOf(text)).toBeTruthy());
/** On a phone, by the icon in the header. */
async function openModal(): Promise<HTMLElement> {
  await user.click(within(await appeared('header')).getByRole('link', { name: 'Cari' }));
  return appeared('dialog[open]');
}
const keptSearches = () => localStorage.getItem('lajur.searches');
const keep = (...searches: { name: string; url: string }[]) =>
  localStorage.setItem('lajur.searches', JSON.stringify(searches));

test('suggestions by keyboard: arrows mark, Enter follows, Esc closes', async () => {
  await open('/mobil-bekas');
  const input = await field();
  await user.type(input, 'toyot');
  await optionsAppear('Toyota');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() =>
    expect(
      all('[role=status]')
        .map(textOf)
        .filter((text) => /\d+ saran/.test(text)),
    ).toHaveLength(1),
  );
  await user.keyboard('{ArrowDown}');
  expect(marked()).toHaveLength(1);
  expect(input.getAttribute('aria-activedescendant')).toBe(nth(0, '[aria-selected="true"]').id);
  // One step back is the field itself.
  await user.keyboard('{ArrowUp}');
  expect(marked()).toHaveLength(0);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toEqual([options().at(-1)]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(options()).toHaveLength(0));
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input).toHaveProperty('value', 'toyot');
  await user.keyboard('{ArrowDown}');
  await optionsAppear('Toyota');
  await user.keyboard('{ArrowDown}');
  const target = nth(0, '[role=option][aria-selected="true"]').getAttribute('href') ?? '-';
  await user.keyboard('{Enter}');
  await arriveAt(target);
});

test('Enter without a mark searches; more than two characters are tracked by length only', async () => {
  await open('/mobil-bekas');
  await user.type(await field(), 'avanza');
  await optionsAppear('Avanza');
  await user.keyboard('{Enter}');
  await arriveAt('/search/result?q=avanza');
  await waitFor(() => expect(textOf(nth(0, 'h1'))).toContain('avanza'));
  expect(await field()).toHaveProperty('value', 'avanza');
  await waitFor(() => expect(localStorage.getItem('lajur.events')).toContain('"search_typed"'));
  expect(localStorage.getItem('lajur.events')).not.toContain('avanza');
});

test('only the latest words get results', async () => {
  await open('/mobil-bekas');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let late: Promise<Response> | undefined;
  visit.network.intercept('searchString=honda', (_, pass) => {
    late = held.then(pass);
    return late;
  });
  const input = await field();
  await user.type(input, 'honda');
  await waitFor(() => expect(late).toBeDefined());
  await user.clear(input);
  await user.type(input, 'toyota');
  await optionsAppear('Toyota');
  release();
  await late;
  await optionsAppear('Toyota');
  expect(optionOf('Honda')).toBeUndefined();
});

test('a failed response shows no error: the words can still be searched', async () => {
  await open('/mobil-bekas');
  visit.network.intercept('/api/v1/search/search', async () => new Response('{}', { status: 503 }));
  await user.type(await field(), 'suzuki');
  await waitFor(() => expect(options().map(textOf)).toEqual(['suzuki']));
  expect(screen.queryAllByRole('alert').map(textOf).filter(Boolean)).toEqual([]);
  await user.keyboard('{Enter}');
  await arriveAt('/search/result?q=suzuki');
});

test('the icon opens it; a followed link replaces its history entry', async () => {
  onPhone();
  await open('/');
  const modal = await openModal();
  await user.type(nth(0, '[role=combobox]', modal), 'honda');
  const option = await waitFor(() => within(modal).getAllByRole('option', { name: /^Honda\b/ })[0]);
  if (option) await user.click(option);
  await arriveAt(/^\/mobil-bekas\/honda/);
  await waitFor(() => expect(all('dialog[open]')).toHaveLength(0));
  await waitFor(() => expect(textOf(nth(0, 'h1'))).toContain('Honda'));
});

test('recent searches survive a reload, and can be deleted one by one and all at once', async () => {
  onPhone();
  await open('/');
  for (const words of ['avanza', 'brio', 'xpander']) {
    await user.type(nth(0, '[role=combobox]', await openModal()), `${words}{Enter}`);
    await arriveAt(`/search/result?q=${words}`);
    await waitFor(() => expect(textOf(nth(0, 'h1'))).toContain(words));
  }
  await open('/');
  const modal = await openModal();
  const recent = () => {
    const group = within(modal).queryByRole('group', { name: 'Pencarian terakhir' });
    return group ? all('[role=option]', group).map(textOf) : [];
  };
  await waitFor(() => expect(recent()).toEqual(['xpander', 'brio', 'avanza']));
  // Popular ones are below.
  await waitFor(() =>
    expect(all('[role=option]', within(modal).getByRole('group', { name: 'Model populer' }))).not.toEqual([]),
  );
  await user.click(within(modal).getByRole('button', { name: 'Hapus brio' }));
  await waitFor(() => expect(recent()).toEqual(['xpander', 'avanza']));
  expect(keptSearches()).not.toContain('brio');
  await user.click(within(modal).getByRole('button', { name: 'Hapus semua' }));
  await waitFor(() => expect(recent()).toEqual([]));
  expect(keptSearches()).toBeNull();
});

test('recent searches stay on the device', async () => {
  onPhone();
  keep({ name: 'rahasia saya', url: '/search/result?q=rahasia+saya' });
  await open('/');
  expect(await screen.findByRole('link', { name: 'rahasia saya' })).toBeTruthy();
  const modal = await openModal();
  expect(await within(modal).findByRole('option', { name: 'rahasia saya' })).toBeTruthy();
  const told = visit.network.sent.map(({ path, body }) => decodeURIComponent(path) + body);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => text.includes('rahasia'))).toEqual([]);
});

test('the last lists are on the home page with current counts', async () => {
  keep(
    { name: 'Toyota', url: '/mobil-bekas/toyota' },
    { name: 'Hilang', url: '/mobil-bekas/sudah-tidak-ada' },
  );
  await open('/');
  const last = within(await screen.findByRole('region', { name: 'Pencarian terakhir' }));
  const toyota = await last.findByRole('link', { name: /^Toyota\s*[\d.]+$/ });
  expect(toyota.getAttribute('href')).toBe('/mobil-bekas/toyota');
  expect(last.getByRole('link', { name: 'Hilang' })).toBeTruthy();
});

test('avansa jakrta finds Avanza in Jakarta, and shows the correction', async () => {
  await open('/search/result?q=avansa+jakrta');
  expect((await screen.findAllByText(/avanza jakarta/)).length).toBeGreaterThan(0);
  const lists = within(screen.getByRole('navigation', { name: 'Saran' }));
  expect(lists.getAllByRole('link', { name: /Avanza.*Jakarta/ }).length).toBeGreaterThan(0);
  const links = all('main a[href="/mobil-bekas/avanza+dki-jakarta"]');
  // Its neighbours follow.
  const count = Number(/\d+/.exec(links.map(textOf).join(' '))?.[0]);
  expect(count).toBeGreaterThan(0);
  for (const car of all('main article').slice(0, count)) {
    expect(textOf(nth(0, 'h3', car))).toContain('Avanza');
    expect(textOf(car)).toContain('Jakarta');
  }
});

test('words that no search uses are said, above the results of the others', async () => {
  await open('/search/result?q=avanza+qwxzv');
  expect(await screen.findByText('Tidak dipakai mencari: qwxzv')).toBeTruthy();
  expect(all('main article').length).toBeGreaterThan(0);
  await open('/mobil-bekas?q=avanza+qwxzv');
  expect(await screen.findByText('Tidak dipakai mencari: qwxzv')).toBeTruthy();
  await open('/search/result?q=avanza');
  await appeared('main article');
  expect(screen.queryByText(/^Tidak dipakai mencari/)).toBeNull();
});

test('an empty result says so and offers more', async () => {
  await open('/search/result?q=zzzzzz');
  expect(await screen.findByText(/Belum ada mobil untuk “zzzzzz”/)).toBeTruthy();
  // Nothing is near a word that nobody knows.
  expect(await screen.findByText('Kami tidak mengenal “zzzzzz”, jadi kata itu diabaikan.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Mobil bekas terpopuler' })).toBeTruthy();
  expect(screen.queryByText(/^Dilonggarkan/)).toBeNull();
  expect(within(nth(0, 'main')).getByRole('link', { name: 'Lihat semua mobil bekas' })).toBeTruthy();
});

test('brands and models are found by typing', async () => {
  await open('/brand-model-variant');
  await user.type(await screen.findByRole('searchbox', { name: 'Cari merek' }), 'toyo');
  const choices = () => all('a', all('main ul').at(-1));
  await waitFor(() => expect(choices()).toHaveLength(1));
  await user.click(nth(0, 'a', all('main ul').at(-1)));
  await arriveAt('/brand-model-variant?brand=toyota');
  await waitFor(() => expect(textOf(nth(0, 'h1'))).toContain('Toyota'));
});

test('a page number is formatted for the language', async () => {
  visit.network.intercept('/api/v4/inventory/index?', async (_, pass) => {
    const answer = await (await pass()).json();
    Object.assign(answer.data._meta, { currentPage: 1234, pageCount: 5678 });
    return Response.json(answer);
  });
  await open('/mobil-bekas');
  await waitFor(() => expect(all('nav').map(textOf).join()).toContain('Halaman 1.234 dari 5.678'));
  expect(document.title).toContain('halaman 1.234');
});
