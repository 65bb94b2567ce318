import { createApiClient } from '#app/data/api/api-client.ts';
import { openDevice } from '#app/data/device/device.ts';

/** Age in milliseconds at which the seller's lists are fetched again. */
const freshMs = 24 * 60 * 60_000;
const noteKey = 'lajur.sell-references';

/**
 * Keeps brands, models, variants and cities on the device, so that selling works offline from the first visit. Some
 * ten kilobytes on the wire, once a day.
 */
export async function syncSellReferences(): Promise<void> {
  if (Date.now() - notedAt() < freshMs) return;
  const opened = await openDevice();
  if (!opened.ok) return;
  const { database } = opened;
  const { keepReferences, referencesSyncedAt } = await import('#offline/sell/kept-references.ts');
  const syncedAt = await referencesSyncedAt(database);
  note(syncedAt);
  if (Date.now() - syncedAt < freshMs) return;
  const api = createApiClient({ fetch: (...request) => fetch(...request), language: 'id' });
  const [vehicles, cities] = await Promise.all([api.get('sellCatalogue', {}), api.get('cities', {})]);
  const now = Date.now();
  await keepReferences(database, { vehicles, cities }, now);
  note(now);
}

/** When they were synced, known without opening the database. */
function notedAt(): number {
  try {
    return Number(localStorage.getItem(noteKey)) || 0;
  } catch {
    return 0;
  }
}

function note(syncedAt: number): void {
  try {
    localStorage.setItem(noteKey, String(syncedAt));
  } catch {
    // Then the database is read the next time.
  }
}
