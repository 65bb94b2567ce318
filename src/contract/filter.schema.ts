import * as z from 'zod/mini';
import { filterTypes } from './filter.ts';

export const filterType = z.enum(filterTypes);
export const sortField = z.enum(['score', 'createdAt', 'price', 'km']);
export const sortDirection = z.enum(['asc', 'desc']);

const filterItem = z.object({
  slug: z.string(),
  name: z.string(),
  /** How many cars there would be with it, the group's own selection aside. */
  count: z.number(),
  isChecked: z.boolean(),
  /** The address with this value toggled, without language prefix. */
  url: z.string(),
});
export type FilterItem = z.infer<typeof filterItem>;

export const filterGroup = z.object({
  slug: filterType,
  name: z.string(),
  /** Whether several values may be chosen at once. */
  multiple: z.boolean(),
  filters: z.array(filterItem),
});
export type FilterGroup = z.infer<typeof filterGroup>;
