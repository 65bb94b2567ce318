import { createApiClient } from './api-client.ts';
import { openDevice } from './device.ts';

/** How old the lists that a seller chooses from may be before they are fetched anew, in milliseconds. */
const freshMs = 24 * 60 * 60_000;

/**
 * Keeps brands, models, variants and cities on the device, so that a car can be sold from a place without a
 * connection, the first time too. Some ten kilobytes over the air, once a day.
 */
export async function syncSellReferences(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { database } = opened;
  const { keepReferences, referencesSyncedAt } = await import('#offline/sell/kept-references.ts');
  if (Date.now() - (await referencesSyncedAt(database)) < freshMs) return;
  const api = createApiClient({ fetch: (...request) => fetch(...request), language: 'id' });
  const [vehicles, cities] = await Promise.all([api.get('sellCatalogue', {}), api.get('cities', {})]);
  await keepReferences(database, { vehicles, cities }, Date.now());
}
