import { type Battery, electricPerKm as energyPerKm } from '#money/energy.ts';
import { assumptions, homeTariffs, publicTariff } from './charging-figures.ts';
import type { ChargingSpeed } from './electric.schema.ts';

/* Sums of electric driving (docs/product.md#electric-vehicles). Energy in kilowatt-hours, money in rupiah. */

/** @param va the power of the connection */
export function homeTariff(va: number): number {
  const exact = homeTariffs.perKwh.find(([power]) => power >= va) ?? homeTariffs.perKwh.at(-1);
  return exact?.[1] ?? 0;
}

type Charge = {
  readonly batteryKwh: number;
  /** State of charge before and after, in percent. */
  readonly from: number;
  readonly to: number;
};

export type Charged = {
  /** What the connection gives while charging. */
  readonly kw: number;
  /** What is drawn and paid, with what is lost on the way. */
  readonly drawnKwh: number;
  readonly hours: number;
  readonly cost: number;
};

const drawn = ({ batteryKwh, from, to }: Charge) =>
  (batteryKwh * Math.max(0, to - from)) / 100 / (1 - assumptions.loss);

/** What power the house has left, in kilowatts: its breaker counts volt-amperes, and a car's charger draws as many watts. */
export const powerLeft = (va: number, usedWatts: number): number => Math.max(0, va - usedWatts) / 1000;

/** @returns undefined where less power is left than the charger takes at least */
export function chargeAtHome(
  charge: Charge & {
    readonly chargerKw: number;
    readonly va: number;
    readonly usedWatts: number;
    readonly leastKw: number;
  },
): Charged | undefined {
  const kw = Math.min(charge.chargerKw, powerLeft(charge.va, charge.usedWatts));
  if (kw <= 0 || kw < charge.leastKw) return undefined;
  const drawnKwh = drawn(charge);
  return { kw, drawnKwh, hours: drawnKwh / kw, cost: drawnKwh * homeTariff(charge.va) };
}

/** @param carKw what the car takes at most of such a charger; undefined where that is not known */
export function chargeInPublic(
  charge: Charge & {
    readonly carKw: number | undefined;
    readonly stationKw: number;
    readonly speed: ChargingSpeed;
  },
): Charged {
  const most = Math.min(charge.carKw ?? charge.stationKw, charge.stationKw);
  const isFast = charge.speed === 'fast' || charge.speed === 'ultra';
  const kw = isFast ? most * assumptions.taper : most;
  const drawnKwh = drawn(charge);
  const cost = drawnKwh * publicTariff.perKwh + publicTariff.fee[charge.speed];
  return { kw, drawnKwh, hours: drawnKwh / kw, cost };
}

/** @param realRange what is driven of the stated range, in percent */
export const electricPerKm = (battery: Battery, perKwh: number, realRange: number): number =>
  energyPerKm(battery, { perKwh, realRange, loss: assumptions.loss });

export type Ownership = {
  readonly price: number;
  readonly perKm: number;
  readonly kmPerYear: number;
  /** Tax and service together. */
  readonly perYear: number;
};

export const costAfter = ({ price, perKm, kmPerYear, perYear }: Ownership, years: number): number =>
  price + (perKm * kmPerYear + perYear) * years;

/** The first year at whose end `one` has cost no more than `other`; undefined where none has within the years. */
export function breakEven(one: Ownership, other: Ownership, years: number): number | undefined {
  const all = Array.from({ length: years + 1 }, (_, year) => year);
  return all.find((year) => costAfter(one, year) <= costAfter(other, year));
}
