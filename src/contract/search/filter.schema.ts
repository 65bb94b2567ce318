import * as z from 'zod/mini';
import { filterGroups, filterTypes } from './filter.ts';

export const filterType = z.enum(filterTypes);
export const sortField = z.enum(['score', 'createdAt', 'price', 'km']);
export const sortDirection = z.enum(['asc', 'desc']);

const item = {
  slug: z.string(),
  type: filterType,
  name: z.string(),
  /** How many cars there would be with it, the group's own selection aside. */
  count: z.number(),
  isChecked: z.boolean(),
  /** The address with this value toggled, without language prefix. */
  url: z.string(),
  /** What it is part of, the nearest first; see `FilterValue`. */
  within: z.optional(z.array(z.string())),
};
const leaf = z.object(item);
/** How many of the values within it are chosen; shown as a badge. */
const childsCheckedCount = z.optional(z.number());
/** Three levels at the most: brand, model, variant; province, city. */
const branch = z.object({ ...item, childs: z.optional(z.array(leaf)), childsCheckedCount });
export const filterItem = z.object({ ...item, childs: z.optional(z.array(branch)), childsCheckedCount });
export type FilterItem = z.infer<typeof filterItem>;

const bound = z.object({ value: z.number(), title: z.string() });
/** What there is of a group of numbers, its own choice aside. */
const groupRange = z.object({ min: bound, max: bound });

export const filterGroup = z.object({
  slug: z.enum(filterGroups),
  name: z.string(),
  /** Whether several values may be chosen at once. */
  multiple: z.boolean(),
  /** Values there are in all; a page carries the most frequent ones of a long group. */
  total: z.number(),
  filters: z.array(filterItem),
  /** Of prices, years and kilometres; null where there are no cars. */
  range: z.optional(z.nullable(groupRange)),
});
export type FilterGroup = z.infer<typeof filterGroup>;

/** A chosen value, as the chips show it. */
export const checkedFilter = z.object({
  slug: z.string(),
  type: filterType,
  name: z.string(),
  within: z.optional(z.array(z.string())),
  removeUrl: z.string(),
});
export type CheckedFilter = z.infer<typeof checkedFilter>;
