import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { ageLoading, baseRate, insuredProvince } from '#contract/credit/credit.schema.ts';

/* Rates from which the cost of owning a vehicle is reckoned (docs/product.md#total-cost). */

const energy = () => z.enum(['petrol', 'hybrid', 'diesel', 'electricity']);
export type CostedEnergy = z.infer<ReturnType<typeof energy>>;

const usualCredit = () =>
  z.object({
    ...{ upToAge: z.number(), months: z.number(), downPayment: z.number(), rate: z.number() },
    leastLoan: z.number(),
  });
const vehicleFees = () =>
  z.object({
    ...{ roadFund: z.number(), registration: z.number(), plates: z.number() },
    ...{ ownershipBook: z.number(), move: z.number() },
  });

const provinceCosts = () =>
  z.object({
    ...insuredProvince().shape,
    /** Null where the yearly rate is unknown. */
    tax: z.nullable(
      z.object({
        province: z.number(),
        pkb: z.array(z.object({ order: z.number(), percent: z.number() })),
        bbnkb: z.nullable(z.number()),
        opsen: z.number(),
        isEstimate: z.boolean(),
      }),
    ),
  });

export const ownershipSchemas = {
  ownership: {
    path: readingPaths.ownership,
    who: 'anyone',
    isKept: true,
    query: () => z.object({}),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        insurance: z.object({ base: z.array(baseRate()), ageLoading: ageLoading() }),
        provinces: z.array(provinceCosts()),
        fees: z.object({ car: vehicleFees(), motorcycle: vehicleFees() }),
        /** Rupiah by the litre or kilowatt-hour; of one energy the last is the usual one. */
        prices: z.array(z.object({ energy: energy(), detail: z.string(), rupiah: z.number() })),
        costs: z.array(
          z.object({
            ...{ cost: z.enum(['service', 'distance']), class: z.enum(['car', 'motorcycle']) },
            ...{ energy: energy(), amount: z.number() },
          }),
        ),
        credits: z.object({
          ...{ used: z.array(usualCredit()), newCar: z.array(usualCredit()) },
          newMotorcycle: z.array(usualCredit()),
        }),
        /** From where the rates are, and of when, by what they are for. */
        notes: z.object({
          ...{ tax: z.string(), insurance: z.string(), energy: z.string(), service: z.string() },
          credit: z.string(),
        }),
        /** That rates have expired, and which are used; null while they hold. */
        endedNote: z.nullable(z.string()),
      }),
  },
} as const;
