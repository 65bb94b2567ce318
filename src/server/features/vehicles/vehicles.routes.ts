import type { FastifyInstance } from 'fastify';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import type { LiveNewVehicles } from '#server/features/new-vehicles/shared/live-new-vehicles.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { ListingService } from '../listing/listing.service.ts';
import type { SearchService } from '../search/search.service.ts';
import { newCar, newFeatures, newPricesOf, OtherKind, otherKind } from './other-kinds.ts';
import { topModels } from './top-models.ts';
import { unknownVehicle } from './unknown-vehicle.ts';
import type { VehiclesRepository } from './vehicles.repository.ts';

/** Default number of models. */
const topModelsShown = 10;

type Dependencies = {
  readonly repository: VehiclesRepository;
  readonly search: SearchService;
  readonly listing: ListingService;
  readonly market: MarketService;
  readonly newVehicles: LiveNewVehicles;
};

/** Endpoints for models: most frequent ones, their prices, and their variants. */
export function vehiclesRoutes(
  app: FastifyInstance,
  { repository, search, listing, market, newVehicles }: Dependencies,
): void {
  serveEndpoint(app, 'topModel', ({ search: slugs, categoryId, pageSize = topModelsShown }, { language }) => {
    const kind = otherKind(categoryId);
    if (kind) return new OtherKind(newVehicles.current(), kind, language).topModels(pageSize);
    const { selection } = search.queryOf(slugs, undefined, language);
    return topModels(search.catalogue(), selection, pageSize, language, listing.cardsByIds);
  });

  serveEndpoint(
    app,
    'modelOverview',
    ({ categoryId, modelId, variantId, year, formatPrice: words }, { language }) => {
      const kind = otherKind(categoryId);
      const isInWords = words === '1';
      if (kind)
        return new OtherKind(newVehicles.current(), kind, language).overview(modelId, variantId, isInWords);
      const { index, vocabulary } = search.catalogue();
      checkVehicle(vocabulary, modelId, variantId, language);
      const { slug = '', within } = vocabulary.valueOf('model', modelId) ?? {};
      const variantName = vocabulary.rows.variants.find(({ id }) => id === variantId)?.name;
      const variants = newCar(newVehicles.current(), within?.at(-1) ?? '', slug)?.variants ?? [];
      const shown = variants.filter(({ name }) => variantName === undefined || name === variantName);
      const { total, ranges } = index.counts({
        selection: {
          ...(variantId === undefined ? { model: [modelId] } : { variant: [variantId] }),
          year: year === undefined ? [] : [year],
        },
      });
      const found =
        year === undefined
          ? null
          : market.marketOf({ modelId, variantId: variantId ?? null, makeYear: year });
      const range = found ? { min: found.p25, max: found.p75 } : total > 0 ? ranges.price : null;
      const price = (rupiah: number | undefined) =>
        rupiah === undefined ? null : isInWords ? formatPrice(rupiah, language) : rupiah;
      return {
        ...{ minPrice: price(range?.min), maxPrice: price(range?.max), market: found, count: total },
        newPrices: newPricesOf(shown, isInWords, language),
      };
    },
  );

  serveEndpoint(app, 'modelFeatures', async ({ categoryId, modelId, variantId }, { language }) => {
    const kind = otherKind(categoryId);
    if (kind) return new OtherKind(newVehicles.current(), kind, language).features(modelId, variantId);
    const model = await repository.model(modelId);
    if (!model) throw unknownVehicle('modelId', language);
    const rows = await repository.variants(modelId);
    const shown = variantId === undefined ? rows : rows.filter(({ id }) => id === variantId);
    if (variantId !== undefined && shown.length === 0) throw unknownVehicle('variantId', language);
    const newModel = newCar(newVehicles.current(), model.brandSlug, model.slug);
    const isShown = new Set(shown.map(({ name }) => name));
    const newVariants = (newModel?.variants ?? []).filter(
      ({ name }) => variantId === undefined || isShown.has(name),
    );
    return {
      brandName: model.brandName,
      modelName: model.name,
      variants: shown.map(({ newPriceMillion, modelId: _, ...variant }) => ({
        ...variant,
        newPrice: newPriceMillion * 1e6,
      })),
      ...newFeatures(model.name, newVariants, language),
    };
  });
}

/** @throws AppError `not_found` for an unknown model, or a variant of another one */
function checkVehicle(
  vocabulary: Vocabulary,
  modelId: number,
  variantId: number | undefined,
  language: Language,
): void {
  const model = vocabulary.valueOf('model', modelId);
  if (!model) throw unknownVehicle('modelId', language);
  if (variantId === undefined) return;
  const variant = vocabulary.valueOf('variant', variantId);
  if (variant?.within?.[0] !== model.slug) throw unknownVehicle('variantId', language);
}
