import { expect, test } from 'vitest';
import { fromFiles } from '#server/features/operator-tables/shared/reading.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';
import { provincePricesOf, taxedProvinces } from './province-prices.ts';

test('a price is converted by the tax rates of both provinces and rounded', () => {
  const avanza = readNewVehicles()
    .get('mobil')
    ?.flatMap(({ models }) => models)
    .find(({ slug }) => slug === 'avanza')?.variants[0];
  if (!avanza) throw new Error('no Avanza');
  const taxed = fromFiles(taxedProvinces, '2026-11-24');
  const ids = taxed.map(({ id }) => id);
  const inPlace = (variant: Parameters<typeof provincePricesOf>[0]) =>
    new Map(provincePricesOf(variant, taxed).map((price, place) => [ids[place], price]));
  // 200 million before taxes. Jakarta adds 14.5 %; East Java adds 12 % + 1.2 % and a 66 % surcharge on these.
  const listed = { ...avanza, price: 229_000_000 };
  expect(inPlace(listed).get(31)).toBe(229_000_000);
  expect(inPlace(listed).get(35)).toBe(Math.round(200 * (1 + 0.132 * 1.66)) * 1e6);
  expect(inPlace(listed).get(73)).toBe(Math.round(200 * (1 + 0.08 * 1.66)) * 1e6);
  // Converts a West Java price to Jakarta.
  const bogor = { ...avanza, price: 30_000_000, source: { ...avanza.source, province: 32 } };
  expect(inPlace(bogor).get(31)).toBe(Math.round((300 / (1 + 0.1312 * 1.66)) * 1.145) * 1e5);
  const none = provincePricesOf({ ...listed, fuel: 'listrik' }, taxed);
  expect(new Set(none)).toEqual(new Set([null]));
  expect(
    new Set(provincePricesOf({ ...listed, source: { ...avanza.source, province: null } }, taxed)),
  ).toEqual(new Set([null]));
});
