import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, appeared, nth, openedSheet, textOf } from '#tests/support/page-elements.ts';

const { open, user, arriveAt, device } = visitSite();

const inMain = async () => within(await appeared('main'));
const saveButton = async () => (await inMain()).findByRole('button', { name: 'Simpan pencarian' });
const savedButton = async () => (await inMain()).findByRole('button', { name: 'Pencarian tersimpan' });
const sheet = () => openedSheet('Simpan pencarian');
const hasSearches = (count: number) => waitFor(() => expect(all('main article')).toHaveLength(count));
const rows = async () => (await device()).savedSearches.toArray();

async function save(path: string, name?: string): Promise<void> {
  await open(path);
  await user.click(await saveButton());
  const form = within(await sheet());
  if (name !== undefined) {
    await user.clear(form.getByRole('textbox', { name: 'Nama' }));
    await user.type(form.getByRole('textbox', { name: 'Nama' }), name);
  }
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await savedButton();
}

test('a search is saved by name, survives a reload, opens its list, is renamed and removed', async () => {
  const complain = vi.spyOn(console, 'error');
  const list = '/mobil-bekas/toyota?sort=price&order=asc';
  await save(list, 'Toyota termurah');
  await open(list);
  await savedButton();

  await open('/pencarian-tersimpan');
  await hasSearches(1);
  expect(textOf(nth(0, 'main article :is(h2, h3)'))).toBe('Toyota termurah');
  await user.click(nth(0, 'main article a'));
  await arriveAt(list);
  await savedButton();

  await open('/pencarian-tersimpan');
  await user.click(await screen.findByRole('button', { name: 'Ubah nama Toyota termurah' }));
  const rename = within(await openedSheet('Ubah nama pencarian'));
  const name = await rename.findByRole('textbox', { name: 'Nama' });
  await user.clear(name);
  await user.click(rename.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(textOf(rename.getByRole('alert'))).not.toBe(''));
  await user.type(name, 'Untuk Ibu');
  await user.click(rename.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(textOf(nth(0, 'main article :is(h2, h3)'))).toBe('Untuk Ibu'));

  await user.click(screen.getByRole('button', { name: 'Hapus Untuk Ibu' }));
  await hasSearches(0);
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }));
  await hasSearches(1);
  expect(textOf(nth(0, 'main article :is(h2, h3)'))).toBe('Untuk Ibu');
  expect(complain.mock.calls.flat().filter((said) => String(said).includes('same key'))).toEqual([]);
});

test('pressing again removes the search, which can be undone; another selection is another search', async () => {
  await save('/mobil-bekas/toyota');
  await user.click(await savedButton());
  await saveButton();
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }));
  await savedButton();
  await open('/mobil-bekas/honda');
  await saveButton();
  await open('/mobil-bekas');
  await appeared('main article');
  expect(screen.queryByRole('button', { name: 'Simpan pencarian' })).toBeNull();
});

test('looking at the list is recorded', async () => {
  await save('/mobil-bekas/toyota', 'Toyota');
  const [row] = await rows();
  if (!row) throw new Error('nothing was saved');
  await (await device()).savedSearches.put({ ...row, lookedAt: 1000 });
  await open('/mobil-bekas/toyota');
  await waitFor(async () => expect((await rows())[0]?.lookedAt).toBeGreaterThan(Date.now() - 60_000));
});

test('at the limit the reason is given, with a link to make room', async () => {
  await save('/mobil-bekas/toyota');
  const [row] = await rows();
  if (!row) throw new Error('nothing was saved');
  await (await device()).savedSearches.bulkPut(
    Array.from({ length: 49 }, (_, place) => ({ ...row, id: `filler-${place}?`, search: `filler-${place}` })),
  );
  await open('/mobil-bekas/honda');
  await user.click(await saveButton());
  await user.click(within(await sheet()).getByRole('button', { name: 'Simpan' }));
  const full = await openedSheet('Pencarian tersimpan Anda sudah penuh');
  await user.click(within(full).getByRole('link', { name: 'Lihat pencarian tersimpan' }));
  await hasSearches(50);
});
