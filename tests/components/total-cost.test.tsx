import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitSite } from '#tests/support/open-page.tsx';
import { all, nth, textOf } from '#tests/support/page-elements.ts';

const visit = visitSite();
const { open, user, arriveAt } = visit;

/** Rupiah of `Rp 4,9 Juta`. */
function rupiahOf(text: string): number {
  const found = /([\d.]+(?:,\d+)?)(?: (Juta|Milyar))?$/.exec(text.trim());
  const size = { Juta: 1e6, Milyar: 1e9 }[found?.[2] ?? ''] ?? 1;
  return Number(found?.[1]?.replaceAll('.', '').replace(',', '.')) * size;
}
const sum = () => rupiahOf(textOf(nth(0, 'main [role="status"] p')));
const rowOf = (name: string): HTMLElement =>
  all('main details, main li > div').find((row) => textOf(row).startsWith(name)) ?? expect.fail(name);
const amountOf = (name: string) => rupiahOf(textOf(nth(3, 'summary > span, :scope > span', rowOf(name))));
async function carOf(search: string) {
  const { items } = await visit.api.ask('listings', { search });
  return items[0] ?? expect.fail('no car');
}

test('a car’s cost is the sum of its parts, of its own price, and changes with what is typed', async () => {
  const car = await carOf('toyota');
  await open(`/biaya-memiliki?id=${car.id}`);
  await screen.findByText(car.label, { exact: false });
  const parts = () => all('main ul > li').filter((row) => row.querySelector('summary [data-tone]'));
  expect(parts()).toHaveLength(6);
  const before = sum();
  const energy = amountOf('Bensin');
  const distance = await screen.findByRole('textbox', { name: /^Jarak per bulan/ });
  await user.clear(distance);
  await user.type(distance, '2000');
  await waitFor(() => expect(amountOf('Bensin')).toBeCloseTo(2 * energy, -6));
  expect(sum()).toBeGreaterThan(before);
  await arriveAt(`/biaya-memiliki?id=${car.id}&km=2000`);
  await user.click(screen.getByRole('tab', { name: 'Tahun pertama' }));
  await waitFor(() => expect(sum()).toBeLessThan(before));
  await arriveAt(`/biaya-memiliki?id=${car.id}&km=2000&lama=1`);
});

test('a loan adds its interest, and an impossible down payment is said and charged nowhere', async () => {
  await open('/biaya-memiliki?harga=200000000&tahun=2023');
  const before = sum();
  const row = rowOf('Bunga kredit');
  expect(amountOf('Bunga kredit')).toBe(0);
  await user.selectOptions(within(row).getByLabelText(/^Cara bayar/), 'Kredit');
  await waitFor(() => expect(amountOf('Bunga kredit')).toBeGreaterThan(0));
  expect(sum()).toBeGreaterThan(before);
  const down = within(row).getByRole('textbox', { name: /^Uang muka/ });
  await user.clear(down);
  await user.type(down, '300000000');
  await screen.findByText(/^Uang muka harus menyisakan/);
  expect(screen.getByText('Periksa isian yang ditandai.')).toBeTruthy();
});

test('the driver’s numbers are kept for the next vehicle', async () => {
  await open('/biaya-memiliki?harga=200000000&tahun=2023&km=1700');
  await screen.findByRole('textbox', { name: /^Jarak per bulan/ });
  await open('/biaya-memiliki?harga=150000000&tahun=2020');
  const distance = await screen.findByRole('textbox', { name: /^Jarak per bulan/ });
  await waitFor(() => expect(distance).toHaveProperty('value', '1.700'));
});

test('a credit calculation follows slider and typing, is in the address, and says what is wrong', async () => {
  await open('/simulasi-kredit?harga=150000000&dp=37500000&bulan=36&bunga=7');
  const shows = (text: string) =>
    waitFor(() => expect(textOf(screen.getByRole('region', { name: 'Biaya kredit' }))).toContain(text));
  await shows('Rp 3.781.250');
  await shows('12,83%');
  fireEvent.change(screen.getByRole('slider', { name: 'Jangka waktu' }), { target: { value: '60' } });
  await shows('12,5%');
  await arriveAt(/bulan=60/);
  const pay = async (down: string) => {
    const field = screen.getByRole('textbox', { name: /^Uang muka/ });
    await user.clear(field);
    await user.type(field, down);
  };
  await pay('75000000');
  await shows('Rp 1.687.500');
  await arriveAt(/dp=75000000/);
  await pay('200000000');
  await shows('Uang muka melebihi harga');
  await user.click(screen.getByRole('button', { name: /^Seimbang/ }));
  await shows('Cicilan per bulan');
});
