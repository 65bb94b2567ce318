import * as z from 'zod/mini';
import { wholeNumber } from '#contract/api/wire-values.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { modelExtras } from './model-extra-paths.ts';

/* Promotions and videos of a model, as the operator has set them (docs/product.md#promotions-and-videos). */

const slug = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const named = () => z.object({ slug: z.string(), name: z.string() });

const promotion = () =>
  z.object({
    title: z.string(),
    text: z.string(),
    /** Null for all models of the brand. */
    model: z.nullable(named()),
    /** Its last day, `2026-12-31`. */
    until: z.string(),
    url: z.nullable(z.string()),
    /** Made up for the demonstration. */
    isDemonstration: z.boolean(),
  });
export type Promotion = z.infer<ReturnType<typeof promotion>>;

export const modelExtraSchemas = {
  modelExtra: {
    query: () =>
      z.object({
        categoryId: wholeNumber(categories.length),
        brand: slug(),
        model: slug(),
        extra: z.enum(modelExtras),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        brand: named(),
        model: named(),
        /** Those that have begun and not ended: of this model and of the whole brand. */
        promotions: z.array(promotion()),
        /** The same, of other models of the brand. */
        others: z.array(promotion()),
        /** The brand's own channel of videos, where the operator has set one. */
        channel: z.nullable(z.string()),
      }),
  },
} as const;
