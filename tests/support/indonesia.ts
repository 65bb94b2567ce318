import { districtSlug, Vocabulary, type VocabularyRows } from '#catalogue/vocabulary.ts';
import { centerOf } from '#server/regions/city-coordinates.ts';
import { readDistricts } from '#server/regions/districts.ts';
import { readRegions } from '#server/regions/regions.ts';

/** All provinces and cities with their centres, and few vehicles. */
export function indonesia(vehicles: Pick<VocabularyRows, 'brands' | 'models' | 'variants'>): Vocabulary {
  const { provinces, cities } = readRegions();
  const taken = new Set(provinces.map(({ slug }) => slug));
  const placed = cities.map((city) => {
    const slug = taken.has(city.slug) ? `${city.slug}-${city.id}` : city.slug;
    taken.add(slug);
    return { ...city, slug, at: centerOf(city.id) };
  });
  const slugs = new Map(placed.map(({ id, slug }) => [id, slug]));
  return new Vocabulary({
    ...vehicles,
    provinces,
    cities: placed,
    districts: readDistricts().map(({ id, cityId, name }) => ({
      ...{ id, cityId, name },
      slug: districtSlug(name, slugs.get(cityId) ?? ''),
    })),
  });
}
