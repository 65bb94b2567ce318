import { titleOf } from '#catalogue/answers/list-texts.ts';
import { seoAnswerOf } from '#catalogue/answers/seo-answer.ts';
import { catalogueSelectionOf, parseSearch } from '#catalogue/parse-search.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { narrowest, type Selection, searchOf } from '#contract/search/filter.ts';
import type { SeoAnswer, Tile } from '#contract/search/search.schema.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import type { Feature } from '#server/feature.ts';
import { pricesOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';

/** Maximum number of searches per call. */
const mostSearches = 10;

/** SEO data of lists, and titles of earlier searches. */
export const seoFeature: Feature<'search' | 'newVehicles'> = (app, { search, newVehicles }) => {
  serveEndpoint(app, 'seo', ({ search: slugs, q }, { language }) => {
    const query = search.queryOf(slugs, q, language);
    return {
      ...seoAnswerOf(search.catalogue(), query, language),
      newPage: newPageOf(newVehicles.current(), query.selection, language),
    };
  });

  function tileOf(slugs: string, language: Language): Tile[] {
    const { index, vocabulary } = search.catalogue();
    const parsed = parseSearch(vocabulary, slugs);
    if (parsed.kind === 'unknown') return [];
    const { selection } = parsed;
    return [
      {
        slug: searchOf(selection),
        name: titleOf(selection, [], vocabulary, language),
        url: usedCarsPath(selection),
        count: index.count({ selection: catalogueSelectionOf(selection, vocabulary) }),
      },
    ];
  }

  serveEndpoint(app, 'lastSearch', ({ searches }, { language }) => {
    const asked = searches.split(',');
    if (asked.length > mostSearches) {
      const text = localized(`At most ${mostSearches} searches.`);
      throw new AppError('bad_request', { searches: [text[language]] }, language);
    }
    const tiles = asked.flatMap((slugs) => tileOf(slugs, language));
    return tiles.filter(({ slug }, at) => tiles.findIndex((tile) => tile.slug === slug) === at);
  });
};

/** The page of the new model or brand that corresponds to a list of used cars. */
function newPageOf(
  catalogue: NewVehicleCatalogue,
  selection: Selection,
  language: Language,
): SeoAnswer['newPage'] {
  const [chosen, ...others] = narrowest(selection).filter(({ type }) =>
    ['brand', 'parent-model', 'model', 'variant'].includes(type),
  );
  if (!chosen || others.length > 0) return null;
  const slugs = [chosen.slug, ...(chosen.within ?? [])];
  const brand = catalogue.get('mobil')?.find(({ slug }) => slugs.includes(slug));
  const model = brand?.models.find(({ slug }) => slugs.includes(slug));
  if (!brand || (!model && chosen.type !== 'brand')) return null;
  const variants = model ? model.variants : brand.models.flatMap((each) => each.variants);
  return {
    name: model ? `${brand.name} ${model.name}` : brand.name,
    url: model ? newVehiclesPath('mobil', brand.slug, model.slug) : newVehiclesPath('mobil', brand.slug),
    prices: pricesOf(variants, language),
  };
}
