import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { category, vehicleSlug } from '#contract/api/wire-values.ts';

/** Who can do the work: the owner, an ordinary workshop, or a specialist. */
export const modificationEffort = () => z.enum(['easy', 'workshop', 'specialist']);
/**
 * Legal status: allowed, allowed within limits, or only after approval or a change of the registration
 * papers.
 */
export const modificationLaw = () => z.enum(['allowed', 'limits', 'approval']);

const span = () => z.object({ min: z.number(), max: z.number() });

const idea = () =>
  z.object({
    /** The anchor of the idea on the page, the same in both languages. */
    id: z.string(),
    name: z.string(),
    what: z.string(),
    effort: modificationEffort(),
    /** Parts and labour, in rupiah. */
    cost: span(),
    /** The cost as a share of the model's lowest price; null without a model or a known price. */
    share: z.nullable(span()),
    law: modificationLaw(),
    lawNote: z.string(),
    warrantyNote: z.string(),
    insuranceNote: z.string(),
  });
export type ModificationIdea = z.infer<ReturnType<typeof idea>>;

/** A part over the drawing of a vehicle, as SVG paths in its measures, 480 × 300. */
const vehicleDiagram = () => z.object({ picture: z.string(), areas: z.string(), lines: z.string() });
export type VehicleDiagram = z.infer<ReturnType<typeof vehicleDiagram>>;

const named = () => z.object({ slug: z.string(), name: z.string() });

export const modificationSchemas = {
  modification: {
    path: readingPaths.modification,
    who: 'anyone',
    isKept: true,
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
        /** The month the figures were collected, `YYYY-MM`. */
        asOf: z.string(),
        /** Null where the ideas apply to any vehicle of the kind. */
        model: z.nullable(z.extend(named(), { brand: named() })),
        /** Ideas grouped by part of the vehicle, in display order. */
        parts: z.array(z.extend(named(), { diagram: z.optional(vehicleDiagram()), ideas: z.array(idea()) })),
      }),
  },
} as const;
