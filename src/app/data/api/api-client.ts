import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { readingPaths } from '#contract/api/reading-paths.ts';
import type { Language } from '#contract/language.ts';
import type { Fetch } from '#contract/page/page-renderer.ts';
import { ConnectionLost } from './api-error.ts';

/** Form encoding of the parameters, without empty ones. */
function formOf(given: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const known: Readonly<Partial<Record<EndpointName, string>>> = readingPaths;

/** @throws ConnectionLost if the endpoint code cannot be loaded */
async function laterPath(name: EndpointName): Promise<string> {
  const { pathOf } = await import('./answer-schema.ts').catch((cause: unknown) => {
    throw new ConnectionLost('no code', { cause });
  });
  return pathOf(name);
}

/** The URL of a call, which is also its cache key. */
export function addressOf<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
  path = known[name] ?? name,
): string {
  const parameters = formOf({ ...query, lang_code: language });
  parameters.sort();
  return `${path}?${parameters}`;
}

export type ApiClient = {
  readonly language: Language;
  /**
   * Calls an endpoint and parses its response.
   * @throws ApiError, ConnectionLost
   */
  get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>>;
};

/** A client that can also post. Code that only loads a page gets the read-only type. */
export type WritingClient = ApiClient & {
  /**
   * Posts a form to an endpoint; the response is not cached.
   * @param headers additional headers
   * @throws ApiError, ConnectionLost
   */
  post<Name extends EndpointName>(
    name: Name,
    fields: QueryOf<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<DataOf<Name>>;
};

type Parts = { readonly fetch: Fetch; readonly language: Language };

/** The single way to the server's data, in the browser and during server rendering. */
export function createApiClient({ fetch, language }: Parts): WritingClient {
  async function reach(...request: Parameters<Fetch>) {
    const [response, { readAnswer }] = await Promise.all([
      fetch(...request).catch((cause: unknown) => {
        throw new ConnectionLost('no answer', { cause });
      }),
      import('./read-answer.ts'),
    ]);
    return { response, readAnswer };
  }
  async function read<Name extends EndpointName>(
    name: Name,
    { response, readAnswer }: Awaited<ReturnType<typeof reach>>,
  ): Promise<DataOf<Name>> {
    const answer: unknown = await response.json().catch(() => undefined);
    const data = await readAnswer(name, response.status, answer, language);
    // A long answer is checked in one task and rendered in another: each takes a slow phone 30 ms.
    await nextTask();
    return data;
  }
  return {
    language,
    async get(name, query) {
      const path = known[name] ?? (await laterPath(name));
      return read(name, await reach(addressOf(name, query, language, path)));
    },
    post: async (name, fields, headers = {}) =>
      read(
        name,
        await reach(`${known[name] ?? (await laterPath(name))}?lang_code=${language}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: formOf(fields).toString(),
        }),
      ),
  };
}

/**
 * Lets input and painting come between two pieces of work, where the browser can:
 * https://developer.mozilla.org/docs/Web/API/Scheduler/yield#browser_compatibility
 */
async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.yield?.();
}
