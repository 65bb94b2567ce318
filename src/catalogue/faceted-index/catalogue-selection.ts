import type { SortOrder } from '#contract/search/sort-order.ts';
import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';

/** The values by which each group tells cars apart: ids of rows, codes, and years. */
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
/** Groups of numbers so fine that they are counted by bands and chosen by ranges. */
export type BandGroup = 'price' | 'kilometers';
export type Group = ValueGroup | BandGroup;

/**
 * The groups in the canonical order of an address, bands aside. What is chosen of groups that stand together is within
 * each other, as a model is within its brand, and so an alternative to each other.
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
 * What is chosen. Values of one group are alternatives, groups must all hold; but brand, family, model and variant
 * are alternatives of each other, and so are province and city (a brand whose model is chosen too would take all its
 * models in, so the caller leaves it out). A group that is absent or empty asks for nothing. A car of unknown
 * kilometres is in no range of them.
 */
export type CatalogueSelection = ChosenValues & { readonly [G in BandGroup]?: readonly HalfOpenRange[] } & {
  /** Years in a row, beside those named one by one. */
  readonly years?: readonly ClosedRange[];
};

/** What is asked for: the chosen values, and words that must all occur. */
export type CatalogueQuery = {
  readonly selection: CatalogueSelection;
  /** Lower case; each must occur within some token. Empty words ask for nothing. */
  readonly words?: readonly string[];
};
export type PageQuery = CatalogueQuery & {
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
};
/** Cars in order, and how many there are on all pages. */
export type CataloguePage = { readonly ids: readonly number[]; readonly total: number };

export type ValueCount<Value> = { readonly value: Value; readonly count: number };
/** How many cars have the value, and from which price to which, both included. */
export type ValuePrices<Value> = ValueCount<Value> & ClosedRange;
/**
 * How many cars each choice would give, what is chosen of the group and its alternatives aside (disjunctive counts).
 * Values without cars are left out; the order says nothing.
 */
export type CatalogueCounts = {
  /** Cars that match the whole of the query. */
  readonly total: number;
} & { readonly [G in ValueGroup]: readonly ValueCount<GroupValues[G]>[] } & {
  /** By band: below the first limit, from each to the next, from the last. */
  readonly [G in BandGroup]: readonly number[];
} & {
  /** The least and the most there is, the group's own choice aside; null where there is nothing. */
  readonly ranges: { readonly [G in BandGroup | 'year']: ClosedRange | null };
};

/** What tells which cars a car is compared with, and its price. */
export type PricedCar = { readonly variant: number | null; readonly year: number; readonly price: number };
