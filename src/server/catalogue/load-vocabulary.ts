import { asc } from 'drizzle-orm';
import { Vocabulary } from '#catalogue/vocabulary.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { centerOf } from '#server/regions/city-coordinates.ts';

/** Loads the names in addresses into memory: a few thousand that rarely change. */
export async function loadVocabulary(orm: Orm): Promise<Vocabulary> {
  const { brands, models, variants, provinces, cities, oldSlugs } = schema;
  const named = <
    Table extends typeof brands | typeof models | typeof variants | typeof provinces | typeof cities,
  >(
    table: Table,
  ) => ({ id: table.id, slug: table.slug, name: table.name });
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
    cities: (
      await orm
        .select({ ...named(cities), provinceId: cities.provinceId, isPopular: cities.isPopular })
        .from(cities)
        .orderBy(asc(cities.name))
    ).map((city) => ({ ...city, at: centerOf(city.id) })),
    oldSlugs: await orm
      .select({ slug: oldSlugs.slug, type: oldSlugs.type, id: oldSlugs.refId })
      .from(oldSlugs),
  });
}
