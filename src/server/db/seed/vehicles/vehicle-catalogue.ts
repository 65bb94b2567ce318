import * as z from 'zod/mini';
import { bodyTypeCode, fuelCode, transmissionCode } from '#contract/vehicles/vehicle.schema.ts';
import {
  cellList,
  decimalNumber,
  readReferenceTable,
  wholeNumber,
  yesOrNo,
} from '#server/process/reference-table.ts';
import type { BrandSeed, ModelSeed, VariantSeed } from './vehicle-seed.ts';

const text = z.string().check(z.minLength(1));
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const noneOrNumber = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  wholeNumber,
]);
const brandRow = z.object({ slug, name: text, popular: yesOrNo, aliases: cellList });
const modelRow = z.object({
  brand: slug,
  slug,
  name: text,
  body: bodyTypeCode,
  share: decimalNumber,
  aliases: cellList,
});
const variantRow = z.object({
  brand: slug,
  model: slug,
  name: text,
  fuel: fuelCode,
  transmission: transmissionCode,
  engine_cc: wholeNumber,
  from_year: wholeNumber,
  to_year: noneOrNumber,
  new_price_million: wholeNumber,
});

/** @throws if a row belongs to none of the `owners` */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string, owners: ReadonlySet<string>) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!owners.has(key)) throw new Error(`reference-data/vehicles: there is no ${key}.`);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function read(): BrandSeed[] {
  const brands = readReferenceTable('vehicles/brands.csv', brandRow);
  const models = readReferenceTable('vehicles/models.csv', modelRow);
  const variants = readReferenceTable('vehicles/variants.csv', variantRow);
  const modelKey = (model: { brand: string; slug: string }) => `${model.brand}/${model.slug}`;
  const modelsOf = groupBy(models, ({ brand }) => brand, new Set(brands.map((brand) => brand.slug)));
  const variantsOf = groupBy(
    variants,
    ({ brand, model }) => modelKey({ brand, slug: model }),
    new Set(models.map(modelKey)),
  );
  const variantSeed = (row: (typeof variants)[number]): VariantSeed => ({
    name: row.name,
    fuel: row.fuel,
    transmission: row.transmission,
    engineCc: row.engine_cc,
    years: [row.from_year, row.to_year],
    newPrice: row.new_price_million,
  });
  const modelSeed = (row: (typeof models)[number]): ModelSeed => ({
    slug: row.slug,
    name: row.name,
    body: row.body,
    aliases: row.aliases,
    share: row.share,
    variants: (variantsOf.get(modelKey(row)) ?? []).map(variantSeed),
  });
  return brands.map((row) => ({
    slug: row.slug,
    name: row.name,
    aliases: row.aliases,
    popular: row.popular,
    models: (modelsOf.get(row.slug) ?? []).map(modelSeed),
  }));
}

let catalogue: readonly BrandSeed[] | undefined;

/**
 * Every brand with its models and variants, sorted by share of the used market; read once from
 * `reference-data/vehicles`.
 */
export function readVehicleCatalogue(): readonly BrandSeed[] {
  catalogue ??= read();
  return catalogue;
}
