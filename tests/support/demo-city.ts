import { modelFamilies } from '#catalogue/model-families.ts';
import type { CarLine, Snapshot, SnapshotCar } from '#catalogue/snapshot/snapshot-car.ts';
import { badgeOf, leastComparableCars } from '#contract/market/market.ts';
import { traits } from '#contract/vehicles/traits.ts';
import { quantile } from '#money/quantile.ts';
import { DemoCars } from '#server/db/seed/demo/demo-car.ts';
import { demoVehicles } from '#server/db/seed/demo/demo-vehicles.ts';
import { referenceRows } from '#server/db/seed/reference-rows.ts';
import { readRegions } from '#server/regions/regions.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';

/** The vehicle catalogue with ids as a database assigns them, and the names of a car of each variant. */
function namedVehicles() {
  const rows = referenceRows(new Map());
  const ids = new Map<string, number>();
  const idOf = (kind: string) => (slug: string) => {
    const key = `${kind} ${slug}`;
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
  const vehicles = demoVehicles(rows.brands, {
    brand: idOf('brand'),
    model: idOf('model'),
    variant: idOf('variant'),
  });
  const models = rows.brands.flatMap((brand) =>
    brand.models.map(({ slug, seed }) => ({
      id: idOf('model')(slug),
      brandId: idOf('brand')(brand.slug),
      slug,
      name: seed.name,
    })),
  );
  const families = modelFamilies(models);
  const modelById = new Map(models.map((model) => [model.id, model]));
  const lines = new Map<number, CarLine>();
  for (const brand of rows.brands) {
    for (const model of brand.models) {
      const family = modelById.get(families.get(idOf('model')(model.slug)) ?? -1);
      for (const variant of model.variants) {
        lines.set(idOf('variant')(variant.slug), {
          brand: { slug: brand.slug, name: brand.seed.name, isPopular: false },
          model: { slug: model.slug, name: model.seed.name },
          family: family ? { slug: family.slug, name: family.name } : null,
          variant: { slug: variant.slug, name: variant.seed.name },
          ownName: null,
          facts: 0,
        });
      }
    }
  }
  return { vehicles, lines };
}

/** As the server works it out in SQL. */
function traitsOf(car: ReturnType<DemoCars['make']>, month: string): number {
  const slugs = [
    car.accidentFree === true && 'bebas-tabrakan',
    car.floodFree === true && 'bebas-banjir',
    car.serviceRecord === true && 'servis-tercatat',
    car.taxPaidUntil !== null && car.taxPaidUntil >= month && 'pajak-hidup',
    car.ownership !== null && `pemilik-${Math.min(4, car.ownership)}`,
    car.bpkbHolder !== null &&
      `bpkb-${{ owner: 'pemilik', dealer: 'diler', finance: 'leasing' }[car.bpkbHolder]}`,
  ];
  return traits.filter(({ slug }) => slugs.includes(slug)).reduce((number, { bits }) => number | bits, 0);
}

/**
 * A city of so many demonstration cars from a market several times as large, with which it shares its ids.
 * @param share of the market, as one car in so many
 */
export function demoCity(cars: number, share: number): Snapshot {
  const { vehicles, lines } = namedVehicles();
  const now = new Date('2026-11-20T02:15:00Z');
  const demo = new DemoCars(vehicles, readRegions().cities, now);
  // A little larger, since random shares vary.
  const chosen = [...demo.inOrder(Math.ceil(cars * share * 1.02))]
    .flatMap((index, place) => (isChosen(place, share) ? [{ id: place + 1, index }] : []))
    .slice(0, cars)
    .map(({ id, index }) => ({ id, car: demo.make(index) }));
  const prices = new Map<string, number[]>();
  for (const { car } of chosen) {
    for (const year of [car.makeYear - 1, car.makeYear, car.makeYear + 1]) {
      const key = `${car.modelId} ${year}`;
      const known = prices.get(key);
      if (known) known.push(car.price);
      else prices.set(key, [car.price]);
    }
  }
  for (const known of prices.values()) known.sort((a, b) => a - b);
  return {
    place: {
      city: { slug: 'jakarta-selatan', name: 'Jakarta Selatan', isPopular: true },
      province: { slug: 'dki-jakarta', name: 'DKI Jakarta' },
      radius: 0,
      around: [],
    },
    version: `7561${now.getTime()}`,
    asOf: now.getTime(),
    credits: usedCarCredit.credits(),
    cars: chosen.flatMap(({ id, car }): SnapshotCar[] => {
      const line = lines.get(car.variantId);
      const comparable = prices.get(`${car.modelId} ${car.makeYear}`) ?? [];
      const market = Float64Array.from(comparable);
      return line
        ? [
            {
              city: 0,
              district: null,
              ...{ id, line, bodyType: car.bodyType, fuel: car.fuel, transmission: car.transmission },
              traits: traitsOf(car, now.toISOString().slice(0, 7)),
              ...{ color: car.color, listingType: car.listingType, makeYear: car.makeYear },
              ...{ kilometers: car.kilometerDriven, price: car.price, quality: car.quality },
              publishedAt: car.publishedAt.getTime(),
              imageCount: car.images.length,
              marketBadge:
                market.length < leastComparableCars
                  ? null
                  : badgeOf(car.price, { p25: quantile(market, 0.25), p75: quantile(market, 0.75) }),
              isReserved: id % 101 === 0,
            },
          ]
        : [];
    }),
  };
}

/** One in so many, without a pattern. */
function isChosen(place: number, share: number): boolean {
  const mixed = Math.imul(place ^ (place >>> 15), 0x2c_1b_3c_6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) % share === 0;
}
