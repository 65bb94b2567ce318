import * as z from 'zod/mini';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { reviewReason } from '#contract/sell/own-listing.ts';
import type { QueueItem, QueueReason } from '#contract/staff/staff.ts';
import { carPictureOf } from '#server/features/listing/shared/car-picture.ts';
import { sentBack } from '#server/features/listing/shared/listing-outcome.ts';
import type { OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';

function reasonsOf(codes: readonly string[]): QueueReason[] {
  return codes.flatMap((code): QueueReason[] => {
    if (code === sentBack) return [sentBack];
    const known = z.safeParse(reviewReason, code).data;
    return known === undefined ? [] : [known];
  });
}

/** A listing in a staff list. */
export function queueItemOf(found: OwnRow, pictures: ReadonlyMap<string, Picture>): QueueItem {
  const { row } = found;
  const label = listingLabel(found);
  const place = found.cityName ?? found.provinceName;
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    label,
    slug: listingSlug({ id: row.id, label, makeYear: row.makeYear, place }),
    makeYear: row.makeYear,
    price: row.price,
    place,
    sellerName: row.sellerName,
    reasons: reasonsOf(row.rejectReasons),
    ...carPictureOf(row, pictures),
    imageCount: row.images.length,
    isFeatured: row.isFeatured,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
