import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, isPressed, nth, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, device } = visit;
const path = '/bandingkan-mobil-bekas';
const toggles = '[role=tabpanel] article button[aria-label^="Bandingkan: "]';

/** Marks the first cars of the list and goes to the favourites. */
async function favour(count: number): Promise<void> {
  await open('/mobil-bekas/toyota');
  for (let place = 0; place < count; place += 1)
    await user.click(await waitFor(() => nth(place, 'main article button[aria-pressed]')));
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
  await screen.findByRole('dialog', { name: 'Perbandingan sudah penuh' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isPressed(nth(4, toggles))).toBe(false);
});

test('a car that is added on its page is told, and can be taken back', async () => {
  const { items } = await visit.api.ask('listings', { search: 'toyota', pageSize: '1' });
  await open(`/detail-mobil-bekas/${items[0]?.slug}`);
  await user.click(await screen.findByRole('button', { name: /^Bandingkan: / }));
  const tray = within(
    (await screen.findByText('Masuk perbandingan: 1 dari 4')).parentElement ?? document.body,
  );
  await user.click(tray.getByRole('button', { name: 'Batalkan' }));
  await waitFor(async () => expect(await (await device()).compared.count()).toBe(0));
  expect(screen.queryByText(/^Masuk perbandingan/)).toBeNull();
  // Stored in the visit's own time, which must not be the next test's.
  await waitFor(async () => expect(await (await device()).viewed.count()).toBe(1));
});

test('an empty comparison explains how to begin', async () => {
  await open(path);
  expect(await screen.findByText('Pilih mobil untuk dibandingkan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tambah mobil' }));
  expect(
    await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Lihat mobil bekas' }),
  ).toBeTruthy();
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
  expect(screen.getAllByText('Paling hemat').length).toBeGreaterThan(0);
});
