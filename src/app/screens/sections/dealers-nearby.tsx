import { NearbyOutlets } from '#app/features/outlets/nearby-outlets.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

type Named = { readonly slug: string; readonly name: string };
type Props = { readonly kind: VehicleKind; readonly brand: Named; readonly model?: Named };

/** Dealers of a brand near the visitor's city, for brand and model pages. */
export function DealersNearby({ kind, ...about }: Props) {
  const city = useUserCity()?.city;
  const categoryId = categories.find(({ slug }) => slug === kind)?.id ?? 1;
  return <NearbyOutlets kind={kind} categoryId={categoryId} city={city} {...about} />;
}
