import { keptRows } from '#app/data/device/kept-rows.ts';

/** The favourites for the hearts on a page, newest first. */
export const favouriteRows = keptRows('favourites', async () => {
  const { listFavourites: list, toggleFavourite: toggle } = await import('#offline/favourites/favourites.ts');
  return { list, toggle };
});
