import * as z from 'zod/mini';

/* The operator's rates of running a vehicle, for the calculators (docs/product.md#electric-vehicles). */

/** Speed class of a charger, as in the national register: up to 7 kW, up to 22, up to 50, and above. */
export const chargingSpeeds = ['slow', 'medium', 'fast', 'ultra'] as const;

const ofBoth = <Value extends z.ZodMiniType>(value: Value) => z.object({ mobil: value, motor: value });

export const runningRates = () =>
  z.object({
    /** Rupiah a kilowatt-hour up to a connected power in volt-amperes, ascending; null: above all others. */
    home: z.array(z.object({ upToVa: z.nullable(z.number()), perKwh: z.number() })),
    /** Public charging: rupiah a kilowatt-hour, and the most that is charged for a charge. */
    public: z.object({
      perKwh: z.number(),
      fees: z.object({ slow: z.number(), medium: z.number(), fast: z.number(), ultra: z.number() }),
    }),
    /** Service and wear parts, in rupiah a year. */
    service: ofBoth(z.object({ petrol: z.number(), electric: z.number() })),
    /** Rupiah a litre. */
    petrol: z.number(),
    /** Of a petrol vehicle. */
    kmPerLitre: ofBoth(z.number()),
    /** Beside them, for cars. A device may have kept rates without these. */
    hybridKmPerLitre: z.optional(z.number()),
    /** Rupiah a litre of unsubsidised petrol. */
    pertamax: z.optional(z.number()),
    /** The yearly tax in a province: percent of the price of a petrol vehicle, and a sum for any. */
    tax: ofBoth(z.object({ percent: z.number(), fixed: z.number() })),
    /** From where the rates are, and of when. */
    notes: z.object({
      ...{ home: z.string(), public: z.string(), petrol: z.string(), service: z.string(), tax: z.string() },
    }),
  });
export type RunningRates = z.infer<ReturnType<typeof runningRates>>;
