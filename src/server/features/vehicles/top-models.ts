import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { narrowest, type Selection, selectionOf } from '#contract/search/filter.ts';

/** The most frequent models of a list, with prices and the picture of each one's most popular car. */
export async function topModels(
  { index, vocabulary }: Catalogue,
  selection: Selection,
  most: number,
  language: Language,
  cardsByIds: (ids: readonly number[]) => Promise<ListingCard[]>,
): Promise<DataOf<'topModel'>> {
  const asked = narrowest(selection);
  const vehicles = ['brand', 'parent-model', 'model', 'variant'];
  const rest = asked.filter(({ type }) => !vehicles.includes(type));
  const models = index
    .priceRangesBy('model', { selection: catalogueSelectionOf(selection, vocabulary) })
    .flatMap(({ value: id, ...prices }) => {
      const value = vocabulary.valueOf('model', id);
      return value ? [{ value, ...prices }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1))
    .slice(0, most)
    .map((model) => {
      // If only some of its variants are selected, only these count.
      const variants = asked.filter(
        ({ type, within }) => type === 'variant' && within?.[0] === model.value.slug,
      );
      const list = selectionOf([...rest, ...(variants.length > 0 ? variants : [model.value])]);
      const { ids } = index.query({
        selection: catalogueSelectionOf(list, vocabulary),
        sort: 'score-desc',
        page: 1,
        pageSize: 1,
      });
      return { ...model, list, cover: ids[0] };
    });
  const cards = await cardsByIds(models.flatMap(({ cover }) => cover ?? []));
  return models.map(({ value, list, cover, count, min, max }) => {
    const brand = vocabulary.find(value.within?.at(-1) ?? '');
    const { coverImage = null, bodyType = null, color = null } = cards.find(({ id }) => id === cover) ?? {};
    return {
      slug: value.slug,
      name: vocabulary.name(value, language),
      url: usedCarsPath(list),
      count,
      brandName: brand ? vocabulary.name(brand, language) : '',
      minPrice: min,
      maxPrice: max,
      ...{ coverImage, bodyType, color },
    };
  });
}
