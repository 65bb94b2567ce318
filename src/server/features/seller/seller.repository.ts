import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { publicStatuses } from '#contract/listing/listing.ts';
import type { Orm } from '#server/db/database.ts';

const car = z.object({ id: z.coerce.number() });

const isPublic = sql`l.status in (${sql.join(
  publicStatuses.map((status) => sql`${status}`),
  sql`, `,
)}) and l.published_at is not null and (l.expires_at is null or l.expires_at > now())`;

/** Public cars of a seller, by the opaque id of their account. */
export function createSellerRepository(orm: Orm) {
  return {
    /** The public cars, newest first. */
    async carsOf(publicId: string): Promise<number[]> {
      const found = await orm.execute(sql`
        select l.id from accounts a join listings l on l.user_id = a.id
        where a.public_id = ${publicId} and ${isPublic}
        order by l.published_at desc, l.id desc`);
      return z.parse(z.object({ rows: z.array(car) }), found).rows.map(({ id }) => id);
    },
  };
}
