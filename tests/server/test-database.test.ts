import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { openMemoryDatabase } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { brands, listings } = schema;

/** Opens a database of the pool, does something to it and closes it; twice, so that the second may be the first. */
async function usedTwice(use: (database: Database) => Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const _ of [1, 2]) {
    const database = await openMemoryDatabase('reference');
    seen.push(await use(database));
    await database.close();
  }
  return seen;
}

test('a closed database is handed on without its rows, its ids begin again', async () => {
  const ids = await usedTwice(async (database) => {
    expect(await database.orm.select().from(listings)).toEqual([]);
    return await insertListing(database, { model: 'avanza', city: 'bandung' });
  });
  expect(ids).toEqual([1, 1]);
});

test('neither a changed brand nor a changed table is handed on', async () => {
  for (const change of [
    sql`update brands set name = 'Toyo' where slug = 'toyota'`,
    sql`alter table listings rename column expires_at to elsewhere`,
    sql`select`,
  ]) {
    const { orm, close } = await openMemoryDatabase('reference');
    const [toyota] = await orm.select().from(brands).where(eq(brands.slug, 'toyota'));
    expect(toyota?.name).toBe('Toyota');
    expect(await orm.select().from(listings)).toEqual([]);
    await orm.execute(change);
    await close();
  }
});

test('queries after the end of a suite are rejected', async () => {
  const { orm, close } = await openMemoryDatabase('reference');
  await close();
  await expect(orm.select().from(brands)).rejects.toThrow();
});
