import type { Catalogue, ListQuery } from '#catalogue/answers/filter-answer.ts';
import type { CarIndex } from '#catalogue/car-index.ts';
import type { CatalogueSelection } from '#catalogue/faceted-index/catalogue-selection.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { bodyTypeCode } from '#contract/vehicles/vehicle.schema.ts';
import type { ListingService } from '../listing/listing.service.ts';

/** Maximum difference in model years between similar cars. */
const similarYears = 3;
/** Maximum price difference of similar cars, as a share. */
const similarShare = 0.2;
const crossSaleShare = 0.15;

/** Default number of cars in a rail. */
export const railSize = 10;

type Rail = { readonly items: ListingCard[]; readonly count: number };

type Dependencies = {
  readonly catalogue: () => Catalogue;
  readonly featured: () => readonly number[];
  readonly listing: ListingService;
};
export type RailsService = ReturnType<typeof createRailsService>;

/** A selection and a price range; null is unbounded. */
type PricedSelection = {
  readonly selection: CatalogueSelection;
  readonly price: { readonly min: number | null; readonly max: number | null };
};

/** Converts it to a query of the index. */
function queryOf({ selection, price }: PricedSelection): { selection: CatalogueSelection } {
  return { selection: { ...selection, price: price.min === null && price.max === null ? [] : [price] } };
}

/** The range around a price by the given share, inclusive. */
function pricesAround(price: number, share: number): PricedSelection['price'] {
  return { min: Math.ceil(price * (1 - share)), max: Math.floor(price * (1 + share)) + 1 };
}

/**
 * The cars closest to a price, closest first, without the given ones. Reads cars in small batches on either
 * side, so that no more than needed are examined.
 */
async function nearestCars(
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

/** Rails of cars next to a list or a car. */
export function createRailsService({ catalogue, featured, listing }: Dependencies) {
  /** Matching featured cars, newest first, starting after `featureId` and wrapping around. */
  function featuredIds(
    { selection, words }: ListQuery,
    most: number,
    featureId: number | undefined,
  ): number[] {
    const { index, vocabulary } = catalogue();
    const query = { selection: catalogueSelectionOf(selection, vocabulary), words };
    const ids = featured();
    const isAfterOne = featureId !== undefined && index.matching(query, [featureId]).length > 0;
    return index.matching(query, ids, { most, start: isAfterOne ? ids.indexOf(featureId) + 1 : 0 });
  }

  return {
    /** The last car of the featured rail on a page of a list; the next page's rail starts after it. */
    lastFeatured(query: ListQuery, featureId: number | undefined): number | undefined {
      return featuredIds(query, railSize, featureId).at(-1);
    },

    async featured(query: ListQuery, most: number, featureId?: number): Promise<ListingCard[]> {
      return listing.cardsByIds(featuredIds(query, most, featureId));
    },

    /**
     * Cars of the same model and similar age, closest in price first; then of the same body type at a similar
     * price. Also for a car that is sold or removed.
     * @throws AppError `not_found` if it was never public
     */
    async similar(id: number, most: number): Promise<Rail> {
      const car = await listing.everPublic(id);
      const { index } = catalogue();
      const years = [{ min: car.makeYear - similarYears, max: car.makeYear + similarYears }];
      const sameModel: PricedSelection = {
        selection: { model: [car.modelId], years },
        price: { min: null, max: null },
      };
      const seen = new Set([id]);
      const read = (wanted: PricedSelection, wantedCars: number) =>
        nearestCars(index, wanted, car.price, wantedCars, seen, listing.cardsByIds);
      const others = (wanted: PricedSelection) => {
        const query = queryOf(wanted);
        return index.count(query) - index.matching(query, [id]).length;
      };
      const items = await read(sameModel, most);
      let count = others(sameModel);
      const bodyType = bodyTypeCode.safeParse(car.bodyType).data;
      if (bodyType) {
        const sameBody: PricedSelection = {
          selection: { 'body-type': [bodyType] },
          price: pricesAround(car.price, similarShare),
        };
        const both = { ...sameBody, selection: { ...sameModel.selection, ...sameBody.selection } };
        count += others(sameBody) - others(both);
        // Fewer than requested means all of the model; the total does not include cars of the same body type.
        for (const card of items) seen.add(card.id);
        if (items.length < most) items.push(...(await read(sameBody, most - items.length)));
      }
      return { items, count };
    },

    /**
     * Cars of other brands with the same body type at a similar price, closest first.
     * @throws AppError `not_found` if the car was never public
     */
    async crossSale(id: number, most: number): Promise<Rail> {
      const car = await listing.everPublic(id);
      const { index, vocabulary } = catalogue();
      const bodyType = bodyTypeCode.safeParse(car.bodyType).data;
      const brands = vocabulary.rows.brands.flatMap((brand) => (brand.id === car.brandId ? [] : brand.id));
      if (brands.length === 0) return { items: [], count: 0 };
      const wanted: PricedSelection = {
        selection: { brand: brands, 'body-type': bodyType ? [bodyType] : [] },
        price: pricesAround(car.price, crossSaleShare),
      };
      const items = await nearestCars(index, wanted, car.price, most, new Set(), listing.cardsByIds);
      return { items, count: index.count(queryOf(wanted)) };
    },
  };
}
