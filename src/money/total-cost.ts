import { type CreditTerms, creditOf } from './credit.ts';
import { scheduleOf, yearsOf } from './credit-schedule.ts';
import { type InsuranceTariff, premiumOf } from './insurance.ts';
import type { InsuranceCover } from './insurance-kinds.ts';
import { energyByYear, lossByYear, type YearlyCosts } from './ownership.ts';
import {
  changeOfOwner,
  fifthYearPapers,
  type ProvinceTax,
  type VehicleFees,
  yearlyTaxOf,
} from './vehicle-tax.ts';
import { valuesByYear } from './yearly-loss.ts';

/* What a vehicle costs in each of its first years with an owner. */

export const costedYears = 5;

export type CostedVehicle = {
  readonly class: 'car' | 'motorcycle';
  /** A new one's price is on the road: the papers and the first year's tax are in it. */
  readonly isNew: boolean;
  readonly price: number;
  /** Years. */
  readonly age: number;
  readonly isElectric: boolean;
};

export type CostTerms = {
  /** Percent. */
  readonly yearlyLoss: number;
  readonly kmPerYear: number;
  /** Rupiah. */
  readonly perKm: number;
  readonly service: number;
  readonly cover: InsuranceCover | 'none';
  readonly credit: CreditTerms | undefined;
};

export type CostRates = {
  readonly tariff: InsuranceTariff;
  /** Of the insurance tariff. */
  readonly region: number | undefined;
  /** Undefined where a province's rate is unknown. */
  readonly tax: ProvinceTax | undefined;
  readonly fees: VehicleFees;
};

/** Costs of each year; what is unknown is left out. The tax and the sum insured follow the vehicle's value. */
export function yearlyCostsOf(vehicle: CostedVehicle, terms: CostTerms, rates: CostRates): YearlyCosts {
  const values = valuesByYear(vehicle.price, terms.yearlyLoss, costedYears);
  const insurance = insuranceByYear(vehicle, values, terms.cover, rates);
  const tax = taxByYear(vehicle, values, rates);
  const interest = interestByYear(terms.credit);
  return {
    depreciation: lossByYear(values),
    energy: energyByYear(terms.perKm, terms.kmPerYear, costedYears),
    service: energyByYear(1, terms.service, costedYears),
    papers: papersByYear(vehicle, rates.fees),
    ...(insurance && { insurance }),
    ...(tax && { tax }),
    ...(interest && { interest }),
  };
}

const byYear = <Cost>(costOf: (year: number) => Cost) =>
  Array.from({ length: costedYears }, (_, year) => costOf(year));

/** The middle of the tariff's lowest and highest premium. */
function insuranceByYear(
  vehicle: CostedVehicle,
  values: readonly number[],
  cover: CostTerms['cover'],
  { tariff, region }: CostRates,
): readonly number[] | undefined {
  if (cover === 'none') return byYear(() => 0);
  if (region === undefined) return undefined;
  const premium = premiumOf(tariff, {
    ...{ class: vehicle.class, region },
    years: byYear((year) => ({ cover, sumInsured: values[year] ?? 0, age: vehicle.age + year })),
  });
  return premium?.years.map(({ lowest, highest }) => Math.round((lowest + highest) / 2));
}

function taxByYear(
  { isNew, isElectric }: CostedVehicle,
  values: readonly number[],
  { tax, fees }: CostRates,
): readonly number[] | undefined {
  if (!tax) return undefined;
  const taxes = byYear((year) =>
    year === 0 && isNew
      ? 0
      : yearlyTaxOf(tax, fees, { base: values[year] ?? 0, order: 1, isElectric })?.total,
  );
  const known = taxes.flatMap((each) => each ?? []);
  return known.length === taxes.length ? known : undefined;
}

/** New papers for a used vehicle's new owner; new plates are due every fifth year. */
function papersByYear({ isNew }: CostedVehicle, fees: VehicleFees): readonly number[] {
  return byYear((year) => {
    if (year === 0 && !isNew) return changeOfOwner(fees, false);
    return year === costedYears - 1 ? fifthYearPapers(fees) : 0;
  });
}

/** Undefined for a loan that has no result. */
function interestByYear(terms: CreditTerms | undefined): readonly number[] | undefined {
  if (!terms) return byYear(() => 0);
  const credit = creditOf(terms);
  if (!credit) return undefined;
  const years = yearsOf(scheduleOf(credit));
  return byYear((year) => years[year]?.interest ?? 0);
}
