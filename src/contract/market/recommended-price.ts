import { yearInJakarta } from '#contract/dates.ts';
import type { RecommendedPrice } from '#contract/sell/own-listing.ts';
import type { Market } from './market.ts';

/*
 * The value of a car (docs/product.md#recommended-price). Pure, for the server and for an offline device that
 * has the catalogue and the model's last market.
 */

/** By age in whole years; the last applies to all older cars. */
export const ageDepreciation = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5] as const;
const oldest = 0.5;
/** Applies to any mileage, because the true shares are unknown. */
const distanceDepreciation = 0.25;
/** Prices are rounded to this, in rupiah. */
const step = 100_000;

/** A variant's new price in million rupiah, and the year of that price. */
export type NewPrice = {
  readonly soldFrom: number;
  readonly soldUntil: number | null;
  readonly newPriceMillion: number;
  readonly priceYear: number;
};

const rounded = (rupiah: number) => Math.round(rupiah / step) * step;

/** Depreciates the new price by age and by mileage; the two results are the ends of the range. */
export function calculatedPrice(
  newPrice: number,
  makeYear: number,
  now: Date,
): { minPrice: number; maxPrice: number } {
  const age = Math.max(0, yearInJakarta(now) - makeYear);
  const byAge = newPrice * (1 - (ageDepreciation[age] ?? oldest));
  const byDistance = newPrice * (1 - distanceDepreciation);
  return {
    minPrice: rounded(Math.min(byAge, byDistance)),
    maxPrice: rounded(Math.max(byAge, byDistance)),
  };
}

/**
 * Variants sold in a car's year of make; if there are none, within a year of it, since registration and sales
 * lag behind.
 */
export function soldIn<Variant extends Pick<NewPrice, 'soldFrom' | 'soldUntil'>>(
  variants: readonly Variant[],
  makeYear: number,
): Variant[] {
  return [0, 1]
    .map((grace) =>
      variants.filter(
        ({ soldFrom, soldUntil }) =>
          makeYear >= soldFrom - grace && (soldUntil === null || makeYear <= soldUntil + grace),
      ),
    )
    .reduce((exact, graced) => (exact.length > 0 ? exact : graced));
}

/**
 * The interquartile range of the market if there is one, otherwise the calculator's range.
 * @param car.market null with fewer than eight comparable cars
 * @param car.count number of comparable cars
 * @param car.newPrices the variant's; for an unknown variant, those of all variants sold that year
 * @returns null if neither is available
 */
export function recommendPrice(car: {
  readonly market: Pick<Market, 'p25' | 'p75' | 'count' | 'asOf'> | null;
  readonly count: number;
  readonly newPrices: readonly Pick<NewPrice, 'newPriceMillion' | 'priceYear'>[];
  readonly makeYear: number;
  readonly now: Date;
}): RecommendedPrice | null {
  const { market, count, newPrices, makeYear, now } = car;
  if (market) {
    const { p25, p75, asOf } = market;
    return { minPrice: rounded(p25), maxPrice: rounded(p75), basis: 'market', count: market.count, asOf };
  }
  const [first] = newPrices;
  if (!first) return null;
  const ranges = newPrices.map(({ newPriceMillion }) =>
    calculatedPrice(newPriceMillion * 1e6, makeYear, now),
  );
  return {
    minPrice: Math.min(...ranges.map(({ minPrice }) => minPrice)),
    maxPrice: Math.max(...ranges.map(({ maxPrice }) => maxPrice)),
    basis: 'calculator',
    count,
    // The oldest price dates the whole range.
    asOf: `${Math.min(...newPrices.map(({ priceYear }) => priceYear))}-01-01`,
  };
}
