import { describe, expect, test } from 'vitest';
import { mostQuality } from '#catalogue/faceted-index/popularity.ts';
import { personNameProblem } from '#contract/account/person-name.ts';
import { priceLimits } from '#contract/money.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { parseDrawnPhotoKey } from '#server/drawn-photos/drawn-photo-key.ts';
import { bodiesOfType } from '#server/drawn-photos/model-bodies.ts';
import { marketWeight } from '#server/regions/city-population.ts';
import { readRegions } from '#server/regions/regions.ts';
import { referenceRows } from '../reference-rows.ts';
import { DemoCars } from './demo-car.ts';
import { demonstrationYear, demoVehicles } from './demo-vehicles.ts';

const now = new Date('2026-06-15T08:00:00Z');
const rows = referenceRows(new Map());
const { cities } = readRegions();

/** Ids as a database would assign them: consecutive in each table. */
function counted(): (slug: string) => number {
  const ids = new Map<string, number>();
  return (slug) => {
    const id = ids.get(slug) ?? ids.size + 1;
    ids.set(slug, id);
    return id;
  };
}
const vehicles = demoVehicles(rows.brands, { brand: counted(), model: counted(), variant: counted() });
const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.variantId, vehicle]));
const carsAt = (at: Date) => new DemoCars(vehicles, cities, at);
const maker = carsAt(now);
const cars = Array.from({ length: 20_000 }, (_, index) => maker.make(index));

/** Pearson's coefficient. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  return (
    sum(([a, b]) => (a - x) * (b - y)) / Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2))
  );
}

describe('demonstration cars', () => {
  test('are deterministic, whatever the order of generation', () => {
    const again = carsAt(now);
    for (const index of [19_999, 7, 512, 0, 7]) expect(again.make(index)).toEqual(cars[index]);
  });

  test('of a pickup variant are pickups, also where the model is another body, and are drawn as such', () => {
    const pickups = cars.filter(({ variantId }) =>
      vehicleOf.get(variantId ?? 0)?.variantName.includes('Pick Up'),
    );
    const kijangs = pickups.filter(({ title }) => /kijang/i.test(title));
    expect(kijangs.length).toBeGreaterThan(0);
    expect(new Set(pickups.map(({ bodyType }) => bodyType))).toEqual(new Set(['pickup-truck']));
    for (const { images } of pickups)
      expect(bodiesOfType['pickup-truck']).toContain(images[0]?.split('.')[1]);
  });

  test('depend on the clock for their dates only', () => {
    const later = new Date('2027-01-03T00:00:00Z');
    const moved = carsAt(later);
    for (let index = 0; index < 500; index++) {
      const { publishedAt, taxPaidUntil, ...rest } = moved.make(index);
      expect(cars[index]).toMatchObject(rest);
      expect(later.getTime() - publishedAt.getTime()).toBe(
        now.getTime() - (cars[index]?.publishedAt.getTime() ?? 0),
      );
      expect(taxPaidUntil === null).toBe(cars[index]?.taxPaidUntil === null);
    }
  });

  test('stay within the limits of a listing', () => {
    const wrong = cars.filter(
      (car) =>
        car.title.length > listingLimits.titleLength ||
        car.title.length < 8 ||
        car.description.length > listingLimits.descriptionLength ||
        car.description.length < 20 ||
        personNameProblem(car.sellerName) ||
        car.price < priceLimits.min ||
        car.price > priceLimits.max ||
        car.price % 500_000 !== 0 ||
        car.kilometerDriven < 1 ||
        car.kilometerDriven > 999_999 ||
        car.quality < 0 ||
        car.quality > mostQuality ||
        car.images.length < 4 ||
        car.images.length > 8 ||
        !/^[0-9a-z]{26,}$/.test(car.carIdHash) ||
        car.publishedAt > now ||
        now.getTime() - car.publishedAt.getTime() > 60 * 86_400_000 ||
        (car.taxPaidUntil !== null && !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(car.taxPaidUntil)),
    );
    expect(wrong).toEqual([]);
    expect(new Set(cars.map(({ carIdHash }) => carIdHash)).size).toBe(cars.length);
    for (const key of cars.slice(0, 200).flatMap(({ images }) => images))
      expect(parseDrawnPhotoKey(key)).toBeDefined();
  });

  test('have a make year in which their variant was sold', () => {
    const wrong = cars.filter((car) => {
      const vehicle = vehicleOf.get(car.variantId);
      const last = vehicle?.soldUntil ?? demonstrationYear;
      return (
        !vehicle ||
        car.makeYear < vehicle.soldFrom ||
        car.makeYear > Math.min(last, demonstrationYear) ||
        car.modelId !== vehicle.modelId ||
        car.brandId !== vehicle.brandId ||
        car.fuel !== vehicle.fuel ||
        car.transmission !== vehicle.transmission ||
        (car.registrationYear !== null && car.registrationYear < car.makeYear)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('cost less and have more kilometres the older they are', () => {
    const byVariant = new Map<number, typeof cars>();
    for (const car of cars) {
      const same = byVariant.get(car.variantId);
      if (same) same.push(car);
      else byVariant.set(car.variantId, [car]);
    }
    const common = [...byVariant.values()].filter(
      (same) => same.length >= 40 && new Set(same.map(({ makeYear }) => makeYear)).size >= 6,
    );
    expect(common.length).toBeGreaterThan(20);
    const prices = common.map((same) => correlation(same.map(({ makeYear, price }) => [makeYear, price])));
    const driven = common.map((same) => correlation(same.map((car) => [car.makeYear, car.kilometerDriven])));
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.min(...prices)).toBeGreaterThan(0.2);
    expect(mean(prices)).toBeGreaterThan(0.7);
    expect(Math.max(...driven)).toBeLessThan(0);
    expect(mean(driven)).toBeLessThan(-0.5);
  });

  test('contain no telephone number and no long run of digits', () => {
    expect(
      cars.filter(({ title, description }) => /\d{6}|\+62|\b08\d/.test(`${title} ${description}`)),
    ).toEqual([]);
  });

  test('describe nothing that contradicts their facts', () => {
    for (const { description, ownership, serviceRecord, accidentFree, floodFree } of cars) {
      const text = description.toLowerCase();
      if (/tangan pertama|pemakai pertama/.test(text)) expect(ownership).toBe(1);
      if (/servis record|servis rutin/.test(text)) expect(serviceRecord).toBe(true);
      if (/bebas banjir|bukan bekas|kena banjir/.test(text)) expect(floodFree).toBe(true);
      if (/tabra/.test(text)) expect(accidentFree).toBe(true);
    }
  });

  test('are spread by population, and a third are dealers’', () => {
    const total = cities.reduce((sum, city) => sum + marketWeight(city), 0);
    const share = (cityIds: ReadonlySet<number>) =>
      cars.filter(({ cityId }) => cityIds.has(cityId)).length / cars.length;
    for (const provinceId of [31, 32, 33, 35]) {
      const here = cities.filter((city) => city.provinceId === provinceId);
      const expected = here.reduce((sum, city) => sum + marketWeight(city), 0) / total;
      const found = share(new Set(here.map(({ id }) => id)));
      expect(found).toBeGreaterThan(expected * 0.75);
      expect(found).toBeLessThan(expected * 1.3);
    }
    expect(share(new Set([146]))).toBeGreaterThan(0.008);
    const provinceOf = new Map(cities.map(({ id, provinceId }) => [id, provinceId]));
    expect(cars.filter(({ cityId, provinceId }) => provinceOf.get(cityId) !== provinceId)).toEqual([]);
    const dealers = cars.filter(({ listingType }) => listingType === 'diler');
    expect(dealers.length / cars.length).toBeCloseTo(0.35, 1);
    expect(dealers.filter(({ dealerIdHash }) => dealerIdHash === null)).toEqual([]);
  });

  test('are mostly white, black, silver and grey', () => {
    const counts = new Map<string, number>();
    for (const { color } of cars) counts.set(color, (counts.get(color) ?? 0) + 1);
    const ranked = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
    expect(new Set(ranked.slice(0, 4))).toEqual(new Set(['putih', 'hitam', 'silver', 'abu-abu']));
  });

  test('are occasionally featured, and mostly recent', () => {
    const featured = cars.filter(({ isFeatured }) => isFeatured).length / cars.length;
    expect(featured).toBeGreaterThan(0.005);
    expect(featured).toBeLessThan(0.02);
    const recent = cars.filter(({ publishedAt }) => now.getTime() - publishedAt.getTime() < 30 * 86_400_000);
    expect(recent.length / cars.length).toBeGreaterThan(0.6);
  });
});
