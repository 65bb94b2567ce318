import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { pathOf } from './answer-schema.ts';
import { addressOf } from './api-client.ts';
import { readAnswer } from './read-answer.ts';
import type { OwnAnswer } from './response-cache.ts';

/** The last response to a call, from the service worker's cache (sw/api-cache.ts). */
export async function keptAnswer<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
): Promise<OwnAnswer<DataOf<Name>> | undefined> {
  // Insecure contexts have no Cache API.
  if (!('caches' in globalThis)) return undefined;
  const address = addressOf(name, query, language, await pathOf(name));
  const response = await caches.match(address, { ignoreVary: true });
  if (!response) return undefined;
  const date = Date.parse(response.headers.get('date') ?? '');
  const data = await readAnswer(name, response.status, await response.json(), language);
  return { data, from: Number.isNaN(date) ? undefined : new Date(date).toISOString() };
}
