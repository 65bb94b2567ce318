import { sql } from 'drizzle-orm';
import { publicStatuses } from '#contract/listing/listing.ts';

/** Whether a row of `listings l` is public now (docs/product.md#listing-status). */
export const isPublicAd = sql`(l.status in (${sql.join(
  publicStatuses.map((status) => sql`${status}`),
  sql`, `,
)}) and l.published_at is not null and (l.expires_at is null or l.expires_at > now()))`;
