import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type CarFactName, carFact, carFactNames } from '#contract/listing/car-facts.ts';
import { carFactsOf } from '#contract/listing/car-facts-form.ts';
import { listingStatuses } from '#contract/listing/listing.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { codeRows } from '#server/db/seed/reference-rows.ts';

/** A small country with few brands, so that random cars are similar. */
const brandNames = ['Toyota', 'Honda', 'Mercedes-Benz'];
const modelNames: readonly (readonly [brand: number, name: string])[] = [
  [1, 'Corolla'],
  [1, 'Corolla Altis'],
  [1, 'Corolla Cross'],
  [1, 'Avanza'],
  [2, 'Civic'],
  [2, 'Civic Turbo'],
  [2, 'Brio'],
  [3, 'C-Class'],
];
export const sampleModels = modelNames.map(([brandId, name], at) => ({
  id: at + 1,
  brandId,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
}));
/** Two of each model. */
export const sampleVariants = sampleModels.flatMap(({ id: modelId, slug }) =>
  ['1.3 G MT', '1.5 Veloz AT'].map((name, at) => ({
    id: modelId * 2 - 1 + at,
    modelId,
    slug: `${slug}-${at}`,
    name,
    fuel: 'bensin',
    transmission: 'manual',
    engineCc: 1500,
    soldFrom: 2010,
    newPriceMillion: 200,
    priceYear: 2024,
  })),
);
export const sampleCities = ['Bandung', 'Bogor', 'Bekasi', 'Semarang', 'Solo'].map((name, at) => ({
  id: at + 1,
  provinceId: at < 3 ? 1 : 2,
  slug: name.toLowerCase(),
  name,
}));

/** Inserts everything that listings refer to. */
export async function writeSampleNames(orm: Orm): Promise<void> {
  await orm.insert(schema.categories).values(codeRows.categories);
  await orm.insert(schema.bodyTypes).values(codeRows.bodyTypes);
  await orm.insert(schema.fuels).values(codeRows.fuels);
  await orm.insert(schema.transmissions).values(codeRows.transmissions);
  await orm.insert(schema.colors).values(codeRows.colors);
  await orm
    .insert(schema.brands)
    .values(brandNames.map((name, at) => ({ id: at + 1, slug: name.toLowerCase(), name })));
  await orm.insert(schema.models).values(sampleModels);
  await orm.insert(schema.variants).values(sampleVariants);
  await orm.insert(schema.provinces).values([
    { id: 1, slug: 'jawa-barat', name: 'Jawa Barat' },
    { id: 2, slug: 'jawa-tengah', name: 'Jawa Tengah' },
  ]);
  await orm.insert(schema.cities).values(sampleCities);
}

export type NewListing = typeof schema.listings.$inferInsert & { readonly id: number };

const published = new Date('2026-01-02T03:04:05.678Z');

/** A public car with default values. */
export function sampleListing(id: number, changes: Partial<NewListing> = {}): NewListing {
  return {
    id,
    carIdHash: `car-${id}`,
    source: 'web',
    status: 'live',
    categoryId: 1,
    provinceId: 1,
    cityId: 1,
    brandId: 1,
    modelId: 4,
    variantId: 7,
    title: 'Toyota Avanza',
    makeYear: 2018,
    color: 'putih',
    bodyType: 'mpv',
    fuel: 'bensin',
    transmission: 'manual',
    listingType: 'individu',
    kilometerDriven: 50_000,
    price: 150_000_000,
    createdAt: published,
    publishedAt: published,
    updatedAt: published,
    ...changes,
  };
}

/** Public cars by the hundred, with a range of ids: of one kind, in the first city. */
export async function writeManyListings(orm: Orm, first: number, last: number): Promise<void> {
  await orm.execute(sql`
    insert into listings (id, car_id_hash, source, status, category_id, province_id, city_id, brand_id, model_id, title,
      make_year, fuel, transmission, listing_type, price, created_at, published_at, updated_at)
    select id, 'car-' || id, 'web', 'live', 1, 1, 1, 1, 4, 'Toyota Avanza',
      2018, 'bensin', 'manual', 'individu', 150000000, now(), now(), now()
    from generate_series(${first}::bigint, ${last}::bigint) as id`);
}

const vehicle = fc.constantFrom(...sampleModels).chain(({ id: modelId, brandId }) =>
  fc.record({
    brandId: fc.constant(brandId),
    modelId: fc.constant(modelId),
    variantId: fc.option(fc.constantFrom(modelId * 2 - 1, modelId * 2)),
  }),
);
const place = fc.oneof(
  fc.constantFrom(...sampleCities).map(({ id, provinceId }) => ({ cityId: id, provinceId })),
  fc.constantFrom(1, 2).map((provinceId) => ({ cityId: null, provinceId })),
);
const words = fc
  .array(fc.constantFrom('Avanza', 'VELOZ', 'matic', '100%', 'a_b', '1.3', 'km', '\ttangan', 'pertama\n'), {
    maxLength: 4,
  })
  .map((some) => some.join(' '));
const day = 86_400_000;

function randomFact(name: CarFactName): fc.Arbitrary<unknown> {
  const fact = carFact(name);
  switch (fact.kind) {
    case 'flag':
      return fc.boolean();
    case 'answer':
      return fc.option(fc.boolean());
    case 'count':
      return fc.option(fc.integer({ min: 1, max: Math.min(fact.most, 9) }));
    case 'month':
      return fc.option(fc.constantFrom('2001-01', '2099-12', new Date().toISOString().slice(0, 7)));
    case 'choice':
      return fc.option(fc.constantFrom(...fact.choices));
  }
}
const stated = fc
  .record(Object.fromEntries(carFactNames.map((name) => [name, randomFact(name)])))
  .map(carFactsOf);

/** Any possible listing: mostly public ones. */
export const randomListing: fc.Arbitrary<NewListing> = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    vehicle,
    place,
    stated,
    facts: fc.record({
      status: fc.oneof(
        { weight: 4, arbitrary: fc.constant('live' as const) },
        fc.constantFrom(...listingStatuses),
      ),
      isFeatured: fc.boolean(),
      variantName: fc.option(words),
      title: words,
      makeYear: fc.integer({ min: 2015, max: 2020 }),
      color: fc.option(fc.constantFrom(...colors)),
      bodyType: fc.option(fc.constantFrom(...bodyTypes)),
      fuel: fc.constantFrom(...fuels),
      transmission: fc.constantFrom(...transmissions),
      listingType: fc.constantFrom(...listingTypes),
      kilometerDriven: fc.option(fc.constantFrom(0, 5_000, 9_999, 10_000, 75_000, 300_000, 310_000)),
      price: fc.constantFrom(0, 29e6, 30e6, 45e6, 100e6, 125e6, 250e6, 1_400e6, 10e9, 12e9),
      // Few, so that many are equal.
      quality: fc.constantFrom(0, 12, 50, 60),
      views: fc.constantFrom(0, 0, 3, 400),
      publishedAt: fc.oneof(
        {
          weight: 9,
          arbitrary: fc.integer({ min: 0, max: 3 }).map((ms) => new Date(published.getTime() + ms)),
        },
        fc.constant(null),
      ),
      expiresAt: fc.option(fc.constantFrom(-day, day).map((ms) => new Date(Date.now() + ms))),
    }),
  })
  .map(({ id, facts, ...rest }) =>
    sampleListing(id, { ...rest.vehicle, ...rest.place, ...rest.stated, ...facts }),
  );
