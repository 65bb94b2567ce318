import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { schema } from '#server/db/database.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { openedSheet } from '#tests/support/page-elements.ts';
import { signInTo } from '#tests/support/sign-in-on-page.ts';

const visit = visitSite();
const { open, user } = visit;
const title = () => screen.findByLabelText<HTMLInputElement>('Dalam satu kalimat');

test('a sent review leaves an empty form, and a changed one a form with the change', async () => {
  await signInTo(visit, '/tulis-review');
  await user.selectOptions(await screen.findByLabelText('Merek'), 'Daihatsu');
  await user.selectOptions(screen.getByLabelText('Model'), 'Sigra');
  await user.selectOptions(screen.getByLabelText('Tahun'), '2019');
  await user.selectOptions(screen.getByLabelText('Lama dimiliki'), '3');
  for (const stars of screen.getAllByRole('radio', { name: '4 dari 5 bintang' })) await user.click(stars);
  await user.type(await title(), 'Irit dan lega');
  await user.click(screen.getByLabelText(/^Bagaimana rasanya/));
  await user.paste('Dipakai harian ke kantor. Kabin lega, suspensi agak keras.');
  await user.type(screen.getByLabelText('Nama depan Anda'), 'Sari');
  await user.click(screen.getByRole('button', { name: 'Tayangkan ulasan' }));
  await screen.findByRole('heading', { level: 3, name: 'Irit dan lega' });
  await waitFor(async () => expect((await title()).value).toBe(''));

  await user.click(await screen.findByRole('link', { name: 'Ganti' }));
  await screen.findByRole('heading', { name: 'Ubah ulasan Anda' });
  await waitFor(async () => expect((await title()).value).toBe('Irit dan lega'));
  await user.type(await title(), ' sekali');
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
  await screen.findByRole('heading', { level: 3, name: 'Irit dan lega sekali' });
  await waitFor(async () => expect((await title()).value).toBe('Irit dan lega sekali'));
  await open('/review-pengguna/mobil/daihatsu/sigra');
  await screen.findByText('Irit dan lega sekali');

  await user.click(await screen.findByRole('button', { name: 'Laporkan' }));
  const report = within(await openedSheet('Laporkan ulasan ini'));
  await user.click(await report.findByLabelText('Berisi iklan'));
  await user.click(report.getByRole('button', { name: 'Kirim laporan' }));
  await openedSheet('Laporan terkirim');
  expect(await visit.database.orm.select().from(schema.ownerReviewReports)).toMatchObject([
    { reason: 'advertising', details: null },
  ]);
});
