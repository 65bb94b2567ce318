import type { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { catalogueSelectionOf, wordsOf } from '#catalogue/parse-search.ts';
import { type Name, type NameIndex, typedWords } from '#catalogue/suggestions/name-index.ts';
import { bestNames, NameCounts } from '#catalogue/suggestions/rank-names.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import { searchResultPath, usedCarsPath } from '#contract/paths.ts';
import { type Selection, selectionOf } from '#contract/search/filter.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import type { Catalogue } from './filter-answer.ts';

const mostSuggestions = 10;
/** Suggestions beside a name that was typed in full: its models, its variants. */
const mostWithin = 5;

/**
 * Suggestions for typed text (docs/product.md#search-and-suggestions): single names and combinations (a vehicle, a body,
 * a place), the best match first, then the most cars. Lists without cars are left out. Brands for empty text.
 */
export function suggestionsFor(
  { index, vocabulary }: Catalogue,
  names: NameIndex,
  typed: string,
  language: Language,
): Suggestion[] {
  const counts = new NameCounts(index);
  const told = (named: readonly Name[], count: number) => suggestionOf(named, count, vocabulary, language);
  const mostOffered = (some: readonly Name[]) =>
    some
      .map((name) => ({ name, count: counts.of(name) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.name.value.slug < b.name.value.slug ? -1 : 1))
      .map(({ name, count }) => told([name], count));

  const words = typedWords(typed);
  if (words.length === 0) return mostOffered(names.brands).slice(0, mostSuggestions);
  const found = bestNames(names.find(words), words.length, counts, (together) =>
    index.count({ selection: catalogueSelectionOf(selectionOfNames(together), vocabulary) }),
  );
  const suggestions = found.map((each) => told(each.names, each.count));
  const [best] = found;
  if (best?.mask !== (1 << words.length) - 1) suggestions.unshift(...wordSuggestion(index, typed));
  else if (best.names.length === 1) {
    const parts = best.names.flatMap((name) => names.within(name));
    const vehicles = parts.filter(({ family }) => family === 'vehicle');
    suggestions.push(...mostOffered(vehicles).slice(0, mostWithin));
  }
  const seen = new Set<string>();
  return suggestions
    .filter(({ value }) => !seen.has(value) && seen.add(value) !== undefined)
    .slice(0, mostSuggestions);
}

function selectionOfNames(names: readonly Name[]): Selection {
  return selectionOf(names.map(({ value }) => value));
}

/** `Toyota Avanza di Bandung`. */
function suggestionOf(
  names: readonly Name[],
  count: number,
  vocabulary: Vocabulary,
  language: Language,
): Suggestion {
  const nameOf = (family: Name['family']) =>
    names.filter((name) => name.family === family).map(({ value }) => vocabulary.fullName(value, language));
  const what = [...nameOf('vehicle'), ...nameOf('body')].join(' ');
  const where = nameOf('place').join(' ');
  const preposition = { id: 'di', en: 'in' }[language];
  return {
    name: what && where ? `${what} ${preposition} ${where}` : what || where,
    value: usedCarsPath(selectionOfNames(names)),
    type: names[0]?.value.type ?? 'words',
    count,
  };
}

/** How many cars have these words. */
function wordSuggestion(index: FacetedIndex, typed: string): Suggestion[] {
  const { words } = index.understand(wordsOf(typed));
  const count = index.count({ selection: {}, words });
  if (count === 0) return [];
  const name = words.join(' ');
  return [{ name, value: `${searchResultPath}?q=${encodeURIComponent(name)}`, type: 'words', count }];
}
