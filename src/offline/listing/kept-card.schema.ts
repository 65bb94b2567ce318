import * as z from 'zod/mini';
import { comparedFacts } from '#contract/listing/car-facts.ts';
import { listingCard, listingDetail } from '#contract/listing/listing.ts';
import { pick } from '#contract/pick.ts';
import { colorCode } from '#contract/vehicles/vehicle.schema.ts';

/** Facts that are unreadable, because another version of the app wrote them, count as unknown. */
const ifReadable = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** Facts that only a car's page contains. */
export const keptFactNames = ['fuel', 'color', 'market', ...comparedFacts] as const;
const keptFacts = z.lazy(() => z.object(pick(listingDetail().shape, keptFactNames)));
export type KeptFacts = z.infer<typeof keptFacts>;

/**
 * A stored car, sufficient to show and compare it offline. Only the fields of the first version are required,
 * so that rows of any version can be read.
 */
export const keptCard = z.lazy(() => {
  const { id, label, slug, price, makeYear, kilometerDriven, place, coverImage } = listingCard.shape;
  const { transmission, listingType, bodyType, marketBadge, publishedAt, status } = listingCard.shape;
  const { instalment, instalmentTerms } = listingCard.shape;
  return z.object({
    ...{ id, label, slug, price, makeYear, kilometerDriven, place, coverImage },
    transmission: ifReadable(transmission),
    listingType: ifReadable(listingType),
    bodyType: ifReadable(bodyType),
    /** Set for a car without photos; `facts` has it for all. */
    color: ifReadable(z.nullable(colorCode)),
    marketBadge: ifReadable(marketBadge),
    instalment: ifReadable(instalment),
    instalmentTerms: ifReadable(instalmentTerms),
    publishedAt: ifReadable(publishedAt),
    status: ifReadable(status),
    /** Known once the car's page was opened, or the car was compared. */
    facts: ifReadable(keptFacts),
    /** The listing is no longer public. */
    isGone: ifReadable(z.boolean()),
  });
});
export type KeptCard = z.infer<typeof keptCard>;
