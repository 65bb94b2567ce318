import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { hasOwnPhotos } from '#server/db/demonstration-rows.ts';
import { lockName } from '#server/db/transaction.ts';
import { bandLength, bandsOf, differentBits, mostDifferentBits } from '#server/photo-store/looks-like.ts';

const { listings, media } = schema;

/** The owner of a listing, whose own cars are excluded. */
export type Seller = {
  readonly accountId: number;
  readonly mobile: string;
  /** The listing itself, if it exists already. */
  readonly listingId: number | undefined;
};

/** An imported car has no account, but may have the same number. */
const ofAnother = ({ accountId, mobile, listingId }: Seller): SQL => sql`
  ${listings.userId} is distinct from ${accountId}::bigint
  and ${listings.mobile} is distinct from ${mobile}
  and ${listings.id} <> ${listingId ?? 0}`;

/** Photos that are similar to any of these, including these. */
export async function alikeKeys(transaction: Orm, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const own = await transaction
    .select({ hash: media.looksLike })
    .from(media)
    .where(and(inArray(media.key, [...keys]), isNotNull(media.looksLike)));
  const hashes = own.flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return [...keys];
  const inBand = [0, 1, 2, 3].map((at) => {
    const bands = `{${[...new Set(hashes.map((hash) => bandsOf(hash)[at]))].join(',')}}`;
    // By segment, which is indexed.
    return sql`substr(${media.looksLike}, ${sql.raw(String(at * bandLength + 1))}, ${sql.raw(String(bandLength))}) = any(${bands}::text[])`;
  });
  const candidates = await transaction
    .select({ key: media.key, hash: media.looksLike })
    .from(media)
    .where(or(...inBand));
  const alike = candidates.flatMap(({ key, hash }) =>
    hash !== null && hashes.some((one) => differentBits(one, hash) <= mostDifferentBits) ? [key] : [],
  );
  return [...new Set([...keys, ...alike])];
}

/** Whether a photo is on another seller's public listing. */
export async function isPhotoOfAnother(
  transaction: Orm,
  keys: readonly string[],
  seller: Seller,
): Promise<boolean> {
  const alike = await alikeKeys(transaction, keys);
  if (alike.length === 0) return false;
  const found = await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        hasOwnPhotos,
        sql`${listings.images} && ${`{${alike.join(',')}}`}::text[]`,
        inArray(listings.status, ['live', 'reserved']),
        ofAnother(seller),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Prevents other listings from getting this plate until the transaction ends. */
export async function lockPlate(transaction: Orm, regNo: string): Promise<void> {
  await lockName(transaction, `plate ${regNo}`);
}

/** Whether a plate is on another seller's public listing. */
export async function isPlateOfAnother(
  transaction: Orm,
  regNo: string | null,
  seller: Seller,
): Promise<boolean> {
  if (regNo === null) return false;
  const found = await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.regNo, regNo), inArray(listings.status, ['live', 'reserved']), ofAnother(seller)))
    .limit(1);
  return found.length > 0;
}
