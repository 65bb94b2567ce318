import type { CatalogueSelection } from '#catalogue/faceted-index/catalogue-selection.ts';
import { badgeOf, leastComparableCars, type Market, type MarketBadge } from '#contract/market/market.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { quantile } from './quantile.ts';

/** What tells which cars are comparable. */
export type Comparable = {
  readonly modelId: number;
  /** Null where the seller's variant is none of the vehicle catalogue's. */
  readonly variantId: number | null;
  readonly makeYear: number;
};

/** Markets remembered until a change; there are some ten thousand of variants and years that are really offered. */
const rememberedMarkets = 20_000;
/** Cars of so many years before and after are comparable. */
const yearsApart = 1;

export type MarketService = ReturnType<typeof createMarketService>;

/**
 * What cars are offered for, from the prices of all that are public: private sellers' and dealers' alike, the very
 * car that is asked about among them.
 */
export function createMarketService(catalogue: Pick<LiveCatalogue, 'current' | 'onSynced'>) {
  const remembered = new Map<string, Market | null>();
  catalogue.onSynced(() => remembered.clear());

  function pricesOf(selection: CatalogueSelection): Float64Array | undefined {
    const prices = catalogue.current().index.prices({ selection });
    return prices.length < leastComparableCars ? undefined : prices.sort();
  }

  function workOut({ modelId, variantId, makeYear }: Comparable): Market | null {
    const years = [{ min: makeYear - yearsApart, max: makeYear + yearsApart }];
    const ofVariant = variantId === null ? undefined : pricesOf({ variant: [variantId], years });
    const prices = ofVariant ?? pricesOf({ model: [modelId], years });
    if (!prices) return null;
    return {
      count: prices.length,
      asOf: new Date().toISOString().slice(0, 10),
      min: quantile(prices, 0),
      p25: quantile(prices, 0.25),
      median: quantile(prices, 0.5),
      p75: quantile(prices, 0.75),
      max: quantile(prices, 1),
      isSameVariant: ofVariant !== undefined,
    };
  }

  /** The market of cars like this one; null where too few are offered to tell. */
  function marketOf({ modelId, variantId, makeYear }: Comparable): Market | null {
    const key = `${modelId} ${variantId} ${makeYear}`;
    let market = remembered.get(key);
    if (market === undefined) {
      market = workOut({ modelId, variantId, makeYear });
      if (remembered.size >= rememberedMarkets) remembered.clear();
      remembered.set(key, market);
    }
    return market;
  }

  return {
    marketOf,

    /** Comparable cars there are, also where they are too few to tell anything. */
    countOf({ modelId, makeYear }: Comparable): number {
      const years = [{ min: makeYear - yearsApart, max: makeYear + yearsApart }];
      return catalogue.current().index.prices({ selection: { model: [modelId], years } }).length;
    },

    /** How a car's price stands against its market; null where too few are offered to tell. */
    badgeFor(car: Comparable & { readonly price: number }): MarketBadge | null {
      const market = marketOf(car);
      return market && badgeOf(car.price, market);
    },
  };
}
