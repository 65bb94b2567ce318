import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { ageLoading, baseRate, insuredProvince } from '#contract/credit/credit.schema.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { insuranceCovers, insuredClasses, insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import { insurancePageNames } from './insurance-pages.ts';

/* Premium rates and texts of a quote (docs/product.md#insurance). */

export const insuranceSchemas = {
  insurancePage: {
    path: readingPaths.insurancePage,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ page: z.enum(insurancePageNames) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        base: z.array(baseRate()),
        risks: z.array(
          z.object({
            risk: z.enum(insuredRisks),
            region: z.nullable(z.number()),
            cover: z.enum(insuranceCovers),
            lowest: z.number(),
            highest: z.number(),
            isEstimate: z.boolean(),
          }),
        ),
        liabilities: z.array(
          z.object({
            liability: z.enum(insuredLiabilities),
            class: z.enum(insuredClasses),
            upTo: z.number(),
            percent: z.number(),
            isEstimate: z.boolean(),
          }),
        ),
        ageLoading: ageLoading(),
        provinces: z.array(insuredProvince()),
        /** From where the rates are known, and of when. */
        note: z.string(),
        /** That the rates have expired, and which are used; null while they hold. */
        endedNote: z.nullable(z.string()),
        /** What the owner pays of each damage. */
        ownShare: z.string(),
        /** By cover: what is not paid. */
        covered: z.array(
          z.object({
            cover: z.enum(insuranceCovers),
            name: z.string(),
            no: z.array(z.string()),
          }),
        ),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
