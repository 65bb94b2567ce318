import type { Localized } from '#contract/language.ts';

/** Reasons to report a listing. */
export const reportReasons = ['sold', 'wrong-facts', 'fraud', 'duplicate', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportLimits = { detailsLength: 500 } as const;
export const reportReasonNames: Readonly<Record<ReportReason, Localized>> = {
  sold: { id: 'Mobil sudah terjual', en: 'The car is already sold' },
  'wrong-facts': { id: 'Data atau foto tidak sesuai', en: 'Details or photos are wrong' },
  fraud: { id: 'Diduga penipuan', en: 'It looks like fraud' },
  duplicate: { id: 'Iklan ganda', en: 'The same car is advertised twice' },
  offensive: { id: 'Isi tidak pantas', en: 'Offensive content' },
  other: { id: 'Lainnya', en: 'Something else' },
};
