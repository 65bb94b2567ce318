import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { Bargains } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { Selection } from '#contract/search/filter.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { ListingService } from '../listing/listing.service.ts';

/**
 * Maximum number of cars examined per selection, most popular first, so that the cost does not grow with the
 * catalogue.
 */
const mostLookedAt = 100;
/** The value that selects cars below their market. */
const belowMarketSlug = 'di-bawah-pasar';
/** Prices below this share of the median are suspicious and not recommended (docs/product.md#home-page). */
const leastShare = 0.65;

type Dependencies = {
  readonly live: Pick<LiveCatalogue, 'current' | 'car'>;
  readonly market: MarketService;
  readonly listing: ListingService;
};

/** Finds cars below their market. */
export function createBargains({ live, market, listing }: Dependencies) {
  /** The difference between a car's price and its market's median; undefined if it is not a bargain. */
  function belowMedian(id: number): number | undefined {
    const car = live.car(id);
    const found = car?.status === 'live' ? market.marketOf(car) : null;
    if (!car || !found || car.price >= found.p25 || car.price < found.median * leastShare) return undefined;
    return found.median - car.price;
  }

  /**
   * @param selections searched in order until there are enough; the first with any result is linked as the
   * full list
   */
  return async (selections: readonly Selection[], most: number): Promise<Bargains> => {
    const { index, vocabulary } = live.current();
    const value = vocabulary.find(belowMarketSlug);
    if (!value) throw new Error(`${belowMarketSlug} is no value of the vocabulary`);
    const found = new Map<number, number>();
    let list: Pick<Bargains, 'url' | 'count'> | undefined;
    for (const selection of selections) {
      if (found.size >= most) break;
      const query = { selection: catalogueSelectionOf([...selection, value], vocabulary) };
      const { ids, total } = index.query({ ...query, sort: 'score-desc', page: 1, pageSize: mostLookedAt });
      if (total > 0) list ??= { url: usedCarsPath([value, ...selection]), count: total };
      for (const id of ids) {
        if (found.size >= most) break;
        const below = belowMedian(id);
        if (below !== undefined) found.set(id, below);
      }
    }
    const cards = await listing.cardsByIds([...found.keys()]);
    const items = cards.map((card) => ({ ...card, belowMedian: found.get(card.id) ?? 0 }));
    return { items, ...(list ?? { url: usedCarsPath([value]), count: 0 }) };
  };
}
