import { inCanonicalOrder, variantIdsOf, variantOfId } from '#contract/new-compare/variant-ids.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { Feature } from '#server/feature.ts';
import { type ComparisonPair, pairsOfKind } from '#server/features/new-vehicles/shared/comparison-pairs.ts';
import type { NewVehicleBrand } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { findVariants } from './variant-search.ts';

/** Maximum number of suggested pairs per page. */
const mostPairs = 8;

/** Endpoints for choosing variants to compare (docs/product.md#comparing-new-vehicles). */
export const newCompareFeature: Feature<'newVehicles'> = (app, { newVehicles }) => {
  serveEndpoint(app, 'findVariants', ({ categoryId, q = '' }, { language }) => ({
    items: findVariants(comparable(newVehicles.current().get(kindOf(categoryId)) ?? []), q, language),
  }));

  serveEndpoint(app, 'comparisonPairs', ({ categoryId, v }) => {
    const ids = variantIdsOf(v) ?? [];
    const pairs = pairsOfKind(newVehicles.current(), kindOf(categoryId));
    const compared = ids.map(variantOfId);
    const isOfCompared = ({ models }: ComparisonPair) =>
      models.some((model) =>
        compared.some(({ brand, model: slug }) => model.brand.slug === brand && model.slug === slug),
      );
    const asked = inCanonicalOrder(ids).join();
    const others = pairs.filter((pair) => pair.ids.join() !== asked);
    const shown = [...others.filter(isOfCompared), ...others.filter((pair) => !isOfCompared(pair))];
    return {
      pairs: shown
        .slice(0, mostPairs)
        .map(({ ids: both, labels }) => ({ ids: [...both], labels: [...labels] })),
      isPair: others.length < pairs.length,
    };
  });
};

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
