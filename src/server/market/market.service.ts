import type { ClosedRange, PricedCar } from '#catalogue/faceted-index/catalogue-selection.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { badgeOf, leastComparableCars, type Market, type MarketBadge } from '#contract/market/market.ts';
import { belowMarket } from '#contract/vehicles/traits.ts';
import { quantile } from '#money/quantile.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';

/** The properties that make cars comparable. */
export type Comparable = {
  readonly modelId: number;
  /** A variant of this model; null if the seller's is not in the vehicle catalogue. */
  readonly variantId: number | null;
  readonly makeYear: number;
};

export type ComparedCars = {
  readonly type: 'model' | 'variant';
  readonly id: number;
  readonly years: ClosedRange;
};

/** Maximum difference in model years between comparable cars. */
const yearsApart = 1;

/** Markets of a model, by variant and year and by year only; contains only those with enough cars. */
type MarketsOfModel = ReadonlyMap<string, Omit<Market, 'asOf'>>;

export type MarketService = ReturnType<typeof createMarketService>;

/**
 * Markets, computed from the prices of all public cars of private sellers and dealers, including the car
 * itself. A model's markets are computed together and cached until one of its cars changes.
 */
export function createMarketService(catalogue: Pick<LiveCatalogue, 'current' | 'onSynced'>) {
  const remembered = new Map<number, MarketsOfModel>();
  catalogue.onSynced(({ models }) => {
    if (models === 'all') {
      remembered.clear();
      markAll();
      return;
    }
    for (const model of models) {
      remembered.delete(model);
      mark(model);
    }
  });

  /**
   * Cars below their market can be filtered, and a car that comes or goes changes the market of the others.
   */
  function mark(modelId: number): void {
    const { index } = catalogue.current();
    index.markCars(modelId, belowMarket, ({ variant: variantId, year: makeYear, price }) => {
      const found = statisticsOf({ modelId, variantId, makeYear });
      return found !== undefined && badgeOf(price, found) === 'below';
    });
  }

  function markAll(): void {
    for (const { value } of catalogue.current().index.counts({ selection: {} }).model) mark(value);
  }

  function marketsOf(model: number): MarketsOfModel {
    const known = remembered.get(model);
    if (known) return known;
    const cars = catalogue.current().index.carsOfModel(model);
    const markets = marketsAmong(cars);
    // The model is chosen by callers, so only models with cars are cached.
    if (cars.length > 0) remembered.set(model, markets);
    return markets;
  }

  function statisticsOf({ modelId, variantId, makeYear }: Comparable) {
    const markets = marketsOf(modelId);
    return markets.get(keyOf(variantId, makeYear)) ?? markets.get(keyOf(null, makeYear));
  }

  markAll();
  return {
    /**
     * The cars of its market: of its variant if there are enough, otherwise of its model.
     * @returns undefined if there are too few
     */
    comparedWith(car: Comparable): ComparedCars | undefined {
      const market = statisticsOf(car);
      if (!market) return undefined;
      const years = { min: car.makeYear - yearsApart, max: car.makeYear + yearsApart };
      return market.isSameVariant && car.variantId !== null
        ? { type: 'variant', id: car.variantId, years }
        : { type: 'model', id: car.modelId, years };
    },

    /** The market of similar cars; null if there are too few. */
    marketOf(car: Comparable): Market | null {
      const market = statisticsOf(car);
      return market ? { ...market, asOf: dayInJakarta(Date.now()) } : null;
    },

    /** Number of comparable cars, even below the minimum. */
    countOf({ modelId, makeYear }: Comparable): number {
      const years = [{ min: makeYear - yearsApart, max: makeYear + yearsApart }];
      return catalogue.current().index.count({ selection: { model: [modelId], years } });
    },

    /** A price relative to its market; null without one. */
    badgeFor(car: Comparable & { readonly price: number }): MarketBadge | null {
      const market = statisticsOf(car);
      return market ? badgeOf(car.price, market) : null;
    },
  };
}

const keyOf = (variant: number | null, year: number) => (variant === null ? `${year}` : `${variant} ${year}`);

function marketsAmong(cars: readonly PricedCar[]): MarketsOfModel {
  const pricesOf = new Map<string, { readonly isSameVariant: boolean; readonly prices: number[] }>();
  const add = (variant: number | null, year: number, price: number) => {
    const key = keyOf(variant, year);
    const known = pricesOf.get(key);
    if (known) known.prices.push(price);
    else pricesOf.set(key, { isSameVariant: variant !== null, prices: [price] });
  };
  for (const { variant, year, price } of cars) {
    for (let near = year - yearsApart; near <= year + yearsApart; near++) {
      add(null, near, price);
      if (variant !== null) add(variant, near, price);
    }
  }
  return new Map(
    [...pricesOf]
      .filter(([, { prices }]) => prices.length >= leastComparableCars)
      .map(([key, { prices, isSameVariant }]) => {
        const sorted = Float64Array.from(prices).sort();
        const at = (share: number) => quantile(sorted, share);
        const [min, p25, median, p75, max] = [at(0), at(0.25), at(0.5), at(0.75), at(1)];
        return [key, { count: sorted.length, min, p25, median, p75, max, isSameVariant }];
      }),
  );
}
