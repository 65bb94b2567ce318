import { priceLimits } from '#contract/money.ts';
import type { FuelCode } from '#contract/vehicles/vehicle.ts';

/**
 * Residual value by age in years, for brands that hold their value: approximate asking prices of spring 2026.
 */
const retained: readonly (readonly [age: number, share: number])[] = [
  [0, 0.955],
  [1, 0.895],
  [2, 0.85],
  [3, 0.81],
  [5, 0.735],
  [8, 0.63],
  [10, 0.57],
  [12, 0.515],
  [15, 0.445],
  [20, 0.37],
  [25, 0.33],
  [30, 0.31],
  [50, 0.29],
];

/** Brands that sell easily everywhere. */
const steadyBrands = new Set(['toyota', 'honda', 'daihatsu', 'suzuki', 'mitsubishi', 'isuzu', 'hino']);
/** Expensive to buy and to maintain: they depreciate fastest. */
const premiumBrands = new Set([
  'audi',
  'bentley',
  'bmw',
  'jaguar',
  'land-rover',
  'maserati',
  'mercedes-benz',
  'mini',
  'peugeot',
  'renault',
  'volvo',
  'volkswagen',
]);

/** How fast a brand depreciates, as an exponent of the curve. Electric cars depreciate most. */
function steepness(brandSlug: string, fuel: FuelCode): number {
  const ofBrand = steadyBrands.has(brandSlug) ? 1 : premiumBrands.has(brandSlug) ? 1.6 : 1.3;
  return fuel === 'listrik' ? Math.max(ofBrand, 2.1) : ofBrand;
}

/** New prices are of their own year: older ones are worth more in today's money. */
function presentMoney(priceYear: number): number {
  return 1.03 ** Math.max(0, 2015 - priceYear);
}

function retainedShare(age: number): number {
  const next = retained.findIndex(([at]) => at >= age);
  const upper = retained[next];
  const lower = retained[next - 1];
  if (!upper) return retained.at(-1)?.[1] ?? 0;
  if (!lower) return upper[1];
  return lower[1] + ((upper[1] - lower[1]) * (age - lower[0])) / (upper[0] - lower[0]);
}

/** Typical mileage of a car of this age: 14,000 km a year, less for older cars. */
export function usualKilometers(age: number): number {
  return age < 1 ? 5_000 : 14_000 * Math.min(age, 10) + 7_000 * Math.max(0, age - 10);
}

/** The typical asking price of a variant at an age in years, in rupiah. */
export function typicalPrice(
  car: {
    readonly brandSlug: string;
    readonly fuel: FuelCode;
    readonly newPriceMillion: number;
    readonly priceYear: number;
  },
  age: number,
): number {
  const priceNew = car.newPriceMillion * 1e6 * presentMoney(car.priceYear);
  return priceNew * retainedShare(age) ** steepness(car.brandSlug, car.fuel);
}

/** Price factor for mileage: at most 15 % more, at most 20 % less. */
export function kilometersFactor(kilometers: number, age: number): number {
  const beyond = (kilometers - usualKilometers(age)) / (usualKilometers(age) + 20_000);
  return Math.min(1.15, Math.max(0.8, 1 - 0.18 * beyond));
}

/**
 * An asking price as sellers write it: whole millions, halves below 100 million, multiples of five or ten
 * above.
 */
export function askingPrice(rupiah: number, isRound: boolean): number {
  const step =
    rupiah < 100e6
      ? 0.5e6
      : rupiah < 500e6
        ? isRound
          ? 5e6
          : 1e6
        : rupiah < 1e9
          ? 5e6
          : rupiah < 3e9
            ? 10e6
            : 50e6;
  return Math.min(priceLimits.max, Math.max(priceLimits.min, Math.round(rupiah / step) * step));
}
