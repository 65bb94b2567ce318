import * as z from 'zod/mini';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { day, id, optionalText } from '#contract/api/wire-values.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { formTexts } from '#contract/sell/form-texts.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { tradeFields } from './trade-form.ts';
import { tradePageNames } from './trade-pages.ts';

export const tradeSchemas = {
  /** Texts and rates of a page about trading in. */
  tradePage: {
    path: '/api/v1/money/trade-in',
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
    path: queuedPaths.saveTradeLead,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...{ consent: day, page: z.enum(tradePageNames) },
        /** The wanted listing. */
        id: z.optional(id),
        /** The wanted new variant, its slugs joined by dots. */
        variant: optionalText(300),
        /** Hashes of the own vehicle's photos, joined by commas. */
        images: optionalText(2000),
        ...formTexts(tradeFields),
        ...visitQuery(),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
