import * as z from 'zod/mini';

/* Narrowing and ordering of new models, in the address as `?filter=bodi-suv+bbm-listrik&sort=price`. */

/** By what models are narrowed: each value's slug begins with its group's. */
export const modelFilterGroups = ['harga', 'bodi', 'bbm', 'kursi'] as const;
export type ModelFilterGroup = (typeof modelFilterGroups)[number];

export const modelOrders = ['price', 'price-desc', 'name', 'delivered'] as const;
export type ModelOrder = (typeof modelOrders)[number];

const value = `(?:${modelFilterGroups.join('|')})-[a-z0-9]+(?:-[a-z0-9]+)*`;
/** Slugs joined by plus signs, or by the spaces that these are in an address. */
export const modelFilterSlugs = () =>
  z.string().check(z.maxLength(300), z.regex(new RegExp(`^${value}(?:[+ ]${value})*$`)));

export const modelFilters = () =>
  z.object({
    /** How many models there are with this selection. */
    count: z.number(),
    /** Whether something is selected, or another order. */
    isNarrowed: z.boolean(),
    groups: z.array(
      z.object({
        slug: z.enum(modelFilterGroups),
        name: z.string(),
        filters: z.array(
          z.object({
            slug: z.string(),
            name: z.string(),
            /** How many models there would be with it, ignoring the group's own selection. */
            count: z.number(),
            isChecked: z.boolean(),
            /** The address with this value toggled, without language prefix. */
            url: z.string(),
          }),
        ),
      }),
    ),
    sortOptions: z.array(z.object({ name: z.string(), url: z.string(), isChecked: z.boolean() })),
    /** The address without a selection. */
    clearUrl: z.string(),
  });
export type ModelFilters = z.infer<ReturnType<typeof modelFilters>>;
