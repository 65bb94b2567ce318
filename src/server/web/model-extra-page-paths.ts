import { dayInJakarta } from '#contract/dates.ts';
import { modelExtraPath } from '#contract/model-extras/model-extra-paths.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { runningPromotions } from '#server/features/new-vehicles/shared/running-promotions.ts';
import type { OperatorSettings } from '#server/process/operator-settings.ts';

/** Paths of the promotion and video pages that are not empty. */
export function modelExtraPagePaths(
  promotions: Parameters<typeof runningPromotions>[0],
  { brandChannels = [] }: OperatorSettings,
  catalogue: NewVehicleCatalogue,
): readonly string[] {
  const today = dayInJakarta(new Date());
  return [...catalogue].flatMap(([kind, brands]) =>
    brands.flatMap((brand) => {
      const running = runningPromotions(promotions, { kind, brand, today, language: 'id' });
      const hasChannel = brandChannels.some((row) => row.brand === brand.slug && (row.kind ?? kind) === kind);
      return brand.models.flatMap(({ slug }) => [
        ...(running.some(({ model }) => model === null || model.slug === slug)
          ? [modelExtraPath(kind, brand.slug, slug, 'promo')]
          : []),
        ...(hasChannel ? [modelExtraPath(kind, brand.slug, slug, 'video')] : []),
      ]);
    }),
  );
}
