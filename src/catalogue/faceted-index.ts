import { priceBandLimits } from '#contract/filter.ts';
import { Bitset } from './bitset.ts';
import { type BandLimits, CarColumns } from './car-columns.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import type {
  CatalogueCounts,
  CataloguePage,
  CatalogueQuery,
  CatalogueSelection,
  PageQuery,
} from './catalogue-selection.ts';
import { Conditions } from './conditions.ts';
import { countGroups } from './count-groups.ts';
import { Matches } from './matches.ts';
import { pageOfSlots } from './page-of-slots.ts';

/** Unfiltered pages remembered until a change. */
const rememberedPages = 64;

/** Kilometres at which one band ends and the next begins. */
export const kilometerBandLimits = [10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const;

/** Infinity and null are the same in JSON, and not in a range. */
function keyOf(selection: CatalogueSelection, words: readonly string[]): string {
  return JSON.stringify([selection, words], (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
}

/**
 * Finds, counts and orders public cars in memory, with the answers the server's SQL gives. A change is in the next
 * answer; nothing is rebuilt for it, only the remembered unfiltered answers are forgotten.
 */
export class FacetedIndex {
  readonly #columns: CarColumns;
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #live = new Bitset();
  /** Slots ever used; those after it are new. */
  #used = 0;
  readonly #pages = new Map<string, CataloguePage>();
  #last: { readonly key: string; readonly conditions: Conditions } | undefined;
  #everything: CatalogueCounts | undefined;

  /** @param limits where bands end for counting; ranges that are chosen need not keep to them */
  constructor(limits: Partial<BandLimits> = {}) {
    this.#columns = new CarColumns({ price: priceBandLimits, kilometers: kilometerBandLimits, ...limits });
  }

  /** How many cars it holds. */
  get size(): number {
    return this.#slots.size;
  }

  has(id: number): boolean {
    return this.#slots.has(id);
  }

  /** Adds a car, or replaces all that is known of it. */
  upsert(row: CatalogueRow): void {
    this.#forget();
    let slot = this.#slots.get(row.id);
    if (slot === undefined) {
      slot = this.#free.pop() ?? this.#used++;
      this.#slots.set(row.id, slot);
      this.#live.add(slot);
    }
    this.#columns.set(slot, row);
  }

  /** Takes a car out. @returns whether it was there */
  remove(id: number): boolean {
    const slot = this.#slots.get(id);
    if (slot === undefined) return false;
    this.#forget();
    this.#slots.delete(id);
    this.#live.delete(slot);
    this.#columns.clear(slot);
    this.#free.push(slot);
    return true;
  }

  /** A page of cars in order; a page after the last is empty. @throws RangeError for a page that cannot be */
  query({ sort, page, pageSize, ...query }: PageQuery): CataloguePage {
    for (const number of [page, pageSize]) {
      if (!Number.isSafeInteger(number) || number < 1)
        throw new RangeError(`no page: ${page} of ${pageSize}`);
    }
    const conditions = this.#conditionsOf(query);
    const key = `${sort} ${page} ${pageSize}`;
    const known = conditions.areNone ? this.#pages.get(key) : undefined;
    if (known) return known;
    const matches = conditions.matches();
    const order = this.#columns.orderOf(sort);
    const slots = pageOfSlots(matches.slots(), order, (page - 1) * pageSize, pageSize);
    const answer = { ids: slots.map((slot) => this.#columns.ids.get(slot)), total: matches.count };
    if (conditions.areNone && this.#pages.size < rememberedPages) this.#pages.set(key, answer);
    return answer;
  }

  /** The counts of every group, and the ranges there are. */
  counts(query: CatalogueQuery): CatalogueCounts {
    const conditions = this.#conditionsOf(query);
    const everything = () => {
      this.#everything ??= countGroups(this.#columns, this.#newConditions({ selection: {} }), undefined);
      return this.#everything;
    };
    return conditions.areNone ? everything() : countGroups(this.#columns, conditions, everything);
  }

  /** Those of the last query are kept until a change: a page and its counts, or its next page, follow each other. */
  #conditionsOf({ selection, words = [] }: CatalogueQuery): Conditions {
    const key = keyOf(selection, words);
    if (this.#last?.key !== key) {
      this.#last = { key, conditions: this.#newConditions({ selection, words }) };
    }
    return this.#last.conditions;
  }

  #newConditions(query: CatalogueQuery): Conditions {
    return new Conditions(query, this.#columns, new Matches(this.#live, true, this.size));
  }

  #forget(): void {
    this.#pages.clear();
    this.#last = undefined;
    this.#everything = undefined;
  }
}
