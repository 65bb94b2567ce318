import { type ApiClient, addressOf } from '#app/data/api-client.ts';
import type { Endpoint, QueryOf } from '#contract/endpoint.ts';
import { navEndpoint, siteEndpoint } from '#contract/endpoints.ts';

/** Fetches what the shell reads, so that the page's first rendering has it. `keep` as in `loadPage`. */
export async function shellRequests(
  api: ApiClient,
  keep: (address: string, answer: unknown) => void,
): Promise<void> {
  async function request<E extends Endpoint>(endpoint: E, query: QueryOf<E>) {
    try {
      keep(addressOf(endpoint, query, api.language), await api.get(endpoint, query));
    } catch {
      // A page without its menu is better than none; the browser asks for the menu again.
    }
  }
  await Promise.all([request(navEndpoint, {}), request(siteEndpoint, {})]);
}
