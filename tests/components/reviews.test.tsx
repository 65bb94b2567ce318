import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
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
});
