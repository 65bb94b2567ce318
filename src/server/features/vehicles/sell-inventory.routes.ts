import type { FastifyInstance } from 'fastify';
import { recommendPrice, soldIn } from '#contract/market/recommended-price.ts';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { Orm } from '#server/db/database.ts';
import type { LiveNewVehicles } from '#server/features/new-vehicles/shared/live-new-vehicles.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { MarketService } from '#server/market/market.service.ts';
import { OtherKind, otherKind } from './other-kinds.ts';
import { readSellCatalogue } from './sell-inventory.repository.ts';
import { unknownVehicle } from './unknown-vehicle.ts';

/** Cache time in this process, in milliseconds; the data changes with a release or by staff. */
const knownMs = 60_000;

type Dependencies = {
  readonly orm: Orm;
  readonly market: MarketService;
  readonly newVehicles: LiveNewVehicles;
};

/**
 * Brands, models and variants for the sell form (of kinds other than cars, from the new-vehicle catalogue),
 * and recommended prices.
 */
export function sellInventoryRoutes(app: FastifyInstance, { orm, market, newVehicles }: Dependencies): void {
  let kept: { readonly catalogue: Promise<VehicleCatalogue>; readonly until: number } | undefined;
  function catalogue(): Promise<VehicleCatalogue> {
    if (kept && performance.now() < kept.until) return kept.catalogue;
    const reading = readSellCatalogue(orm);
    kept = { catalogue: reading, until: performance.now() + knownMs };
    reading.catch(() => {
      kept = undefined;
    });
    return reading;
  }

  serveEndpoint(app, 'sellBrands', async ({ categoryId }, { language }) => {
    const kind = otherKind(categoryId);
    return kind ? new OtherKind(newVehicles.current(), kind, language).brands() : (await catalogue()).brands;
  });

  serveEndpoint(app, 'sellModels', async ({ categoryId, brandId }, { language }) => {
    const kind = otherKind(categoryId);
    if (kind) return new OtherKind(newVehicles.current(), kind, language).models(brandId);
    const { brands, models } = await catalogue();
    if (!brands.some(({ id }) => id === brandId)) throw unknownVehicle('brandId', language);
    return models.filter((model) => model.brandId === brandId);
  });

  serveEndpoint(app, 'sellVariants', async ({ categoryId, modelId, makeYear }, { language }) => {
    const kind = otherKind(categoryId);
    if (kind) return new OtherKind(newVehicles.current(), kind, language).variants(modelId, makeYear);
    const { models, variants } = await catalogue();
    if (!models.some(({ id }) => id === modelId)) throw unknownVehicle('modelId', language);
    const ofModel = variants.filter((variant) => variant.modelId === modelId);
    return makeYear === undefined ? ofModel : soldIn(ofModel, makeYear);
  });

  serveEndpoint(app, 'sellCatalogue', catalogue);

  serveEndpoint(app, 'recommendedPrice', async ({ modelId, variantId, makeYear }, { language }) => {
    const { models, variants } = await catalogue();
    const ofModel = variants.filter((variant) => variant.modelId === modelId);
    if (!models.some(({ id }) => id === modelId)) throw unknownVehicle('modelId', language);
    const variant = ofModel.find(({ id }) => id === variantId);
    if (variantId !== undefined && !variant) throw unknownVehicle('variantId', language);
    const car = { modelId, variantId: variantId ?? null, makeYear };
    return {
      price: recommendPrice({
        market: market.marketOf(car),
        count: market.countOf(car),
        newPrices: variant ? [variant] : soldIn(ofModel, makeYear),
        makeYear,
        now: new Date(),
      }),
    };
  });
}
