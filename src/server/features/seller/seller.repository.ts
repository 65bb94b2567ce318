import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';
import { isPublicAd } from '#server/features/listing/shared/public-ad.ts';

const car = z.object({ id: z.coerce.number() });

/** Public cars of a seller, by the opaque id of their account. */
export function createSellerRepository(orm: Orm) {
  return {
    /** The public cars, newest first. */
    async carsOf(publicId: string): Promise<number[]> {
      const found = await orm.execute(sql`
        select l.id from accounts a join listings l on l.user_id = a.id
        where a.public_id = ${publicId} and ${isPublicAd}
        order by l.published_at desc, l.id desc`);
      return z.parse(z.object({ rows: z.array(car) }), found).rows.map(({ id }) => id);
    },
  };
}
