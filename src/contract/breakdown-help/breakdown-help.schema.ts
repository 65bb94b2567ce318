import * as z from 'zod/mini';
import { category } from '#contract/api/wire-values.ts';

/**
 * Whether to keep driving: `stop`, `careful` (drive carefully to a workshop), or `park` (driving makes no
 * difference).
 */
export const drivingAdvice = () => z.enum(['stop', 'careful', 'park']);

const symptom = () =>
  z.object({
    /** The anchor of the symptom on the page, the same in both languages. */
    id: z.string(),
    name: z.string(),
    drive: drivingAdvice(),
    /** What to do on the spot, in order. */
    steps: z.array(z.string()),
    never: z.array(z.string()),
    /** Most likely first. `sign` is how to tell the cause from the others. */
    causes: z.array(z.object({ name: z.string(), sign: z.nullable(z.string()) })),
  });

export const breakdownHelp = () =>
  z.object({
    title: z.string(),
    description: z.string(),
    /** The month of the last edit, `YYYY-MM`. */
    asOf: z.string(),
    numbers: z.array(z.object({ number: z.string(), name: z.string(), note: z.nullable(z.string()) })),
    /** Parts of the vehicle, in display order. */
    systems: z.array(z.object({ id: z.string(), name: z.string(), symptoms: z.array(symptom()) })),
  });
export type BreakdownHelp = z.infer<ReturnType<typeof breakdownHelp>>;
export type Symptom = z.infer<ReturnType<typeof symptom>>;

/** The kind of vehicle, by category id. */
export const breakdownHelpQuery = () => z.object({ categoryId: category() });
