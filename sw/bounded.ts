import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

/** Limits a cache to its newest entries, and allows it to be deleted when the device is full. */
export function bounded(maxEntries: number): { plugin: WorkboxPlugin; forgetAll(): Promise<void> } {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  // The class declares optional members as possibly undefined, which the type WorkboxPlugin does not allow.
  const { cachedResponseWillBeUsed, cacheDidUpdate } = expiration;
  const plugin: WorkboxPlugin = {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
  return { plugin, forgetAll: () => expiration.deleteCacheAndMetadata() };
}
