import * as z from 'zod/mini';
import { listingCard, listingDetail } from '#contract/listing/listing.ts';

/** What cannot be read, because another version of the app wrote it, is as good as not known. */
const ifReadable = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const { id, label, slug, price, makeYear, kilometerDriven, place, coverImage } = listingCard.shape;
const { transmission, listingType, bodyType, marketBadge, publishedAt, status } = listingCard.shape;
const { fuel, color, ownership, taxPaidUntil, serviceRecord, accidentFree, floodFree, market } =
  listingDetail.shape;

/** What only the page of a car tells of it. */
const keptFacts = z.object({
  fuel,
  color,
  ownership,
  taxPaidUntil,
  serviceRecord,
  accidentFree,
  floodFree,
  market,
});
export type KeptFacts = z.infer<typeof keptFacts>;

/**
 * What is kept of a car, enough to show and to compare it without a connection. Only what the first
 * version kept is required, so that a row of any version can still be read.
 */
export const keptCard = z.object({
  id,
  label,
  slug,
  price,
  makeYear,
  kilometerDriven,
  place,
  coverImage,
  transmission: ifReadable(transmission),
  listingType: ifReadable(listingType),
  bodyType: ifReadable(bodyType),
  marketBadge: ifReadable(marketBadge),
  publishedAt: ifReadable(publishedAt),
  status: ifReadable(status),
  /** Known once the page of the car was opened, or it was compared. */
  facts: ifReadable(keptFacts),
  /** Nobody can see its advertisement any more. */
  isGone: ifReadable(z.boolean()),
});
export type KeptCard = z.infer<typeof keptCard>;
