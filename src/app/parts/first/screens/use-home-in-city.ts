import { useApi } from '#app/data/api/use-api.tsx';
import { useUserCity } from '#app/parts/first/features/places/use-user-city.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Tile } from '#contract/search/search.schema.ts';

type Home = Pick<DataOf<'home'>, 'brands' | 'bodyTypes' | 'newest'> & {
  /** The visitor's city, once its cars are known. */
  readonly city?: { readonly name: string; readonly url: string };
};

/**
 * The home page for the visitor's city: its counts on each tile, and its newest cars. The server renders the same for
 * everyone; this follows.
 */
export function useHomeInCity(everywhere: DataOf<'home'> | undefined): Home | undefined {
  const city = useUserCity();
  const search = city?.city;
  const { data: filters } = useApi('filters', search === undefined ? undefined : { search });
  const { data: listings } = useApi(
    'listings',
    search === undefined ? undefined : { search, sort: 'createdAt', order: 'desc', pageSize: '12' },
  );
  if (!everywhere || !city || !filters || !listings || listings.items.length === 0) return everywhere;
  const items = filters.filters.flatMap((group) => group.filters);
  const inCity = (tile: Tile): Tile[] => {
    const item = items.find(({ slug }) => slug === tile.slug);
    return item ? [{ ...tile, url: item.url, count: item.count }] : [];
  };
  return {
    brands: everywhere.brands.flatMap(inCity),
    bodyTypes: everywhere.bodyTypes.flatMap(inCity),
    newest: listings.items,
    city: { name: city.display_city, url: filters.url },
  };
}
