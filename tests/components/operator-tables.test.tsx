import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { schema } from '#server/db/database.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { Seller } from '#tests/support/sellers.ts';
import { newMobile, signInTo } from '#tests/support/sign-in-on-page.ts';

const visit = visitSite();
const { open, user } = visit;
const { accounts, tableChanges, tableRows } = schema;

afterEach(async () => {
  await visit.database.orm.delete(tableRows);
  await visit.database.orm.delete(tableChanges);
  await visit.database.announceChange();
});

/** Signs in as staff and opens a table. */
async function openTable(name: string): Promise<void> {
  const mobile = newMobile();
  const number = mobile.replace('0', '+62');
  await visit.database.orm
    .insert(accounts)
    .values({ mobile: number, publicId: randomUUID(), scope: 'staff' });
  await signInTo(visit, '/ovb/data', mobile);
  await open(`/ovb/data?table=${name}`);
  await screen.findByRole('table');
}
const row = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText(label);
async function type(label: string, text: string): Promise<void> {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, text);
}
const fee = 'Biaya (Rp)';
const revision = async () =>
  (await visit.database.orm.select().from(tableChanges).where(eq(tableChanges.tableName, 'booking-terms')))
    .length;

test('is no page for others', async () => {
  await signInTo(visit, '/ovb/data');
  expect(await screen.findByRole('heading', { level: 1, name: /tidak ditemukan|tidak ada/i })).toBeTruthy();
});

test('a row is changed and saved, and is in the history with what it was; from there it comes back', async () => {
  await openTable('booking-terms');
  expect(within(await row('500.000')).getByText('Berlaku')).toBeTruthy();
  await press(/^Ubah /);
  await type(fee, '750000');
  await press('Selesai');
  expect(within(await row('750.000')).getByText('Belum disimpan')).toBeTruthy();
  expect(await revision()).toBe(0);
  await press('Simpan');
  expect(await row('^Berlaku .*750.000')).toBeTruthy();

  await user.click(await screen.findByRole('link', { name: 'Riwayat' }));
  const [edited] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(screen.getByText('500.000').tagName).toBe('DEL'));
  expect(edited).toBeTruthy();
  await press('Kembalikan seperti setelah ini');
  await press('Terapkan perubahan ini');
  expect(await screen.findByText('Dikembalikan')).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Baris' }));
  expect(await row('500.000')).toBeTruthy();
});

test('what is refused is shown at its field; nothing typed is lost', async () => {
  await openTable('booking-terms');
  await press(/^Ubah /);
  await type('Lama dipesan (hari)', '90');
  await press('Selesai');
  await press('Simpan');
  expect(await screen.findByText('Isi bilangan bulat 1 sampai 6.')).toBeTruthy();
  const input = await field('Lama dipesan (hari)');
  expect([input.getAttribute('aria-invalid'), input.getAttribute('value')]).toEqual(['true', '90']);
  await waitFor(() => expect(document.activeElement).toBe(input));
  await type('Lama dipesan (hari)', '4');
  await press('Simpan');
  await waitFor(async () => expect(await revision()).toBe(2));
});

test('a second editor is told, sees the table as it is, and keeps what was typed', async () => {
  await openTable('booking-terms');
  await press(/^Ubah /);
  await type(fee, '750000');
  const other = new Seller(visit.api);
  await other.signIn(visit.database, newMobile().replace('0', '+62'), 'staff');
  const { table } = await other.ask('staffTable', { name: 'booking-terms' });
  const [first] = table.rows;
  await other.ask('staffChangeTable', {
    ...{ clientId: randomUUID(), name: 'booking-terms', revision: '0' },
    edits: JSON.stringify([{ ref: 'a', line: first?.line, cells: { ...first?.cells, source: 'rapat' } }]),
  });
  await press('Simpan');
  expect(await screen.findByText(/orang lain/i)).toBeTruthy();
  expect(await revision()).toBe(2);
  await press('Tampilkan keadaan sekarang');
  expect(await field(fee)).toHaveProperty('value', '750000');
});

test('a row can be added for a later day, and one not saved taken away again', async () => {
  await openTable('booking-terms');
  await press(/^Ubah /);
  await press('Baris baru mulai tanggal lain');
  await type('Berlaku dari', '2999-01');
  await type(fee, '900000');
  await press('Selesai');
  expect(await row('900.000')).toBeTruthy();
  await press('Simpan');
  expect(await row('^Akan berlaku .*900.000')).toBeTruthy();
  await press('Tambah baris');
  await press('Hapus');
  await waitFor(() => expect(screen.queryByText(/belum disimpan/)).toBeNull());
});

test('a file is previewed with its differences before it replaces the rows', async () => {
  await openTable('booking-terms');
  await press('Impor');
  const csv = 'valid_from,fee,pay_minutes,hold_days,source\n2026-11-01,650000,60,3,operator\n';
  await user.upload(await field('File (CSV)'), new File([csv], 'ketentuan.csv', { type: 'text/csv' }));
  expect(await screen.findByText('650.000')).toBeTruthy();
  expect(await revision()).toBe(0);
  await press('Terapkan perubahan ini');
  expect(await row('650.000')).toBeTruthy();

  await press('Impor');
  await user.upload(await field('File (CSV)'), new File([csv.replace('3,op', '30,op')], 'x.csv'));
  expect(await screen.findByText(/Lama dipesan \(hari\): Isi bilangan bulat 1 sampai 6/)).toBeTruthy();
});
