import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';
import { photoKeyPattern } from '#server/photo-store/photo-store.ts';

/** Keys of public photos that are remembered. */
const mostRemembered = 20_000;
const found = z.object({
  rows: z.tuple([z.object({ claimants: z.nullable(z.array(z.coerce.number())), shown: z.boolean() })]),
});

export type PrivatePhotos = ReturnType<typeof createPrivatePhotos>;

/** Photos that only a warranty claim has. A photo that is public once stays so: browsers keep it. */
export function createPrivatePhotos(orm: Orm) {
  const shownKeys = new LRUCache<string, true>({ max: mostRemembered });
  return {
    /** Ids of the accounts whose claims have the photo; undefined for a photo that anyone may see. */
    async claimantsOf(key: string): Promise<readonly number[] | undefined> {
      if (!photoKeyPattern.test(key) || shownKeys.has(key)) return undefined;
      const {
        rows: [row],
      } = z.parse(
        found,
        await orm.execute(sql`
          select (select array_agg(account_id) from warranty_claims where images @> array[${key}]::text[]) as claimants,
            exists (select 1 from listings where images @> array[${key}]::text[])
            or exists (select 1 from dealer_pages where photo = ${key}) as shown`),
      );
      if (row.shown) shownKeys.set(key, true);
      return row.shown ? undefined : (row.claimants ?? undefined);
    },
  };
}
