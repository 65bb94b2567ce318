import { AwaitedRow } from '#app/features/awaited/awaited-row.tsx';
import { FavouriteNewsRow } from '#app/features/favourites/favourite-news-row.tsx';
import { SavedSearchRow } from '#app/features/saved-searches/saved-search-row.tsx';
import { useSavedSearches } from '#app/features/saved-searches/use-saved-searches.ts';
import { BegunAdRow } from '#app/features/sell/begun-ad-row.tsx';

/**
 * The visitor's unfinished business, one row each; their room is reserved
 * (src/app/data/device/reserve-returning.ts).
 */
export function HomeContinue() {
  const hasSearches = useSavedSearches().length > 0;
  return (
    <>
      <BegunAdRow />
      <AwaitedRow otherwise={hasSearches ? <SavedSearchRow /> : null} />
      <FavouriteNewsRow />
    </>
  );
}
