import type { Localized } from '#contract/language.ts';
import type { ReviewReportReason } from './review-reasons.ts';

/* Apart from the codes, which more parts of the app need. */

export const reviewReportNames: Readonly<Record<ReviewReportReason, Localized>> = {
  'not-an-owner': { id: 'Bukan dari pemilik', en: 'It is not by an owner' },
  advertising: { id: 'Berisi iklan', en: 'It advertises something' },
  'personal-data': { id: 'Berisi data pribadi', en: 'It has personal data' },
  offensive: { id: 'Bahasanya tidak pantas', en: 'Offensive language' },
  other: { id: 'Lainnya', en: 'Something else' },
};
