import { queuedPaths } from '#contract/api/outbox-paths.ts';
import type { ownerReviewSchemas } from './owner-review.schema.ts';

export const ownerReviewEndpointPaths = {
  ownerReviews: '/api/v1/review/list',
  reviewVehicles: '/api/v1/review/vehicles',
  saveOwnerReview: queuedPaths.saveOwnerReview,
  deleteOwnerReview: '/api/v1/review/delete',
  ownOwnerReviews: '/api/v1/review/own',
  reportOwnerReview: '/api/v1/review/report',
  staffOwnerReviews: '/api/v3/staff/owner-reviews',
  staffDecideReview: '/api/v3/staff/decide-review',
} as const satisfies Record<keyof typeof ownerReviewSchemas, `/api/${string}`>;
