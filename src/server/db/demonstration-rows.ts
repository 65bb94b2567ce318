import { eq, like, sql } from 'drizzle-orm';
import { demonstrationPrefix } from '#contract/seller-number/demonstration-number.ts';
import { accounts } from './schema/account.schema.ts';
import { listings } from './schema/listing.schema.ts';

/* Which rows are the demonstration's: no other code of the server names what marks them. */

/** The source of its cars and outlets; no import may have this name. */
export const demonstrationSource = 'demo';

export const isDemonstrationSource = (source: string | null): boolean => source === demonstrationSource;

export const isDemonstrationCar = eq(listings.source, demonstrationSource);

/** A listing of somebody's own photos. Literally the condition of the index `listings_photos`, so that it is used. */
export const hasOwnPhotos = sql`${listings.source} <> ${sql.raw(`'${demonstrationSource}'`)}`;

export const isDemonstrationSeller = like(accounts.mobile, `${demonstrationPrefix}%`);
