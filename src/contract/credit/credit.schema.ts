import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { insuranceCovers, insuredClasses } from '#money/insurance-kinds.ts';
import { creditGuideNames, creditSubjectNames, simulationPageNames } from './credit-pages.ts';

/* Rates and texts that a calculation of a loan begins with (docs/product.md#credit). */

const span = () => ({ lowest: z.number(), highest: z.number() });

/** Usual flat rates in percent a year, for loans up to so many months. */
const usualRate = () => z.object({ upToMonths: z.number(), ...span() });

const fees = () =>
  z.object({
    /** Percent of the loan. */
    provision: z.object(span()),
    administration: z.object(span()),
    /** Registering the security, by the price up to which it holds; the last holds for all above. */
    fiducia: z.array(z.object({ upTo: z.number(), rupiah: z.number() })),
    /** For ending a loan early, in percent of what is owed. */
    penalty: z.object(span()),
  });

export const baseRate = () =>
  z.object({
    class: z.enum(insuredClasses),
    region: z.number(),
    cover: z.enum(insuranceCovers),
    upTo: z.nullable(z.number()),
    ...span(),
    isEstimate: z.boolean(),
  });
/** A province with its region of the tariff; null where it has no rates. */
export const insuredProvince = () =>
  z.object({ id: z.number(), name: z.string(), region: z.nullable(z.number()) });
export const ageLoading = () => z.object({ from: z.number(), percent: z.number() });

/** A lender as the operator has it. */
const lender = () =>
  z.object({
    name: z.string(),
    url: z.nullable(z.string()),
    /** Percent flat a year. */
    ...span(),
    months: z.object({ least: z.number(), most: z.number() }),
    /** Percent of the price. */
    leastDownPayment: z.number(),
    mostDownPayment: z.nullable(z.number()),
    leastLoan: z.nullable(z.number()),
    /** Of the vehicle, in years. */
    oldestAge: z.nullable(z.number()),
    /** Until when these hold, in words. */
    note: z.string(),
    isDemonstration: z.boolean(),
  });
export type Lender = z.infer<ReturnType<typeof lender>>;

/** A step, a paper or a check; a paper has a name by which its icon is found. */
const guidePoint = () => z.object({ id: z.string(), term: z.string(), text: z.string() });
const guidePoints = () => z.object({ heading: z.string(), lead: z.string(), points: z.array(guidePoint()) });

export const creditSchemas = {
  creditGuide: {
    path: readingPaths.creditGuide,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ page: z.enum(creditGuideNames) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** What this kind of loan is. */
        sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
        ...{ steps: guidePoints(), papers: guidePoints(), checks: guidePoints() },
        /**
         * One example that all sums of the page follow, and its instalments by the share paid at first and by the
         * months; null where there is no loan.
         */
        example: z.object({
          price: z.number(),
          downPayment: z.number(),
          months: z.number(),
          /** Flat, in percent a year. */
          rate: z.number(),
          columns: z.array(z.object({ months: z.number(), rate: z.number(), effectiveRate: z.number() })),
          rows: z.array(z.object({ downPayment: z.number(), instalments: z.array(z.nullable(z.number())) })),
          note: z.string(),
        }),
        lenders: z.array(lender()),
        /** That the rates have expired, and which are used; null while they hold. */
        endedNote: z.nullable(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
  creditPage: {
    path: readingPaths.creditPage,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ page: z.enum(simulationPageNames) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        subject: z.enum(creditSubjectNames),
        rates: z.array(usualRate()),
        fees: fees(),
        /** From where rates and fees are known, and of when. */
        ratesNote: z.string(),
        insurance: z.object({
          base: z.array(baseRate()),
          ageLoading: ageLoading(),
          provinces: z.array(insuredProvince()),
          note: z.string(),
        }),
        lenders: z.array(lender()),
        /** That the rates have expired, and which are used; null while they hold. */
        endedNote: z.nullable(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
