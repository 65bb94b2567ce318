import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { fuelProductNames } from './fuel-products.ts';

/* Fuel prices as they are and were (docs/product.md#fuel-prices). */

/** A price, and the days for which it is known. */
const fuelPrice = () =>
  z.object({
    from: z.iso.date(),
    /** The last day; null for one that still holds. */
    to: z.nullable(z.iso.date()),
    /** Rupiah a litre. */
    rupiah: z.number(),
    isEstimate: z.boolean(),
    /** Its place in `sources`. */
    source: z.number(),
  });

export const fuelSchemas = {
  fuelPrices: {
    path: readingPaths.fuelPrices,
    who: 'anyone',
    isKept: true,
    query: () => z.object({}),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** Today in Jakarta. */
        today: z.iso.date(),
        areas: z.array(z.object({ id: z.number(), name: z.string() })),
        series: z.array(
          z.object({
            /** Null for the whole country. */
            area: z.nullable(z.number()),
            product: z.enum(fuelProductNames),
            /** When the last one was last seen in a list. */
            checked: z.iso.date(),
            /** The earliest first. */
            prices: z.array(fuelPrice()),
          }),
        ),
        sources: z.array(z.string()),
        /** Fuel economy, in kilometres. */
        distances: z.array(
          z.object({
            class: z.enum(['car', 'motorcycle']),
            energy: z.enum(['petrol', 'hybrid', 'diesel']),
            amount: z.number(),
          }),
        ),
        notes: z.array(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
