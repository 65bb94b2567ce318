import { startApi } from './api-app.ts';
import type { OpenDatabase } from './test-database.ts';

/** The whole server on a new database that knows regions and vehicles, and no car. */
export async function startSeededApi(open: OpenDatabase) {
  const database = await open('reference');
  return { database, api: await startApi(database) };
}
