import * as z from 'zod/mini';
import { market } from '#contract/market/market.ts';
import { prices, specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { filterAnswer } from '#contract/search/search.schema.ts';
import { pageLinks, pageMeta } from './envelope.ts';
import { cards, listQuery, selectionParts, selectionQuery, time, viewed } from './reading.schema.ts';
import { category, id, modelQuery, wholeNumber } from './wire-values.ts';

/** Rupiah as a number, or formatted as text when `formatPrice` is 1. */
const shownPrice = () => z.union([z.number(), z.string()]);

/** Endpoints that only other clients call, so that no device loads their schemas. */
export const otherClientSchemas = {
  listingsV1: {
    path: '/api/v1/inventory/index',
    who: 'anyone',
    method: 'GET or POST',
    isKept: true,
    query: listQuery,
    data: () => z.object({ items: cards, meta: pageMeta, links: pageLinks }),
  },
  filtersV1: {
    path: '/api/v1/inventory/filters',
    who: 'anyone',
    method: 'GET or POST',
    isKept: true,
    query: () =>
      z.object({
        ...selectionQuery,
        categoryId: z.optional(z.literal('1')),
        ...selectionParts,
      }),
    data: filterAnswer,
  },
  viewEs: {
    path: '/api/v4/inventory/view-es',
    who: 'anyone',
    query: () => z.object({ id, time }),
    data: () => viewed,
  },
  viewEsV1: {
    path: '/api/v1/inventory/view-es',
    who: 'anyone',
    query: () => z.object({ id, time }),
    data: () => viewed,
  },
  modelOverview: {
    path: '/api/v1/model/overview',
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        categoryId: z.optional(category()),
        ...modelQuery,
        year: z.optional(wholeNumber(2100)),
        formatPrice: z.optional(z.enum(['0', '1'])),
      }),
    data: () =>
      z.object({
        /**
         * Price range of the used cars on offer; of the new models where the kind is not sold used. Null
         * where there are none.
         */
        minPrice: z.nullable(shownPrice()),
        maxPrice: z.nullable(shownPrice()),
        /** Price range of the new variants, with source and as-of date; null where no price is known. */
        newPrices: z.nullable(z.extend(prices(), { min: shownPrice(), max: shownPrice() })),
        /** Null without enough comparable cars; the range is then that of all offered cars. */
        market: z.nullable(market),
        count: z.number(),
      }),
  },
  modelFeatures: {
    path: '/api/v1/model/features',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: z.optional(category()), ...modelQuery }),
    /** Unknown fields are null, which is common for kinds other than cars. */
    data: () =>
      z.object({
        brandName: z.string(),
        modelName: z.string(),
        variants: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            slug: z.string(),
            fuel: z.nullable(z.string()),
            transmission: z.nullable(z.string()),
            engineCc: z.nullable(z.number()),
            soldFrom: z.nullable(z.number()),
            soldUntil: z.nullable(z.number()),
            newPrice: z.nullable(z.number()),
            priceYear: z.nullable(z.number()),
          }),
        ),
        /**
         * Specifications of the new variants by group. Each has one value per entry of `newVariants`, or a
         * single value shared by all.
         */
        newVariants: z.array(z.string()),
        specifications: z.array(specification()),
      }),
  },
} as const;
