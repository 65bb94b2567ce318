import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { Bargain } from '#contract/listing/listing.ts';
import type { Selection } from '#contract/search/filter.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import type { ListingService } from '../listing/listing.service.ts';

/** Cars looked at in each selection, the most popular first: what an answer costs does not grow with the catalogue. */
const mostLookedAt = 300;
/** Cheaper than this share of the median is too good to be recommended (docs/product.md#home-page). */
const leastShare = 0.65;

type Dependencies = {
  readonly live: Pick<LiveCatalogue, 'current' | 'car'>;
  readonly market: MarketService;
  readonly listing: ListingService;
};

/** Finds cars below their market. */
export function createBargains({ live, market, listing }: Dependencies) {
  /** By how much a car is below the median of its market; undefined where it is no bargain. */
  function belowMedian(id: number): number | undefined {
    const car = live.car(id);
    const found = car?.status === 'live' ? market.marketOf(car) : null;
    if (!car || !found || car.price >= found.p25 || car.price < found.median * leastShare) return undefined;
    return found.median - car.price;
  }

  /** @param selections searched one after the other until there are enough */
  return async (selections: readonly Selection[], most: number): Promise<Bargain[]> => {
    const { index, vocabulary } = live.current();
    const found = new Map<number, number>();
    for (const selection of selections) {
      if (found.size >= most) break;
      const { ids } = index.query({
        selection: catalogueSelectionOf(selection, vocabulary),
        sort: 'score-desc',
        page: 1,
        pageSize: mostLookedAt,
      });
      for (const id of ids) {
        if (found.size >= most) break;
        const below = belowMedian(id);
        if (below !== undefined) found.set(id, below);
      }
    }
    const cards = await listing.cardsByIds([...found.keys()]);
    return cards.map((card) => ({ ...card, belowMedian: found.get(card.id) ?? 0 }));
  };
}
