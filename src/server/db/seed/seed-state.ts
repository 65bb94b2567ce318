import { eq } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { seedState } = schema;

/**
 * `reference`: the hash of the reference data; `demo`: the demonstration's version and size; `new-vehicles`: the hash
 * of their files, and the revision that changes with each write.
 */
type SeedName = 'reference' | 'demo' | 'new-vehicles' | 'new-vehicles-revision';

export async function readSeedState(orm: Orm, name: SeedName): Promise<string | undefined> {
  const rows = await orm.select({ value: seedState.value }).from(seedState).where(eq(seedState.name, name));
  return rows[0]?.value;
}

export async function writeSeedState(orm: Orm, name: SeedName, value: string): Promise<void> {
  await orm
    .insert(seedState)
    .values({ name, value })
    .onConflictDoUpdate({ target: seedState.name, set: { value } });
}
