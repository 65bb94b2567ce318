import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { hasOwnPhotos } from '#server/db/demonstration-rows.ts';
import { alikeKeys } from '#server/features/listing/shared/other-sellers.ts';
import type { ListingRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { differentBits, mostDifferentBits } from '#server/photo-store/looks-like.ts';

const { listings, media } = schema;

const mostDuplicates = 12;

/** Another listing that may show the same car, and why. */
export type FoundDuplicate = {
  readonly id: number;
  readonly isSamePlate: boolean;
  readonly photos: readonly { readonly own: string; readonly other: string }[];
};

async function looksOf(orm: Orm, keys: readonly string[]): Promise<Map<string, string | null>> {
  if (keys.length === 0) return new Map();
  const rows = await orm
    .select({ key: media.key, looksLike: media.looksLike })
    .from(media)
    .where(inArray(media.key, [...keys]));
  return new Map(rows.map(({ key, looksLike }) => [key, looksLike]));
}

/** Listings with the same plate or a similar photo, newest first. */
export async function findDuplicates(
  orm: Orm,
  { id, regNo, images }: Pick<ListingRow, 'id' | 'regNo' | 'images'>,
): Promise<FoundDuplicate[]> {
  const alike = await alikeKeys(orm, images);
  const byPlate = regNo === null ? undefined : eq(listings.regNo, regNo);
  const byPhoto =
    alike.length === 0
      ? undefined
      : and(hasOwnPhotos, sql`${listings.images} && ${`{${alike.join(',')}}`}::text[]`);
  if (!byPlate && !byPhoto) return [];
  const found = await orm
    .select({ id: listings.id, regNo: listings.regNo, images: listings.images })
    .from(listings)
    .where(
      and(ne(listings.id, id), notInArray(listings.status, ['removed', 'unverified']), or(byPlate, byPhoto)),
    )
    .orderBy(desc(listings.id))
    .limit(mostDuplicates);
  const shared = new Set(alike);
  const others = found.flatMap((other) => other.images.filter((key) => shared.has(key)));
  const looks = await looksOf(orm, [...new Set([...images, ...others])]);
  const isAlike = (own: string, other: string) => {
    const [one, two] = [looks.get(own), looks.get(other)];
    return own === other || (one != null && two != null && differentBits(one, two) <= mostDifferentBits);
  };
  return found.map((other) => ({
    id: other.id,
    isSamePlate: regNo !== null && other.regNo === regNo,
    photos: other.images.flatMap((key) => {
      const own = shared.has(key) ? images.find((each) => isAlike(each, key)) : undefined;
      return own === undefined ? [] : [{ own, other: key }];
    }),
  }));
}
