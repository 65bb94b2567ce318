import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { hasOwnPhotos } from '#server/db/demonstration-rows.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';

/** Batch size, so that nothing is locked for long. */
const atATime = 200;

const unused = sql`(uploads.created_at < now() - interval '1 day' and not exists (
  select 1 from listings where ${hasOwnPhotos} and listings.images @> array[uploads.key])
  and not exists (select 1 from dealer_pages where dealer_pages.photo = uploads.key)
  and not exists (select 1 from articles where articles.pictures @> array[uploads.key])
  and not exists (select 1 from article_edits where article_edits.pictures @> array[uploads.key])
  and not exists (select 1 from leads where leads.images @> array[uploads.key])
  and not exists (select 1 from warranty_claims where warranty_claims.images @> array[uploads.key])
  and not exists (select 1 from owner_reviews where owner_reviews.images @> array[uploads.key]))`;
const oldRows = z.object({ rows: z.array(z.object({ key: z.string(), used: z.boolean() })) });
const keyRows = z.object({ rows: z.array(z.object({ key: z.string() })) });

/**
 * Deletes photos that were uploaded a day ago and that nothing uses: no listing, article, dealer's page, lead, claim or
 * review. Photos in use are checked again a day later. Several processes on one database may run it concurrently.
 * @returns the number of deleted photos
 */
export async function removeUnclaimedPhotos(database: Database, photoStore: PhotoStore): Promise<number> {
  let removed = 0;
  for (;;) {
    const since = new Date(Date.now() - 24 * 60 * 60_000);
    const { rows } = z.parse(
      oldRows,
      await database.orm.execute(sql`
        select key, not ${unused} as used from uploads
        where created_at < now() - interval '1 day' order by created_at limit ${atATime}`),
    );
    if (rows.length === 0) return removed;
    const keysOf = (isUsed: boolean) => [
      ...new Set(rows.filter(({ used }) => used === isUsed).map(({ key }) => key)),
    ];
    const list = (keys: readonly string[]) => sql`${`{${keys.join(',')}}`}::text[]`;
    const { rows: kept } = z.parse(
      keyRows,
      await database.orm.execute(sql`
        update uploads set created_at = now()
        where key = any(${list(keysOf(true))}) and created_at < now() - interval '1 day' returning key`),
    );
    // A row claimed in the meantime is no longer a day old, and stays.
    const { rows: gone } = z.parse(
      keyRows,
      await database.orm.execute(sql`
        delete from uploads where key = any(${list(keysOf(false))}) and ${unused} returning key`),
    );
    for (const key of new Set(gone.map((row) => row.key)))
      if (await photoStore.removeUnused(key, since)) removed += 1;
    // Other processes have locked all of them.
    if (kept.length + gone.length === 0) return removed;
  }
}
