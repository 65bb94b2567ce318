import * as z from 'zod/mini';
import { wholeNumber } from '#contract/api/wire-values.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { modelExtras } from './model-extra-paths.ts';

/* Promotions and videos of a model, from the operator (docs/product.md#promotions-and-videos). */

const slug = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const named = () => z.object({ slug: z.string(), name: z.string() });

const promotion = () =>
  z.object({
    title: z.string(),
    text: z.string(),
    /** Null if the promotion applies to every model of the brand. */
    model: z.nullable(named()),
    /** Last day of the promotion, `2026-12-31`. */
    until: z.string(),
    url: z.nullable(z.string()),
    /** Generated for the demonstration. */
    isDemonstration: z.boolean(),
  });
export type Promotion = z.infer<ReturnType<typeof promotion>>;

export const modelExtraSchemas = {
  /** Promotions and videos of a model. */
  modelExtra: {
    path: '/api/v1/model/extra',
    who: 'anyone',
    isKept: true,
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
        /** Current promotions for this model and for the whole brand. */
        promotions: z.array(promotion()),
        /** Current promotions for other models of the brand. */
        others: z.array(promotion()),
        /** The brand's video channel, if the operator has set one. */
        channel: z.nullable(z.string()),
      }),
  },
} as const;
