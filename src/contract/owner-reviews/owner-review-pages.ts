import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/* Addresses of owners' reviews: the same in both languages. */

export const ownerReviewsPath = '/review-pengguna';
/** The form, and one's own reviews. */
export const writeReviewPath = '/tulis-review';

/** The vehicles of a list of reviews: all, or those of a kind, a brand or a model. */
export type ReviewScope = {
  readonly kind?: VehicleKind | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
};

export function reviewsPath({ kind, brand, model }: ReviewScope = {}): string {
  return [ownerReviewsPath, kind, brand, model].filter((part) => part !== undefined).join('/');
}

/** The form, for a vehicle. */
export function writePath({ kind, brand, model }: ReviewScope = {}): string {
  const query = Object.entries({ kind, brand, model }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  return query.length === 0 ? writeReviewPath : `${writeReviewPath}?${query.join('&')}`;
}

/** The form with a review of one's own. */
export const editReviewPath = (id: number): string => `${writeReviewPath}?review=${id}`;
