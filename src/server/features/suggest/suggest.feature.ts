import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { readAroundNames } from '#catalogue/typed-search/read-typed.ts';
import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import type { Language } from '#contract/language.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { findByTitle } from '#server/articles/article-search.ts';
import type { Orm } from '#server/db/database.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { NewVehicleCatalogue } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { createOutletPlaces } from './outlet-places.ts';
import { asksForOutlet, outletSuggestions } from './outlet-suggestions.ts';
import { type PageNames, pageNamesOf } from './page-names.ts';
import { withPages } from './page-suggestions.ts';
import { withServices } from './service-suggestions.ts';

const mostArticles = 3;
/** Fewer letters begin a word of nearly every title. */
const fewestLetters = 4;

/** The endpoint of search suggestions. */
export const suggestFeature: Feature<'database' | 'live' | 'newVehicles' | 'cache'> = (
  app,
  { database, live, newVehicles, cache },
) => {
  const outletPlaces = createOutletPlaces(database.orm);
  serveEndpoint(
    app,
    'suggest',
    async ({ searchString = '', pages }, { language }) => {
      const catalogue = live.current();
      const used = suggestionsFor(catalogue, searchString, language);
      if (pages !== '1') return used;
      const isUnderstood = () => readAroundNames(catalogue, searchString).words.length === 0;
      const names = namesOf(newVehicles.current());
      const outlets = asksForOutlet(searchString)
        ? outletSuggestions(names, await outletPlaces(), searchString, language)
        : [];
      const found = withPages(used, names, { text: searchString, isUnderstood }, language);
      const all = withServices([...outlets, ...found], searchString, language);
      return [...all, ...(await articleSuggestions(database.orm, searchString, language))];
    },
    { cache },
  );
};

/** Articles with all of the words in their title. */
async function articleSuggestions(orm: Orm, text: string, language: Language): Promise<Suggestion[]> {
  if (text.trim().length < fewestLetters) return [];
  const found = await findByTitle(orm, text, { language, most: mostArticles });
  return found.map((article) => ({
    ...{ name: article.title, value: pathOfArticle(article, language), type: 'article' as const },
  }));
}

const known = new WeakMap<NewVehicleCatalogue, PageNames>();

/** Built on first use, one per catalogue. */
function namesOf(catalogue: NewVehicleCatalogue): PageNames {
  const names = known.get(catalogue) ?? pageNamesOf(catalogue);
  known.set(catalogue, names);
  return names;
}
