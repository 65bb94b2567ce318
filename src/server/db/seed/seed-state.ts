import { eq } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { seedState } = schema;

/**
 * `articles`: hash of the launch articles; `reference`: hash of the reference data; `demo`: version and size of the demonstration; `new-vehicles`:
 * hash of the new-vehicle files; `restored`: when a
 * backup was restored, in milliseconds; `new-vehicles-revision`: changes with every write of new vehicles.
 */
type SeedName = 'restored' | 'articles' | 'reference' | 'demo' | 'new-vehicles' | 'new-vehicles-revision';

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
