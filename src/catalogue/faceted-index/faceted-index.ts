import type { CarIndex } from '#catalogue/car-index.ts';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import { traitNumbers } from '#contract/vehicles/traits.ts';
import { type BandLimits, CarColumns } from './car-columns.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import type {
  CatalogueCounts,
  CataloguePage,
  CatalogueQuery,
  MatchFacts,
  PageQuery,
  PricedCar,
  ValuePrices,
} from './catalogue-selection.ts';
import { Conditions } from './conditions.ts';
import { countEverything, countGroups, factsOfMatches } from './count-groups.ts';
import { type CarLoad, loadColumns } from './load-columns.ts';
import { pageOfSlots } from './page-of-slots.ts';
import { hourOf } from './popularity.ts';
import { asksForNothing, keyOf } from './query-key.ts';
import { Bitset, slack } from './sets/bitset.ts';
import { Scratch } from './sets/scratch.ts';
import { UnionCache } from './sets/union-cache.ts';

/** Maximum number of unfiltered pages cached until a change. */
const rememberedPages = 64;

const nowhere: ReadonlyMap<number, number> = new Map();

type LastQuery = {
  readonly key: string;
  readonly conditions: Conditions;
  counts: CatalogueCounts | undefined;
};

/**
 * Searches, counts and sorts public cars in memory, with the same results as SQL. A change is visible in the
 * next result; nothing is rebuilt, only cached unfiltered results are dropped.
 */
export class FacetedIndex implements CarIndex {
  readonly #columns: CarColumns;
  /** By id. After a bulk load it is built when a single car is first looked up. */
  #slots: Map<number, number> | undefined = new Map();
  readonly #free: number[] = [];
  readonly #live = new Bitset();
  readonly #scratch = new Scratch();
  readonly #unions = new UnionCache();
  /** Number of slots ever used. */
  #used = 0;
  readonly #pages = new Map<string, CataloguePage>();
  /** The hour of the cached pages. */
  #hour: number | undefined;
  #slotsOfIds = new WeakMap<readonly number[], Int32Array>();
  #last: LastQuery | undefined;
  readonly #traitCounts = new Int32Array(traitNumbers);
  #everything: CatalogueCounts | undefined;

  /** @param limits band limits for counting; selected ranges may use other limits */
  constructor(limits: Partial<BandLimits> = {}) {
    this.#columns = new CarColumns({
      ...{ price: priceBandLimits, kilometers: kilometerBandLimits, instalment: instalmentBandLimits },
      ...limits,
    });
  }

  /**
   * Builds an index of many cars at once, ten times faster than single upserts. Their words are added later.
   */
  static of(cars: CarLoad): FacetedIndex {
    const index = new FacetedIndex();
    loadColumns(index.#columns, cars);
    index.#slots = undefined;
    index.#used = cars.id.length;
    index.#live.addUpTo(index.#used);
    return index;
  }

  get size(): number {
    return this.#slots?.size ?? this.#used;
  }

  has(id: number): boolean {
    return this.#slotOf().has(id);
  }

  upsert(row: CatalogueRow): void {
    this.#forget();
    const slots = this.#slotOf();
    let slot = slots.get(row.id);
    if (slot === undefined) {
      slot = this.#free.pop() ?? this.#used++;
      slots.set(row.id, slot);
      this.#live.add(slot);
    }
    this.#columns.set(slot, row);
  }

  /** Sets the words that find a car. */
  describe(id: number, tokens: readonly string[]): void {
    const slot = this.#slotOf().get(id);
    if (slot === undefined) return;
    this.#forget();
    this.#columns.text.set(slot, tokens);
  }

  setViews(id: number, views: number): void {
    const slot = this.#slotOf().get(id);
    if (slot === undefined) return;
    this.#columns.popularity.setViews(slot, views);
    this.#pages.clear();
  }

  remove(id: number): boolean {
    const slots = this.#slotOf();
    const slot = slots.get(id);
    if (slot === undefined) return false;
    this.#forget();
    slots.delete(id);
    this.#live.delete(slot);
    this.#columns.clear(slot);
    this.#free.push(slot);
    return true;
  }

  query({ sort, page, pageSize, now = Date.now(), distances = nowhere, ...query }: PageQuery): CataloguePage {
    for (const number of [page, pageSize]) {
      if (!Number.isSafeInteger(number) || number < 1)
        throw new RangeError(`no page: ${page} of ${pageSize}`);
    }
    const hour = hourOf(now);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#pages.clear();
    }
    const key = asksForNothing(query) && distances === nowhere ? `${sort} ${page} ${pageSize}` : undefined;
    const known = key && this.#pages.get(key);
    if (known) return known;
    const matches = this.#conditionsOf(query).matches();
    const order = this.#columns.orderOf({ sort, now, distances, matches });
    const slots = pageOfSlots(matches, order, (page - 1) * pageSize, pageSize);
    const answer = { ids: slots.map((slot) => this.#columns.ids.get(slot)), total: matches.count };
    if (key && this.#pages.size < rememberedPages) this.#pages.set(key, answer);
    return answer;
  }

  counts(query: CatalogueQuery): CatalogueCounts {
    const last = this.#lastOf(query);
    const everything = () => {
      this.#everything ??= countEverything(this.#columns, this.size, last.conditions.room);
      return this.#everything;
    };
    if (asksForNothing(query)) return everything();
    last.counts ??= countGroups(this.#columns, last.conditions, everything);
    return last.counts;
  }

  facts(query: CatalogueQuery): MatchFacts {
    const counts = this.counts(query);
    return factsOfMatches(this.#columns, this.#conditionsOf(query), counts);
  }

  count(query: CatalogueQuery): number {
    return asksForNothing(query) ? this.size : this.#conditionsOf(query).matches().count;
  }

  matching(
    query: CatalogueQuery,
    ids: readonly number[],
    { most = Number.POSITIVE_INFINITY, start = 0 }: { readonly most?: number; readonly start?: number } = {},
  ): number[] {
    const conditions = this.#conditionsOf(query);
    const slots = this.#slotsOf(ids);
    const found: number[] = [];
    for (let step = 0; step < ids.length && found.length < most; step++) {
      const at = (start + step) % ids.length;
      const slot = slots[at] ?? -1;
      if (slot >= 0 && conditions.allow(slot)) found.push(ids[at] ?? 0);
    }
    return found;
  }

  countSince(query: CatalogueQuery, publishedAfter: number): number {
    const instants = this.#columns.instants.numbers;
    const { slots, count } = this.#conditionsOf(query).matches();
    let since = 0;
    for (let at = 0; at < count; at++) if ((instants[slots[at] ?? 0] ?? 0) >= publishedAfter) since++;
    return since;
  }

  countNew(query: CatalogueQuery, publishedAfter: number): number {
    const instants = this.#columns.instants.numbers;
    const { imported } = this.#columns;
    const { slots, count } = this.#conditionsOf(query).matches();
    let since = 0;
    for (let at = 0; at < count; at++) {
      const slot = slots[at] ?? 0;
      if ((instants[slot] ?? 0) >= publishedAfter && !imported.has(slot)) since++;
    }
    return since;
  }

  priceRangesBy(group: 'model', query: CatalogueQuery): ValuePrices<number>[] {
    const { columns, facets, bands } = this.#columns;
    return columns.vehicle.rangesBy(facets[group], this.#conditionsOf(query).matches(), bands.price.numbers);
  }

  carsOfModel(model: number): PricedCar[] {
    const { columns, facets, bands } = this.#columns;
    return Array.from(this.#slotsOfModel(model), (slot) => ({
      variant: columns.vehicle.valueOf(facets.variant, slot) ?? null,
      year: columns.age.valueOf(facets.year, slot) ?? 0,
      price: bands.price.numbers[slot] ?? 0,
    }));
  }

  traitCounts(query: CatalogueQuery): Int32Array {
    const counted = this.#traitCounts.fill(0);
    const conditions = this.#conditionsOf(query);
    this.#columns.traits.countInto(conditions.matches(), counted);
    this.#columns.traits.countInto(conditions.lackingOnly('traits'), counted);
    return counted;
  }

  markCars(model: number, trait: number, has: (car: PricedCar) => boolean): void {
    const { columns, facets, bands, traits } = this.#columns;
    let isChanged = false;
    for (const slot of this.#slotsOfModel(model)) {
      const variant = columns.vehicle.valueOf(facets.variant, slot) ?? null;
      const year = columns.age.valueOf(facets.year, slot) ?? 0;
      const before = traits.get(slot);
      const isMarked = has({ variant, year, price: bands.price.numbers[slot] ?? 0 });
      const after = isMarked ? before | trait : before & ~trait;
      if (after === before) continue;
      traits.set(slot, after);
      isChanged = true;
    }
    if (isChanged) this.#forget();
  }

  #slotsOfModel(model: number): Int32Array {
    const set = this.#columns.facets.model.setOf(model);
    if (!set) return new Int32Array();
    const slots = new Int32Array(set.size + slack);
    return slots.subarray(0, set.slotsInto(slots));
  }

  hasWord(word: string): boolean {
    return this.#columns.text.has(word);
  }

  understand(words: readonly string[]): { readonly words: readonly string[]; readonly isCorrected: boolean } {
    const understood = words.map((word) => this.#columns.text.understand(word));
    return { words: understood, isCorrected: understood.some((word, at) => word !== words[at]) };
  }

  /**
   * The last query's matches and counts are cached until a change, because a page is followed by its counts
   * or by the next page.
   */
  #lastOf(query: CatalogueQuery): LastQuery {
    const key = keyOf(query);
    if (this.#last?.key !== key) {
      this.#scratch.takeBack(this.#live.capacity);
      const conditions = new Conditions(query, this.#columns, this.#live, this.#scratch, this.#unions);
      this.#last = { key, conditions, counts: undefined };
    }
    return this.#last;
  }

  #conditionsOf(query: CatalogueQuery): Conditions {
    return this.#lastOf(query).conditions;
  }

  #slotOf(): Map<number, number> {
    if (!this.#slots) {
      this.#slots = new Map();
      for (let slot = 0; slot < this.#used; slot++) this.#slots.set(this.#columns.ids.get(slot), slot);
    }
    return this.#slots;
  }

  /** The slot of each id; -1 if there is no car. */
  #slotsOf(ids: readonly number[]): Int32Array {
    let known = this.#slotsOfIds.get(ids);
    if (!known) {
      const slots = this.#slotOf();
      known = Int32Array.from(ids, (id) => slots.get(id) ?? -1);
      this.#slotsOfIds.set(ids, known);
    }
    return known;
  }

  release(): void {
    this.#forget();
    this.#columns.text.release();
  }

  #forget(): void {
    this.#slotsOfIds = new WeakMap();
    this.#unions.clear();
    if (this.#pages.size > 0) this.#pages.clear();
    this.#last = undefined;
    this.#everything = undefined;
  }
}
