import { useApi } from '#app/data/api/use-api.tsx';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';

/** Maximum number of searches per call. */
const atOnce = 10;

function useTiles(searches: readonly string[], part: number) {
  const asked = searches.slice(part * atOnce, (part + 1) * atOnce).join(',');
  return useApi('lastSearch', asked === '' ? undefined : { searches: asked }).data ?? [];
}

/** Current numbers of cars from the server, by search id. Searches with words are omitted. */
export function useCurrentCounts(searches: readonly SavedSearch[]): ReadonlyMap<string, number> {
  const plain = searches.filter(({ search, q }) => search !== '' && q === '');
  const slugs = plain.map(({ search }) => search);
  // One call per ten searches, up to the device's limit (savedSearchLimit).
  const tiles = [
    useTiles(slugs, 0),
    useTiles(slugs, 1),
    useTiles(slugs, 2),
    useTiles(slugs, 3),
    useTiles(slugs, 4),
  ].flat();
  const counts = new Map(tiles.map(({ slug, count }) => [slug, count]));
  return new Map(
    plain.flatMap(({ id, search }) => {
      const count = counts.get(search);
      return count === undefined ? [] : [[id, count] as const];
    }),
  );
}
