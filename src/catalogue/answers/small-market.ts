import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import { smallVocabulary } from '#catalogue/small-vocabulary.ts';
import type { Catalogue } from './filter-answer.ts';

type Car = Partial<CatalogueRow> & Pick<CatalogueRow, 'model' | 'city' | 'price'>;

/** A catalogue of a few cars, for tests; ids count from 1. */
export function smallMarket(cars: readonly Car[]): Catalogue {
  const vocabulary = smallVocabulary();
  const { models, cities } = vocabulary.rows;
  const index = new FacetedIndex();
  for (const [at, car] of cars.entries()) {
    const model = models.find(({ id }) => id === car.model);
    const city = cities.find(({ id }) => id === car.city);
    index.upsert({
      id: at + 1,
      brand: model?.brandId ?? 0,
      parentModel: vocabulary.families.get(car.model) ?? null,
      variant: null,
      province: city?.provinceId ?? 0,
      district: null,
      bodyType: 'mpv',
      fuel: 'bensin',
      transmission: 'manual',
      color: null,
      listingType: 'individu',
      traits: 0,
      makeYear: 2018,
      kilometers: null,
      instalment: null,
      quality: 1,
      views: 0,
      isImported: false,
      publishedAt: 1_700_000_000_000,
      tokens: tokensOf(`${model?.name} ${city?.name} keyless`),
      ...car,
    });
  }
  return { index, vocabulary };
}
