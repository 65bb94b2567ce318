import { agentEndpointPaths, agentStaffPaths } from '#contract/agents/agent-paths.ts';
import { articleEndpointPaths } from '#contract/articles/article-paths.ts';
import { contestEndpointPaths } from '#contract/contests/contest-paths.ts';
import { dealerPaths } from '#contract/dealer/dealer-paths.ts';
import { dealerDeskPaths, dealerPageEndpointPaths } from '#contract/dealer-pages/dealer-page-paths.ts';
import { notificationEndpointPaths } from '#contract/notifications/notification-paths.ts';
import { outletEndpointPaths } from '#contract/outlets/outlet-paths.ts';
import { ownerReviewEndpointPaths } from '#contract/owner-reviews/owner-review-paths.ts';
import { paymentEndpointPaths } from '#contract/payments/payment-paths.ts';
import { staffPaths } from '#contract/staff/staff-paths.ts';
import { tradeEndpointPaths } from '#contract/trade/trade-paths.ts';
import { warrantyEndpointPaths } from '#contract/warranty/warranty-paths.ts';
import type { EndpointName } from './endpoint-schemas.ts';
import { queuedPaths, sellingPaths } from './outbox-paths.ts';
import { readingPaths } from './reading-paths.ts';

/** The path of each endpoint. Schemas are in `endpoint-schemas.ts`. */
export const endpointPaths = {
  ...readingPaths,
  ...queuedPaths,
  ...sellingPaths,
  // Only other clients call these.
  listingsV1: '/api/v1/inventory/index',
  filtersV1: '/api/v1/inventory/filters',
  viewEs: '/api/v4/inventory/view-es',
  viewEsV1: '/api/v1/inventory/view-es',
  modelOverview: '/api/v1/model/overview',
  modelFeatures: '/api/v1/model/features',
  countModelView: '/api/v1/model/count-view',
  /** Which of the models that the visitor is waiting for are on sale. */
  awaitedModels: '/api/v1/model/awaited',
  /** Searches new brands, models and variants by typed words, for the comparison. */
  findVariants: '/api/v1/model/find-variants',
  /** Suggested comparisons of new variants. */
  comparisonPairs: '/api/v1/model/comparison-pairs',
  /** What this device has counted (docs/product.md#tracking). */
  sendEvents: '/api/v1/events',
  report: '/api/v1/inventory/report',
  /** Reports which cars this device has displayed. */
  countViews: '/api/v1/inventory/count-views',
  otp: '/api/v4/user/otp',
  login: '/api/v4/user/login',
  me: '/api/v4/user/me',
  logout: '/api/v4/user/logout',
  /** The caller's own account (account.schema.ts). */
  userProfile: '/api/v3/ovb/user-profile',
  updateProfile: '/api/v4/user/update-profile',
  ownSessions: '/api/v4/user/sessions',
  endSession: '/api/v4/user/end-session',
  endOtherSessions: '/api/v4/user/end-other-sessions',
  requestScope: '/api/v4/user/request-scope',
  blockAccount: '/api/v4/user/block',
  unblockAccount: '/api/v4/user/unblock',
  blockedAccounts: '/api/v4/user/blocked',
  mergeCollections: '/api/v4/user/collections',
  giveConsent: '/api/v4/user/consent',
  exportData: '/api/v4/user/export',
  deleteAccount: '/api/v4/user/delete',
  stockLimit: '/api/v1/inventory/individual-stock-limit',
  checkMobile: '/api/v1/inventory/check-mobile',
  sellBrands: '/api/v4/sell-inventory/brands',
  sellModels: '/api/v4/sell-inventory/models',
  sellVariants: '/api/v4/sell-inventory/variants',
  /** Brands, models and variants in one response, for offline use. */
  recommendedPrice: '/api/v1/inventory/recommended-price',
  ownListings: '/api/v1/inventory/user-inventory-list',
  ownIds: '/api/v1/inventory/own-ids',
  ownListing: '/api/v1/inventory/own',
  bookingOffers: '/api/v1/bucket/get-booking-offers',
  lockedOffers: '/api/v3/ovb/get-locked-offer',
  bookings: '/api/v3/ovb/user-bookings',
  ...articleEndpointPaths,
  ...paymentEndpointPaths,
  ...notificationEndpointPaths,
  ...dealerPaths,
  ...dealerPageEndpointPaths,
  ...dealerDeskPaths,
  ...agentEndpointPaths,
  ...agentStaffPaths,
  ...staffPaths,
  ...outletEndpointPaths,
  ...tradeEndpointPaths,
  ...warrantyEndpointPaths,
  ...ownerReviewEndpointPaths,
  ...contestEndpointPaths,
  /** Promotions and videos of a model. */
  modelExtra: '/api/v1/model/extra',
  /** The cars that a car's price is compared with. */
  comparedCars: '/api/v4/inventory/compared-cars',
  /** A seller and their cars, by the account's opaque id. */
  seller: '/api/v4/inventory/seller',
  sellerDetail: '/api/v1/inventory/get-seller-detail',
  sellerLeads: '/api/v1/inventory/user-inventory-lead',
} as const satisfies Record<EndpointName, `/api/${string}`>;
