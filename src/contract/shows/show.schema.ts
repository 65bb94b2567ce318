import * as z from 'zod/mini';
import { faqEntry } from '#contract/site/navigation.ts';

/* Editions of a show (docs/product.md#shows). What is not known is null or empty. */

const show = () =>
  z.object({
    slug: z.string(),
    name: z.string(),
    /** `2026-07-30`, or `2026-07` where the day is not known. */
    firstDay: z.string(),
    lastDay: z.string(),
    /** The same as text. */
    dates: z.string(),
    state: z.enum(['coming', 'now', 'over']),
    /** A drawing of a car (`drawingPicture`): a model that was launched there, if one is known. */
    drawing: z.optional(z.string()),
    venue: z.nullable(z.string()),
    city: z.string(),
    theme: z.nullable(z.string()),
    halls: z.nullable(z.number()),
    /** Square metres. */
    area: z.nullable(z.number()),
    brands: z.nullable(z.number()),
    /** With the page of the brand, where there is one. */
    brandNames: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
    launches: z.nullable(z.number()),
    launched: z.array(z.string()),
    visitors: z.nullable(z.number()),
    tickets: z.nullable(z.url({ protocol: /^https?$/ })),
    isEstimate: z.boolean(),
    /** When it was last looked up, as text. */
    checked: z.string(),
    source: z.string(),
  });
export type Show = z.infer<ReturnType<typeof show>>;

export const showSchemas = {
  contentShows: {
    path: '/api/v3/content/shows',
    who: 'anyone',
    isKept: true,
    query: () => z.object({}),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** Coming ones first, the next of them at the beginning; then past ones, newest first. */
        shows: z.array(show()),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
