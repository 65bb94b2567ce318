import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';
import { inCanonicalOrder, variantIdsOf, variantOfId } from '#contract/new-compare/variant-ids.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { yearlyLossOf, yearPricesOf } from '#money/yearly-loss.ts';
import type { Feature } from '#server/feature.ts';
import { type ComparisonPair, pairsOfKind } from '#server/features/new-vehicles/shared/comparison-pairs.ts';
import { findNewVehicle } from '#server/features/new-vehicles/shared/find-new-vehicle.ts';
import { cardsOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type {
  NewVehicleBrand,
  NewVehicleModel,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { usedOf } from '#server/features/new-vehicles/shared/used-of.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { runningCosts } from '#server/money/running-costs.ts';
import { pricedIn, runningRatesOf } from '#server/money/running-rates.ts';
import { type ComparedRates, comparedFacts, type UsedMarket } from './compared-facts.ts';
import { findVariants } from './variant-search.ts';

/** Maximum number of suggested pairs per page. */
const mostPairs = 8;

/** Endpoints for choosing and comparing variants (docs/product.md#comparing-new-vehicles). */
export const newCompareFeature: Feature<'newVehicles' | 'search' | 'tables'> = (
  app,
  { newVehicles, search, tables },
) => {
  serveEndpoint(app, 'findVariants', ({ categoryId, q = '' }, { language }) => ({
    items: findVariants(comparable(newVehicles.current().get(kindOf(categoryId)) ?? []), q, language),
  }));

  function ratesOf(kind: VehicleKind, language: Language): ComparedRates {
    const { prices, costs } = tables.reading(runningCosts);
    const { tariff, regions } = tables.reading(insuranceTariff);
    return {
      credits: kind === 'mobil' || kind === 'motor' ? tables.reading(creditRates).usual(kind, 'new') : [],
      running: runningRatesOf(tables, language),
      ...{ prices, costs, tariff, region: regions.get(pricedIn) },
    };
  }

  serveEndpoint(app, 'comparisonPairs', ({ categoryId, v }, { language }) => {
    const kind = kindOf(categoryId);
    const ids = variantIdsOf(v) ?? [];
    const pairs = pairsOfKind(newVehicles.current(), kind);
    const names = ids.map(variantOfId);
    const isOfCompared = ({ models }: ComparisonPair) =>
      models.some((model) =>
        names.some(({ brand, model: slug }) => model.brand.slug === brand && model.slug === slug),
      );
    const asked = inCanonicalOrder(ids).join();
    const others = pairs.filter((pair) => pair.ids.join() !== asked);
    const shown = [...others.filter(isOfCompared), ...others.filter((pair) => !isOfCompared(pair))];
    const rates = ids.length === 0 ? undefined : ratesOf(kind, language);
    return {
      compared: ids.flatMap((id) => {
        const { brand, model: slug, variant: name } = variantOfId(id);
        const { model } = findNewVehicle(newVehicles.current(), categoryId, brand, slug);
        const variant = model?.variants.find((each) => each.slug === name);
        if (!rates || !model || !variant) return [];
        const used = usedMarketOf(search.catalogue(), model);
        return [{ id, groups: comparedFacts({ model, variant, used, rates, language }) }];
      }),
      pairs: shown.slice(0, mostPairs).map(({ ids: both, labels, models, prices }) => ({
        ...{ ids: [...both], labels: [...labels] },
        models: cardsOf(models, language).map(({ body, drawing }, place) => ({
          ...{ body, drawing, price: prices[place] ?? null },
        })),
      })),
      isPair: others.length < pairs.length,
    };
  });
};

/** The used cars of a model on offer. */
function usedMarketOf(catalogue: Catalogue, { kind, slug }: NewVehicleModel): UsedMarket | null {
  const used = usedOf(catalogue, kind, 'model', slug);
  const cars = used === null ? [] : catalogue.index.carsOfModel(used.id);
  if (used === null || cars.length === 0) return null;
  return {
    count: used.count,
    lowest: Math.min(...cars.map(({ price }) => price)),
    loss: yearlyLossOf(yearPricesOf(cars, yearInJakarta(Date.now()))),
  };
}

/** Excludes upcoming variants: only their names are known. */
function comparable(brands: readonly NewVehicleBrand[]): NewVehicleBrand[] {
  return brands.flatMap((brand) => {
    const models = brand.models.filter(({ variants }) => variants.some(({ expected }) => expected === null));
    return models.length === 0 ? [] : [{ ...brand, models }];
  });
}

function kindOf(id: number): VehicleKind {
  const category = categories.find((each) => each.id === id);
  if (!category) throw new AppError('not_found');
  return category.slug;
}
