import { ownerReviewSchemas } from '#contract/owner-reviews/owner-review.schema.ts';

/** Endpoints of owners' reviews. */
export const reviewPageSchemas = { ...ownerReviewSchemas } as const;
