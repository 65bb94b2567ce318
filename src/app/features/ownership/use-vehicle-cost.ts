import { type ChosenVehicle, useChosenVehicle } from '#app/data/vehicles/chosen-vehicle.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { CostedEnergy } from '#contract/ownership/ownership.schema.ts';
import type { FuelCode } from '#contract/vehicles/vehicle.ts';
import { yearlyLossOf } from '#money/yearly-loss.ts';
import { type CostInputs, costInputsOf } from './inputs.ts';
import { type CostData, type KnownVehicle, type TotalCost, totalCostFor } from './total-cost.ts';

const energyOf: Readonly<Record<FuelCode, CostedEnergy>> = {
  ...{ bensin: 'petrol', diesel: 'diesel', hybrid: 'hybrid', listrik: 'electricity' },
};
/** Shares of the stated range, and of the energy that is drawn. */
const real = { range: 0.8, charged: 0.9 } as const;

/** What a car's own page knows of it. */
export function knownOfListing({
  price,
  makeYear,
  fuel,
  yearlyLoss,
  provinceName,
}: ListingDetail): KnownVehicle {
  return { isNew: false, price, makeYear, energy: energyOf[fuel], yearlyLoss, province: provinceName };
}

/** What the car's or the model's own page knows of it. */
function knownOf(chosen: ChosenVehicle | undefined, isNew: boolean, year: number): KnownVehicle {
  const { listing, model, price } = chosen ?? {};
  if (listing) return knownOfListing(listing);
  const battery = model?.running?.electric;
  const used = model?.used?.years.map((each) => ({ ...each, age: Math.max(0, year - each.year) }));
  return {
    ...{ isNew, price, yearlyLoss: used && yearlyLossOf(used) },
    ...(battery && {
      energy: 'electricity',
      distance: Math.round(((battery.rangeKm * real.range * real.charged) / battery.batteryKwh) * 10) / 10,
    }),
  };
}

export type VehicleCost = {
  readonly inputs: CostInputs;
  /** The vehicle that the query names, once it is known. */
  readonly chosen: ChosenVehicle | undefined;
  readonly isLoading: boolean;
  /** Undefined until the rates are known. */
  readonly total: TotalCost | undefined;
};

/** What the vehicle and the numbers of a query cost. */
export function useVehicleCost(data: CostData | undefined, query: string): VehicleCost {
  const inputs = costInputsOf(query);
  const isNew = inputs.variant !== undefined;
  const subject = isNew ? (inputs.isMotorcycle ? 'new-motorcycle' : 'new-car') : 'used-car';
  const { chosen, isLoading } = useChosenVehicle(inputs, subject);
  const year = yearInJakarta(Date.now());
  const total = data && totalCostFor(data, inputs, knownOf(chosen, isNew, year), year);
  return { inputs, chosen, isLoading, total };
}
