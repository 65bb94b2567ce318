import * as z from 'zod/mini';
import { carFactShape } from '#contract/listing/car-facts.schema.ts';

/** What a lead about a trade-in says of both vehicles, as of when it was sent. */
export const tradeDetails = () =>
  z.object({
    car: z.object({
      name: z.string(),
      kilometers: z.number(),
      transmission: z.nullable(z.string()),
      fuel: z.nullable(z.string()),
      color: z.nullable(z.string()),
      ...carFactShape(),
    }),
    /** The middle half of similar cars on offer; null where there are too few. */
    value: z.nullable(z.object({ low: z.number(), high: z.number(), count: z.number(), asOf: z.string() })),
    /** What the owner hopes to get, in rupiah. */
    hoped: z.nullable(z.number()),
    wanted: z.object({ name: z.string(), price: z.nullable(z.number()) }),
  });
export type TradeDetails = z.infer<ReturnType<typeof tradeDetails>>;
