import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '#server/db/database.ts';
import { openMemoryDatabase } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { brands, listings } = schema;

// One test, since a database that cannot be handed on costs seconds.
test('a closed database is handed on without its rows, its ids begin again; neither a changed brand nor a changed table is', async () => {
  for (const change of [
    sql`select`,
    sql`update brands set name = 'Toyo' where slug = 'toyota'`,
    sql`alter table listings rename column expires_at to elsewhere`,
    sql`select`,
  ]) {
    const database = await openMemoryDatabase('reference');
    const { orm } = database;
    const [toyota] = await orm.select().from(brands).where(eq(brands.slug, 'toyota'));
    expect(toyota?.name).toBe('Toyota');
    expect(await orm.select().from(listings)).toEqual([]);
    expect(await insertListing(database, { model: 'avanza', city: 'bandung' })).toBe(1);
    await orm.execute(change);
    await database.close();
  }
});

test('queries after the end of a suite are rejected', async () => {
  const { orm, close } = await openMemoryDatabase('reference');
  await close();
  await expect(orm.select().from(brands)).rejects.toThrow();
});
