import * as z from 'zod/mini';
import { filterGroups, filterTypes } from './filter.ts';

export const filterType = z.enum(filterTypes);
export const sortField = z.enum(['score', 'createdAt', 'price', 'km']);
export const sortDirection = z.enum(['asc', 'desc']);

const item = () => ({
  /** Of a city, its code; of an offered price band, its place among them, from 1. */
  id: z.optional(z.number()),
  slug: z.string(),
  type: filterType,
  name: z.string(),
  /** How many cars the list would have with it, ignoring the group's own selection. */
  count: z.number(),
  isChecked: z.boolean(),
  /** The address with this value toggled, without language prefix. */
  url: z.string(),
  /** What it is within, the nearest first; see `FilterValue`. */
  within: z.optional(z.array(z.string())),
});
/** A value within another one. */
const within = () => ({
  ...item(),
  /** Whether it is shown before _show more_. */
  show: z.optional(z.boolean()),
  /** What a search within the list looks in, in lower case. */
  search: z.optional(z.string()),
});
/** How many of the values within it are selected; shown as a badge. */
const childsCheckedCount = () => z.optional(z.number());
/** At most three levels: brand, model, variant; province, city. */
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

/** The extent of a numeric group, ignoring its own selection, and what is selected of it; null is open. */
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
    /** What its values are shown with; null for their name alone. */
    image: z.optional(z.nullable(z.enum(['logo', 'body', 'swatch']))),
    /** Whether it has a selection to edit. */
    editIcon: z.optional(z.boolean()),
    /** Whether several values may be selected at once. */
    multiple: z.boolean(),
    /** How many values there are; a page has only the most frequent ones of a long group. */
    total: z.number(),
    filters: z.array(filterItem),
    /** For price, year and kilometres; null where there are no cars. */
    range: z.optional(z.nullable(groupRange)),
  }),
);
export type FilterGroup = z.infer<typeof filterGroup>;

/** A selected value, as the chips show it. */
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
