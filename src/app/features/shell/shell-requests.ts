import { type ApiClient, addressOf } from '#app/data/api-client.ts';

/** Fetches what the shell reads, so that the page's first rendering has it. `keep` as in `loadPage`. */
export async function shellRequests(
  api: ApiClient,
  keep: (address: string, answer: unknown) => void,
): Promise<void> {
  async function request(name: 'nav' | 'site') {
    try {
      keep(addressOf(name, {}, api.language), await api.get(name, {}));
    } catch {
      // A page without its menu is better than none; the browser asks for the menu again.
    }
  }
  await Promise.all([request('nav'), request('site')]);
}
