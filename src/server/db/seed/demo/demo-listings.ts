import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJakarta, monthsAfter } from '#contract/dates.ts';
import { slugify } from '#contract/slug.ts';
import { type ColorCode, categories } from '#contract/vehicles/vehicle.ts';
import { type Orm, schema } from '#server/db/database.ts';
import {
  demonstrationSource,
  isDemonstrationCar,
  isDemonstrationSeller,
} from '#server/db/demonstration-rows.ts';
import { exampleSource } from '#server/features/new-vehicles/shared/model-life.ts';
import { rowKey } from '#server/features/new-vehicles/shared/new-vehicle-row.ts';
import { writeNewVehicles } from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';
import { readRegions } from '#server/regions/regions.ts';
import { known, readStoredSlugs } from '../reference-data.ts';
import { referenceRows } from '../reference-rows.ts';
import { readSeedState, writeSeedState } from '../seed-state.ts';
import { DemoCars } from './demo-car.ts';
import { writeDemoDealers } from './demo-dealers.ts';
import { writeDemoOutlets } from './demo-outlets.ts';
import { type DemoVehicle, demoVehicles } from './demo-vehicles.ts';
import { FirstRows } from './first-rows.ts';
import { writeDemoCars } from './write-demo-cars.ts';

const row = z.object({
  kind: z.enum(categories.map(({ slug }) => slug)),
  model: z.string(),
  body: z.string(),
  fuel: z.string(),
  in_months: wholeNumber,
});
/** A fictional brand, so that no claim is made about a real one. */
const brand = { slug: 'contoh', name: 'Contoh' };

/** Replaces or removes the demonstration's fictional upcoming models. */
async function writeDemoUpcoming(orm: Orm, { isWanted, now }: { isWanted: boolean; now: Date }) {
  await orm.execute(sql`delete from new_vehicles where origin = 'demo'`);
  const rows = readReferenceTable('demo/upcoming-vehicles.csv', row).map((each) => {
    const { kind, model: name, body, fuel } = each;
    const expected = monthsAfter(dayInJakarta(now), each.in_months).slice(0, 7);
    const model = { slug: slugify(name), name };
    const keyless = { kind, brand, model, cells: { body, fuel, expected, source: exampleSource } };
    return { ...keyless, key: rowKey(keyless) };
  });
  await writeNewVehicles(orm, isWanted ? rows : [], 'demo');
}

const { accounts, brands, listings, models, variants } = schema;

/** Increment when the generated cars change, so that existing demonstrations are replaced. */
const demonstrationVersion = 9;

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

const msBetweenLines = 500;

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Progress lines for the operator, at most two per second, and one at the end. */
function progressReporter(total: number, onProgress: (line: string) => void): (written: number) => void {
  const started = performance.now();
  let reported = started;
  return (written) => {
    const now = performance.now();
    if (written < total && now - reported < msBetweenLines) return;
    reported = now;
    const aSecond = written / Math.max(0.001, (now - started) / 1000);
    onProgress(
      `demonstration cars: ${figure.format(written)} of ${figure.format(total)} (${figure.format(aSecond)} a second)`,
    );
  };
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
    const firstRows = new FirstRows(now);
    const make = (place: number) => {
      const index = order[place] ?? place;
      const car = cars.make(index);
      firstRows.add(index, car);
      return car;
    };
    const load = () => writeDemoCars(orm, make, size, onWritten);
    const others = await orm.select({ id: listings.id }).from(listings).limit(1);
    if (others.length === 0) await withoutListingForeignKeys(orm, load);
    else await load();
    await repaintCars(orm, cars, firstRows.repaints());
  }
  await writeDemoDealers(orm);
  await writePriceChanges(orm, now);
  await writeDemoOutlets(orm, size > 0);
  await writeDemoUpcoming(orm, { isWanted: size > 0, now });
  await writeSeedState(orm, 'demo', stateOf(size));
}

/** Writes cars again in other colours, with the texts and photos that show these. */
async function repaintCars(
  orm: Orm,
  cars: DemoCars,
  repaints: ReadonlyMap<number, ColorCode>,
): Promise<void> {
  if (repaints.size === 0) return;
  const written = await orm
    .select({ id: listings.id, externalId: listings.externalId })
    .from(listings)
    .where(and(isDemonstrationCar, inArray(listings.externalId, [...repaints.keys()].map(String))));
  for (const { id, externalId } of written) {
    const { color, title, description, images, quality } = cars.make(
      Number(externalId),
      repaints.get(Number(externalId)),
    );
    await orm
      .update(listings)
      .set({ color, title, description, images: [...images], quality })
      .where(eq(listings.id, id));
  }
}

interface ForeignKey {
  readonly name: string;
  /** In the syntax of `ALTER TABLE … ADD CONSTRAINT`. */
  readonly definition: string;
}

/**
 * Runs `load` without the foreign keys of `listings` and then restores them, which checks all rows at once
 * instead of ten lookups per row: 2.5 times as fast. Must run in a transaction, so that a failure restores
 * the keys. Locks the table until the commit, so it is only suitable for an empty one.
 */
async function withoutListingForeignKeys(orm: Orm, load: () => Promise<void>): Promise<void> {
  const keys: ForeignKey[] = await orm
    .select({
      name: sql<string>`quote_ident(conname)`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(and(eq(sql`conrelid`, sql`'listings'::regclass`), eq(sql`contype`, sql`'f'`)));
  for (const { name } of keys) await orm.execute(sql.raw(`alter table listings drop constraint ${name}`));
  await load();
  for (const { name, definition } of keys) {
    await orm.execute(sql.raw(`alter table listings add constraint ${name} ${definition}`));
  }
}
