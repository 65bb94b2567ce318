import { useApi } from '#app/data/api/use-api.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { PriceEntry, Tile } from '#contract/search/search.schema.ts';

type Home = Pick<DataOf<'home'>, 'brands' | 'bodyTypes' | 'newest' | 'bargains' | 'prices'> & {
  /** The visitor's city, once its data has loaded. */
  readonly city?: { readonly name: string; readonly url: string };
};

/**
 * The home page for the visitor's city: its counts on each tile, its newest cars, and cars near it below
 * their market. Loaded after hydration, because the server renders the same page for everyone.
 */
export function useHomeInCity(everywhere: DataOf<'home'> | undefined): Home | undefined {
  const city = useUserCity();
  const search = city?.city;
  const inCity = search === undefined ? undefined : { search };
  const { data: filters } = useApi('filters', inCity);
  const { data: near } = useApi('bargains', inCity);
  const { data: listings } = useApi(
    'listings',
    inCity && { ...inCity, sort: 'createdAt', order: 'desc', pageSize: '8' },
  );
  if (!everywhere || !city || !filters || !listings || listings.items.length === 0) return everywhere;
  const items = filters.filters.flatMap((group) => group.filters);
  const tileInCity = (tile: Tile): Tile[] => {
    const item = items.find(({ slug }) => slug === tile.slug);
    return item ? [{ ...tile, url: `${item.url}+${city.city}`, count: item.count }] : [];
  };
  const priceInCity = (entry: PriceEntry): PriceEntry => ({
    ...entry,
    // Price slugs precede place slugs in the canonical order.
    url: `${usedCarsPath()}/${entry.slug}+${city.city}`,
    count: filters.priceRange.range
      .filter(({ min, max }) => min >= (entry.min ?? 0) && max <= (entry.max ?? Number.POSITIVE_INFINITY))
      .reduce((sum, { count }) => sum + count, 0),
  });
  return {
    brands: everywhere.brands.flatMap(tileInCity),
    bodyTypes: everywhere.bodyTypes.flatMap(tileInCity),
    prices: everywhere.prices.map(priceInCity),
    newest: listings.items,
    // Until they have loaded, those of the whole country stay.
    bargains: near ?? everywhere.bargains,
    city: { name: city.display_city, url: filters.url },
  };
}
