import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { OwnerReviewReason } from './review-reasons.ts';

/* Apart from the codes, which more parts of the app need. */

export const ownerReviewReasonNames: Readonly<Record<OwnerReviewReason, Localized>> = {
  photo_of_another: localized('A photo is someone else’s'),
  text_of_another: localized('The text is that of another review'),
  repeated_words: localized('It repeats the same words'),
  sent_back: localized('It was sent back before'),
  reported: localized('Readers reported it'),
  not_about_the_vehicle: localized('It is not about the vehicle'),
  advertising: localized('It advertises something'),
  personal_data: localized('It has personal data'),
  offensive: localized('Offensive language'),
  copied: localized('It was copied from elsewhere'),
  wrong_vehicle: localized('The photos show another vehicle'),
  author_suspended: localized('The account is suspended'),
};
