import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { dayInJakarta, jakarta } from '#contract/dates.ts';
import { activityDays } from '#contract/listing/listing-activity.ts';
import { lateViewDays, type SeenCar } from '#contract/viewed/viewed.schema.ts';
import { type Database, schema } from '#server/db/database.ts';
import { retried } from '#server/db/transaction.ts';
import { AttemptLimiter, networkOf } from '#server/http/attempt-limiter.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';

const { listingViewDays, listingViews } = schema;

const dayMs = 86_400_000;
/** Maximum number of queued views; further ones are not counted. */
const mostWaiting = 20_000;
/** Many people may share an address, but few of them view the same car on one day. */
const limits = {
  ofAddress: { most: 3000, withinMs: dayMs / 24, mostAddresses: 20_000 },
  ofCarAndAddress: { most: 30, withinMs: dayMs, mostAddresses: 100_000 },
} as const;

type Waiting = {
  readonly listingId: number;
  readonly day: string;
  readonly viewerHash: string;
  readonly accountId: number | null;
  readonly deviceHash: string | null;
};

export type ViewCounter = ReturnType<typeof createViewCounter>;

/**
 * Counts each visitor's view of a car once a day (docs/product.md#views). Views are collected and written
 * together by `flush`.
 * @param secret key for the hashes of viewers
 */
export function createViewCounter(
  { orm }: Pick<Database, 'orm'>,
  secret: string,
  now: () => number = Date.now,
) {
  const waiting = new Map<string, Waiting>();
  const addresses = new AttemptLimiter(limits.ofAddress);
  const carsOfAddresses = new AttemptLimiter(limits.ofCarAndAddress);

  /**
   * The day stated by a device if views of it are accepted; otherwise today, since its clock may be wrong.
   */
  function dayOf(told: string | undefined): string {
    const day = (ago: number) => dayInJakarta(now(), -ago);
    for (let ago = 0; ago <= lateViewDays; ago++) if (day(ago) === told) return told;
    return day(0);
  }

  return {
    /**
     * Queues a view of a car. An anonymous caller is not counted.
     * @param address counted in memory, never stored
     */
    note(principal: Principal, { id, day: told }: Partial<SeenCar> & { id: number }, address: string): void {
      const [person] = ownersOf(principal);
      if (person === undefined || waiting.size >= mostWaiting) return;
      const day = dayOf(told);
      const viewerHash = createHmac('sha256', secret)
        .update(`view of ${id} on ${day} by ${person}`)
        .digest('base64url');
      if (waiting.has(viewerHash)) return;
      if (!addresses.take(address) || !carsOfAddresses.take(`${networkOf(address)} ${id}`)) return;
      const { account, deviceHash } = principal;
      waiting.set(viewerHash, {
        ...{ listingId: id, day, viewerHash },
        accountId: account?.id ?? null,
        deviceHash: deviceHash ?? null,
      });
    },

    /** Writes the queued views of cars that were public on that day, excluding the owners' own views. */
    async flush(): Promise<void> {
      if (waiting.size === 0) return;
      const views = [...waiting.values()];
      await retried(async () => {
        await orm.execute(sql`
          with seen as (
            select * from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
              as seen("listingId" bigint, day date, "viewerHash" text, "accountId" bigint, "deviceHash" text)
          ), counted as (
            insert into listing_views (listing_id, day, viewer_hash)
            select id, seen.day, seen."viewerHash" from seen join listings on id = seen."listingId"
            where status in ('live', 'reserved', 'sold') and (published_at at time zone ${jakarta})::date <= seen.day
              and user_id is distinct from coalesce(seen."accountId", -1)
              and device_hash is distinct from coalesce(seen."deviceHash", '')
            on conflict do nothing
            returning listing_id, day
          ), by_day as (
            insert into listing_view_days (listing_id, day, views)
            select listing_id, day, count(*)::int from counted group by listing_id, day order by listing_id, day
            on conflict (listing_id, day) do update set views = listing_view_days.views + excluded.views
          )
          update listings set views = views + added.count
          from (select listing_id, count(*)::int as count from counted group by listing_id) as added
          where id = added.listing_id`);
      });
      for (const { viewerHash } of views) waiting.delete(viewerHash);
    },

    /** Deletes the viewers of days for which views are no longer accepted, and days that no chart shows. */
    async forget(): Promise<void> {
      const before = dayInJakarta(now(), -(lateViewDays + 1));
      await orm.delete(listingViews).where(lt(listingViews.day, before));
      await orm.delete(listingViewDays).where(lt(listingViewDays.day, dayInJakarta(now(), 1 - activityDays)));
    },
  };
}
