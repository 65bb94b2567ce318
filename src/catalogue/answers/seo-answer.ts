import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { type FilterValue, narrowest, type Selection, selectionOf } from '#contract/search/filter.ts';
import type { SeoAnswer } from '#contract/search/search.schema.ts';
import { type Catalogue, type ListQuery, listSummaryOf } from './filter-answer.ts';
import { linkGroupsOf, maxIndexedValues } from './link-groups.ts';

/** Maximum number of models in the price table. */
const mostModels = 10;
const vehicleTypes: readonly FilterValue['type'][] = ['brand', 'parent-model', 'model', 'variant'];

/** The SEO data of a list, with its links (docs/product.md#list-and-filter-answers). */
export function seoAnswerOf(catalogue: Catalogue, query: ListQuery, language: Language): SeoAnswer {
  const { index, vocabulary } = catalogue;
  const { selection, words } = query;
  const list = listSummaryOf(catalogue, query, language);
  const isOfPlaces = !selection.some(({ type }) => type === 'radius');
  const isIndexed =
    words.length === 0 && selection.length <= maxIndexedValues && list.count > 0 && isOfPlaces;
  // Links lead to lists without search words, so these are ignored in the counts.
  const counts = index.counts({ selection: catalogueSelectionOf(selection, vocabulary) });
  return {
    seo: {
      title: list.title,
      description: list.description,
      canonicalUrl: list.url,
      alternateUrl: list.alternateUrl,
      robots: isIndexed ? 'index, follow' : 'noindex, follow',
    },
    breadCrumb: list.breadCrumbs,
    priceTableTitle: localized('Prices')[language],
    priceTable: priceTableOf(catalogue, selection, language),
    description: list.subDescription,
    model: modelOf(selection, vocabulary, language),
    faq: list.faqs,
    faqSchema: list.faqSchema,
    widgets: linkGroupsOf(counts, selection, vocabulary, language),
    suggestions: list.filterSuggestions,
  };
}

/** Prices of the models among these cars, most cars first. */
function priceTableOf(
  { index, vocabulary }: Catalogue,
  selection: Selection,
  language: Language,
): SeoAnswer['priceTable'] {
  const rest = selection.filter(({ type }) => !vehicleTypes.includes(type));
  return index
    .priceRangesBy('model', { selection: catalogueSelectionOf(selection, vocabulary) })
    .flatMap(({ value: id, count, min, max }) => {
      const value = vocabulary.valueOf('model', id);
      return value ? [{ value, count, minPrice: min, maxPrice: max }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1))
    .slice(0, mostModels)
    .map(({ value, ...prices }) => {
      // If only some of a model's variants are selected, only these are priced.
      const variants = selection.filter(
        ({ type, within }) => type === 'variant' && within?.includes(value.slug) === true,
      );
      return {
        name: vocabulary.fullName(value, language),
        url: usedCarsPath(selectionOf([...rest, ...(variants.length > 0 ? variants : [value])])),
        ...prices,
      };
    });
}

function modelOf(selection: Selection, vocabulary: Vocabulary, language: Language): SeoAnswer['model'] {
  const [chosen, ...others] = narrowest(selection).filter(({ type }) => vehicleTypes.includes(type));
  if (!chosen || others.length > 0) return null;
  const slug =
    chosen.type === 'model' ? chosen.slug : chosen.type === 'variant' ? chosen.within?.[0] : undefined;
  const model = slug === undefined ? undefined : vocabulary.find(slug);
  if (!model) return null;
  const brand = vocabulary.find(model.within?.at(-1) ?? '');
  return {
    slug: model.slug,
    name: vocabulary.name(model, language),
    brandName: brand ? vocabulary.name(brand, language) : '',
  };
}
