import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, arriveAt } = visit;

const result = () => textOf(all('section[aria-labelledby="perjalanan"] [role="status"]')[0] ?? document.body);

test('a place and a fuel are chosen, the trip follows, and the address has it', async () => {
  await open('/harga-bbm');
  // 100 km at 12 km a litre, with Pertamax in Jakarta.
  await waitFor(() => expect(result()).toMatch(/^Rp 132\.917/));
  expect(screen.queryByRole('note')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Pertalite/ }));
  await waitFor(() => expect(result()).toMatch(/^Rp 83\.333/));
  await user.selectOptions(screen.getByLabelText('Kendaraan'), 'Motor');
  await waitFor(() => expect(result()).toMatch(/^Rp 22\.222/));
  await arriveAt('/harga-bbm?bbm=pertalite&kendaraan=motorcycle-petrol');

  await user.selectOptions(screen.getByLabelText('Provinsi'), 'Sumatera Utara');
  await user.click(screen.getByRole('button', { name: /^Pertamax RON 92/ }));
  const note = await screen.findByRole('note');
  expect(textOf(note)).toContain('18 April 2026');
  expect(textOf(note)).toContain('Rp 15.950');
  expect(result()).toMatch(/^Rp 28\.000/);
  // The months of which nothing is known are named.
  await user.click(screen.getByText('Semua harga dan sumbernya'));
  expect(screen.getAllByText('tidak diketahui').length).toBeGreaterThan(0);
});

test('the total cost begins with the same prices, and leads here with its vehicle', async () => {
  const { items } = await visit.api.ask('listings', { search: 'toyota' });
  const car = items[0] ?? expect.fail('no car');
  await open(`/biaya-memiliki?id=${car.id}`);
  const link = await screen.findByRole('link', { name: 'Harga BBM, dan biaya BBM perjalanan' });
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Harga BBM di Indonesia' });
  expect(await screen.findByText(new RegExp(`^${car.label}`))).toBeTruthy();
});
