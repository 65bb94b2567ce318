import type { ApiClient } from '#app/data/api-client.ts';

/** Fetches what the shell reads, so that the page's first rendering has it. */
export async function shellRequests(api: ApiClient): Promise<void> {
  // A page without its menu is better than none; the browser asks for the menu again.
  await Promise.allSettled([api.get('nav', {}), api.get('site', {})]);
}
