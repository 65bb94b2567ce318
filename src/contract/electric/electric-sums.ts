import { type Battery, electricPerKm as energyPerKm } from '#money/energy.ts';
import { assumptions } from './charging-figures.ts';
import type { ChargingSpeed } from './electric.schema.ts';
import type { RunningRates } from './running-rates.schema.ts';

/*
 * Calculations for electric driving (docs/product.md#electric-vehicles). Energy in kilowatt-hours, power
 * in kilowatts, money in rupiah.
 */

/**
 * @param va connected power in volt-amperes
 * @returns rupiah per kilowatt-hour
 */
export function homeTariff({ home }: Pick<RunningRates, 'home'>, va: number): number {
  return home.find(({ upToVa }) => upToVa === null || upToVa >= va)?.perKwh ?? 0;
}

type Charge = {
  readonly batteryKwh: number;
  /** State of charge at the start and at the end, in percent. */
  readonly from: number;
  readonly to: number;
};

export type Charged = {
  /** Charging power. */
  readonly kw: number;
  /** Energy drawn from the grid, including charging losses; this is what is billed. */
  readonly drawnKwh: number;
  readonly hours: number;
  readonly cost: number;
};

const drawn = ({ batteryKwh, from, to }: Charge) =>
  (batteryKwh * Math.max(0, to - from)) / 100 / (1 - assumptions.loss);

/**
 * The power a house has left for charging, in kilowatts. Treats volt-amperes as watts: the power factor of a
 * car's charger is close to 1.
 */
export const powerLeft = (va: number, usedWatts: number): number => Math.max(0, va - usedWatts) / 1000;

/** @returns undefined when the remaining power is below the charger's minimum */
export function chargeAtHome(
  charge: Charge & {
    readonly chargerKw: number;
    readonly va: number;
    readonly usedWatts: number;
    readonly leastKw: number;
    readonly rates: Pick<RunningRates, 'home'>;
  },
): Charged | undefined {
  const kw = Math.min(charge.chargerKw, powerLeft(charge.va, charge.usedWatts));
  if (kw <= 0 || kw < charge.leastKw) return undefined;
  const drawnKwh = drawn(charge);
  return { kw, drawnKwh, hours: drawnKwh / kw, cost: drawnKwh * homeTariff(charge.rates, charge.va) };
}

/** @param carKw the car's maximum for this kind of charger; undefined if unknown */
export function chargeInPublic(
  charge: Charge & {
    readonly carKw: number | undefined;
    readonly stationKw: number;
    readonly speed: ChargingSpeed;
    readonly rates: Pick<RunningRates, 'public'>;
  },
): Charged {
  const most = Math.min(charge.carKw ?? charge.stationKw, charge.stationKw);
  const isFast = charge.speed === 'fast' || charge.speed === 'ultra';
  const kw = isFast ? most * assumptions.taper : most;
  const drawnKwh = drawn(charge);
  const cost = drawnKwh * charge.rates.public.perKwh + charge.rates.public.fees[charge.speed];
  return { kw, drawnKwh, hours: drawnKwh / kw, cost };
}

/**
 * @param perKwh rupiah per kilowatt-hour
 * @param realRange real range as a percentage of the stated range
 * @returns rupiah per kilometre
 */
export const electricPerKm = (battery: Battery, perKwh: number, realRange: number): number =>
  energyPerKm(battery, { perKwh, realRange, loss: assumptions.loss });

export type Ownership = {
  readonly price: number;
  readonly perKm: number;
  readonly kmPerYear: number;
  /** Annual tax and service together. */
  readonly perYear: number;
};

/** Electric vehicles are exempt from the tax, and not from the road fund (UU 1/2022). */
export const yearlyTax = (
  { tax }: Pick<RunningRates, 'tax'>,
  kind: 'mobil' | 'motor',
  way: 'electric' | 'petrol',
  price: number,
): number => (way === 'electric' ? 0 : (price * tax[kind].percent) / 100) + tax[kind].fixed;

export const costAfter = ({ price, perKm, kmPerYear, perYear }: Ownership, years: number): number =>
  price + (perKm * kmPerYear + perYear) * years;

/**
 * The first year by whose end `one` has cost no more in total than `other`; undefined if that does not happen
 * within `years`.
 */
export function breakEven(one: Ownership, other: Ownership, years: number): number | undefined {
  const all = Array.from({ length: years + 1 }, (_, year) => year);
  return all.find((year) => costAfter(one, year) <= costAfter(other, year));
}
