import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { fits } from '#catalogue/suggestions/typed-word.ts';
import { readAroundNames, readTyped } from '#catalogue/typed-search/read-typed.ts';
import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import type { Language } from '#contract/language.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import type { Feature } from '#server/feature.ts';
import { searchWords } from '#server/features/articles/shared/article-search.ts';
import type { ArticleShelf } from '#server/features/articles/shared/article-shelf.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { askedPage } from './asked-page.ts';
import { createOutletPlaces } from './outlet-places.ts';
import { asksForOutlet, outletSuggestions } from './outlet-suggestions.ts';
import { type PageNames, pageNamesOf } from './page-names.ts';
import { withPages } from './page-suggestions.ts';
import { reviewSuggestions } from './review-suggestions.ts';
import { withServices } from './service-suggestions.ts';

const mostArticles = 3;
/** Fewer letters begin a word of nearly every title. */
const fewestLetters = 4;

/** The endpoint of search suggestions. */
export const suggestFeature: Feature<'articles' | 'database' | 'live' | 'newVehicles'> = (
  app,
  { articles: { shelf }, database, live, newVehicles },
) => {
  const outletPlaces = createOutletPlaces(database.orm);
  serveEndpoint(app, 'suggest', async ({ searchString = '', pages }, { language }) => {
    const catalogue = live.current();
    const used = suggestionsFor(catalogue, searchString, language);
    if (pages !== '1') return used;
    const isUnderstood = () => {
      const { words, hasUnused } = readAroundNames(catalogue, searchString);
      return words.length === 0 && !hasUnused;
    };
    const names = namesOf(newVehicles.current());
    const outlets = asksForOutlet(searchString)
      ? outletSuggestions(names, await outletPlaces(), searchString, language)
      : [];
    const found = withPages(used, names, { text: searchString, isUnderstood }, language);
    const reviews = reviewSuggestions(names, searchString, language);
    const others = withServices([...reviews, ...outlets, ...found], searchString, language);
    const typed = readTyped(catalogue, searchString);
    const asked = askedPage(typed, searchString, { names, catalogue: newVehicles.current() }, language);
    const all = asked ? [asked, ...others.filter(({ value }) => value !== asked.value)] : others;
    return [...all, ...articleSuggestions(shelf, names, searchString, language)];
  });
};

/** Articles with all of the words in their title. The name of a vehicle that no article has is no typing error. */
function articleSuggestions(
  shelf: ArticleShelf,
  { vehicles }: PageNames,
  text: string,
  language: Language,
): Suggestion[] {
  if (text.trim().length < fewestLetters) return [];
  const words = searchWords(text);
  if (words.length === 0) return [];
  const isSpelled = (word: string) => vehicles.find([word]).some(({ fit }) => fit >= fits.exact);
  return shelf
    .search(words, {}, { language, within: 'title', isSpelled })
    .slice(0, mostArticles)
    .map(({ postType, bu, texts }) => {
      const { title, slug } = texts[language];
      return {
        name: title,
        value: pathOfArticle({ postType, bu, slug }, language),
        type: 'article' as const,
      };
    });
}

const known = new WeakMap<NewVehicleCatalogue, PageNames>();

/** Built on first use, one per catalogue. */
function namesOf(catalogue: NewVehicleCatalogue): PageNames {
  const names = known.get(catalogue) ?? pageNamesOf(catalogue);
  known.set(catalogue, names);
  return names;
}
