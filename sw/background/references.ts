import * as z from 'zod/mini';
import { successEnvelope } from '#contract/api/envelope.ts';
import { sellingPaths } from '#contract/api/outbox-paths.ts';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { referenceSchemas } from '#offline/sell/kept-reference.schema.ts';
import { keepReferences, referencesSyncedAt } from '#offline/sell/kept-references.ts';

/** Maximum age of the sell catalogue, in milliseconds. */
const freshMs = 24 * 60 * 60_000;

/**
 * Stores brands, models, variants and cities on the device, so that selling works offline from the first
 * visit (tens of kilobytes on the wire). It runs in the worker because a guest's page has no other use for
 * the database.
 * @returns whether the device has them
 */
export async function syncReferences(): Promise<boolean> {
  const opened = await openDeviceDatabase();
  if (!opened.ok) return false;
  const { database } = opened;
  try {
    const syncedAt = await referencesSyncedAt(database);
    const now = Date.now();
    if (now - syncedAt < freshMs) return true;
    // On the first run, use what the page has just fetched.
    const cache = syncedAt === 0 ? 'force-cache' : 'default';
    const [vehicles, cities] = await Promise.all([
      answerOf(sellingPaths.sellCatalogue, cache),
      answerOf(readingPaths.cities, cache),
    ]);
    await keepReferences(
      database,
      {
        vehicles: z.parse(referenceSchemas.vehicles, vehicles),
        cities: z.parse(referenceSchemas.cities, cities),
      },
      now,
    );
    return true;
  } catch {
    // Without a response the next page retries.
    return false;
  } finally {
    // An open connection would block a newer page from upgrading the database.
    database.close();
  }
}

/** @throws if the server does not return a list */
async function answerOf(path: string, cache: RequestCache): Promise<unknown> {
  // The URL that pages use; the lists are in Indonesian only.
  const response = await fetch(`${path}?lang_code=id`, { cache });
  return z.parse(successEnvelope, await response.json()).data;
}
