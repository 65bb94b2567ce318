import { CardCompare } from '#app/features/compare/card-compare.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';

/** The buttons on the photo of a car in a list. */
export const cardButtons = (card: ListingCard) => (
  <>
    <FavouriteButton card={card} />
    <CardCompare card={card} />
  </>
);
