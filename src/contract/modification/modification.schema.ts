import * as z from 'zod/mini';
import { category, vehicleSlug } from '#contract/api/wire-values.ts';

/** What one can do oneself, in a workshop, or only with somebody who does nothing else. */
export const modificationEffort = () => z.enum(['easy', 'workshop', 'specialist']);
/** Allowed, allowed within limits, or only after approval or a change of the papers. */
export const modificationLaw = () => z.enum(['allowed', 'limits', 'approval']);

const span = () => z.object({ min: z.number(), max: z.number() });

const idea = () =>
  z.object({
    /** Its anchor, the same in both languages. */
    id: z.string(),
    name: z.string(),
    what: z.string(),
    effort: modificationEffort(),
    /** Parts and work together, rupiah. */
    cost: span(),
    /** The same as a share of the model's lowest price; null without a model or its price. */
    share: z.nullable(span()),
    law: modificationLaw(),
    lawNote: z.string(),
    warrantyNote: z.string(),
    insuranceNote: z.string(),
  });
export type ModificationIdea = z.infer<ReturnType<typeof idea>>;

const named = () => z.object({ slug: z.string(), name: z.string() });

export const modificationSchemas = {
  modification: {
    query: () =>
      z.object({
        categoryId: category(),
        brand: z.optional(vehicleSlug()),
        model: z.optional(vehicleSlug()),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** The month of the figures, `YYYY-MM`. */
        asOf: z.string(),
        /** Null where the ideas are for any vehicle of the kind. */
        model: z.nullable(z.extend(named(), { brand: named() })),
        /** Parts of the vehicle, in display order. */
        parts: z.array(z.extend(named(), { ideas: z.array(idea()) })),
      }),
  },
} as const;
