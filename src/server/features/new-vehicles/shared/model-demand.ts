import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJakarta, startOfDay } from '#contract/dates.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { newModelViews } = schema;

/** Demand is counted over this many days (docs/product.md#demand). */
export const demandDays = 90;
/** A request to a dealer counts as much as this many daily visitors. */
export const requestWeight = 20;

/** How much visitors of this site want a model. */
export type ModelDemand = {
  /** Visitors of the model's page, each counted once a day. */
  readonly views: number;
  /** Visitors who sent a dealer a request about the model. */
  readonly requests: number;
};

/** Demand by model: views by `kind/brand/model`, requests by the model's full name, as leads store it. */
export type Demand = {
  readonly views: ReadonlyMap<string, number>;
  readonly requests: ReadonlyMap<string, number>;
};

export const noDemand: Demand = { views: new Map(), requests: new Map() };

export const demandScore = ({ views, requests }: ModelDemand): number => views + requestWeight * requests;

const counts = z.object({
  rows: z.array(
    z.object({ of: z.string(), count: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)) }),
  ),
});
const countsOf = (found: unknown) => new Map(z.parse(counts, found).rows.map(({ of, count }) => [of, count]));

/** Reads the demand of the last `demandDays` days, and deletes older views. */
export async function readDemand(orm: Orm, now: Date): Promise<Demand> {
  const since = dayInJakarta(now, -demandDays);
  await orm.delete(newModelViews).where(lt(newModelViews.day, since));
  const views = countsOf(
    await orm.execute(
      sql`select model as of, count(*) as count from new_model_views group by model order by model`,
    ),
  );
  const requests = countsOf(
    await orm.execute(sql`
      select vehicle as of, count(distinct owner) as count from leads
      where vehicle is not null and outlet_name is not null and created_at >= ${startOfDay(since).toISOString()}::timestamptz
      group by vehicle order by vehicle`),
  );
  return { views, requests };
}

/**
 * Counts a view of a model's page, once per visitor and day.
 * @param model `kind/brand/model`
 * @param secret HMAC key for the visitor's hash
 */
export async function countModelView(
  orm: Orm,
  { model, viewer, now, secret }: { model: string; viewer: string; now: Date; secret: string },
): Promise<void> {
  const day = dayInJakarta(now);
  const viewerHash = createHmac('sha256', secret)
    .update(`view of ${model} on ${day} by ${viewer}`)
    .digest('base64url');
  await orm.insert(newModelViews).values({ model, day, viewerHash }).onConflictDoNothing();
}
