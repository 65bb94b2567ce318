import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

/** Limits a cache to its newest entries, and lets it be deleted when the device is full. */
export function bounded(maxEntries: number): { plugin: WorkboxPlugin; forgetAll(): Promise<void> } {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  // Its class declares optional members as possibly undefined, which a WorkboxPlugin may not have.
  const { cachedResponseWillBeUsed, cacheDidUpdate } = expiration;
  const plugin: WorkboxPlugin = {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
  return { plugin, forgetAll: () => expiration.deleteCacheAndMetadata() };
}
