import * as z from 'zod/mini';
import { filterTypes } from './filter.ts';

export const filterType = z.enum(filterTypes);
export const sortField = z.enum(['score', 'createdAt', 'price', 'km']);
export const sortDirection = z.enum(['asc', 'desc']);

const filterItem = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.number(),
  isChecked: z.boolean(),
  url: z.string(),
});

export const filterGroup = z.object({
  slug: filterType,
  name: z.string(),
  multiple: z.boolean(),
  filters: z.array(filterItem),
});
