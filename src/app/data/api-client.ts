import * as z from 'zod/mini';
import type { DataOf, Endpoint, QueryOf } from '#contract/endpoint.ts';
import { envelopeOf, errorEnvelope } from '#contract/envelope.ts';
import { type ErrorCode, errorTable } from '#contract/error-code.ts';
import type { Language } from '#contract/language.ts';

/** The server answered, and said no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** What is wrong with each field, in the reader's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields: Readonly<Record<string, readonly string[]>> = {},
    requestId?: string,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Nothing answered: no connection, or it broke. A state to be shown, not a fault. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** As much of `fetch` as is needed; the server hands in one that never leaves the process. */
export type Fetch = (path: string) => Promise<Pick<Response, 'json' | 'status'>>;

type AnyEndpoint = Endpoint;

/** The address of a call, which is also its key in the cache of answers. */
export function addressOf<E extends AnyEndpoint>(endpoint: E, query: QueryOf<E>, language: Language): string {
  const parameters = new URLSearchParams({ lang_code: language });
  for (const [name, value] of Object.entries(z.parse(z.record(z.string(), z.optional(z.string())), query))) {
    if (value !== undefined && value !== '') parameters.set(name, value);
  }
  parameters.sort();
  return `${endpoint.path}?${parameters}`;
}

export type ApiClient = {
  readonly language: Language;
  get<E extends AnyEndpoint>(endpoint: E, query: QueryOf<E>): Promise<DataOf<E>>;
};

/** The only way to get data, in the browser and while rendering on the server. */
export function createApiClient({ fetch, language }: { fetch: Fetch; language: Language }): ApiClient {
  return {
    language,
    async get(endpoint, query) {
      const response = await fetch(addressOf(endpoint, query, language)).catch((cause: unknown) => {
        throw new ConnectionLost('no answer', { cause });
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (response.status === 200) {
        const parsed = z.safeParse(envelopeOf(endpoint.data), body);
        if (parsed.success) return parsed.data.data as DataOf<typeof endpoint>;
      }
      const failure = z.safeParse(errorEnvelope, body);
      if (!failure.success) throw new ApiError('internal', errorTable.internal.message[language]);
      const { code, message, errors, requestId } = failure.data;
      throw new ApiError(code, message, errors, requestId);
    },
  };
}
