import { sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import {
  demonstrationSource,
  isDemonstrationCar,
  isDemonstrationSeller,
} from '#server/db/demonstration-rows.ts';
import { readRegions } from '#server/regions/regions.ts';
import { known, readStoredSlugs } from '../reference-data.ts';
import { referenceRows } from '../reference-rows.ts';
import { readSeedState, writeSeedState } from '../seed-state.ts';
import { DemoCars } from './demo-car.ts';
import { writeDemoDealers } from './demo-dealers.ts';
import { writeDemoOutlets } from './demo-outlets.ts';
import { writeDemoUpcoming } from './demo-upcoming.ts';
import { type DemoVehicle, demoVehicles } from './demo-vehicles.ts';
import { withoutListingForeignKeys } from './foreign-keys.ts';
import { progressReporter } from './progress.ts';
import { writeDemoCars } from './write-demo-cars.ts';

const { accounts, brands, listings, models, variants } = schema;

/** Increment when the generated cars change, so that existing demonstrations are replaced. */
const demonstrationVersion = 8;

const stateOf = (size: number) => `${demonstrationVersion}:${size}`;

/** Whether the database already contains a current demonstration of this size. */
export async function isDemoCurrent(orm: Orm, size: number): Promise<boolean> {
  return ((await readSeedState(orm, 'demo')) ?? stateOf(0)) === stateOf(size);
}

/** The catalogue with this database's ids. */
async function storedVehicles(orm: Orm): Promise<DemoVehicle[]> {
  const rows = referenceRows(await readStoredSlugs(orm));
  const bySlug = async (table: typeof brands | typeof models | typeof variants) =>
    new Map(
      (await orm.select({ id: table.id, slug: table.slug }).from(table)).map(({ id, slug }) => [slug, id]),
    );
  const [brandIds, modelIds, variantIds] = [
    await bySlug(brands),
    await bySlug(models),
    await bySlug(variants),
  ];
  return demoVehicles(rows.brands, {
    brand: (slug) => known(brandIds, slug),
    model: (slug) => known(modelIds, slug),
    variant: (slug) => known(variantIds, slug),
  });
}

/**
 * Adds price changes: every sixth car at least a week old has one, some have two, and a few are increases.
 */
async function writePriceChanges(orm: Orm, now: Date): Promise<void> {
  await orm.execute(sql`
    insert into listing_price_changes (listing_id, former_price, changed_at)
    select id, round(price * (case when number % 30 = 0 then 0.96 else 1.02 + 0.03 * times end) / 1000000) * 1000000,
      published_at + (${now.toISOString()}::timestamptz - published_at) * 0.3 * (3 - times)
    from (
      select id, price, published_at, external_id::bigint as number from listings
      where source = ${demonstrationSource} and published_at < ${now.toISOString()}::timestamptz - interval '7 days'
    ) car, generate_series(2, 1, -1) as times
    where number % 6 = 0 and (times = 1 or number % 18 = 0)
    order by id, times desc`);
}

/**
 * Replaces the demonstration by one of `size` cars; 0 removes it. Requires the reference data. Must run in a
 * transaction, so that an interruption leaves the previous state.
 */
export async function writeDemoListings(
  orm: Orm,
  options: { readonly size: number; readonly now: Date; readonly onProgress: (line: string) => void },
): Promise<void> {
  const { size, now } = options;
  await orm.delete(listings).where(isDemonstrationCar);
  await orm.delete(accounts).where(isDemonstrationSeller);
  if (size > 0) {
    const cars = new DemoCars(await storedVehicles(orm), readRegions().cities, now);
    const onWritten = progressReporter(size, options.onProgress);
    // Ids increase with the publication date, as on a real market: neighbouring rows are similar, which
    // compresses well.
    const order = cars.inOrder(size);
    const load = () => writeDemoCars(orm, (place) => cars.make(order[place] ?? place), size, onWritten);
    const others = await orm.select({ id: listings.id }).from(listings).limit(1);
    if (others.length === 0) await withoutListingForeignKeys(orm, load);
    else await load();
  }
  await writeDemoDealers(orm);
  await writePriceChanges(orm, now);
  await writeDemoOutlets(orm, size > 0);
  await writeDemoUpcoming(orm, { isWanted: size > 0, now });
  await writeSeedState(orm, 'demo', stateOf(size));
}
