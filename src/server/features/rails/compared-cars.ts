import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import type { CatalogueSelection, HalfOpenRange } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { searchOf, selectionOf } from '#contract/search/filter.ts';
import { yearSlug } from '#contract/search/filter-range.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { ListingService } from '../listing/listing.service.ts';

export type ComparedCars = ReturnType<typeof createComparedCars>;

type Dependencies = {
  readonly catalogue: () => Catalogue;
  readonly listing: ListingService;
  readonly market: MarketService;
};

/**
 * The cars that a car's price is compared with: those closest in mileage, since those closest in price would
 * make every price look normal; for unknown mileage, the most popular ones.
 */
export function createComparedCars({ catalogue, listing, market }: Dependencies) {
  /** @throws AppError `not_found` if the car was never public */
  return async (id: number, most: number): Promise<DataOf<'comparedCars'>> => {
    const car = await listing.everPublic(id);
    const compared = market.comparedWith(car);
    if (!compared)
      return { market: null, items: [], years: { min: car.makeYear, max: car.makeYear }, search: '' };
    const { index, vocabulary } = catalogue();
    const { years } = compared;
    const selection: CatalogueSelection = { [compared.type]: [compared.id], years: [years] };
    const pageOf = (sort: SortOrder, kilometers: readonly HalfOpenRange[] = []) =>
      index.query({ selection: { ...selection, kilometers }, sort, page: 1, pageSize: most + 1 }).ids;
    const mileage = car.kilometerDriven;
    const nearest =
      mileage === null
        ? []
        : [
            ...pageOf('km-asc', [{ min: mileage, max: null }]),
            ...pageOf('km-desc', [{ min: null, max: mileage }]),
          ];
    const ids = new Set([...nearest, ...pageOf('score-desc')]);
    ids.delete(id);
    const cards = await listing.cardsByIds([...ids]);
    const distance = ({ kilometerDriven: driven }: ListingCard) =>
      mileage === null ? 0 : driven === null ? Number.MAX_VALUE : Math.abs(driven - mileage);
    const value = vocabulary.valueOf(compared.type, compared.id);
    return {
      market: market.marketOf(car),
      items: cards.sort((a, b) => distance(a) - distance(b) || b.id - a.id).slice(0, most),
      years,
      search: searchOf(selectionOf([...(value ? [value] : []), { type: 'year', slug: yearSlug(years) }])),
    };
  };
}
