import type { CarIndex } from '#catalogue/car-index.ts';
import type { CatalogueSelection } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { ListingCard } from '#contract/listing/listing.ts';

/** A selection and a price range; null is unbounded. */
export type PricedSelection = {
  readonly selection: CatalogueSelection;
  readonly price: { readonly min: number | null; readonly max: number | null };
};

/** Converts it to a query of the index. */
export function queryOf({ selection, price }: PricedSelection): { selection: CatalogueSelection } {
  return { selection: { ...selection, price: price.min === null && price.max === null ? [] : [price] } };
}

/** The range around a price by the given share, inclusive. */
export function pricesAround(price: number, share: number): PricedSelection['price'] {
  return { min: Math.ceil(price * (1 - share)), max: Math.floor(price * (1 + share)) + 1 };
}

/**
 * The cars closest to a price, closest first, without the given ones. Reads cars in small batches on either
 * side, so that no more than needed are examined.
 */
export async function nearestCars(
  index: CarIndex,
  { selection, price: { min, max } }: PricedSelection,
  price: number,
  most: number,
  without: ReadonlySet<number>,
  cardsByIds: (ids: readonly number[]) => Promise<ListingCard[]>,
): Promise<ListingCard[]> {
  const side = (sort: 'price-asc' | 'price-desc', range: PricedSelection['price']) =>
    index
      .query({ ...queryOf({ selection, price: range }), sort, page: 1, pageSize: most + without.size })
      .ids.filter((id) => !without.has(id))
      .slice(0, most);
  const ids = [...side('price-asc', { min: price, max }), ...side('price-desc', { min, max: price })];
  const distance = (card: ListingCard) => Math.abs(card.price - price);
  const cards = await cardsByIds(ids);
  return cards.sort((a, b) => distance(a) - distance(b) || b.id - a.id).slice(0, most);
}
