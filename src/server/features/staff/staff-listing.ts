import { eq } from 'drizzle-orm';
import type { Picture } from '#contract/listing/picture.schema.ts';
import type { Duplicate, StaffListing } from '#contract/staff/staff.ts';
import { schema } from '#server/db/database.ts';
import type { OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { viewedPictures } from '#server/features/photos/shared/photo-views.ts';
import { AppError } from '#server/http/app-error.ts';
import { picturesOf } from '#server/photo-store/pictures.ts';
import { type FoundDuplicate, findDuplicates } from './find-duplicates.ts';
import { staffAccounts } from './staff-accounts.ts';
import type { StaffParts } from './staff-parts.ts';
import { queueItemOf } from './staff-views.ts';
import { reportsOf } from './visitor-reports.ts';

const { auditTrail } = schema;
const mostNoted = 50;

function isSameSeller({ row: one }: OwnRow, { row: other }: OwnRow): boolean {
  return (
    (one.userId !== null && one.userId === other.userId) ||
    (one.mobile !== null && one.mobile === other.mobile)
  );
}

function duplicatesOf(
  found: OwnRow,
  duplicates: readonly FoundDuplicate[],
  others: ReadonlyMap<number, OwnRow>,
  pictures: ReadonlyMap<string, Picture>,
): Duplicate[] {
  return duplicates.flatMap(({ id, isSamePlate, photos }) => {
    const other = others.get(id);
    if (!other) return [];
    const pairs = photos.flatMap((pair) => {
      const [own, theirs] = [pictures.get(pair.own), pictures.get(pair.other)];
      return own && theirs ? [{ own, other: theirs }] : [];
    });
    return [
      {
        ...queueItemOf(other, pictures),
        isSamePlate,
        isSameSeller: isSameSeller(found, other),
        photos: pairs,
      },
    ];
  });
}

/**
 * Everything needed to decide on a listing.
 * @throws AppError `not_found`
 */
export async function readStaffListing(
  { database: { orm }, own, market, previews, trail }: StaffParts,
  id: number,
): Promise<StaffListing> {
  const found = await own.byId(id);
  // Unverified listings are not reviewed yet.
  if (!found || found.row.status === 'unverified') throw new AppError('not_found');
  const { row } = found;
  const duplicates = await findDuplicates(orm, row);
  const others = new Map(
    (await own.byIds(duplicates.map((each) => each.id))).map((each) => [each.row.id, each]),
  );
  const ofOthers = [...others.values()].flatMap((each) => each.row.images.slice(0, 1));
  const alike = duplicates.flatMap(({ photos }) => photos.map(({ other }) => other));
  const pictures = await picturesOf(previews, [...new Set([...row.images, ...ofOthers, ...alike])]);
  const comparable = market.marketOf(row);
  const seller = row.userId === null ? undefined : (await staffAccounts(orm, [row.userId])).get(row.userId);
  return {
    ...queueItemOf(found, pictures),
    title: row.title,
    description: row.description,
    regNo: row.regNo,
    mobile: row.mobile,
    kilometerDriven: row.kilometerDriven,
    source: row.source,
    images: viewedPictures(row, pictures),
    market: comparable && { median: comparable.median, count: comparable.count },
    seller: seller ?? null,
    duplicates: duplicatesOf(found, duplicates, others, pictures),
    reports: await reportsOf(orm, id),
    trail: await trail.entries({ where: eq(auditTrail.listingId, id), limit: mostNoted }),
  };
}
