import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dayInJakarta } from '#contract/dates.ts';
import { leastComparableCars } from '#contract/market/market.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import {
  type NewListing,
  randomListing,
  sampleListing,
  writeSampleNames,
} from '#tests/support/sample-listings.ts';
import { createSqlCatalogue } from '#tests/support/sql-catalogue.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { type Comparable, createMarketService } from './market.service.ts';

const { listings } = schema;

/** Many cars of few kinds, so that there are markets. */
const car = fc
  .record({
    listing: randomListing,
    variant: fc.constantFrom(null, 7, 8),
    year: fc.integer({ min: 2016, max: 2020 }),
    price: fc.integer({ min: 50_000_000, max: 400_000_000 }),
  })
  .map(({ listing, variant, year, price }) => ({
    ...listing,
    ...{ brandId: 1, modelId: 4, variantId: variant, makeYear: year, price },
  }));
/** A variant belongs to its model. */
const asked: fc.Arbitrary<Comparable> = fc
  .tuple(fc.constantFrom([4, null], [4, 7], [4, 8], [5, null], [5, 9]), fc.integer({ min: 2014, max: 2022 }))
  .map(([[modelId, variantId], makeYear]) => ({
    modelId: modelId ?? 4,
    variantId: variantId ?? null,
    makeYear,
  }));

describeEachEngine('the market', (open, testOnce) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
  });
  beforeEach(() => database.orm.delete(listings));

  async function inMarket(
    work: (market: ReturnType<typeof createMarketService>, catalogue: LiveCatalogue) => Promise<void>,
  ) {
    const catalogue = await createLiveCatalogue(database, usedCarCredit, (line) => expect.unreachable(line));
    await work(createMarketService(catalogue), catalogue);
    await catalogue.close();
  }
  const avanzas = (prices: readonly number[], changes: Partial<NewListing> = {}, from = 1) =>
    prices.map((price, at) => sampleListing(from + at, { price, ...changes }));

  /** The same in SQL. */
  async function sqlMarketOf({ modelId, variantId, makeYear }: Comparable) {
    const oracle = createSqlCatalogue(database.orm, new Map());
    const years = { modelId, from: makeYear - 1, to: makeYear + 1 };
    for (const variant of variantId === null ? [null] : [variantId, null]) {
      const found = await oracle.prices({ ...years, variantId: variant });
      if (found && found.count >= leastComparableCars) return { ...found, isSameVariant: variant !== null };
    }
    return null;
  }

  testOnce('equals percentile_cont, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(car, { minLength: 20, maxLength: 120, size: 'max' }),
        fc.array(asked, { minLength: 3, maxLength: 6 }),
        async (cars, questions) => {
          await database.orm.delete(listings);
          const rows = cars.map((row, at) => ({ ...row, id: at + 1, carIdHash: `car-${at}` }));
          await database.orm.insert(listings).values(rows.slice(0, -8));
          await inMarket(async ({ marketOf }, catalogue) => {
            for (const changed of [[], rows.slice(-8)]) {
              if (changed.length > 0) await database.orm.insert(listings).values(changed);
              await catalogue.sync();
              for (const question of questions) {
                const market = marketOf(question);
                const expected = await sqlMarketOf(question);
                expect(market).toEqual(expected && { ...expected, asOf: dayInJakarta(Date.now()) });
              }
            }
          });
        },
      ),
      // Runs on each engine, so twice as many in total.
      { numRuns: 8, endOnFailure: true },
    );
  });

  test('is of the same variant where there are enough, else of the model, else null', async () => {
    await database.orm.insert(listings).values([
      ...avanzas([100, 110, 120, 130, 140, 150, 160], { variantId: 7 }),
      ...avanzas([500, 600], { variantId: 8, makeYear: 2019 }, 20),
      // Outside the range of years.
      ...avanzas([9, 9, 9], { variantId: 7, makeYear: 2020 }, 30),
    ]);
    await inMarket(async ({ marketOf }, catalogue) => {
      const cars = { modelId: 4, variantId: 7, makeYear: 2018 };
      expect(marketOf(cars)).toMatchObject({
        count: 9,
        isSameVariant: false,
        min: 100,
        median: 140,
        max: 600,
      });
      expect(marketOf({ ...cars, makeYear: 2016 })).toBeNull();
      expect(marketOf({ ...cars, modelId: 5, variantId: 9 })).toBeNull();
      await database.orm.insert(listings).values(avanzas([170], { variantId: 7, makeYear: 2017 }, 40));
      await catalogue.sync();
      expect(marketOf(cars)).toMatchObject({
        count: 8,
        isSameVariant: true,
        p25: 117.5,
        median: 135,
        p75: 152.5,
      });
    });
  });

  test.each([
    ['2026-11-30T16:59:59Z', '2026-11-30'],
    ['2026-11-30T17:00:00Z', '2026-12-01'],
  ])('at %s its day is %s, as in Jakarta', async (now, day) => {
    await database.orm.insert(listings).values(avanzas([100, 110, 120, 130, 140, 150, 160, 170]));
    await inMarket(async ({ marketOf }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      onTestFinished(() => void vi.useRealTimers());
      expect(marketOf({ modelId: 4, variantId: null, makeYear: 2018 })?.asOf).toBe(day);
    });
  });

  test('a price is below, within or above the middle half, of private sellers or dealers; null without a market', async () => {
    await database.orm
      .insert(listings)
      .values([
        ...avanzas([100, 110, 120, 130, 140, 150, 160, 170]),
        ...avanzas([180], { listingType: 'diler' }, 20),
      ]);
    await inMarket(async ({ badgeFor }, catalogue) => {
      const priced = (price: number) => badgeFor({ modelId: 4, variantId: 7, makeYear: 2018, price });
      expect([119, 120, 160, 161].map(priced)).toEqual(['below', 'fair', 'fair', 'above']);
      await database.orm.delete(listings).where(eq(listings.id, 1));
      await database.orm.update(listings).set({ status: 'sold' }).where(eq(listings.id, 2));
      await catalogue.sync();
      expect(priced(100)).toBeNull();
    });
  });
});
