import { asc } from 'drizzle-orm';
import { type FilterType, type FilterValue, priceRangeName, priceRangeOfSlug } from '#contract/filter.ts';
import type { Language } from '#contract/language.ts';
import { bodyTypeCode } from '#contract/vehicle.schema.ts';
import { bodyTypeNames } from '#contract/vehicle.ts';
import { type Orm, schema } from '#server/db/database.ts';

type Place = { readonly id: number; readonly slug: string; readonly name: string };

/** Everything that has a slug in an address, kept in memory: some hundred names that hardly ever change. */
export type FilterVocabulary = {
  /** What a slug means; undefined if nothing. */
  find(slug: string): FilterValue | undefined;
  name(value: FilterValue, language: Language): string;
  /** The row behind a brand, province or city. */
  idOf(value: FilterValue): number | undefined;
  /** The value a row stands for. */
  valueOf(type: 'brand' | 'province' | 'city', id: number): FilterValue | undefined;
  readonly popularBrands: readonly FilterValue[];
  readonly popularCities: readonly FilterValue[];
};

export async function loadFilterVocabulary(orm: Orm): Promise<FilterVocabulary> {
  const { brands, provinces, cities } = schema;
  // One after the other: PGlite has a single connection.
  const brandRows = await orm.select().from(brands).orderBy(asc(brands.position));
  const provinceRows = await orm.select().from(provinces).orderBy(asc(provinces.name));
  const cityRows = await orm.select().from(cities).orderBy(asc(cities.name));

  const bySlug = new Map<string, Place & { type: FilterType }>();
  const byId = new Map<string, FilterValue>();
  const add = (type: 'brand' | 'province' | 'city', rows: readonly Place[]) => {
    for (const { id, slug, name } of rows) {
      bySlug.set(slug, { id, slug, name, type });
      byId.set(`${type} ${id}`, { slug, type });
    }
  };
  add('brand', brandRows);
  add('province', provinceRows);
  add('city', cityRows);

  return {
    find(slug) {
      const row = bySlug.get(slug);
      if (row) return { slug, type: row.type };
      if (bodyTypeCode.safeParse(slug).success) return { slug, type: 'body-type' };
      if (priceRangeOfSlug(slug)) return { slug, type: 'price' };
      return undefined;
    },
    name(value, language) {
      if (value.type === 'price')
        return priceRangeName(priceRangeOfSlug(value.slug) ?? { min: 0, max: 0 }, language);
      const body = bodyTypeCode.safeParse(value.slug);
      if (body.success) return bodyTypeNames[body.data][language];
      return bySlug.get(value.slug)?.name ?? value.slug;
    },
    idOf: (value) => bySlug.get(value.slug)?.id,
    valueOf: (type, id) => byId.get(`${type} ${id}`),
    popularBrands: brandRows.filter((row) => row.isPopular).map(({ slug }) => ({ slug, type: 'brand' })),
    popularCities: cityRows.filter((row) => row.isPopular).map(({ slug }) => ({ slug, type: 'city' })),
  };
}
