import { Vocabulary, type VocabularyRows } from '#catalogue/vocabulary.ts';
import { centerOf } from '#server/regions/city-coordinates.ts';
import { readRegions } from '#server/regions/regions.ts';

/** All provinces and cities with their centres, and few vehicles. */
export function indonesia(vehicles: Pick<VocabularyRows, 'brands' | 'models' | 'variants'>): Vocabulary {
  const { provinces, cities } = readRegions();
  const taken = new Set(provinces.map(({ slug }) => slug));
  return new Vocabulary({
    ...vehicles,
    provinces,
    cities: cities.map((city) => {
      const slug = taken.has(city.slug) ? `${city.slug}-${city.id}` : city.slug;
      taken.add(slug);
      return { ...city, slug, at: centerOf(city.id) };
    }),
  });
}
