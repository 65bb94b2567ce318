import { categories } from '#contract/vehicles/vehicle.ts';
import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';

/* Reviews of vehicles by their owners (docs/product.md#owner-reviews). */

/** What an owner rates, with one to five stars each. */
export const reviewAspects = ['comfort', 'driving', 'runningCost', 'reliability', 'value'] as const;
export type ReviewAspect = (typeof reviewAspects)[number];
export const mostStars = 5;

export const reviewLimits = {
  titleLength: 80,
  shortestBody: 50,
  bodyLength: 3000,
  authorLength: 35,
  variantLength: 80,
  photos: 20,
  /** Written as "20 or more". */
  mostYears: 20,
  oldestYear: 1950,
} as const;

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** `pending` waits for staff; `rejected` has been sent back by them. */
export const reviewStates = ['pending', 'live', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const isVehicleKind = (text: string | undefined): text is VehicleKind =>
  vehicleKinds.some((kind) => kind === text);
export const categoryIdOf = (kind: VehicleKind): number =>
  categories.find(({ slug }) => slug === kind)?.id ?? 1;
