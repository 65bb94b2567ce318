import type { ChosenVehicle } from '#app/data/vehicles/chosen-vehicle.ts';
import type { Language } from '#contract/language.ts';
import type { FuelCode } from '#contract/vehicles/vehicle.ts';
import { fuelNames } from '#contract/vehicles/vehicle.ts';
import type { FuelData } from './fuel-list.ts';
import type { FuelInputs, FuelledKind } from './inputs.ts';

/* What a trip begins with. */

export const tripBegins = { km: 100, kind: 'car-petrol' } as const satisfies {
  km: number;
  kind: FuelledKind;
};
/** Highest of what may be typed; more is taken as these. */
export const tripLimits = { km: 100_000, distance: 200, price: 100_000 } as const;

/** Which fuel a vehicle takes, as its page says; undefined for one that takes none, or where it is not known. */
export function fuelOf(chosen: ChosenVehicle | undefined, variant: string | undefined, language: Language) {
  if (chosen?.listing) return chosen.listing.fuel;
  const slug = variant?.split('.').at(-1);
  const facts = chosen?.model?.variants.find((each) => each.slug === slug)?.facts ?? [];
  const codes: readonly FuelCode[] = ['bensin', 'diesel', 'hybrid', 'listrik'];
  return codes.find((code) => facts.includes(fuelNames[code][language]));
}

const kinds: Readonly<Record<FuelCode, FuelledKind | undefined>> = {
  ...{ bensin: 'car-petrol', diesel: 'car-diesel', hybrid: 'car-hybrid', listrik: undefined },
};

/** The kind of vehicle that the trip is reckoned for. */
export function kindOf({ kind, isMotorcycle }: FuelInputs, fuel: FuelCode | undefined): FuelledKind {
  if (kind !== undefined) return kind;
  if (isMotorcycle) return 'motorcycle-petrol';
  return (fuel && kinds[fuel]) ?? tripBegins.kind;
}

/** How far a litre usually takes it, in kilometres. */
export function usualDistance({ distances }: FuelData, kind: FuelledKind): number {
  return distances.find((each) => `${each.class}-${each.energy}` === kind)?.amount ?? 1;
}
