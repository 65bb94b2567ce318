import type { ClosedRange, PricedCar } from '#catalogue/faceted-index/catalogue-selection.ts';
import { badgeOf, leastComparableCars, type Market, type MarketBadge } from '#contract/market/market.ts';
import { belowMarket } from '#contract/vehicles/traits.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { quantile } from './quantile.ts';

/** What decides which cars are comparable. */
export type Comparable = {
  readonly modelId: number;
  /** Of this model; null where the seller's is not in the vehicle catalogue. */
  readonly variantId: number | null;
  readonly makeYear: number;
};

export type ComparedCars = {
  readonly type: 'model' | 'variant';
  readonly id: number;
  readonly years: ClosedRange;
};

/** Cars within so many years are comparable. */
const yearsApart = 1;

/** Markets of a model, by variant and year and by year alone; only those with enough cars. */
type MarketsOfModel = ReadonlyMap<string, Omit<Market, 'asOf'>>;

export type MarketService = ReturnType<typeof createMarketService>;

/**
 * Markets, from the prices of all public cars: of private sellers and dealers, the car itself included. A model's
 * markets are computed together, and cached until one of its cars changes.
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

  /** Cars below their market are found by a filter: a car that comes or goes moves the others' market. */
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
    // Callers name the model: only models with cars are cached.
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
     * The cars of its market: of its variant where those are enough, else of its model.
     * @returns undefined where there are too few
     */
    comparedWith(car: Comparable): ComparedCars | undefined {
      const market = statisticsOf(car);
      if (!market) return undefined;
      const years = { min: car.makeYear - yearsApart, max: car.makeYear + yearsApart };
      return market.isSameVariant && car.variantId !== null
        ? { type: 'variant', id: car.variantId, years }
        : { type: 'model', id: car.modelId, years };
    },

    /** The market of cars like this one; null where there are too few. */
    marketOf(car: Comparable): Market | null {
      const market = statisticsOf(car);
      return market ? { ...market, asOf: new Date().toISOString().slice(0, 10) } : null;
    },

    /** How many comparable cars there are, also below the minimum. */
    countOf({ modelId, makeYear }: Comparable): number {
      const years = [{ min: makeYear - yearsApart, max: makeYear + yearsApart }];
      return catalogue.current().index.count({ selection: { model: [modelId], years } });
    },

    /** A price compared with its market; null without one. */
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
