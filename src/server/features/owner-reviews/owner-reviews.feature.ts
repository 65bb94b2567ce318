import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { categoryIdOf } from '#contract/owner-reviews/owner-review.ts';
import type { ReviewScope } from '#contract/owner-reviews/owner-review-pages.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import type { Feature } from '#server/feature.ts';
import { searchWords } from '#server/features/articles/shared/article-search.ts';
import { findNewVehicle } from '#server/features/new-vehicles/shared/find-new-vehicle.ts';
import {
  aggregateOf,
  listReviews,
  ownReviews,
  reviewedModels,
  searchReviews,
  shownReviews,
} from '#server/features/owner-reviews/shared/read-reviews.ts';
import { findReviewed, reviewedBrands } from '#server/features/owner-reviews/shared/reviewed-vehicles.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { ownersOf } from '#server/session/principal.ts';
import { reportReview } from './report-review.ts';
import { createStaffReviews } from './staff-reviews.ts';
import { createReviewWriter } from './write-review.ts';

const perPage = 10;
/** Further pages are not read: a brand or a model narrows the list. */
const mostPages = 100;
const mostFound = 20;
const mostWithin = 12;

const unknownTexts = {
  kind: localized('Give the kind of vehicle.'),
  brand: localized('We do not know this brand.'),
  model: localized('This model does not belong to that brand.'),
  page: localized('There is no such page.'),
} as const;
const unknown = (field: keyof typeof unknownTexts, language: Language) =>
  new AppError('not_found', { [field]: [unknownTexts[field][language]] }, language);

/** Reviews by owners (docs/product.md#owner-reviews). */
export const ownerReviewsFeature: Feature<'database' | 'live' | 'newVehicles' | 'previews'> = (
  app,
  { database, live, newVehicles, previews },
) => {
  const { orm } = database;
  const writer = createReviewWriter(database);
  const staff = createStaffReviews(database, createAuditTrail(database), previews);
  const vehicles = () => ({
    newVehicles: newVehicles.current(),
    vocabulary: live.current().vocabulary,
  });

  /** @throws AppError `not_found` naming what is unknown */
  function namesOf({ kind, brand, model }: ReviewScope, language: Language) {
    if (kind === undefined) {
      if (brand !== undefined || model !== undefined) throw unknown('kind', language);
      return { brand: null, model: null };
    }
    if (brand === undefined) {
      if (model !== undefined) throw unknown('brand', language);
      return { brand: null, model: null };
    }
    const found = findReviewed(vehicles(), kind, brand);
    if (!found) throw unknown('brand', language);
    const own = found.brand.models.find(({ slug }) => slug === model);
    if (model !== undefined && !own) throw unknown('model', language);
    const { slug, name } = found.brand;
    return { brand: { slug, name }, model: own ? { slug: own.slug, name: own.name } : null };
  }

  /** The most reviewed within a scope: brands of a kind, else models. */
  async function withinOf(scope: ReviewScope): Promise<DataOf<'ownerReviews'>['within']> {
    if (scope.model !== undefined) return [];
    const models = await reviewedModels(orm, scope);
    if (scope.kind === undefined || scope.brand !== undefined) return models.slice(0, mostWithin);
    const counts = new Map<string, number>();
    for (const { brand, count } of models) counts.set(brand, (counts.get(brand) ?? 0) + count);
    const { kind } = scope;
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostWithin)
      .map(([brand, count]) => ({
        ...{ kind, brand, model: null, count },
        name: findReviewed(vehicles(), kind, brand)?.brand.name ?? brand,
      }));
  }

  function vehicleUrlOf({ kind, brand, model }: ReviewScope): string | null {
    if (kind === undefined || brand === undefined || model === undefined) return null;
    const found = findNewVehicle(newVehicles.current(), categoryIdOf(kind), brand, model).model;
    return found ? newVehiclesPath(kind, brand, model) : null;
  }

  serveEndpoint(
    app,
    'ownerReviews',
    async ({ kind, brand, model, sort = 'newest', page = 1, q }, { language }) => {
      const scope = { kind, brand, model };
      const names = namesOf(scope, language);
      const aggregate = await aggregateOf(orm, scope, language);
      const count = aggregate?.count ?? 0;
      const words = q === undefined ? undefined : searchWords(q);
      const pageCount = words ? 1 : Math.min(mostPages, Math.max(1, Math.ceil(count / perPage)));
      if (page > pageCount) throw unknown('page', language);
      const rows = words
        ? await searchReviews(orm, scope, words, mostFound)
        : await listReviews(orm, scope, { order: sort, limit: perPage, offset: (page - 1) * perPage });
      return {
        ...names,
        aggregate,
        items: await shownReviews(rows, previews, language),
        meta: { totalCount: words ? rows.length : count, pageCount, currentPage: page, perPage },
        within: await withinOf(scope),
        vehicleUrl: vehicleUrlOf(scope),
      };
    },
  );

  serveEndpoint(app, 'reviewVehicles', ({ categoryId }) => {
    const kind = categories.find(({ id }) => id === categoryId)?.slug;
    return { brands: kind ? [...reviewedBrands(vehicles(), kind)] : [] };
  });

  serveEndpoint(app, 'saveOwnerReview', async (query, { account, once, principal, language }) => {
    await writer.save(query, { principal, account, once, language, vehicles: vehicles() });
    return { received: true };
  });

  serveEndpoint(app, 'deleteOwnerReview', async ({ id }, { account }) => {
    await writer.remove(id, account);
    return { received: true };
  });

  serveEndpoint(app, 'ownOwnerReviews', async (_query, { account, language }) => {
    const rows = await writer.ofAccount(account);
    return { items: await ownReviews(orm, rows, previews, language) };
  });

  serveEndpoint(app, 'reportOwnerReview', async (query, { once, principal }) => {
    const [owner = null] = ownersOf(principal);
    await reportReview(orm, query, owner, once);
    return { received: true };
  });

  serveEndpoint(app, 'staffOwnerReviews', async ({ page }, { language }) => {
    return await staff.queue(page, language);
  });

  serveEndpoint(app, 'staffDecideReview', async (query, { account: { id: actorId }, once, language }) => {
    await staff.decide({ ...query, actorId, once, language });
    return { received: true };
  });
};
