import * as z from 'zod/mini';
import { filterGroups, filterTypes } from './filter.ts';

export const filterType = z.enum(filterTypes);
export const sortField = z.enum(['score', 'createdAt', 'price', 'instalment', 'km', 'distance']);
export const sortDirection = z.enum(['asc', 'desc']);

const item = () => ({
  /** A city's code, or the index of an offered price band, from 1. */
  id: z.optional(z.number()),
  slug: z.string(),
  type: filterType,
  name: z.string(),
  /** Number of cars in the list with this value, ignoring the group's own selection. */
  count: z.number(),
  isChecked: z.boolean(),
  /** The list of this value alone, without language prefix: with the selection in it, options would repeat that. */
  url: z.string(),
  /** Slugs of the values containing it, nearest first; see `FilterValue`. */
  within: z.optional(z.array(z.string())),
});
/** A nested value. */
const within = () => ({
  ...item(),
  /** Whether it is shown before _show more_. */
  show: z.optional(z.boolean()),
  /** Lower-case text that a search within the list matches. */
  search: z.optional(z.string()),
});
/** Number of selected values nested in it, shown as a badge. */
const childsCheckedCount = () => z.optional(z.number());
/** At most three levels: brand, model, variant; or province, city. */
export const filterItem = z.lazy(() => {
  const leaf = z.object(within());
  const branch = z.object({
    ...within(),
    childs: z.optional(z.array(leaf)),
    childsCheckedCount: childsCheckedCount(),
  });
  return z.object({
    ...item(),
    childs: z.optional(z.array(branch)),
    childsCheckedCount: childsCheckedCount(),
  });
});
export type FilterItem = z.infer<typeof filterItem>;

/** The range of a numeric group, ignoring its own selection, and its selected part; null is unbounded. */
const groupRange = z.lazy(() => {
  const bound = z.object({ value: z.number(), title: z.string() });
  return z.object({
    min: bound,
    max: bound,
    rangeValue: z.optional(
      z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
    ),
  });
});

export const filterGroup = z.lazy(() =>
  z.object({
    slug: z.enum(filterGroups),
    name: z.string(),
    /** What its values are displayed with; null for names only. */
    image: z.optional(z.nullable(z.enum(['logo', 'body', 'swatch']))),
    /** Whether it has an editable selection. */
    editIcon: z.optional(z.boolean()),
    /** Whether several values can be selected at once. */
    multiple: z.boolean(),
    /** Number of values; a page contains only the most frequent ones of a long group. */
    total: z.number(),
    filters: z.array(filterItem),
    /** For price, year and mileage; null without cars. */
    range: z.optional(z.nullable(groupRange)),
  }),
);
export type FilterGroup = z.infer<typeof filterGroup>;

/** A selected value, as displayed in a chip. */
export const checkedFilter = z.lazy(() =>
  z.object({
    slug: z.string(),
    type: filterType,
    name: z.string(),
    within: z.optional(z.array(z.string())),
    removeUrl: z.string(),
  }),
);
export type CheckedFilter = z.infer<typeof checkedFilter>;
