import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import { type Name, nameIndexOf } from '#catalogue/suggestions/name-index.ts';
import { bestNames, NameCounts } from '#catalogue/suggestions/rank-names.ts';
import { plainWordsOf } from '#catalogue/suggestions/word-index.ts';
import { listQueryOf } from '#catalogue/typed-search/list-query.ts';
import { phrasebookOf } from '#catalogue/typed-search/phrasebook.ts';
import { readAroundNames } from '#catalogue/typed-search/read-typed.ts';
import type { Language } from '#contract/language.ts';
import { searchResultPath, usedCarsPath } from '#contract/paths.ts';
import { type FilterValue, narrowest, type Selection, selectionOf } from '#contract/search/filter.ts';
import type { UsedSuggestion } from '#contract/search/search.schema.ts';
import { type SortOrder, sortParametersOf } from '#contract/search/sort-order.ts';
import type { Catalogue } from './filter-answer.ts';
import { sortNames, suggestionName } from './list-texts.ts';

const mostSuggestions = 10;
/** Maximum number of additional suggestions within a name typed in full: its models or variants. */
const mostWithin = 5;
/** Maximum number of suggestions per completion of the last word. */
const mostCompleted = 2;
/** Number of names listed before the completions of a single word. */
const mostBeforeCompleted = 3;

/**
 * Criteria that every suggestion has in addition to a name: `otomatis`, `di bawah 150 juta`, or a sort order.
 */
type Around = { readonly values: readonly FilterValue[]; readonly order: SortOrder | undefined };

/**
 * Suggestions for typed text (docs/product.md#search-and-suggestions): names and combinations of names
 * (vehicle, body type, place) with the other recognised criteria, best match first, then by number of cars.
 * Lists without cars are omitted. Empty text returns brands.
 */
export function suggestionsFor(catalogue: Catalogue, typed: string, language: Language): UsedSuggestion[] {
  const { words: read, hasUnused, ...around } = readAroundNames(catalogue, typed);
  const words = plainWordsOf(read);
  const saysNothing = words.length === 0 && around.values.length === 0 && around.order === undefined;
  if (saysNothing && hasUnused) return [];
  const suggester = new Suggester(catalogue, typed, language);
  const [last = ''] = words.slice(-1);
  const others = words.slice(0, -1);
  const completed = phrasebookOf(catalogue.vocabulary)
    .completions(last)
    .flatMap((value) =>
      suggester.named(others, { ...around, values: [...around.values, value] }).slice(0, mostCompleted),
    );
  const named = suggester.named(words, around);
  // A single word is more likely a name than a criterion.
  const before = words.length > 1 ? 0 : mostBeforeCompleted;
  const suggestions = [...named.slice(0, before), ...completed, ...named.slice(before)];
  const seen = new Set<string>();
  return suggestions
    .filter(({ value }) => !seen.has(value) && seen.add(value) !== undefined)
    .slice(0, mostSuggestions);
}

class Suggester {
  readonly #catalogue: Catalogue;
  readonly #typed: string;
  readonly #language: Language;

  constructor(catalogue: Catalogue, typed: string, language: Language) {
    this.#catalogue = catalogue;
    this.#typed = typed;
    this.#language = language;
  }

  /** Lists for the names that the words match. */
  named(words: readonly string[], around: Around): UsedSuggestion[] {
    const { index, vocabulary } = this.#catalogue;
    const names = nameIndexOf(vocabulary);
    const book = phrasebookOf(vocabulary);
    const counts = new NameCounts(index, catalogueSelectionOf(selectionOf(around.values), vocabulary));
    const told = (some: readonly Name[], count: number) => this.#list(some, around, count);
    const mostOffered = (some: readonly Name[]) =>
      some
        .map((name) => ({ name, count: counts.of(name) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.name.value.slug < b.name.value.slug ? -1 : 1))
        .map(({ name, count }) => told([name], count));

    if (words.length === 0) {
      const hasMore = around.values.length > 0 || around.order !== undefined;
      const together = hasMore ? [told([], this.#count(around.values))].filter(({ count }) => count > 0) : [];
      return [...together, ...mostOffered(names.brands).slice(0, mostSuggestions)];
    }
    // A list has one place: if one is already recognised, it is not combined with another.
    const isPlaced = around.values.some(({ type }) => type === 'province' || type === 'city');
    const hits = names
      .find(words, (word) => book.knows(word))
      .filter(({ name }) => !isPlaced || name.family !== 'place');
    const found = bestNames(hits, words.length, counts, (together) =>
      this.#count([...together.map(({ value }) => value), ...around.values]),
    );
    const suggestions = found.map((each) => told(each.names, each.count));
    const [best] = found;
    if (best?.mask !== (1 << words.length) - 1) suggestions.unshift(...this.#words());
    else if (best.names.length === 1) {
      const parts = best.names.flatMap((name) => names.within(name));
      suggestions.push(
        ...mostOffered(parts.filter(({ family }) => family === 'vehicle')).slice(0, mostWithin),
      );
    }
    return suggestions;
  }

  #count(values: readonly FilterValue[]): number {
    const { index, vocabulary } = this.#catalogue;
    return index.count({ selection: catalogueSelectionOf(narrowest(selectionOf(values)), vocabulary) });
  }

  /** `Toyota Avanza otomatis di Bandung, di bawah Rp 150 Juta`. */
  #list(names: readonly Name[], { values, order }: Around, count: number): UsedSuggestion {
    const selection: Selection = selectionOf([...names.map(({ value }) => value), ...values]);
    const name = suggestionName(selection, this.#catalogue.vocabulary, this.#language);
    const query = order ? `?sort=${sortParametersOf(order).sort}&order=${sortParametersOf(order).order}` : '';
    return {
      name: order ? `${name}, ${sortNames[order][this.#language].toLowerCase()}` : name,
      value: usedCarsPath(selection) + query,
      type: names[0]?.value.type ?? 'words',
      count,
    };
  }

  /** A search for the text as typed. */
  #words(): UsedSuggestion[] {
    const { index, vocabulary } = this.#catalogue;
    const { selection, words, unused, corrected } = listQueryOf(this.#catalogue, [], this.#typed);
    // Without some of the text it would not be what was typed.
    if (unused && unused.length > 0) return [];
    const count = index.count({ selection: catalogueSelectionOf(selection, vocabulary), words });
    if (count === 0) return [];
    const name = corrected ?? this.#typed.trim().replace(/\s+/g, ' ');
    return [{ name, value: `${searchResultPath}?q=${encodeURIComponent(name)}`, type: 'words', count }];
  }
}
