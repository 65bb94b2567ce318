import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import type { CatalogueSelection, PageQuery } from '#catalogue/faceted-index/catalogue-selection.ts';
import { type SortOrder, sortOrders } from '#contract/search/sort-order.ts';
import { traitNumbers } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';

/*
 * Cars and queries, random with a fixed seed: the first brands, models and cities have most of the cars, as on a real
 * market.
 */

let state = 1;
/** Below 1; xorshift. */
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
}
/** The same cars again. */
export function restartCars(): void {
  state = 1;
}
const below = (most: number) => Math.floor(random() * most);
/** Low numbers are more frequent. */
const skewed = (most: number) => Math.floor(random() ** 3 * most);
function one<Value>(values: readonly [Value, ...Value[]]): Value {
  return values[below(values.length)] ?? values[0];
}
const rarely = <Value>(value: Value) => (random() < 0.05 ? null : value);

/** 40 brands, 400 models, 120 families of two, 2,000 variants, 38 provinces, 514 cities. */
export function randomRow(id: number): CatalogueRow {
  const brand = skewed(40);
  const model = brand * 10 + skewed(10);
  const variant = model * 5 + below(5);
  const city = skewed(514);
  const makeYear = 2024 - skewed(25);
  const fuel = one(fuels);
  const transmission = one(transmissions);
  const color = rarely(one(colors));
  const bodyType = rarely(one(bodyTypes));
  const names = [
    `brand${brand}`,
    `model${model}`,
    `variant${variant}`,
    `city${city}`,
    `province${city % 38}`,
  ];
  // Sellers' words: a vocabulary that grows with the cars.
  if (random() < 0.3) names.push(`istimewa${below(30_000).toString(36)}`);
  return {
    id,
    brand,
    parentModel: model % 10 < 6 ? model - (model % 2) : null,
    model,
    variant: rarely(variant),
    province: city % 38,
    city: rarely(city),
    // Of 14 in each city; most sellers name none.
    district: id % 3 === 0 ? city * 14 + (id % 14) : null,
    bodyType,
    fuel,
    transmission,
    color,
    listingType: one(listingTypes),
    traits: below(traitNumbers),
    makeYear,
    kilometers: rarely(below(200_000)),
    instalment: rarely(below(12_000_000)),
    price: Math.round(50 + 950 * random() ** 3) * 1e6,
    quality: below(61),
    views: skewed(400),
    isImported: false,
    publishedAt: 1_700_000_000_000 + id * 60_000,
    tokens: [...names, String(makeYear), fuel, transmission, color ?? '-', bodyType ?? '-'],
  };
}

/** Three groups each, as people narrow a list. */
const narrowings: readonly (() => CatalogueSelection)[] = [
  () => ({
    brand: [skewed(8), 8 + below(8)],
    transmission: [one(transmissions)],
    price: [{ min: 100e6, max: 300e6 }],
  }),
  () => ({
    model: [skewed(8) * 10, skewed(8) * 10 + 1],
    years: [{ min: 2016, max: 2022 }],
    'body-type': [one(bodyTypes), one(bodyTypes)],
  }),
  () => ({
    province: [skewed(38), skewed(38)],
    fuel: [one(fuels), one(fuels)],
    kilometers: [{ min: null, max: 100_000 }],
  }),
  () => ({ brand: [skewed(8)], city: [skewed(50), skewed(50)], color: [one(colors), one(colors)] }),
  () => ({
    'body-type': [one(bodyTypes), one(bodyTypes), one(bodyTypes)],
    'listing-type': [one(listingTypes)],
    price: [{ min: null, max: 150e6 }],
  }),
];

/** The time that popularity is of, for all engines. */
export const benchedAt = 1_700_000_000_000 + 1_000_000 * 60_000;

export const firstPage = (selection: CatalogueSelection, sort: SortOrder): PageQuery => ({
  selection,
  sort,
  page: 1,
  pageSize: 20,
  now: benchedAt,
});

/** Every kind of narrowing in every order, equally often. */
export function threeGroups(times: number): PageQuery[] {
  return Array.from({ length: times }, () =>
    sortOrders.flatMap((sort) => narrowings.map((narrow) => firstPage(narrow(), sort))),
  ).flat();
}
