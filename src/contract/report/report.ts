import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

/** Reasons to report a listing. */
export const reportReasons = ['sold', 'wrong-facts', 'fraud', 'duplicate', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportLimits = { detailsLength: 500 } as const;
export const reportReasonNames: Readonly<Record<ReportReason, Localized>> = {
  sold: localized('The car is already sold'),
  'wrong-facts': localized('Details or photos are wrong'),
  fraud: localized('It looks like fraud'),
  duplicate: localized('The same car is advertised twice'),
  offensive: localized('Offensive content'),
  other: localized('Something else'),
};
