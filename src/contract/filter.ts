import type { Language } from './language.ts';
import { formatPrice } from './money.ts';

/** Filter types in the canonical order of an address (decisions, Filters and addresses). */
export const filterTypes = ['brand', 'body-type', 'price', 'province', 'city'] as const;
export type FilterType = (typeof filterTypes)[number];

/** Whether one value at a time is chosen of a type; choosing another replaces it. */
export function isSingleChoice(type: FilterType): boolean {
  return type === 'price';
}

/** One chosen value. */
export type FilterValue = { readonly slug: string; readonly type: FilterType };
/** What is chosen, in canonical order, each slug once. */
export type Selection = readonly FilterValue[];

function canonical(values: readonly FilterValue[]): Selection {
  return [...values].sort(
    (a, b) =>
      filterTypes.indexOf(a.type) - filterTypes.indexOf(b.type) ||
      (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0),
  );
}

/** A selection from any list of values: ordered, without repetitions, the last of a single choice winning. */
export function selectionOf(values: readonly FilterValue[]): Selection {
  return canonical(
    values.filter(
      (value, index) =>
        !values
          .slice(index + 1)
          .some(
            (later) => later.type === value.type && (later.slug === value.slug || isSingleChoice(value.type)),
          ),
    ),
  );
}

/** Adds the value, replacing its rival in a single choice; takes it away if it was chosen (spec §4). */
export function toggle(selection: Selection, value: FilterValue): Selection {
  const without = selection.filter((chosen) => chosen.slug !== value.slug);
  if (without.length < selection.length) return without;
  const kept = isSingleChoice(value.type) ? without.filter((chosen) => chosen.type !== value.type) : without;
  return canonical([...kept, value]);
}

export function searchOf(selection: Selection): string {
  return selection.map((value) => value.slug).join('+');
}

/** The slugs of an address segment; a plus and a space both separate (a form turns one into the other). */
export function slugsOfSearch(search: string): string[] {
  return search.split(/[+ ]+/).filter((slug) => slug !== '');
}

/** A price range in rupiah; null is open. */
export type PriceRange = { readonly min: number | null; readonly max: number | null };

const amount = '(\\d{1,4}(?:-\\d{1,3})?)-(juta|milyar)';
const rangePattern = new RegExp(`^harga-${amount}-${amount}$`);
const openPattern = new RegExp(`^harga-(di-bawah|di-atas)-${amount}$`);

function rupiah(figure: string | undefined, unit: string | undefined): number {
  return Math.round(Number(figure?.replace('-', '.')) * (unit === 'milyar' ? 1e9 : 1e6));
}

function amountSlug(value: number): string {
  const [figure, unit] = value >= 1e9 ? [value / 1e9, 'milyar'] : [value / 1e6, 'juta'];
  return `${String(figure).replace('.', '-')}-${unit}`;
}

/** `harga-50-juta-100-juta`, `harga-di-bawah-100-juta`, `harga-di-atas-1-5-milyar`. */
export function priceSlug({ min, max }: PriceRange): string {
  if (min === null && max === null) throw new Error('a price range has at least one end');
  if (min === null) return `harga-di-bawah-${amountSlug(max ?? 0)}`;
  if (max === null) return `harga-di-atas-${amountSlug(min)}`;
  return `harga-${amountSlug(min)}-${amountSlug(max)}`;
}

/** The range a slug names; undefined if it names none, or is not the one way to write it. */
export function priceRangeOfSlug(slug: string): PriceRange | undefined {
  const closed = rangePattern.exec(slug);
  const open = openPattern.exec(slug);
  let range: PriceRange;
  if (closed) range = { min: rupiah(closed[1], closed[2]), max: rupiah(closed[3], closed[4]) };
  else if (open?.[1] === 'di-bawah') range = { min: null, max: rupiah(open[2], open[3]) };
  else if (open) range = { min: rupiah(open[2], open[3]), max: null };
  else return undefined;
  if (range.min !== null && range.max !== null && range.min >= range.max) return undefined;
  // From nothing on is no lower end: that range has another slug, or is none.
  if (range.min === 0 || range.max === 0) return undefined;
  return priceSlug(range) === slug ? range : undefined;
}

/** `Rp 50 Juta – Rp 100 Juta`, `di bawah Rp 100 Juta`. */
export function priceRangeName({ min, max }: PriceRange, language: Language): string {
  const below = { id: 'Di bawah', en: 'Under' }[language];
  const above = { id: 'Di atas', en: 'Over' }[language];
  if (min === null) return `${below} ${formatPrice(max ?? 0, language)}`;
  if (max === null) return `${above} ${formatPrice(min, language)}`;
  return `${formatPrice(min, language)} – ${formatPrice(max, language)}`;
}

/** Where one band of prices ends and the next begins, in rupiah: stops of the slider (spec §9). */
export const priceBandLimits = [70e6, 100e6, 150e6, 200e6, 300e6, 500e6, 1e9] as const;
/** The bands offered for choice, from below the first limit to above the last. */
export const priceBands: readonly PriceRange[] = [null, ...priceBandLimits].map((min, index) => ({
  min,
  max: priceBandLimits[index] ?? null,
}));

/** How a list is ordered. `score` is popularity, the default. */
const sorting = {
  'score-desc': { sort: 'score', order: 'desc' },
  'createdAt-desc': { sort: 'createdAt', order: 'desc' },
  'price-asc': { sort: 'price', order: 'asc' },
  'price-desc': { sort: 'price', order: 'desc' },
  'km-asc': { sort: 'km', order: 'asc' },
  'km-desc': { sort: 'km', order: 'desc' },
} as const;
export type SortOrder = keyof typeof sorting;
export const sortOrders = [
  'score-desc',
  'createdAt-desc',
  'price-asc',
  'price-desc',
  'km-asc',
  'km-desc',
] as const satisfies readonly SortOrder[];

/** The parameters that ask for an order. */
export function sortParametersOf(order: SortOrder): (typeof sorting)[SortOrder] {
  return sorting[order];
}
export const defaultSort: SortOrder = 'score-desc';

/** Listings a page (spec §9). */
export const pageSize = 20;
/** Values that a page carries of a long group; the rest come when asked for. */
export const pageFilterOptions = 30;
/** Values shown of a long group before `show more` (spec §4). */
export const initialFilterOptions = 6;
