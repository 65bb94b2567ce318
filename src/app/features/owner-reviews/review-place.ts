import { ApiError } from '#app/data/api/api-error.ts';
import type { PageLocation } from '#app/page.ts';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { isVehicleKind, reviewOrders } from '#contract/owner-reviews/owner-review.ts';
import { type ReviewScope, reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { breadcrumbsTo, type Step } from '#contract/site/breadcrumbs.ts';
import { categories } from '#contract/vehicles/vehicle.ts';

/**
 * The vehicles that a path `/review-pengguna/{kind}/{brand}/{model}` is about.
 * @throws ApiError `not_found`
 */
export function reviewScopeOf({ params: { kind, brand, model } }: Pick<PageLocation, 'params'>): ReviewScope {
  if (kind === undefined) return {};
  if (!isVehicleKind(kind)) throw new ApiError('not_found', 'no such kind of vehicle');
  return { kind, brand, model };
}

/** What a page asks for; an unknown order is ignored. */
export function reviewsQueryOf(location: Pick<PageLocation, 'params' | 'query'>): QueryOf<'ownerReviews'> {
  const { kind, brand, model } = reviewScopeOf(location);
  const { page, sort, q } = location.query;
  const order = reviewOrders.find((each) => each === sort);
  const words = q?.trim();
  return {
    ...(kind !== undefined && { kind }),
    ...(brand !== undefined && { brand }),
    ...(model !== undefined && { model }),
    ...(order !== undefined && order !== 'newest' && { sort: order }),
    ...(page !== undefined && { page }),
    ...(words && { q: words }),
  };
}

export type ReviewNames = {
  readonly brand: { readonly name: string } | null;
  readonly model: { readonly name: string } | null;
};

const all: Localized = localized('Owners’ reviews');

/** The steps down to a page's vehicles. */
export function reviewsTrail(scope: ReviewScope, { brand, model }: ReviewNames, language: Language) {
  const { kind } = scope;
  const category = categories.find(({ slug }) => slug === kind);
  const steps: Step[] = [[all[language], reviewsPath()]];
  if (kind && category) steps.push([category.name[language], reviewsPath({ kind })]);
  if (brand) steps.push([brand.name, reviewsPath({ kind, brand: scope.brand })]);
  if (model) steps.push([model.name, reviewsPath(scope)]);
  return breadcrumbsTo(language, ...steps);
}
