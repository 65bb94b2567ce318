import * as z from 'zod/mini';
import { clientId, day, id, optionalText } from '#contract/api/wire-values.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { tradePageNames } from './trade-pages.ts';

export const tradeSchemas = {
  tradePage: {
    who: 'anyone',
    isKept: true,
    query: () => z.object({ page: z.enum(tradePageNames) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** How it goes, in order. */
        steps: z.array(z.object({ heading: z.string(), text: z.string() })),
        /** Usual flat rates in percent a year, for loans up to so many months. */
        rates: z.array(z.object({ upToMonths: z.number(), lowest: z.number(), highest: z.number() })),
        ratesNote: z.string(),
        faqs: z.array(faqEntry),
      }),
  },
  /** Both vehicles, for the dealers of a city. What is wrong with a field is answered as 422. */
  saveTradeLead: {
    who: 'anyone',
    method: 'POST',
    query: () =>
      z.object({
        ...{ clientId, consent: day, page: z.enum(tradePageNames) },
        /** The wanted listing. */
        id: z.optional(id),
        /** The wanted new variant, its slugs joined by dots. */
        variant: optionalText(300),
        /** Hashes of the own vehicle's photos, joined by commas. */
        images: optionalText(2000),
        ...{ brandId: optionalText(20), brandName: optionalText(200) },
        ...{ modelId: optionalText(20), modelName: optionalText(200) },
        ...{ variantId: optionalText(20), variantName: optionalText(200) },
        ...{ makeYear: optionalText(20), registrationYear: optionalText(20), color: optionalText(40) },
        ...{ kilometerDriven: optionalText(40), ownership: optionalText(20) },
        ...{ transmission: optionalText(40), fuel: optionalText(40), taxPaidUntil: optionalText(20) },
        ...{ bpkbHolder: optionalText(40), serviceRecord: optionalText(20) },
        ...{ accidentFree: optionalText(20), floodFree: optionalText(20), isInsurance: optionalText(20) },
        ...{ price: optionalText(40), cityId: optionalText(20), description: optionalText(4000) },
        ...{ name: optionalText(200), mobile: optionalText(40), email: optionalText(400) },
        ...visitQuery(),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
