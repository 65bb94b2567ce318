import type { SortOrder } from '#contract/search/sort-order.ts';
import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import type { TraitChoice } from './trait-column.ts';

/** The type of each group's values: ids of rows, codes, or years. */
export type GroupValues = {
  brand: number;
  'parent-model': number;
  model: number;
  variant: number;
  'body-type': BodyTypeCode;
  fuel: FuelCode;
  transmission: TransmissionCode;
  'listing-type': ListingTypeCode;
  color: ColorCode;
  year: number;
  province: number;
  city: number;
};
export type ValueGroup = keyof GroupValues;
/** Numeric groups, counted by bands and selected by ranges. */
export type BandGroup = 'price' | 'kilometers';
export type Group = ValueGroup | BandGroup;

/**
 * The groups in the canonical order of an address, bands aside. Groups listed together are one family: their values
 * are within each other, as a model is within its brand, and so alternatives to each other.
 */
export const families = [
  ['brand', 'parent-model', 'model', 'variant'],
  ['body-type'],
  ['fuel'],
  ['transmission'],
  ['listing-type'],
  ['color'],
  ['year'],
  ['province', 'city'],
] as const satisfies readonly (readonly ValueGroup[])[];
export const valueGroups: readonly ValueGroup[] = families.flat();
export const bandGroups = ['price', 'kilometers'] as const satisfies readonly BandGroup[];

/** From `min` to below `max`, in rupiah or kilometres; null is open. */
export type HalfOpenRange = { readonly min: number | null; readonly max: number | null };
/** From `min` to `max`, both included. */
export type ClosedRange = { readonly min: number; readonly max: number };

export type ChosenValues = { readonly [G in ValueGroup]?: readonly GroupValues[G][] };
/**
 * The selected values. Values of one group are alternatives and groups are combined with AND; but brand, family,
 * model and variant are alternatives to each other, and so are province and city (where both a brand and a model of
 * it are selected, the caller leaves the brand out). An absent or empty group is no condition. A car of unknown
 * kilometres is in no range of them.
 */
export type CatalogueSelection = ChosenValues & { readonly [G in BandGroup]?: readonly HalfOpenRange[] } & {
  /** Ranges of years, beside the single ones. */
  readonly years?: readonly ClosedRange[];
  /** All of them must be satisfied. */
  readonly traits?: readonly TraitChoice[];
};

/** A query: selected values, and words that must all occur. */
export type CatalogueQuery = {
  readonly selection: CatalogueSelection;
  /** Lower case; each must occur within some token. Empty words are no condition. */
  readonly words?: readonly string[];
};
export type PageQuery = CatalogueQuery & {
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The time that popularity is of, in milliseconds since 1970; the present by default. */
  readonly now?: number;
};
/** One page of ids, and how many cars match on all pages. */
export type CataloguePage = { readonly ids: readonly number[]; readonly total: number };

export type ValueCount<Value> = { readonly value: Value; readonly count: number };
/** How many cars have the value, and their lowest and highest price. */
export type ValuePrices<Value> = ValueCount<Value> & ClosedRange;
/**
 * How many cars each value would give, ignoring what is selected in its group and family (disjunctive counts). Values
 * without cars are left out; the order is undefined.
 */
export type CatalogueCounts = {
  /** Cars that match the whole query. */
  readonly total: number;
} & { readonly [G in ValueGroup]: readonly ValueCount<GroupValues[G]>[] } & {
  /** By band: below the first limit, between two limits, above the last. */
  readonly [G in BandGroup]: readonly number[];
} & {
  /** Lowest and highest, ignoring the group's own selection; null where there are none. */
  readonly ranges: { readonly [G in BandGroup | 'year']: ClosedRange | null };
};

/**
 * What the cars of a query have: for sentences about them. Unlike counts, nothing that is selected is ignored.
 */
export type MatchFacts = {
  readonly total: number;
  /** Null where there are no cars. */
  readonly price: ClosedRange | null;
  readonly year: ClosedRange | null;
  readonly models: readonly ValueCount<number>[];
};

/** What decides which cars a car is compared with, and its price. */
export type PricedCar = { readonly variant: number | null; readonly year: number; readonly price: number };
