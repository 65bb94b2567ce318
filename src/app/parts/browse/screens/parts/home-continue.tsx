import { FavouriteNewsRow } from '#app/parts/browse/features/favourites/favourite-news-row.tsx';
import { SavedSearchRow } from '#app/parts/browse/features/saved-searches/saved-search-row.tsx';
import { BegunAdRow } from '#app/parts/browse/features/sell/begun-ad-row.tsx';

/** What one was doing, one row each; their room is reserved (src/app/data/device/reserve-returning.ts). */
export function HomeContinue() {
  return (
    <>
      <BegunAdRow />
      <SavedSearchRow />
      <FavouriteNewsRow />
    </>
  );
}
