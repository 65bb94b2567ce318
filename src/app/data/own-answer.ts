import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { keptAnswer } from './api/kept-answer.ts';
import type { OwnAnswer } from './api/response-cache.ts';
import { answerOffline } from './snapshot/snapshot-client.ts';

/**
 * The device's response to a call: from the saved city, which is consistent in itself, otherwise the last
 * cached one.
 */
export async function ownAnswer<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
): Promise<OwnAnswer<DataOf<Name>> | undefined> {
  const data = await answerOffline(name, query, language).catch(() => undefined);
  if (data === undefined) return keptAnswer(name, query, language);
  return { data, from: 'offline' in data && data.offline ? data.offline.asOf : undefined };
}
