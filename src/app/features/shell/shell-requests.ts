import type { ApiClient } from '#app/data/api/api-client.ts';

/** Fetches the shell's data for the first rendering. */
export async function shellRequests(api: ApiClient): Promise<void> {
  // A page without its menu is better than none; the browser requests it again.
  await Promise.allSettled([api.get('nav', {}), api.get('site', {})]);
}
