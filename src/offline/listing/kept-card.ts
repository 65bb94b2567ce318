import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import { pick } from '#contract/pick.ts';
import { type KeptCard, type KeptFacts, keptFactNames } from './kept-card.schema.ts';

function factsOf(car: ListingCard | ListingDetail): KeptFacts | undefined {
  if (!('market' in car)) return undefined;
  return pick(car, keptFactNames);
}

/** A card to store. Lists lack some facts: known ones are kept. */
export function keptCardOf(car: ListingCard | ListingDetail, before?: KeptCard): KeptCard {
  const { id, label, slug, price, makeYear, kilometerDriven, place, coverImage } = car;
  const { transmission, listingType, bodyType, color, marketBadge, publishedAt, status } = car;
  const { instalment, instalmentTerms } = car;
  return {
    ...{ id, label, slug, price, makeYear, kilometerDriven, place, coverImage },
    ...{ transmission, listingType, bodyType, color, marketBadge, publishedAt, status },
    ...{ instalment, instalmentTerms },
    facts: factsOf(car) ?? before?.facts,
    isGone: undefined,
  };
}

/** Whether it can no longer be bought: sold, or no longer on offer. */
export function isOver(card: Pick<KeptCard, 'isGone' | 'status'> | undefined): boolean {
  return card?.isGone === true || card?.status === 'sold';
}
