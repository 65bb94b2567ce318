import type { FastifyInstance } from 'fastify';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ListingService } from '../listing/listing.service.ts';
import type { SearchService } from '../search/search.service.ts';
import { topModels } from './top-models.ts';
import type { VehiclesRepository } from './vehicles.repository.ts';

/** Default number of models in a rail. */
const topModelsShown = 10;

type Dependencies = {
  readonly repository: VehiclesRepository;
  readonly search: SearchService;
  readonly listing: ListingService;
  readonly market: MarketService;
  readonly cache: ResponseCache;
};

/** Models: the most frequent, their prices, and their variants. */
export function vehiclesRoutes(
  app: FastifyInstance,
  { repository, search, listing, market, cache }: Dependencies,
): void {
  serveEndpoint(
    app,
    'topModel',
    ({ search: slugs, pageSize = topModelsShown }, { language }) => {
      const { selection } = search.queryOf(slugs, undefined, language);
      return topModels(search.catalogue(), selection, pageSize, language, listing.cardsByIds);
    },
    { cache },
  );

  serveEndpoint(
    app,
    'modelOverview',
    ({ modelId, variantId, year, formatPrice: inWords }, { language }) => {
      const { index, vocabulary } = search.catalogue();
      checkVehicle(vocabulary, modelId, variantId, language);
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
        rupiah === undefined ? null : inWords === '1' ? formatPrice(rupiah, language) : rupiah;
      return { minPrice: price(range?.min), maxPrice: price(range?.max), market: found, count: total };
    },
    { cache },
  );

  serveEndpoint(
    app,
    'modelFeatures',
    async ({ modelId, variantId }, { language }) => {
      const model = await repository.model(modelId);
      if (!model) throw unknown('modelId', language);
      const rows = await repository.variants(modelId);
      const shown = variantId === undefined ? rows : rows.filter(({ id }) => id === variantId);
      if (variantId !== undefined && shown.length === 0) throw unknown('variantId', language);
      return {
        brandName: model.brandName,
        modelName: model.name,
        variants: shown.map(({ newPriceMillion, modelId: _, ...variant }) => ({
          ...variant,
          newPrice: newPriceMillion * 1e6,
        })),
      };
    },
    { cache },
  );
}

function unknown(field: 'modelId' | 'variantId', language: Language): AppError {
  const text = {
    modelId: { id: 'Model ini tidak kami kenal.', en: 'We do not know this model.' },
    variantId: { id: 'Varian ini bukan dari model itu.', en: 'This variant does not belong to that model.' },
  }[field];
  return new AppError('not_found', { [field]: [text[language]] }, language);
}

/** @throws AppError `not_found` for an unknown model, or a variant of another one */
function checkVehicle(
  vocabulary: Vocabulary,
  modelId: number,
  variantId: number | undefined,
  language: Language,
): void {
  const model = vocabulary.valueOf('model', modelId);
  if (!model) throw unknown('modelId', language);
  if (variantId === undefined) return;
  const variant = vocabulary.valueOf('variant', variantId);
  if (variant?.within?.[0] !== model.slug) throw unknown('variantId', language);
}
