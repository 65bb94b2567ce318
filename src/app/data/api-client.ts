import type { DataOf, EndpointName, QueryOf } from '#contract/endpoint-schemas.ts';
import { endpointPaths } from '#contract/endpoints.ts';
import type { Language } from '#contract/language.ts';
import type { Fetch } from '#contract/page-renderer.ts';
import { ConnectionLost } from './api-error.ts';

/** The address of a call, which is also its key in the cache of answers. */
export function addressOf<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
): string {
  const parameters = new URLSearchParams({ lang_code: language });
  const given: Readonly<Record<string, string | undefined>> = query;
  for (const [key, value] of Object.entries(given)) if (value) parameters.set(key, value);
  parameters.sort();
  return `${endpointPaths[name]}?${parameters}`;
}

export type ApiClient = {
  readonly language: Language;
  /** Calls an endpoint and parses what it answers. @throws ApiError, ConnectionLost */
  get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>>;
};

/** The only way to get data, in the browser and while rendering on the server. */
export function createApiClient({ fetch, language }: { fetch: Fetch; language: Language }): ApiClient {
  return {
    language,
    async get(name, query) {
      const [response, { readAnswer }] = await Promise.all([
        fetch(addressOf(name, query, language)).catch((cause: unknown) => {
          throw new ConnectionLost('no answer', { cause });
        }),
        import('./read-answer.ts'),
      ]);
      const body: unknown = await response.json().catch(() => undefined);
      return readAnswer(name, response.status, body, language);
    },
  };
}
