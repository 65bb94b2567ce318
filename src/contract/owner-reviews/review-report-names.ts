import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { ReviewReportReason } from './review-reasons.ts';

/* Apart from the codes, which more parts of the app need. */

export const reviewReportNames: Readonly<Record<ReviewReportReason, Localized>> = {
  'not-an-owner': localized('It is not by an owner'),
  advertising: localized('It advertises something'),
  'personal-data': localized('It has personal data'),
  offensive: localized('Offensive language'),
  other: localized('Something else'),
};
