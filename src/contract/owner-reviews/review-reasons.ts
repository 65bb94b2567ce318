/** Why a review waits for staff, or was sent back. */
export const reviewCheckReasons = [
  'photo_of_another',
  'text_of_another',
  'repeated_words',
  'sent_back',
  'reported',
] as const;
export const reviewStaffReasons = [
  'not_about_the_vehicle',
  'advertising',
  'personal_data',
  'offensive',
  'copied',
  'wrong_vehicle',
] as const;
export const ownerReviewReasons = [...reviewCheckReasons, ...reviewStaffReasons, 'author_suspended'] as const;
export type OwnerReviewReason = (typeof ownerReviewReasons)[number];

export const reviewReportReasons = [
  'not-an-owner',
  'advertising',
  'personal-data',
  'offensive',
  'other',
] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];
