import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { departureDays, expireListings, startListingJob } from './listing-job.ts';

const { listingDepartures, listings } = schema;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describeEachEngine('the interval job', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
  });
  beforeEach(async () => {
    await database.orm.delete(listings);
    await database.orm.delete(listingDepartures);
  });
  const noWarning = (line: string) => expect.unreachable(line);

  test('expired listings are marked, no longer found, and announced', async () => {
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1, { expiresAt: inSeconds(1) }),
        sampleListing(2, { expiresAt: inSeconds(3600) }),
        sampleListing(3),
        sampleListing(4, { expiresAt: inSeconds(-5), status: 'sold' }),
      ]);
    const catalogue = await createLiveCatalogue(database, usedCarCredit, noWarning);
    expect(catalogue.current().index.size).toBe(3);
    await eventually(async () => expect(await expireListings(database)).toEqual([1]));
    expect([1, 2, 3].map((id) => catalogue.current().index.has(id))).toEqual([false, true, true]);
    const [ended] = await database.orm.select().from(listings).where(eq(listings.id, 1));
    expect(ended?.status).toBe('expired');
    expect(await database.orm.select({ id: listingDepartures.listingId }).from(listingDepartures)).toEqual([
      { id: 1 },
    ]);
    await catalogue.close();
  });

  test('without an expired listing nothing is announced', async () => {
    const heard = vi.fn();
    const stopListening = database.onChange(heard);
    await database.orm.insert(listings).values([sampleListing(1, { expiresAt: inSeconds(3600) })]);
    expect(await expireListings(database)).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    stopListening();
  });

  test('the job runs by itself, and deletes old departures', async () => {
    const days = (count: number) => sql`now() - make_interval(days => ${count}::int)`;
    await database.orm.insert(listings).values(sampleListing(1, { expiresAt: inSeconds(-1) }));
    await database.orm.insert(listingDepartures).values([
      { listingId: 8, provinceId: 1, departedAt: days(departureDays + 1) },
      { listingId: 9, provinceId: 1, departedAt: days(departureDays - 1) },
    ]);
    const job = startListingJob(database, noWarning);
    await Promise.all([job.run(), job.run()]);
    await job.stop();
    const left = await database.orm
      .select({ id: listingDepartures.listingId })
      .from(listingDepartures)
      .orderBy(listingDepartures.listingId);
    expect(left).toEqual([{ id: 1 }, { id: 9 }]);
  });

  test('a failure is reported, and the job goes on', async () => {
    const warnings: string[] = [];
    const job = startListingJob(database, (line) => warnings.push(line));
    await database.orm.execute(sql`alter table listings rename column expires_at to elsewhere`);
    await job.run();
    await database.orm.execute(sql`alter table listings rename column elsewhere to expires_at`);
    expect(warnings).toEqual([expect.stringMatching(/could not be looked through: column "expires_at"/)]);
    await database.orm.insert(listings).values(sampleListing(1, { expiresAt: inSeconds(-1) }));
    await job.run();
    await job.stop();
    const [ended] = await database.orm.select().from(listings);
    expect(ended?.status).toBe('expired');
  });
});
