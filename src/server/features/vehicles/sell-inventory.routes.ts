import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { recommendPrice, soldIn } from '#contract/market/recommended-price.ts';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { Orm } from '#server/db/database.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { readSellCatalogue } from './sell-inventory.repository.ts';

/** Cache time on devices and proxies, in seconds, before revalidation. */
const freshSeconds = 300;
/** Cache time in this process, in milliseconds: it changes with a release, or by staff. */
const knownMs = 60_000;

const unknownTexts = {
  brandId: { id: 'Merek ini tidak kami kenal.', en: 'We do not know this brand.' },
  modelId: { id: 'Model ini tidak kami kenal.', en: 'We do not know this model.' },
  variantId: { id: 'Varian ini bukan dari model itu.', en: 'This variant does not belong to that model.' },
} as const;

function unknown(field: keyof typeof unknownTexts, language: Language): AppError {
  return new AppError('not_found', { [field]: [unknownTexts[field][language]] }, language);
}

type Dependencies = { readonly orm: Orm; readonly market: MarketService; readonly cache: ResponseCache };

/** The seller's lists, and recommended prices. */
export function sellInventoryRoutes(app: FastifyInstance, { orm, market, cache }: Dependencies): void {
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

  serveEndpoint(app, 'sellBrands', async () => (await catalogue()).brands, { cache });

  serveEndpoint(
    app,
    'sellModels',
    async ({ brandId }, { language }) => {
      const { brands, models } = await catalogue();
      if (!brands.some(({ id }) => id === brandId)) throw unknown('brandId', language);
      return models.filter((model) => model.brandId === brandId);
    },
    { cache },
  );

  serveEndpoint(
    app,
    'sellVariants',
    async ({ modelId, makeYear }, { language }) => {
      const { models, variants } = await catalogue();
      if (!models.some(({ id }) => id === modelId)) throw unknown('modelId', language);
      const ofModel = variants.filter((variant) => variant.modelId === modelId);
      return makeYear === undefined ? ofModel : soldIn(ofModel, makeYear);
    },
    { cache },
  );

  serveEndpoint(app, 'sellCatalogue', catalogue, { cache, freshSeconds });

  serveEndpoint(
    app,
    'recommendedPrice',
    async ({ modelId, variantId, makeYear }, { language }) => {
      const { models, variants } = await catalogue();
      const ofModel = variants.filter((variant) => variant.modelId === modelId);
      if (!models.some(({ id }) => id === modelId)) throw unknown('modelId', language);
      const variant = ofModel.find(({ id }) => id === variantId);
      if (variantId !== undefined && !variant) throw unknown('variantId', language);
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
    },
    { cache },
  );
}
