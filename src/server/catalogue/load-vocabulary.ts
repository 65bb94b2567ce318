import { asc } from 'drizzle-orm';
import { type DistrictName, districtSlug, Vocabulary } from '#catalogue/vocabulary.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { centerOf } from '#server/regions/city-coordinates.ts';
import { readDistricts } from '#server/regions/districts.ts';

/** Loads the names in addresses into memory: a few thousand that rarely change. */
export async function loadVocabulary(orm: Orm): Promise<Vocabulary> {
  const { brands, models, variants, provinces, cities, oldSlugs } = schema;
  const named = <
    Table extends typeof brands | typeof models | typeof variants | typeof provinces | typeof cities,
  >(
    table: Table,
  ) => ({ id: table.id, slug: table.slug, name: table.name });
  const cityRows = await orm
    .select({ ...named(cities), provinceId: cities.provinceId, isPopular: cities.isPopular })
    .from(cities)
    .orderBy(asc(cities.name));
  // Sequentially, because PGlite has a single connection.
  return new Vocabulary({
    brands: await orm
      .select({ ...named(brands), isPopular: brands.isPopular, aliases: brands.aliases })
      .from(brands)
      .orderBy(asc(brands.position), asc(brands.id)),
    models: await orm
      .select({ ...named(models), brandId: models.brandId, aliases: models.aliases })
      .from(models)
      .orderBy(asc(models.id)),
    variants: await orm
      .select({ ...named(variants), modelId: variants.modelId })
      .from(variants)
      .orderBy(asc(variants.id)),
    provinces: await orm.select(named(provinces)).from(provinces).orderBy(asc(provinces.name)),
    cities: cityRows.map((city) => ({ ...city, at: centerOf(city.id) })),
    districts: districtsIn(cityRows),
    oldSlugs: await orm
      .select({ slug: oldSlugs.slug, type: oldSlugs.type, id: oldSlugs.refId })
      .from(oldSlugs),
  });
}

/** Districts are no table: they never change but with the reference data. */
function districtsIn(cities: readonly { readonly id: number; readonly slug: string }[]): DistrictName[] {
  const slugs = new Map(cities.map(({ id, slug }) => [id, slug]));
  return readDistricts().flatMap(({ id, cityId, name }) => {
    const city = slugs.get(cityId);
    return city === undefined ? [] : [{ id, cityId, name, slug: districtSlug(name, city) }];
  });
}
