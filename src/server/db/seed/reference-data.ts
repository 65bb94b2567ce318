import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Orm, schema } from '#server/db/database.ts';
import { codeRows, normalizeAliases, referenceHash, referenceRows } from './reference-rows.ts';
import { readSeedState, writeSeedState } from './seed-state.ts';
import type { SlugType } from './slug-registry.ts';

const {
  bodyTypes,
  brands,
  categories,
  cities,
  colors,
  filterSlugs,
  fuels,
  models,
  provinces,
  transmissions,
  variants,
} = schema;

/** Keeps statements well below the protocol's limit of 65,535 parameters. */
const rowsAStatement = 1000;

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsAStatement)
    yield rows.slice(from, from + rowsAStatement);
}

/** Columns overwritten by an upsert: all except the keys. */
function overwrite(table: PgTable, ...keys: string[]): Record<string, SQL> {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const others = columns.filter(([name]) => !keys.includes(name));
  return Object.fromEntries(
    others.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** Slugs in use, with their types. */
export async function readStoredSlugs(orm: Orm): Promise<Map<string, SlugType>> {
  const rows = await orm.select({ slug: filterSlugs.slug, type: filterSlugs.type }).from(filterSlugs);
  return new Map(rows.map(({ slug, type }) => [slug, type]));
}

async function writeCodes(orm: Orm): Promise<void> {
  await orm
    .insert(categories)
    .values(codeRows.categories)
    .onConflictDoUpdate({ target: categories.id, set: overwrite(categories, 'id') });
  for (const [table, rows] of [
    [bodyTypes, codeRows.bodyTypes],
    [fuels, codeRows.fuels],
    [transmissions, codeRows.transmissions],
  ] as const) {
    await orm
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({ target: table.slug, set: overwrite(table, 'slug') });
  }
  await orm
    .insert(colors)
    .values(codeRows.colors)
    .onConflictDoUpdate({ target: colors.slug, set: overwrite(colors, 'slug') });
}

async function writeRegions(orm: Orm, rows: ReturnType<typeof referenceRows>): Promise<void> {
  await orm
    .insert(provinces)
    .values(rows.provinces)
    .onConflictDoUpdate({ target: provinces.id, set: overwrite(provinces, 'id') });
  await orm
    .insert(cities)
    .values(rows.cities)
    .onConflictDoUpdate({ target: cities.id, set: overwrite(cities, 'id') });
}

async function writeVehicles(orm: Orm, rows: ReturnType<typeof referenceRows>): Promise<void> {
  const brandIds = await orm
    .insert(brands)
    .values(
      rows.brands.map(({ seed, slug, position }) => ({
        slug,
        name: seed.name,
        aliases: normalizeAliases(seed.aliases),
        isPopular: seed.popular,
        position,
      })),
    )
    .onConflictDoUpdate({ target: brands.slug, set: overwrite(brands, 'id', 'slug') })
    .returning({ id: brands.id, slug: brands.slug });
  const brandIdOf = new Map(brandIds.map(({ id, slug }) => [slug, id]));

  const modelRows = rows.brands.flatMap((brand) =>
    brand.models.map(({ seed, slug }) => ({
      brandId: known(brandIdOf, brand.slug),
      slug,
      name: seed.name,
      aliases: normalizeAliases(seed.aliases),
      bodyType: seed.body,
      // The column is an integer; a rare model of the catalogue must not look like an imported one.
      share: Math.max(1, Math.round(seed.share)),
      isReviewed: true,
    })),
  );
  const modelIdOf = new Map<string, number>();
  for (const some of chunks(modelRows)) {
    const ids = await orm
      .insert(models)
      .values(some)
      .onConflictDoUpdate({ target: models.slug, set: overwrite(models, 'id', 'slug') })
      .returning({ id: models.id, slug: models.slug });
    for (const { id, slug } of ids) modelIdOf.set(slug, id);
  }

  const variantRows = rows.brands.flatMap((brand) =>
    brand.models.flatMap((model) =>
      model.variants.map(({ seed, slug, priceYear }) => ({
        modelId: known(modelIdOf, model.slug),
        slug,
        name: seed.name,
        fuel: seed.fuel,
        transmission: seed.transmission,
        engineCc: seed.engineCc,
        soldFrom: seed.years[0],
        soldUntil: seed.years[1],
        newPriceMillion: seed.newPrice,
        priceYear,
      })),
    ),
  );
  for (const some of chunks(variantRows)) {
    await orm
      .insert(variants)
      .values(some)
      .onConflictDoUpdate({ target: variants.slug, set: overwrite(variants, 'id', 'slug') });
  }
}

export function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing is stored for ${String(key)}`);
  return value;
}

/** The registry repeats the slugs of the tables, so that its primary key rejects any clash. */
async function rebuildRegistry(orm: Orm): Promise<void> {
  await orm.delete(filterSlugs);
  await orm.execute(sql`
    insert into filter_slugs (slug, type, ref_id)
    select slug, 'brand', id from brands
    union all select slug, 'model', id from models
    union all select slug, 'variant', id from variants
    union all select slug, 'province', id from provinces
    union all select slug, 'city', id from cities`);
}

/** Whether the database already has the reference data of this build. */
export async function isReferenceCurrent(orm: Orm): Promise<boolean> {
  return (await readSeedState(orm, 'reference')) === referenceHash();
}

/**
 * Updates regions, codes and the vehicle catalogue to this build's data. Rows keep their ids, and rows added
 * by imports stay. Must run in a transaction.
 */
export async function writeReferenceData(orm: Orm): Promise<void> {
  const rows = referenceRows(await readStoredSlugs(orm));
  await writeCodes(orm);
  await writeRegions(orm, rows);
  await writeVehicles(orm, rows);
  await rebuildRegistry(orm);
  await writeSeedState(orm, 'reference', referenceHash());
}
