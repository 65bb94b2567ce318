import * as z from 'zod/mini';

/* Filtering and sorting of new models, in the address as `?filter=bodi-suv+bbm-listrik&sort=price`. */

/** The filter groups; the slug of each value starts with that of its group. */
export const modelFilterGroups = ['harga', 'bodi', 'bbm', 'kursi'] as const;
export type ModelFilterGroup = (typeof modelFilterGroups)[number];

export const modelOrders = ['price', 'price-desc', 'name', 'delivered'] as const;
export type ModelOrder = (typeof modelOrders)[number];

const value = `(?:${modelFilterGroups.join('|')})-[a-z0-9]+(?:-[a-z0-9]+)*`;
/** Slugs joined by plus signs, or by spaces, which is what plus signs decode to in a query. */
export const modelFilterSlugs = () =>
  z.string().check(z.maxLength(300), z.regex(new RegExp(`^${value}(?:[+ ]${value})*$`)));

export const modelFilters = () =>
  z.object({
    /** Number of models that match the selection. */
    count: z.number(),
    /** Whether a filter or a non-default sort order is selected. */
    isNarrowed: z.boolean(),
    groups: z.array(
      z.object({
        slug: z.enum(modelFilterGroups),
        name: z.string(),
        filters: z.array(
          z.object({
            slug: z.string(),
            name: z.string(),
            /** For the axis of a chart; of price ranges only. */
            short: z.optional(z.string()),
            /**
             * Number of models that would match if this value were selected, ignoring the rest of its group.
             */
            count: z.number(),
            isChecked: z.boolean(),
            /** The address with this value toggled, without language prefix. */
            url: z.string(),
          }),
        ),
      }),
    ),
    sortOptions: z.array(z.object({ name: z.string(), url: z.string(), isChecked: z.boolean() })),
    /** The address without any filter. */
    clearUrl: z.string(),
  });
export type ModelFilters = z.infer<ReturnType<typeof modelFilters>>;
