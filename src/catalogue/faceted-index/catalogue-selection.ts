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
  district: number;
};
export type ValueGroup = keyof GroupValues;
/** Numeric groups, counted by bands and selected by ranges. */
export type BandGroup = 'price' | 'kilometers' | 'instalment';
export type Group = ValueGroup | BandGroup;

/**
 * The groups in the canonical order of an address, without bands. Groups listed together are one family:
 * their values contain each other, as a brand contains a model, and are therefore alternatives.
 */
export const families = [
  ['brand', 'parent-model', 'model', 'variant'],
  ['body-type'],
  ['fuel'],
  ['transmission'],
  ['listing-type'],
  ['color'],
  ['year'],
  ['province', 'city', 'district'],
] as const satisfies readonly (readonly ValueGroup[])[];
export const valueGroups: readonly ValueGroup[] = families.flat();
export const bandGroups = ['price', 'kilometers', 'instalment'] as const satisfies readonly BandGroup[];

/** From `min` (inclusive) to `max` (exclusive), in rupiah or kilometres; null is unbounded. */
export type HalfOpenRange = { readonly min: number | null; readonly max: number | null };
/** From `min` to `max`, both inclusive. */
export type ClosedRange = { readonly min: number; readonly max: number };

export type ChosenValues = { readonly [G in ValueGroup]?: readonly GroupValues[G][] };
/**
 * The selected values. Values of one group are alternatives, and groups are combined with AND; but brand,
 * family, model and variant are alternatives to each other, and so are province, city and district (if both a brand and
 * one of its models are selected, the caller omits the brand). An absent or empty group is no condition. A
 * car with unknown mileage matches no mileage range, and one without instalment no range of instalments.
 */
export type CatalogueSelection = ChosenValues & { readonly [G in BandGroup]?: readonly HalfOpenRange[] } & {
  /** Ranges of years, in addition to single years. */
  readonly years?: readonly ClosedRange[];
  /** All must be satisfied. */
  readonly traits?: readonly TraitChoice[];
};

/** A query: selected values, and words that must all occur. */
export type CatalogueQuery = {
  readonly selection: CatalogueSelection;
  /** In lower case; each must be a substring of some token. Empty words are ignored. */
  readonly words?: readonly string[];
};
export type PageQuery = CatalogueQuery & {
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Kilometres of each city, for the order by distance; cars of other places come last. */
  readonly distances?: ReadonlyMap<number, number> | undefined;
  /** The time at which popularity is evaluated, in milliseconds since 1970; now by default. */
  readonly now?: number;
};
/** One page of ids, and the total number of matching cars. */
export type CataloguePage = { readonly ids: readonly number[]; readonly total: number };

export type ValueCount<Value> = { readonly value: Value; readonly count: number };
/** Number of cars with the value, and their price range. */
export type ValuePrices<Value> = ValueCount<Value> & ClosedRange;
/**
 * Number of cars for each value, ignoring the selection in its group and family (disjunctive counts). Values
 * without cars are omitted; the order is undefined.
 */
export type CatalogueCounts = {
  /** Cars that match the whole query. */
  readonly total: number;
} & { readonly [G in ValueGroup]: readonly ValueCount<GroupValues[G]>[] } & {
  /** By band: below the first limit, between two limits, above the last. */
  readonly [G in BandGroup]: readonly number[];
} & {
  /** Lowest and highest value, ignoring the group's own selection; null without cars. */
  readonly ranges: { readonly [G in BandGroup | 'year']: ClosedRange | null };
};

/**
 * Facts about the cars that match a query, for sentences about them. Unlike in counts, the whole selection
 * applies.
 */
export type MatchFacts = {
  readonly total: number;
  /** Null without cars. */
  readonly price: ClosedRange | null;
  readonly year: ClosedRange | null;
  readonly models: readonly ValueCount<number>[];
};

/** The properties by which cars are compared, and the price. */
export type PricedCar = { readonly variant: number | null; readonly year: number; readonly price: number };
