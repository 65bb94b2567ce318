import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';
import { photoKeyPattern } from '#server/photo-store/photo-store.ts';

/** Keys of public photos that are remembered. */
const mostRemembered = 20_000;
const found = z.object({
  rows: z.tuple([z.object({ owners: z.nullable(z.array(z.string())), shown: z.boolean() })]),
});

export type PrivatePhotos = ReturnType<typeof createPrivatePhotos>;

/** Photos that nothing public names: of a claim or a conversation, just uploaded, or of an account that is gone. A photo that is public once stays so: browsers keep it. */
export function createPrivatePhotos(orm: Orm) {
  const shownKeys = new LRUCache<string, true>({ max: mostRemembered });
  return {
    /** Who uploaded or claimed with the photo (`ownersOf`); undefined for a photo that anyone may see. */
    async ownersOf(key: string): Promise<readonly string[] | undefined> {
      if (!photoKeyPattern.test(key) || shownKeys.has(key)) return undefined;
      const {
        rows: [row],
      } = z.parse(
        found,
        await orm.execute(sql`
          select (select array_agg(owner) from (
              select owner from uploads where key = ${key}
              union select 'account:' || account_id from warranty_claims where images @> array[${key}]::text[]
              union select 'account:' || side.id
                from conversation_messages m join conversations c on c.id = m.conversation_id,
                  lateral (values (c.buyer_id, 'buyer'), (c.seller_id, 'seller')) as side (id, role)
                where m.images @> array[${key}]::text[] and side.id is not null
                  and (m.held_at is null or m.by = side.role)
            ) as senders) as owners,
            exists (select 1 from listings where images @> array[${key}]::text[])
            or exists (select 1 from dealer_pages where photo = ${key})
            or exists (select 1 from articles where pictures @> array[${key}]::text[])
            or exists (select 1 from article_edits where pictures @> array[${key}]::text[])
            or exists (select 1 from leads where images @> array[${key}]::text[])
            or exists (select 1 from owner_reviews where images @> array[${key}]::text[]) as shown`),
      );
      if (row.shown) shownKeys.set(key, true);
      return row.shown ? undefined : (row.owners ?? []);
    },
  };
}
