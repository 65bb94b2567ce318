import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, isPressed, nth, openedSheet, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, arriveAt, device } = visit;

const hearts = 'main article button[aria-label^="Favoritkan"]';
const kept = '[role=tabpanel] article';
const wishlist = () => within(nth(0, 'header')).getByRole('button', { name: /^Favorit/ });
const hasCounted = (count: number) =>
  waitFor(() => within(nth(0, 'header')).getByRole('button', { name: `Favorit (${count})` }));
const hasKept = (count: number) => waitFor(() => expect(all(kept)).toHaveLength(count));
const favourites = async () => (await device()).favourites.toArray();

/** Marks the first cars of the list and waits until the device has them. */
async function favour(count: number): Promise<void> {
  await open('/mobil-bekas/toyota');
  for (let place = 0; place < count; place += 1) {
    await user.click(await waitFor(() => nth(place, hearts)));
    await hasCounted(place + 1);
  }
  await waitFor(async () => expect(await favourites()).toHaveLength(count));
}

test('at the limit a dialog says so, and the heart stays empty', async () => {
  await favour(1);
  const [first] = await favourites();
  if (!first) throw new Error('nothing was saved');
  await (await device()).favourites.bulkPut(
    Array.from({ length: 99 }, (_, place) => {
      const id = 900_001 + place;
      return { ...first, id, card: { ...first.card, id } };
    }),
  );
  await user.click(nth(1, hearts));
  const dialog = await openedSheet('Favorit Anda sudah penuh');
  await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isPressed(nth(1, hearts))).toBe(false);
});

test('a lower price since the car was saved is shown, and so is a car that is gone', async () => {
  await favour(1);
  const [first] = await favourites();
  if (!first) throw new Error('nothing was saved');
  const { card } = first;
  // As if it had cost ten million more on that day, and had not been updated since.
  const dearer = card.price + 10_000_000;
  const gone = { ...card, id: 987_654_321, label: 'Mobil Lama', slug: 'lama-987654321' };
  await (await device()).favourites.bulkPut([
    { ...first, priceWhenSaved: dearer, card: { ...card, price: dearer } },
    { ...first, id: gone.id, card: gone },
  ]);
  await open('/favorit');
  await hasKept(2);
  const cardOf = (label: string) =>
    all(kept).find((each) => textOf(each).includes(label)) ?? nth(0, 'nothing');
  await waitFor(() => expect(textOf(cardOf(card.label))).toContain('Turun Rp 10 Juta sejak disimpan'));
  expect(textOf(nth(0, 's', cardOf(card.label)))).toMatch(/Rp/);
  await waitFor(() => expect(textOf(cardOf('Mobil Lama'))).toContain('Sudah tidak diiklankan'));
  expect(textOf(cardOf('Mobil Lama'))).not.toContain('Turun');

  await user.click(wishlist());
  const modal = await openedSheet('Favorit');
  const row = await within(modal).findByText(card.label, { exact: false });
  expect(textOf(nth(0, 's', row.closest('li') ?? modal))).toMatch(/Rp/);
  await user.click(within(modal).getByRole('link', { name: 'Lihat semua' }));
  await arriveAt('/favorit');
});

test('a removal can be undone, and the history cleared and restored', async () => {
  await favour(2);
  await open('/favorit');
  await hasKept(2);
  const labels = () => all('h3', nth(0, '[role=tabpanel]')).map(textOf);
  const before = labels();
  await user.click(nth(0, `${kept} button[aria-label^="Hapus "]`));
  // It goes by itself after a while, unless something is on it.
  const undo = await screen.findByRole('button', { name: 'Batalkan' });
  await user.hover(undo);
  await hasKept(1);
  await hasCounted(1);
  await user.click(undo);
  await hasKept(2);
  expect(labels()).toEqual(before);

  await user.click(nth(0, `${kept} a`));
  await arriveAt(/detail-mobil-bekas/);
  await waitFor(async () => expect(await (await device()).viewed.count()).toBe(1));
  await open('/favorit#riwayat');
  await hasKept(1);
  await user.click(await screen.findByRole('button', { name: 'Hapus semua' }));
  expect(await screen.findByText('Belum ada mobil yang dilihat')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }));
  await hasKept(1);
});

test('without favourites the page explains how to add some', async () => {
  await open('/favorit');
  expect(await screen.findByText('Belum ada favorit')).toBeTruthy();
  expect(
    within(await appeared('[role=tabpanel]')).getByRole('link', { name: 'Lihat mobil bekas' }),
  ).toBeTruthy();
});
