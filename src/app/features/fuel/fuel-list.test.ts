import { expect, test } from 'vitest';
import type { FuelProductName } from '#contract/fuel/fuel-products.ts';
import {
  areasOnOneDay,
  type FuelData,
  type FuelPrice,
  fuelListOf,
  gapBefore,
  knownTo,
  seriesOf,
} from './fuel-list.ts';

const price = (from: string, to: string | null, rupiah: number): FuelPrice => ({
  ...{ from, to, rupiah, isEstimate: false, source: 0 },
});
const series = (area: number | null, product: FuelProductName, ...prices: FuelPrice[]) => ({
  ...{ area, product, prices, checked: prices.at(-1)?.from ?? '' },
});

const jakarta = series(
  31,
  'pertamax',
  price('2026-03-01', '2026-04-17', 12_300),
  price('2026-04-18', '2026-04-30', 12_400),
  price('2026-06-01', null, 16_250),
);
const data: FuelData = {
  ...{ title: '', description: '', sources: [''], distances: [], notes: [], faqs: [], today: '2026-11-26' },
  areas: [
    { id: 31, name: 'DKI Jakarta' },
    { id: 12, name: 'Sumatera Utara' },
    { id: 36, name: 'Banten' },
    { id: 81, name: 'Maluku' },
  ],
  series: [
    series(null, 'pertalite', price('2022-09-03', null, 10_000)),
    jakarta,
    series(12, 'pertamax', price('2026-04-18', '2026-04-30', 12_700)),
    series(12, 'pertamax-turbo', price('2022-09-03', '2022-09-30', 16_250)),
    series(81, 'pertamax', price('2026-04-18', '2026-04-30', 12_700)),
    series(36, 'pertamax', price('2026-04-18', '2026-04-30', 12_400), price('2026-09-02', null, 15_950)),
  ],
};

test('an area has its own prices, otherwise the whole country’s', () => {
  expect(seriesOf(data, 12, 'pertamax')?.area).toBe(12);
  expect(seriesOf(data, 12, 'pertalite')?.area).toBeNull();
  expect(seriesOf(data, 12, 'dexlite')).toBeUndefined();
});

test('the list has the last known prices; a fuel that is missing in the last list is no longer sold', () => {
  expect(fuelListOf(data, 12).map(({ product, isOver }) => [product, isOver])).toEqual([
    ['pertalite', false],
    ['pertamax', true],
  ]);
  expect(
    fuelListOf(data, 31).map(({ product, price: { rupiah }, isOver }) => [product, rupiah, isOver]),
  ).toEqual([
    ['pertalite', 10_000, false],
    ['pertamax', 16_250, false],
  ]);
});

test('days without a price are a gap, and the last price is known until it was checked', () => {
  const [first, second, third] = jakarta.prices;
  if (!first || !second || !third) throw new Error('three prices');
  expect(gapBefore(undefined, first)).toBeUndefined();
  expect(gapBefore(first, second)).toBeUndefined();
  expect(gapBefore(second, third)).toEqual({ from: '2026-05-01', to: '2026-05-31' });
  expect(knownTo({ ...jakarta, checked: '2026-09-02' }, third)).toBe('2026-09-02');
  expect(knownTo(jakarta, second)).toBe('2026-04-30');
});

test('areas are compared on the latest day on which two are known', () => {
  const newer = data.series.map((each) => (each === jakarta ? { ...jakarta, checked: '2026-09-02' } : each));
  const found = areasOnOneDay({ ...data, series: newer }, 'pertamax');
  expect(found?.day).toBe('2026-09-02');
  const listed = (area: number) =>
    fuelListOf({ ...data, series: newer }, area).find(({ product }) => product === 'pertamax')?.price.rupiah;
  expect(found?.prices.map(({ name, price: { rupiah } }) => [name, rupiah])).toEqual([
    ['DKI Jakarta', listed(31)],
    ['Banten', listed(36)],
  ]);
  expect(areasOnOneDay(data, 'pertalite')).toBeUndefined();
});
