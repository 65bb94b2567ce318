import type { Database } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { startApi } from './api-app.ts';

/** The whole server on a new database that knows regions and vehicles, and no car. */
export async function startSeededApi(open: () => Promise<Database>) {
  const database = await open();
  await seedDatabase(database, { demoListings: 0, onProgress: () => undefined });
  return { database, api: await startApi(database) };
}
