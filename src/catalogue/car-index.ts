import type { CatalogueRow } from './faceted-index/catalogue-row.ts';
import type {
  CatalogueCounts,
  CataloguePage,
  CatalogueQuery,
  MatchFacts,
  PageQuery,
  PricedCar,
  ValuePrices,
} from './faceted-index/catalogue-selection.ts';

/**
 * What finding cars needs of an index: lists, counts, facts and words, and how it is told of changes. Everything
 * that finds cars depends on this interface, and `tests/support/car-index-suite.ts` is what an implementation has to
 * pass. `FacetedIndex` is the one there is (docs/decisions/faceted-index.md: what another one would be for).
 *
 * A change is visible in the next answer. Order within a group of counts is undefined.
 */
export interface CarIndex {
  /** How many cars it holds. */
  readonly size: number;
  has(id: number): boolean;

  /**
   * A page of cars in order; empty past the end.
   * @throws RangeError for an invalid page
   */
  query(query: PageQuery): CataloguePage;
  /** The counts of every group, and the ranges. */
  counts(query: CatalogueQuery): CatalogueCounts;
  /** Facts about the matching cars, for sentences about them. */
  facts(query: CatalogueQuery): MatchFacts;
  /** How many cars match. */
  count(query: CatalogueQuery): number;
  /** Number of matches published at or after an instant (milliseconds since 1970). */
  countSince(query: CatalogueQuery, publishedAfter: number): number;
  /** Like `countSince`, without imported cars: their date is that of the import. */
  countNew(query: CatalogueQuery, publishedAfter: number): number;
  /**
   * Number of cars for each trait number, ignoring the selection of traits. The array is reused: read it
   * before the next call.
   */
  traitCounts(query: CatalogueQuery): Int32Array;
  /** Price ranges of the matches by model. */
  priceRangesBy(group: 'model', query: CatalogueQuery): ValuePrices<number>[];
  /**
   * The ids whose cars match, in the given order, at most `most`. Passing the same array again is faster.
   * @param start index to start from; ids before it come last
   */
  matching(
    query: CatalogueQuery,
    ids: readonly number[],
    options?: { readonly most?: number; readonly start?: number },
  ): number[];
  /** The cars of a model with the properties used for market comparison, unordered. */
  carsOfModel(model: number): PricedCar[];

  /** Whether some car has the word. */
  hasWord(word: string): boolean;
  /**
   * Corrects typed words: a word that no car has is replaced by the closest word that some car has.
   * `isCorrected` says whether any changed.
   */
  understand(words: readonly string[]): { readonly words: readonly string[]; readonly isCorrected: boolean };

  /** Adds or replaces a car. */
  upsert(row: CatalogueRow): void;
  /**
   * Removes a car.
   * @returns whether it existed
   */
  remove(id: number): boolean;
  /** Sets how many people saw a car. */
  setViews(id: number, views: number): void;
  /**
   * Sets a trait for a model's cars.
   * @param trait the trait's bit
   * @param has whether a car has it
   */
  markCars(model: number, trait: number, has: (car: PricedCar) => boolean): void;
  /** Frees the memory held by recent queries, which will be computed again. */
  release(): void;
}
