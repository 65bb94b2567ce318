import { dayInJakarta } from '#contract/dates.ts';
import type { Feature } from '#server/feature.ts';
import { findNewVehicle } from '#server/features/new-vehicles/shared/find-new-vehicle.ts';
import { runningPromotions } from '#server/features/new-vehicles/shared/running-promotions.ts';
import { promotionTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { modelExtraWords, unknownVehicle } from './model-extra-words.ts';

/** Promotions and videos of a model (docs/product.md#promotions-and-videos). */
export const modelExtrasFeature: Feature<'operator' | 'tables' | 'newVehicles'> = (
  app,
  { operator, tables, newVehicles },
) => {
  const { brandChannels = [] } = operator;
  // Logs promotions of unknown models: a mistyped one would silently never show.
  for (const { kind, brand, model } of tables.rows(promotionTable).rows) {
    const known = newVehicles
      .current()
      .get(kind)
      ?.find(({ slug }) => slug === brand);
    if (!known || (model !== null && !known.models.some(({ slug }) => slug === model)))
      app.log.warn(`a promotion names ${[kind, brand, model].filter(Boolean).join('/')}, which is unknown`);
  }

  serveEndpoint(
    app,
    'modelExtra',
    ({ categoryId, brand: brandSlug, model: modelSlug, extra }, { language }) => {
      const { kind, brand, model } = findNewVehicle(newVehicles.current(), categoryId, brandSlug, modelSlug);
      if (!kind || !brand) throw new AppError('not_found', unknownVehicle('brand', language), language);
      if (!model) throw new AppError('not_found', unknownVehicle('model', language), language);
      const today = dayInJakarta(new Date());
      const running = runningPromotions(tables.rows(promotionTable).rows, { kind, brand, today, language });
      const own = running.filter(
        (promotion) => promotion.model === null || promotion.model.slug === model.slug,
      );
      const channel = brandChannels.find(
        (row) => row.brand === brand.slug && (row.kind ?? kind) === kind,
      )?.url;
      return {
        ...modelExtraWords(extra, { brand, model, promotions: own, channel }, language),
        brand: { slug: brand.slug, name: brand.name },
        model: { slug: model.slug, name: model.name },
        promotions: own,
        others: running.filter((promotion) => !own.includes(promotion)),
        channel: channel ?? null,
      };
    },
  );
};
