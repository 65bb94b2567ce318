import { join } from 'node:path';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { awaitedModel } from '#contract/collections/awaited-id.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { UsedYear } from '#contract/new-vehicles/new-model.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { quantile } from '#money/quantile.ts';
import type { Feature } from '#server/feature.ts';
import { addressOfTyped } from '#server/features/new-vehicles/shared/meant-models.ts';
import { lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import type { NewVehicleModel } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import {
  hasProvincePrices,
  pricedIn,
  provinceNote,
  taxedProvinces,
} from '#server/features/new-vehicles/shared/province-prices.ts';
import { usedOf } from '#server/features/new-vehicles/shared/used-of.ts';
import { aggregateOf } from '#server/features/owner-reviews/shared/read-reviews.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { runningRatesOf } from '#server/money/running-rates.ts';
import { brochureRoutes } from './brochure.routes.ts';
import { modelViewRoutes } from './model-view.routes.ts';
import { newModelAnswer } from './new-model.ts';
import { brandFactsOf, newVehiclesAnswer } from './new-vehicle-list.ts';
import { orderedListAnswer } from './ordered-list.ts';

/**
 * New vehicles: brands, models and variants, with the used cars of the same model
 * (docs/product.md#new-vehicles).
 */
export const newVehiclesFeature: Feature<
  | 'search'
  | 'newVehicles'
  | 'environment'
  | 'photoReaders'
  | 'database'
  | 'readPrincipal'
  | 'codeSecret'
  | 'tables'
> = (
  app,
  { search, newVehicles, environment, photoReaders, database, readPrincipal, codeSecret, tables },
) => {
  modelViewRoutes(app, { newVehicles, database, readPrincipal, secret: codeSecret });
  const creditsOf = (kind: VehicleKind) =>
    kind === 'mobil' || kind === 'motor' ? tables.reading(creditRates).usual(kind, 'new') : [];
  serveEndpoint(app, 'newVehicles', ({ categoryId, brand, filter, sort, q, province }, { language }) => {
    const kind = kindOf(categoryId);
    const provinces = tables.reading(taxedProvinces);
    const asked = provinces.find(({ id }) => id === province);
    if (province !== undefined && !asked) throw unknown('filter', language);
    const listed = newVehicles.current();
    const catalogue = asked ? pricedIn(listed, kind, asked, provinces) : listed;
    const ofBrand = catalogue.get(kind)?.find(({ slug }) => slug === brand);
    if (brand !== undefined && !ofBrand) throw unknown('brand', language);
    const wanted = { brand, filter, sort, province, ...(q?.trim() && { words: q.trim() }) };
    const answer = newVehiclesAnswer(catalogue, kind, wanted, language, creditsOf(kind));
    if (!answer) throw unknown('filter', language);
    const isFirst = q !== undefined && brand === undefined && filter === undefined && sort === undefined;
    const understood = isFirst ? addressOfTyped(search.catalogue(), catalogue, kind, q) : undefined;
    const used = ofBrand ? usedOf(search.catalogue(), kind, 'brand', ofBrand.slug) : null;
    return {
      ...answer,
      ...(understood && { understood: inProvince(understood, province) }),
      ...(hasProvincePrices(listed, kind, provinces) && {
        province: {
          asked: asked?.id ?? null,
          all: provinces.map(({ id, name }) => ({ id, name })),
          note: provinceNote(provinces, language),
        },
      }),
      used: used && { count: used.count, url: used.url },
      ...(ofBrand && {
        brandFacts: {
          ...brandFactsOf(ofBrand, kind, language),
          usedModels: usedModelsOf(search.catalogue(), kind, ofBrand.models),
        },
      }),
    };
  });

  function answerOf(
    { categoryId, brand, model: slug }: { categoryId: number; brand: string; model: string },
    language: Language,
  ) {
    const kind = kindOf(categoryId);
    const ofBrand = newVehicles
      .current()
      .get(kind)
      ?.find((each) => each.slug === brand);
    if (!ofBrand) throw unknown('brand', language);
    const model = ofBrand.models.find((each) => each.slug === slug);
    if (!model) throw unknown('model', language);
    const catalogue = search.catalogue();
    const used = usedOf(catalogue, kind, 'model', slug);
    const known = used && { ...used, years: usedYearsOf(catalogue, used.id) };
    return newModelAnswer(
      newVehicles.current(),
      model,
      known && { count: known.count, url: known.url, years: known.years },
      language,
      {
        taxed: tables.reading(taxedProvinces),
        credits: creditsOf(kind),
        running: runningRatesOf(tables, language),
      },
    );
  }

  serveEndpoint(app, 'newModel', async (query, { language }) => {
    const { brand, model } = query;
    const scope = { kind: kindOf(query.categoryId), brand, model };
    return { ...answerOf(query, language), reviews: await aggregateOf(database.orm, scope, language) };
  });
  brochureRoutes(app, {
    origin: environment.publicUrl,
    directory: join(environment.dataDirectory, 'brochures'),
    readers: photoReaders,
    answerOf,
  });
  // Not cached: each device asks for its own.
  serveEndpoint(app, 'awaitedModels', ({ ids }, { language }) => ({
    items: ids.flatMap((id) => {
      const named = awaitedModel(id);
      const models = named && newVehicles.current().get(named.kind);
      const model = models
        ?.find(({ slug }) => slug === named?.brand)
        ?.models.find(({ slug }) => slug === named?.model);
      if (!model) return [];
      const { status, expected } = lifeOf(model);
      const name = `${model.brand.name} ${model.name}`;
      return [
        { id, name, isOnSale: status === 'on-sale', expected: expected && dateName(expected, language) },
      ];
    }),
  }));
  serveEndpoint(app, 'newVehicleList', ({ categoryId, list }, { language }) =>
    orderedListAnswer(
      newVehicles.current(),
      kindOf(categoryId),
      list,
      language,
      creditsOf(kindOf(categoryId)),
    ),
  );
};

function unknown(field: 'brand' | 'model' | 'filter', language: Language): AppError {
  const text = {
    brand: localized('We do not know this brand.'),
    filter: localized('We do not know this filter.'),
    model: localized('This model does not belong to that brand.'),
  }[field];
  return new AppError('not_found', { [field]: [text[language]] }, language);
}

function kindOf(id: number): VehicleKind {
  const category = categories.find((each) => each.id === id);
  if (!category) throw new AppError('not_found');
  return category.slug;
}

const mostUsedModels = 3;

/** The models with the most ads, each in the year with the most. */
function usedModelsOf(catalogue: Catalogue, kind: VehicleKind, models: readonly NewVehicleModel[]) {
  return models
    .flatMap(({ slug, name }) => {
      const used = usedOf(catalogue, kind, 'model', slug);
      const [year] = used ? usedYearsOf(catalogue, used.id).toSorted((a, b) => b.count - a.count) : [];
      if (!used || !year) return [];
      const { median: _, ...prices } = year;
      return [{ name, url: used.url, ads: used.count, ...prices }];
    })
    .sort((a, b) => b.ads - a.ads)
    .slice(0, mostUsedModels)
    .map(({ ads: _, ...model }) => model);
}

/** Newest first. */
function usedYearsOf({ index }: Catalogue, model: number): UsedYear[] {
  const byYear = new Map<number, number[]>();
  for (const { year, price } of index.carsOfModel(model)) {
    const prices = byYear.get(year);
    if (prices) prices.push(price);
    else byYear.set(year, [price]);
  }
  return [...byYear]
    .sort(([a], [b]) => b - a)
    .map(([year, unsorted]) => {
      const prices = unsorted.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(quantile(prices, share));
      return { year, count: prices.length, lowest: at(0), median: at(0.5), highest: at(1) };
    });
}
