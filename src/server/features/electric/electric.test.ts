import { describe, expect, test } from 'vitest';
import { type ElectricKind, type ElectricSort, electricSorts } from '#contract/electric/electric-paths.ts';
import { variantIdsOf } from '#contract/new-compare/variant-ids.ts';
import { catalogueOf, readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { FactCells } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import { nearestCities, readChargingStations } from './charging-stations.ts';
import { electricVehiclesAnswer } from './electric-vehicles.ts';

const catalogue = readNewVehicles();
const answer = (kind: ElectricKind, sort: ElectricSort) =>
  electricVehiclesAnswer(catalogue, kind, sort, 'id');

describe('electric vehicles', () => {
  test('include all that are on sale, for both kinds and for each', () => {
    const [cars, motorcycles, all] = (['mobil', 'motor', 'all'] as const).map(
      (kind) => answer(kind, 'range').models.length,
    );
    expect(cars).toBeGreaterThan(50);
    expect(motorcycles).toBeGreaterThan(40);
    expect(all).toBe((cars ?? 0) + (motorcycles ?? 0));
  });

  test('exclude upcoming ones', () => {
    const named = {
      kind: 'mobil',
      brand: { slug: 'x', name: 'X' },
      model: { slug: 'y', name: 'Y' },
    } as const;
    const cells = { fuel: 'listrik', source: 'general' };
    const models = (more: FactCells) =>
      electricVehiclesAnswer(
        catalogueOf([{ ...named, key: 'x', cells: { ...cells, ...more } }]),
        'all',
        'range',
        'id',
      ).models.length;
    expect(models({})).toBe(1);
    expect(models({ expected: '2099-01' })).toBe(0);
    expect(models({ last_year: '2024' })).toBe(0);
  });

  test.each(electricSorts)('sorted by %s, unknown values last', (sort) => {
    const { models } = answer('all', sort);
    const numbers = models.map(({ range, prices, dcKw, acKw }) => {
      if (sort === 'range') return range === null ? undefined : -range.km;
      if (sort === 'price') return prices?.min;
      return dcKw === null ? (acKw === null ? undefined : 1000 - acKw) : -dcKw;
    });
    const known = numbers.flatMap((number) => number ?? []);
    expect(known.length).toBeGreaterThan(5);
    expect(numbers.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
  });

  test('can be calculated with if battery and range are known, against a combustion rival', () => {
    const { variants } = answer('all', 'range');
    expect(variants.length).toBeGreaterThan(10);
    for (const { id, batteryKwh, rangeKm, price, rival } of variants) {
      expect(variantIdsOf(id), id).toEqual([id]);
      expect(batteryKwh).toBeGreaterThan(1);
      expect(rangeKm).toBeGreaterThan(40);
      if (rival === null || price === null) continue;
      expect(Math.abs(rival.price / price - 1)).toBeLessThanOrEqual(0.5);
      expect(rival.note).toMatch(/20\d\d/);
      expect(rival.label).not.toMatch(/BEV|Electric/);
    }
  });

  test('the questions are answered from the page’s own list', () => {
    const { models, faqs } = answer('mobil', 'range');
    const [furthest] = models;
    expect(faqs[0]?.answer).toContain(`${furthest?.brand.name} ${furthest?.name}: ${furthest?.range?.km} km`);
    for (const { answer: text } of faqs) expect(text).not.toMatch(/null|undefined|NaN/);
  });
});

test('charging stations include every active charger of the register, grouped by address', () => {
  const stations = readChargingStations();
  const sites = [...stations.values()].flat();
  const chargers = sites.flatMap((site) => site.chargers);
  expect(chargers.reduce((sum, { count }) => sum + count, 0)).toBe(2364);
  expect(sites.length).toBeLessThan(2000);
  expect(stations.size).toBeGreaterThan(390);
  const most = { slow: 7.7, medium: 24.2, fast: 55, ultra: 1000 };
  for (const { kw, speed } of chargers)
    if (kw !== null) expect(kw).toBeLessThanOrEqual(speed ? most[speed] : 0);
  // City id 146 is Jakarta Selatan.
  expect(stations.get(146)?.length).toBeGreaterThan(50);
});

test('a city names the nearest other cities with stations', () => {
  const stations = readChargingStations();
  // Bandung; Cimahi lies beside it.
  const near = nearestCities(stations, 3273);
  expect(near).toHaveLength(6);
  expect(near.map(({ id }) => id)).toContain(3277);
  expect(near.map(({ kilometers }) => kilometers)).toEqual(
    near.map(({ kilometers }) => kilometers).toSorted((a, b) => a - b),
  );
  expect(near[0]?.kilometers).toBeLessThan(25);
  expect(near.every(({ id }) => stations.has(id) && id !== 3273)).toBe(true);
});
